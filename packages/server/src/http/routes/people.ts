import type { Person, Program } from '@conclave/protocol';
import {
  done,
  erased,
  everything,
  guest,
  languageBody,
  me,
  mutedPeople,
  nameBody,
  newGuestBody,
  newToken as newTokenAnswer,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { prefer, spokenOf } from '../../calling/preferences.ts';
import { isZone } from '../../calling/quiet-hours.ts';
import { cleanName, imitatesBot } from '../../house/plain-words.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { deviceOf } from '../../people/devices.ts';
import {
  givingUp,
  isOneScript,
  isReserved,
  nameForGuest,
  RENAME_EVERY,
  renameKept,
  whyNotName,
} from '../../people/names.ts';
import { changePerson, hashToken, isKept, newGuest, newToken, personOf } from '../../people/people.ts';
import { deviceFrom, endSession, type Inside, waysOf, whyNotChange } from '../../people/sessions.ts';
import { contactOf, deedsAbout } from '../../stewards/deeds.ts';
import { isNameHidden } from '../../stewards/names.ts';
import type { PersonRow } from '../../storage/storage.ts';
import type { TableActor } from '../../table/actor.ts';
import { decideForgetting, ERASED_NAME } from '../../table/forget.ts';
import { decideRenaming } from '../../table/names.ts';
import { exportPerson, tablesToForget, unfinishedTablesOf } from '../../table/person-data.ts';
import type { Tables } from '../../table/registry.ts';
import { networkOf } from '../address.ts';
import { mayHaveOne } from '../address-tally.ts';
import { ANYBODY, answers } from '../answers.ts';
import { clearTokenCookie, refuseBanned, setTokenCookie, whoAsks, whoIsIn } from '../auth.ts';
import { Problem } from '../problem.ts';
import { actAt, ask } from './acting.ts';
import { refuseWay } from './ways.ts';

const DAY_SECONDS = 86_400;

export const nameFrom = ({ bots }: Services, given: string): string => {
  const name = cleanName(given);
  if (name === undefined) throw new Problem(400, 'badName', 'a name has 1 to 30 characters that can be seen', 'shape');
  if (!isOneScript(name)) throw new Problem(400, 'badName', 'the letters of a name are of one alphabet', 'shape');
  if (isReserved(name)) throw new Problem(409, 'nameReserved', 'nobody is called so here', 'house');
  if (imitatesBot(name, bots.names?.() ?? []))
    throw new Problem(400, 'botName', 'this name could be taken for a bot', 'shape');
  return name;
};

/** Who is somebody already stays what they are. Where the house lets no programs in, it has never heard of them. */
const programFrom = (
  { config }: Services,
  program: Program | undefined,
  known: PersonRow | undefined,
): Program | undefined => {
  if (program === undefined) return undefined;
  if (!config.programs) throw new Problem(400, 'malformed', 'Unrecognized key: "program"', 'shape');
  const by = cleanName(program.by);
  if (by === undefined) throw new Problem(400, 'badName', 'say who wrote it, in 1 to 30 characters', 'shape');
  if (known !== undefined)
    throw new Problem(409, 'alreadySomebody', 'a program is one from its first moment on', 'house');
  return { by, url: program.url };
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
    /** Which devices came in since this one was told. */
    const arrivedAt = async ({ person, session }: Inside): Promise<object> => {
      const { sessions } = await waysOf(services, person.id);
      const arrived = sessions.filter(
        ({ token_hash, created_at }) => token_hash !== session.token_hash && created_at > session.told_at,
      );
      return arrived.length === 0 ? {} : { arrived: arrived.map(one => deviceFrom(one, session, services.now())) };
    };

    /** What the house did about them since this device was told. */
    const deedsFor = async ({ person, session }: Inside): Promise<object> => {
      const deeds = await deedsAbout(services.storage, person.id, session.told_at);
      return deeds.length === 0 ? {} : { deeds, ...contactOf(services) };
    };

    /** Guests change their name as they like; who is kept once a week, and never into that of another. */
    const renamed = async (inside: Inside, name: string): Promise<PersonRow> => {
      const { person } = inside;
      if (name === person.name) return person;
      if (await isNameHidden(services.storage, person.id))
        throw new Problem(409, 'nameHidden', 'your name was reported; somebody looks at it first', 'house');
      const next = person.renamed_at + RENAME_EVERY;
      const isTooSoon = person.renamed_at > 0 && services.now() < next; // of a guest: another name was given to them
      if (!isKept(person) && !isTooSoon) {
        const row = { ...person, name: await nameForGuest(services, name) };
        await changePerson(services, row);
        return row;
      }
      const why =
        whyNotChange(inside, await waysOf(services, person.id), services.now()) ??
        (await whyNotName(services, name, person.id));
      if (why !== undefined) throw refuseWay(why);
      if (isTooSoon)
        throw new Problem(
          409,
          'nameTooSoon',
          `another name is possible from ${new Date(next).toISOString()} on`,
          'house',
        );
      if (!(await renameKept(services, person, name))) throw refuseWay('nameTaken');
      services.bus.publish('person', person.id);
      return { ...person, name };
    };

    app.post(
      '/api/people',
      {
        schema: {
          operationId: 'becomeGuest',
          ...ANYBODY,
          summary: 'Become a guest. The token is shown once and set as a cookie.',
          ...answers(guest, 201),
          tags: ['people'],
          body: newGuestBody,
        },
        config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        const known = await refuseBanned(services, request);
        const program = programFrom(services, request.body.program, known);
        const name = nameFrom(services, request.body.name);
        if (!(await mayHaveOne(services, newcomers, 'guest', networkOf(request.ip))))
          throw new Problem(429, 'tooManyGuests', 'too many new guests from this address today');
        const shown = await nameForGuest(services, name);
        const { row, token } = await newGuest(services, shown, deviceOf(request.headers['user-agent']), program);
        const { language, zone } = request.body;
        await prefer(services, row.id, {
          ...(language === undefined ? {} : { language }),
          ...(zone !== undefined && isZone(zone) ? { zone } : {}),
        });
        setTokenCookie(services, reply, token);
        return reply.status(201).send({ person: personOf(row), token });
      },
    );

    app.get(
      '/api/me',
      { schema: { operationId: 'readMe', summary: 'Who am I?', ...answers(me), tags: ['people'] } },
      async request => {
        const inside = await whoIsIn(services, request);
        const told = { ...(await spokenOf(services, inside.person.id)), ...(await deedsFor(inside)) };
        const me = { person: personOf(inside.person), ...told };
        if (!services.config.keepsPeople) return me;
        return { ...me, kept: isKept(inside.person), ...(await arrivedAt(inside)) };
      },
    );

    app.put(
      '/api/me/language',
      {
        schema: {
          operationId: 'changeLanguage',
          summary: 'In which language I am called, and by which clock it is night; on all my devices.',
          ...answers(done),
          tags: ['people'],
          body: languageBody,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const { language, zone } = request.body;
        if (!isZone(zone)) throw new Problem(400, 'badZone', 'there is no such time zone', 'house');
        await prefer(services, id, { language, zone });
        return { done: true as const };
      },
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
        const inside = await whoIsIn(services, request);
        const row = await renamed(inside, nameFrom(services, request.body.name));
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
        const { person, session } = await whoIsIn(services, request);
        const token = newToken(services);
        const values = [hashToken(token), session.token_hash];
        const sql = 'update session set token_hash = ? where token_hash = ?';
        await services.storage.attempt([{ sql, values, rows: 1 }]);
        await changePerson(services, person);
        setTokenCookie(services, reply, token);
        return { token };
      },
    );

    app.delete(
      '/api/me/token',
      {
        schema: {
          operationId: 'forgetCookie',
          summary: 'This browser forgets who it was: its session is over, its cookie goes.',
          ...answers(erased),
          tags: ['people'],
        },
      },
      async (request, reply) => {
        const { session } = await whoIsIn(services, request); // who is banned stays who they are
        await endSession(services, session);
        clearTokenCookie(services, reply);
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
        const inside = await whoIsIn(services, request);
        const why = whyNotChange(inside, await waysOf(services, inside.person.id), services.now());
        if (why !== undefined) throw refuseWay(why);
        const person = personOf(inside.person);
        const { id } = person;
        const known = (await tablesToForget(services.storage, [id])).get(id) ?? [];
        for (const table of new Set([...known, ...tables.visitedBy(id)])) await forgetAt(tables.at(table), person);
        const { name_key } = inside.person;
        if (name_key !== null) await services.storage.attempt([givingUp(name_key, services.now())]);
        await services.storage.erasePerson(id, ERASED_NAME);
        services.bus.publish('person', id);
        clearTokenCookie(services, reply);
        return { erased: true };
      },
    );
  };
