import { done, door, doorBody, keeper } from '@conclave/protocol/schema';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import { isFresh, PROOF_FOR } from '../../people/sessions.ts';
import { contactOf, recording } from '../../stewards/deeds.ts';
import { endPass, type Keeper, keeperWith, PASS_FOR, passForAdmin, passForSteward } from '../../stewards/passes.ts';
import { isSteward } from '../../stewards/stewards.ts';
import { ANYBODY, ASKER_IF_ANY, answers } from '../answers.ts';
import { maybeWhoAsks, whoIsIn } from '../auth.ts';
import { clearPassCookie, onlyTheAdmin, passIn, setPassCookie, type TokenGuesses } from '../keepers.ts';
import { Problem } from '../problem.ts';
import { refuseWay } from './ways.ts';

/** The door behind which the house is looked after: the token opens it, and the passkey of a steward. */
export const doorRoutes =
  (services: Services, guesses: TokenGuesses): FastifyPluginAsyncZod =>
  async app => {
    const { storage, config } = services;

    const keeperSaid = ({ isAdmin, until }: Keeper): object => ({
      as: isAdmin ? 'admin' : 'steward',
      until,
      ...contactOf(services),
      keeps: config.keepsPeople,
      rates: config.rates && config.keepsPeople,
    });

    const enter = async (reply: FastifyReply, by: string, pass: string): Promise<object> => {
      await storage.attempt([recording(services, { by, reason: '' }, { what: 'enter', target: by })]);
      setPassCookie(services, reply, pass, PASS_FOR);
      return keeperSaid({ by, isAdmin: by === 'admin', until: services.now() + PASS_FOR });
    };

    app.get(
      '/api/house/door',
      {
        schema: {
          operationId: 'readHouseDoor',
          ...ASKER_IF_ANY,
          summary: 'How could I come in to look after the house?',
          ...answers(door),
          tags: ['admin'],
        },
      },
      async request => {
        const person = config.keepsPeople ? await maybeWhoAsks(services, request) : undefined;
        const steward = person !== undefined && (await isSteward(storage, person.id));
        const pass = passIn(request);
        const inside = pass === undefined ? undefined : await keeperWith(services, pass);
        const known = inside === undefined ? {} : { keeper: keeperSaid(inside) };
        return { token: config.adminToken !== undefined, steward, ...known };
      },
    );

    app.post(
      '/api/house/door',
      {
        schema: {
          operationId: 'enterHouse',
          ...ASKER_IF_ANY,
          summary: 'Come in to look after the house, for twelve hours.',
          ...answers(keeper),
          tags: ['admin'],
          body: doorBody,
        },
      },
      async (request, reply) => {
        const { token } = request.body;
        if (token !== undefined) {
          if (config.adminToken === undefined)
            throw new Problem(
              409,
              'noAdminToken',
              'this house has no admin token: start it with --admin-token',
              'house',
            );
          if (!(await guesses.isRight(request, reply, token))) throw onlyTheAdmin();
          return enter(reply, 'admin', await passForAdmin(services));
        }
        const asks = config.keepsPeople ? await maybeWhoAsks(services, request) : undefined;
        if (asks === undefined || !(await isSteward(storage, asks.id))) return reply.callNotFound();
        const { person, session } = await whoIsIn(services, request);
        if (isFresh(session, services.now())) throw refuseWay('tooFresh');
        if (services.now() - session.proved_at >= PROOF_FOR) throw refuseWay('proveFirst');
        return enter(reply, person.id, await passForSteward(services, person));
      },
    );

    app.delete(
      '/api/house/door',
      {
        schema: {
          operationId: 'leaveHouse',
          ...ANYBODY,
          summary: 'My pass opens nothing any more.',
          ...answers(done),
          tags: ['admin'],
        },
      },
      async (request, reply) => {
        const pass = passIn(request);
        if (pass !== undefined) await endPass(services, pass);
        clearPassCookie(services, reply);
        return { done: true as const };
      },
    );
  };
