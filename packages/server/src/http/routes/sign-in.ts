import type { Person } from '@conclave/protocol';
import { codeBody, passkeyBody, passkeyOptions, signedIn, whose } from '@conclave/protocol/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { spokenOf } from '../../calling/preferences.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { deviceOf } from '../../people/devices.ts';
import { type Entered, enter, enterByCode, whoseDoor } from '../../people/entering.ts';
import { askForOne, type Realm, realmOf, shownPasskey } from '../../people/passkeys.ts';
import { isKept, personOf } from '../../people/people.ts';
import { endSession, sessionWith } from '../../people/sessions.ts';
import { newTicket, takeTicket } from '../../people/tickets.ts';
import type { PersonRow, SessionRow } from '../../storage/storage.ts';
import { networkOf } from '../address.ts';
import { type AddressLimit, mayHaveOne } from '../address-tally.ts';
import { ANYBODY, answers } from '../answers.ts';
import { hashIn, refuseBanned, setTokenCookie } from '../auth.ts';
import { bannedFrom, Problem } from '../problem.ts';

const HOUR = 3_600_000;
const MINUTE = 60;

const perMinute = (most: number): AddressLimit => ({ local: new Buckets(every(MINUTE, most)), most, seconds: MINUTE });
const MOST_COUNTED = 100;

export const realmFor = (services: Services, { host }: FastifyRequest): Realm => {
  const realm = realmOf(services, host);
  if (realm === undefined) throw new Problem(409, 'noPasskeysHere', 'passkeys need a name for an address', 'house');
  return realm;
};

export const ticketGone = (): Problem =>
  new Problem(410, 'ticketGone', 'this was used already, or too late: begin again', 'house');

/** Whatever is wrong with a passkey is said in the same words. */
export const passkeyRefused = (): Problem =>
  new Problem(400, 'passkeyRefused', 'this passkey was not accepted', 'house');

/** Ways in for somebody who was here before. */
export const signInRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { codesPerMinute, codesPerMinuteHere } = services.config.limits;
    const byAddress = perMinute(codesPerMinute);
    const byAll = perMinute(codesPerMinuteHere);

    /** Codes cannot be guessed: one address tries few, and all together not many. */
    const countGuess = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (
        (await mayHaveOne(services, byAddress, 'code', networkOf(request.ip))) &&
        (await mayHaveOne(services, byAll, 'codes', ''))
      )
        return;
      reply.header('retry-after', String(MINUTE));
      throw new Problem(429, 'tooManyCodes', 'too many codes were tried; wait a minute', 'house');
    };

    /** Who was here until now on this device. */
    const whoWas = async (request: FastifyRequest): Promise<readonly [PersonRow, SessionRow] | undefined> => {
      const before = await refuseBanned(services, request);
      const session = before && (await sessionWith(services, hashIn(request)));
      return before === undefined || session === undefined ? undefined : [before, session];
    };

    /** The guest's tables can be brought along; a session that this one takes the place of is over. */
    const farewell = async (before: Awaited<ReturnType<typeof whoWas>>, { id }: Person): Promise<object> => {
      if (before === undefined) return {};
      const [guest, session] = before;
      await endSession(services, session);
      if (guest.id === id || isKept(guest)) return {};
      const tables = (await services.storage.tablesOf(guest.id, MOST_COUNTED)).length;
      if (tables === 0) return {};
      const ticket = await newTicket(services, { kind: 'bring', person: id, value: guest.id, forMs: HOUR });
      return { also: { name: guest.name, tables, ticket } };
    };

    const welcome = async (
      request: FastifyRequest,
      reply: FastifyReply,
      come: () => Promise<Entered>,
    ): Promise<object> => {
      const before = await whoWas(request);
      const { person, token } = await come();
      const also = await farewell(before, personOf(person));
      setTokenCookie(services, reply, token);
      const { language } = await spokenOf(services, person.id);
      return { person: personOf(person), token, ...(language === undefined ? {} : { language }), ...also };
    };

    app.post(
      '/api/sign-in/options',
      {
        schema: {
          operationId: 'askForPasskey',
          ...ANYBODY,
          summary: 'What a browser needs to show a passkey of this house.',
          ...answers(passkeyOptions),
          tags: ['people'],
        },
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      },
      async request => askForOne(services, realmFor(services, request)),
    );

    app.post(
      '/api/sign-in',
      {
        schema: {
          operationId: 'signIn',
          ...ANYBODY,
          summary: 'Come back with a passkey.',
          ...answers(signedIn),
          tags: ['people'],
          body: passkeyBody,
        },
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      },
      (request, reply) =>
        welcome(request, reply, async () => {
          const realm = realmFor(services, request);
          const ticket = await takeTicket(services, request.body.ticket, 'signIn');
          if (ticket === undefined) throw ticketGone();
          const shown = await shownPasskey(services, realm, ticket, request.body.response);
          if (shown === 'passkeyUnknown')
            throw new Problem(404, 'passkeyUnknown', 'this house does not know this passkey', 'house');
          if (shown === 'passkeyRefused') throw passkeyRefused();
          const { person, using } = shown;
          if (person.banned === 1) throw bannedFrom(services);
          const device = deviceOf(request.headers['user-agent']);
          const entered = await enter(services, person, 'passkey', device, [using]);
          if (entered === undefined) throw passkeyRefused();
          return entered;
        }),
    );

    app.post(
      '/api/sign-in/code/look',
      {
        schema: {
          operationId: 'readCode',
          ...ANYBODY,
          summary: 'As whom would I come in with this code? It stays good.',
          ...answers(whose),
          tags: ['people'],
          body: codeBody,
        },
      },
      async (request, reply) => {
        await countGuess(request, reply);
        const person = await whoseDoor(services, request.body.code);
        if (person === undefined) throw codeUnknown();
        return { person: person.name };
      },
    );

    app.post(
      '/api/sign-in/code',
      {
        schema: {
          operationId: 'signInByCode',
          ...ANYBODY,
          summary:
            'Come in with a recovery code, or with the code that another device of mine shows. Each is good once.',
          ...answers(signedIn),
          tags: ['people'],
          body: codeBody,
        },
      },
      (request, reply) =>
        welcome(request, reply, async () => {
          await countGuess(request, reply);
          const device = deviceOf(request.headers['user-agent']);
          const entered = await enterByCode(services, request.body.code, device);
          if (entered === undefined) throw codeUnknown();
          return entered;
        }),
    );
  };

const codeUnknown = (): Problem => new Problem(404, 'codeUnknown', 'this code opens nothing here', 'house');
