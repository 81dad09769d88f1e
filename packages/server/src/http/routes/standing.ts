import {
  done,
  hereNow,
  pastGames,
  personParams,
  profile,
  profileSettings,
  theirPastQuery,
  tied as tiedAnswer,
  tiedPeople,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import { answerAsk, asksTo, type Tie, tie, tied, untie } from '../../people/ties.ts';
import { hereNow as whoIsHere } from '../../standing/here.ts';
import { changeSettings, gamesOf, profileFor, settingsOf } from '../../standing/profile.ts';
import { Enough } from '../../table/quotas.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';

const noSuchPerson = (): Problem => new Problem(404, 'noSuchPerson', 'you know nobody of that name', 'house');

const TIES = [
  { what: 'follow', path: 'follows', verb: 'Follow', of: 'whom I follow' },
  { what: 'block', path: 'blocks', verb: 'Block', of: 'with whom I want nothing to do' },
] as const satisfies readonly { what: Tie; path: string; verb: string; of: string }[];

/** What people show of themselves, and with whom they want to play; in a house that rates nobody as well. */
export const standingRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/people/:id',
      {
        schema: {
          operationId: 'readPerson',
          summary: 'Somebody, as far as they show themselves to me: ratings, games, and how we did against each other.',
          ...answers(profile),
          tags: ['people'],
          params: personParams,
        },
      },
      async request => {
        const found = await profileFor(services, (await whoAsks(services, request)).id, request.params.id);
        if (found === undefined) throw noSuchPerson();
        return found;
      },
    );

    if (services.config.showsPast)
      app.get(
        '/api/people/:id/games',
        {
          schema: {
            operationId: 'listGamesOf',
            summary:
              'What somebody has finished, as far as I may see it: thirty at a time; `next` asks for those before.',
            ...answers(pastGames),
            tags: ['people'],
            params: personParams,
            querystring: theirPastQuery,
          },
        },
        async request => {
          const { id: asks } = await whoAsks(services, request);
          const found = await gamesOf(services, asks, request.params.id, request.query);
          if (found === undefined) throw noSuchPerson();
          return found;
        },
      );

    app.get(
      '/api/me/profile',
      {
        schema: {
          operationId: 'readProfileSettings',
          summary: 'What others may see of me.',
          ...answers(profileSettings),
          tags: ['people'],
        },
      },
      async request => settingsOf(services, (await whoAsks(services, request)).id),
    );

    app.put(
      '/api/me/profile',
      {
        schema: {
          operationId: 'changeProfileSettings',
          summary: 'Say what others may see of me.',
          ...answers(profileSettings),
          tags: ['people'],
          body: profileSettings,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        await changeSettings(services, id, request.body);
        return settingsOf(services, id);
      },
    );

    app.get(
      '/api/me/here',
      {
        schema: {
          operationId: 'readHereNow',
          summary: 'Of those whom I follow, who is here now, and at which tables of the lobby.',
          ...answers(hereNow),
          tags: ['people'],
        },
      },
      async request => whoIsHere(services, (await whoAsks(services, request)).id),
    );

    app.get(
      '/api/me/follow-asks',
      {
        schema: {
          operationId: 'listFollowAsks',
          summary: 'Who wants to follow me, and waits for my answer.',
          ...answers(tiedPeople),
          tags: ['people'],
        },
      },
      async request => ({ people: await asksTo(services, (await whoAsks(services, request)).id) }),
    );
    for (const [method, isYes, operationId, summary] of [
      ['PUT', true, 'letFollow', 'They may follow me.'],
      ['DELETE', false, 'refuseFollow', 'They may not follow me; they are not told.'],
    ] as const)
      app.route({
        method,
        url: '/api/me/follow-asks/:id',
        schema: { operationId, summary, ...answers(done), tags: ['people'], params: personParams },
        handler: async request => {
          const { id } = await whoAsks(services, request);
          const { id: other } = personParams.parse(request.params);
          if (!(await answerAsk(services, id, other, isYes))) throw noSuchPerson();
          return { done: true as const };
        },
      });

    for (const { what, path, verb, of } of TIES) {
      app.get(
        `/api/me/${path}`,
        {
          schema: { operationId: `list${verb}s`, summary: `Those ${of}.`, ...answers(tiedPeople), tags: ['people'] },
        },
        async request => ({ people: await tied(services, what, (await whoAsks(services, request)).id) }),
      );
      app.put(
        `/api/me/${path}/:id`,
        {
          schema: {
            operationId: `add${verb}`,
            summary: `${verb} somebody. They are not told, unless they want to be asked before they are followed.`,
            ...answers(tiedAnswer),
            tags: ['people'],
            params: personParams,
          },
        },
        async request => {
          const { id } = await whoAsks(services, request);
          const why = await services.turns.take(id, () => tie(services, what, id, request.params.id));
          if (why === 'noSuchPerson') throw noSuchPerson();
          if (why === 'asked') return { done: true as const, asked: true as const };
          if (why !== undefined) throw new Enough(why);
          return { done: true as const };
        },
      );
      app.delete(
        `/api/me/${path}/:id`,
        {
          schema: {
            operationId: `drop${verb}`,
            summary: `${verb} somebody no more.`,
            ...answers(done),
            tags: ['people'],
            params: personParams,
          },
        },
        async request => {
          await untie(services, what, (await whoAsks(services, request)).id, request.params.id);
          return { done: true as const };
        },
      );
    }
  };
