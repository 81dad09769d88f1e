import type { Person } from '@conclave/protocol';
import {
  erased,
  everything,
  guest,
  me,
  mutedPeople,
  nameBody,
  newToken as newTokenAnswer,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cleanName, imitatesBot } from '../../house/plain-words.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { changePerson, hashToken, newGuest, newToken, personOf } from '../../people/people.ts';
import type { TableActor } from '../../table/actor.ts';
import { decideForgetting, ERASED_NAME } from '../../table/forget.ts';
import { decideRenaming } from '../../table/names.ts';
import { exportPerson, tablesOf, unfinishedTablesOf } from '../../table/person-data.ts';
import type { Tables } from '../../table/registry.ts';
import { networkOf } from '../address.ts';
import { mayHaveOne } from '../address-tally.ts';
import { ANYBODY, answers } from '../answers.ts';
import { COOKIE, refuseBanned, setTokenCookie, whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';
import { actAt, ask } from './acting.ts';

const DAY_SECONDS = 86_400;

const nameFrom = ({ bots }: Services, given: string): string => {
  const name = cleanName(given);
  if (name === undefined) throw new Problem(400, 'badName', 'a name has 1 to 30 characters that can be seen', 'shape');
  if (imitatesBot(name, bots.names?.() ?? []))
    throw new Problem(400, 'botName', 'this name could be taken for a bot', 'shape');
  return name;
};

const PASSED_OVER: ReadonlySet<string> = new Set(['damaged', 'noSuchTable', 'notYourSeat', 'notRunning']);

/** A damaged table keeps what nobody can read, and from a seat that one does not have one need not rise. */
const orGone = async (asked: Promise<unknown>): Promise<void> => {
  await asked.catch(error => {
    if (!(error instanceof Problem && PASSED_OVER.has(error.code))) throw error;
  });
};

/** The table forgets the name; then who goes for good leaves it as anybody would. */
const forgetAt = async (actor: TableActor, person: Person): Promise<void> => {
  await orGone(ask(actor, (loaded, scene) => decideForgetting(loaded, scene, person.id)));
  await orGone(actAt(actor, person, { do: 'leave' }));
};

/** Guests: a name, and a token that only their browser knows. */
export const peopleRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    const { guestsPerMinute: perMinute, guestsADay } = services.config.limits;
    const newcomers = { local: new Buckets(every(DAY_SECONDS, guestsADay)), most: guestsADay, seconds: DAY_SECONDS };
    app.post(
      '/api/people',
      {
        schema: {
          operationId: 'becomeGuest',
          ...ANYBODY,
          summary: 'Become a guest. The token is shown once and set as a cookie.',
          ...answers(guest, 201),
          tags: ['people'],
          body: nameBody,
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        await refuseBanned(services, request);
        const name = nameFrom(services, request.body.name);
        if (!(await mayHaveOne(services, newcomers, 'guest', networkOf(request.ip))))
          throw new Problem(429, 'tooManyGuests', 'too many new guests from this address today');
        const { row, token } = await newGuest(services, name);
        setTokenCookie(services, reply, token);
        return reply.status(201).send({ person: personOf(row), token });
      },
    );

    app.get(
      '/api/me',
      { schema: { operationId: 'readMe', summary: 'Who am I?', ...answers(me), tags: ['people'] } },
      async request => ({
        person: personOf(await whoAsks(services, request)),
      }),
    );

    app.get(
      '/api/me/muted',
      {
        schema: {
          operationId: 'listMuted',
          summary: 'Whom I do not want to read.',
          ...answers(mutedPeople),
          tags: ['people'],
        },
      },
      async request => ({ muted: await services.storage.mutedBy((await whoAsks(services, request)).id) }),
    );

    app.patch(
      '/api/me',
      {
        schema: {
          operationId: 'renameMe',
          summary: 'Take another name, at my tables too.',
          ...answers(me),
          tags: ['people'],
          body: nameBody,
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async request => {
        const row = { ...(await whoAsks(services, request)), name: nameFrom(services, request.body.name) };
        await changePerson(services, row);
        const mine = await unfinishedTablesOf(services.storage, row.id);
        for (const table of new Set([...mine, ...tables.visitedBy(row.id)]))
          await orGone(ask(tables.at(table), (loaded, scene) => decideRenaming(loaded, scene, personOf(row))));
        return { person: personOf(row) };
      },
    );

    app.post(
      '/api/me/token',
      {
        schema: {
          operationId: 'replaceToken',
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

    app.delete(
      '/api/me/token',
      {
        schema: {
          operationId: 'forgetCookie',
          summary: 'This browser forgets who it was: its cookie goes.',
          ...answers(erased),
          tags: ['people'],
        },
      },
      async (request, reply) => {
        await whoAsks(services, request); // who is banned stays who they are
        reply.clearCookie(COOKIE, { path: '/' });
        return { erased: true };
      },
    );

    app.get(
      '/api/me/export',
      {
        schema: {
          operationId: 'exportMe',
          summary: 'Everything stored about me.',
          ...answers(everything),
          tags: ['people'],
        },
      },
      async request => exportPerson(services.storage, (await whoAsks(services, request)).id),
    );

    app.delete(
      '/api/me',
      {
        schema: {
          operationId: 'forgetMe',
          summary: 'Forget me: name, chat and token. Moves of games stay, without my name.',
          ...answers(erased),
          tags: ['people'],
        },
      },
      async (request, reply) => {
        const person = personOf(await whoAsks(services, request));
        const { id } = person;
        const known = await tablesOf(services.storage, id);
        for (const table of new Set([...known, ...tables.visitedBy(id)])) await forgetAt(tables.at(table), person);
        await services.storage.erasePerson(id, ERASED_NAME);
        services.bus.publish('person', id);
        reply.clearCookie(COOKIE, { path: '/' });
        return { erased: true };
      },
    );
  };
