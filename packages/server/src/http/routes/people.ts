import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changePerson, cleanName, hashToken, newGuest, newToken, personOf } from '../../people.ts';
import { erasePerson, exportPerson } from '../../person-data.ts';
import type { Services } from '../../services.ts';
import type { Tables } from '../../table/registry.ts';
import { answers, anything, erased, guest, me, mutedPeople, newToken as newTokenAnswer } from '../answers.ts';
import { COOKIE, setTokenCookie, whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';
import { nameBody } from '../schemas.ts';

const nameFrom = (given: string): string => {
  const name = cleanName(given);
  if (name === undefined) throw new Problem(400, 'badName', 'a name has 1 to 30 characters', 'shape');
  return name;
};

/** Guests: a name, and a token that only their browser knows. */
export const peopleRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    const perMinute = services.config.limits.guestsPerMinute;
    app.post(
      '/api/people',
      {
        schema: {
          summary: 'Become a guest. The token is shown once and set as a cookie.',
          ...answers(guest, 201),
          tags: ['people'],
          body: nameBody,
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        const { row, token } = await newGuest(services, nameFrom(request.body.name));
        setTokenCookie(services, reply, token);
        return reply.status(201).send({ person: personOf(row), token });
      },
    );

    app.get('/api/me', { schema: { summary: 'Who am I?', ...answers(me), tags: ['people'] } }, async request => ({
      person: personOf(await whoAsks(services, request)),
    }));

    app.get(
      '/api/me/muted',
      { schema: { summary: 'Whom I do not want to read.', ...answers(mutedPeople), tags: ['people'] } },
      async request => ({ muted: await services.storage.mutedBy((await whoAsks(services, request)).id) }),
    );

    app.patch(
      '/api/me',
      { schema: { summary: 'Take another name.', ...answers(me), tags: ['people'], body: nameBody } },
      async request => {
        const row = { ...(await whoAsks(services, request)), name: nameFrom(request.body.name) };
        await changePerson(services, row);
        return { person: personOf(row) };
      },
    );

    app.post(
      '/api/me/token',
      {
        schema: {
          summary: 'A new token; the old one is worthless from now on.',
          ...answers(newTokenAnswer),
          tags: ['people'],
        },
      },
      async (request, reply) => {
        const row = await whoAsks(services, request);
        const token = newToken(services);
        await changePerson(services, { ...row, token_hash: hashToken(token) });
        setTokenCookie(services, reply, token);
        return { token };
      },
    );

    app.get(
      '/api/me/export',
      { schema: { summary: 'Everything stored about me.', ...answers(anything), tags: ['people'] } },
      async request => exportPerson(services.storage, (await whoAsks(services, request)).id),
    );

    app.delete(
      '/api/me',
      {
        schema: {
          summary: 'Forget me: name, chat and token. Moves of games stay, without my name.',
          ...answers(erased),
          tags: ['people'],
        },
      },
      async (request, reply) => {
        const { id } = await whoAsks(services, request);
        await services.committer.settled();
        for (const table of (await erasePerson(services.storage, id)) ?? []) tables.find(table)?.unload();
        services.bus.publish('person', id);
        reply.clearCookie(COOKIE, { path: '/' });
        return { erased: true };
      },
    );
  };
