import { club as clubAnswer, clubForBody, clubParams, done, knownClubs, reasonBody } from '@conclave/protocol/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clubFor, clubNamed, found, membersOf } from '../../clubs/club.ts';
import { tellEnded } from '../../clubs/news.ts';
import { cleanText } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { type Doer, recording } from '../../stewards/deeds.ts';
import { clubsFor } from '../../stewards/known-clubs.ts';
import { answers, KEEPER } from '../answers.ts';
import { Problem } from '../problem.ts';
import { clubName } from './at-club.ts';
import { refuseClub } from './club-refusals.ts';

type DoerOf = (request: FastifyRequest, body: { readonly reason?: string } | null | undefined) => Doer;

/** Clubs, for whoever looks after the house. */
export const adminClubRoutes =
  (services: Services, doerOf: DoerOf): FastifyPluginAsyncZod =>
  async app => {
    const { storage, turns } = services;

    app.get(
      '/api/admin/clubs',
      {
        schema: {
          operationId: 'listAllClubs',
          ...KEEPER,
          summary: 'Clubs of the house, the newest first.',
          ...answers(knownClubs),
          tags: ['admin'],
        },
      },
      async () => clubsFor(storage),
    );

    app.post(
      '/api/admin/clubs',
      {
        schema: {
          operationId: 'foundClubFor',
          ...KEEPER,
          summary: 'Found a club for somebody, who is its owner.',
          ...answers(clubAnswer, 201),
          tags: ['admin'],
          body: clubForBody,
        },
      },
      async (request, reply) => {
        const doer = doerOf(request, request.body);
        const { owner, about = '', crest = 0 } = request.body;
        if ((await storage.person(owner)) === undefined)
          throw new Problem(404, 'noSuchPerson', 'there is no such person', 'house');
        const wanted = { name: clubName(request.body.name), about: cleanText(about) ?? '', crest };
        const made = await turns.take(owner, () => found(services, owner, wanted));
        if ('why' in made) throw refuseClub(made.why);
        await storage.attempt([recording(services, doer, { what: 'foundClub', target: made.id, detail: wanted.name })]);
        const row = await clubNamed(services, made.id);
        if (row === undefined) throw refuseClub('noSuchClub');
        return reply.status(201).send(await clubFor(services, row, owner, 'owner'));
      },
    );

    app.post(
      '/api/admin/clubs/:id/close',
      {
        schema: {
          operationId: 'closeClub',
          ...KEEPER,
          summary: 'Close a club. Games that were played there stay.',
          ...answers(done),
          tags: ['admin'],
          params: clubParams,
          body: reasonBody,
        },
      },
      async request => {
        const doer = doerOf(request, request.body);
        const row = await clubNamed(services, request.params.id);
        if (row === undefined) throw refuseClub('noSuchClub');
        const members = await membersOf(services, row.id);
        await storage.attempt([recording(services, doer, { what: 'closeClub', target: row.id, detail: row.name })]);
        await storage.endClub(row.id);
        await tellEnded(services, members, row.name, undefined);
        return { done: true as const };
      },
    );
  };
