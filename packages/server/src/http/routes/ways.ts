import {
  brought,
  deviceParams,
  done,
  link,
  newPasskeyBody,
  passkeyBody,
  passkeyOptions,
  passkeyParams,
  recoveryCodes,
  ticketBody,
  ways as waysAnswer,
} from '@conclave/protocol/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cleanName } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { closeLinks, newRecovery, openLink } from '../../people/entering.ts';
import { whyNotName } from '../../people/names.ts';
import {
  addPasskey,
  askForNew,
  askForOne,
  MOST_PASSKEYS,
  proving,
  realmOf,
  shownPasskey,
} from '../../people/passkeys.ts';
import { isKept, personOf, tellDevices } from '../../people/people.ts';
import {
  deviceFrom,
  endSession,
  type Inside,
  idOfSession,
  isFresh,
  isLastWay,
  PROOF_FOR,
  type Ways,
  waysOf,
  whyNotAddPasskey,
  whyNotChange,
} from '../../people/sessions.ts';
import { takeTicket } from '../../people/tickets.ts';
import { isSteward } from '../../stewards/stewards.ts';
import { bringAlong } from '../../table/actions/bring.ts';
import type { Tables } from '../../table/registry.ts';
import { answers } from '../answers.ts';
import { clearTokenCookie, whoIsIn } from '../auth.ts';
import { Problem } from '../problem.ts';
import { ask } from './acting.ts';
import { passkeyRefused, realmFor, ticketGone } from './sign-in.ts';

const SENTENCES: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  proveFirst: [403, 'show a passkey of yours first: POST /api/me/step-up/options'],
  tooFresh: [403, 'this device came in by a code; for three days it leaves everything as it is'],
  nameTaken: [409, 'somebody else is kept under this name; take another one first'],
  nameReserved: [409, 'nobody is kept under this name; take another one first'],
  lastWay: [409, 'this is the last way back; make another one first'],
  noSuchDevice: [404, 'there is no such device'],
  noSuchPasskey: [404, 'there is no such passkey'],
  tooManyPasskeys: [409, 'there are many passkeys already; remove one first'],
};

export const refuseWay = (code: string): Problem => {
  const [status, sentence] = SENTENCES[code] ?? [409, code];
  return new Problem(status, code, sentence, 'house');
};

/** The person's own ways in: passkeys, codes, devices. */
export const waysRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;

    /** Only who may change who gets in: not a fresh device, and with a passkey shown lately where there is one. */
    const mayChange = async (request: FastifyRequest): Promise<{ readonly inside: Inside; readonly ways: Ways }> => {
      const inside = await whoIsIn(services, request);
      const ways = await waysOf(services, inside.person.id);
      const why = whyNotChange(inside, ways, services.now());
      if (why !== undefined) throw refuseWay(why);
      return { inside, ways };
    };

    /** Before somebody is kept, the name must be theirs alone. */
    const refuseName = async ({ person }: Inside): Promise<void> => {
      const why = isKept(person) ? undefined : await whyNotName(services, person.name, person.id);
      if (why !== undefined) throw refuseWay(why);
    };

    app.get(
      '/api/me/ways',
      {
        schema: {
          operationId: 'listWays',
          summary: 'How I can come back: devices, passkeys, recovery codes.',
          ...answers(waysAnswer),
          tags: ['people'],
        },
      },
      async request => {
        const { person, session } = await whoIsIn(services, request);
        const { sessions, passkeys, codes } = await waysOf(services, person.id);
        const now = services.now();
        const realm = realmOf(services, request.host);
        return {
          person: personOf(person),
          kept: isKept(person),
          devices: sessions.map(one => deviceFrom(one, session, now)),
          passkeys: passkeys.map(one => ({
            id: one.credential_id,
            label: one.label,
            synced: one.backed_up === 1,
            since: one.created_at,
            used: one.used_at,
          })),
          codes: codes.length,
          ...(now - session.proved_at < PROOF_FOR ? { proved: session.proved_at + PROOF_FOR } : {}),
          ...(realm === undefined ? {} : { domain: realm.domain }),
          ...(services.config.housePage && (await isSteward(storage, person.id)) ? { steward: true as const } : {}),
        };
      },
    );

    app.post(
      '/api/me/passkeys/options',
      {
        schema: {
          operationId: 'askForNewPasskey',
          summary: 'What a browser needs to make a passkey for me.',
          ...answers(passkeyOptions),
          tags: ['people'],
        },
      },
      async request => {
        const inside = await whoIsIn(services, request);
        const ways = await waysOf(services, inside.person.id);
        const why = whyNotAddPasskey(inside, ways, services.now());
        if (why !== undefined) throw refuseWay(why);
        if (ways.passkeys.length >= MOST_PASSKEYS) throw refuseWay('tooManyPasskeys');
        await refuseName(inside);
        return askForNew(services, realmFor(services, request), inside.person);
      },
    );

    app.post(
      '/api/me/passkeys',
      {
        schema: {
          operationId: 'addPasskey',
          summary: 'A passkey of mine; the first one keeps me.',
          ...answers(done),
          tags: ['people'],
          body: newPasskeyBody,
        },
      },
      async request => {
        const inside = await whoIsIn(services, request);
        const ticket = await takeTicket(services, request.body.ticket, 'register');
        if (ticket === undefined || ticket.person_id !== inside.person.id) throw ticketGone();
        const given = { response: request.body.response, label: cleanName(request.body.label ?? '') ?? '' };
        const realm = realmFor(services, request);
        const added = await services.turns.take(inside.person.id, () =>
          addPasskey(services, realm, inside, ticket, given),
        );
        if (added === 'passkeyRefused') throw passkeyRefused();
        if (added !== 'added') throw refuseWay(added);
        await tellDevices(services, inside.person.id);
        return { done: true };
      },
    );

    app.delete(
      '/api/me/passkeys/:id',
      {
        schema: {
          operationId: 'removePasskey',
          summary: 'This passkey opens nothing any more.',
          ...answers(done),
          tags: ['people'],
          params: passkeyParams,
        },
      },
      async request => {
        const { inside, ways } = await mayChange(request);
        const row = ways.passkeys.find(({ credential_id }) => credential_id === request.params.id);
        if (row === undefined) throw refuseWay('noSuchPasskey');
        const others = ways.sessions.filter(({ token_hash }) => token_hash !== inside.session.token_hash);
        if (isLastWay({ ...ways, sessions: others }, row)) throw refuseWay('lastWay');
        await storage.attempt([
          { sql: 'delete from passkey where credential_id = ?', values: [row.credential_id], rows: 1 },
        ]);
        return { done: true };
      },
    );

    app.post(
      '/api/me/step-up/options',
      {
        schema: {
          operationId: 'askForProof',
          summary: 'What a browser needs to show one of my passkeys again.',
          ...answers(passkeyOptions),
          tags: ['people'],
        },
      },
      async request => askForOne(services, realmFor(services, request), (await whoIsIn(services, request)).person),
    );

    app.post(
      '/api/me/step-up',
      {
        schema: {
          operationId: 'prove',
          summary: 'It is still me: counts for ten minutes.',
          ...answers(done),
          tags: ['people'],
          body: passkeyBody,
        },
      },
      async request => {
        const { person, session } = await whoIsIn(services, request);
        const ticket = await takeTicket(services, request.body.ticket, 'stepUp');
        if (ticket === undefined || ticket.person_id !== person.id) throw ticketGone();
        const shown = await shownPasskey(services, realmFor(services, request), ticket, request.body.response);
        if (typeof shown === 'string' || shown.person.id !== person.id) throw passkeyRefused();
        if (!(await storage.attempt([shown.using, proving(session.token_hash, services.now())])))
          throw passkeyRefused();
        return { done: true };
      },
    );

    app.post(
      '/api/me/recovery',
      {
        schema: {
          operationId: 'makeRecoveryCodes',
          summary: 'Four new codes, shown once; the old ones are void. Who has codes is kept.',
          ...answers(recoveryCodes),
          tags: ['people'],
        },
      },
      async request => {
        const { inside } = await mayChange(request);
        await refuseName(inside);
        const codes = await newRecovery(services, inside.person);
        if (codes === undefined) throw refuseWay('nameTaken');
        await tellDevices(services, inside.person.id);
        return { codes };
      },
    );

    app.post(
      '/api/me/links',
      {
        schema: {
          operationId: 'letDeviceIn',
          summary: 'A code for another device of mine: for five minutes, once.',
          ...answers(link),
          tags: ['people'],
        },
        config: { rateLimit: { max: 20, timeWindow: 60_000 } },
      },
      async request => {
        const { inside } = await mayChange(request);
        await refuseName(inside);
        return openLink(services, inside.person.id);
      },
    );

    app.delete(
      '/api/me/links',
      {
        schema: {
          operationId: 'closeDoor',
          summary: 'The code that I showed opens nothing any more.',
          ...answers(done),
          tags: ['people'],
        },
      },
      async request => {
        await closeLinks(services, (await whoIsIn(services, request)).person.id);
        return { done: true };
      },
    );

    app.delete(
      '/api/me/sessions/:id',
      {
        schema: {
          operationId: 'sendDeviceOut',
          summary: 'This device is not in any more; mine too, if it is not my last way back.',
          ...answers(done),
          tags: ['people'],
          params: deviceParams,
        },
      },
      async (request, reply) => {
        const { person, session } = await whoIsIn(services, request);
        const ways = await waysOf(services, person.id);
        const row = ways.sessions.find(one => idOfSession(one) === request.params.id);
        if (row === undefined) throw refuseWay('noSuchDevice');
        const isOwn = row.token_hash === session.token_hash;
        if (!isOwn && isFresh(session, services.now()) && row.created_at <= session.created_at)
          throw refuseWay('tooFresh');
        if (isOwn && isKept(person) && isLastWay(ways, row)) throw refuseWay('lastWay');
        await endSession(services, row);
        if (isOwn) clearTokenCookie(services, reply);
        return { done: true };
      },
    );

    app.post(
      '/api/me/told',
      {
        schema: {
          operationId: 'wasTold',
          summary: 'I have seen which devices came in.',
          ...answers(done),
          tags: ['people'],
        },
      },
      async request => {
        const { session } = await whoIsIn(services, request);
        await storage.attempt([
          {
            sql: 'update session set told_at = ? where token_hash = ?',
            values: [services.now(), session.token_hash],
            rows: 1,
          },
        ]);
        return { done: true };
      },
    );

    app.post(
      '/api/me/bring',
      {
        schema: {
          operationId: 'bringTables',
          summary: 'The tables of the guest that I was on this device are mine from now on.',
          ...answers(brought),
          tags: ['people'],
          body: ticketBody,
        },
      },
      async request => {
        const { person } = await whoIsIn(services, request);
        const ticket = await takeTicket(services, request.body.ticket, 'bring');
        if (ticket === undefined || ticket.person_id !== person.id) throw ticketGone();
        const at = (table: string, decide: Parameters<typeof ask>[1]): Promise<unknown> =>
          ask(tables.at(table), decide);
        return { tables: await bringAlong(services, at, ticket.value, personOf(person)) };
      },
    );
  };
