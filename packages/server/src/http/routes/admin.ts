import {
  banBody,
  banned,
  deeds,
  deedsQuery,
  draining,
  keptTables,
  ladderBody,
  letInCode,
  listed,
  muteBody,
  muted,
  people,
  peopleQuery,
  personParams,
  reasonBody,
  renameBody,
  renamed,
  reportDone,
  reportParams,
  reports,
  stewardBody,
  stewarded,
  stewards,
  tableInfo,
  tableParams,
  tablesQuery,
  unrated,
  wholePerson as wholePersonAnswer,
} from '@conclave/protocol/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { cleanText } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { tellDevices } from '../../people/people.ts';
import { type Doer, deedRow, deedsPage, recording } from '../../stewards/deeds.ts';
import { peopleFor, wholePerson } from '../../stewards/known-people.ts';
import { tablesFor } from '../../stewards/known-tables.ts';
import { showName } from '../../stewards/names.ts';
import type { Keeper } from '../../stewards/passes.ts';
import { ban, letBackIn, list, mute, rename } from '../../stewards/people-deeds.ts';
import { finishReport, queueOf } from '../../stewards/reports.ts';
import { dismissSteward, isSteward, nameSteward, stewardsOf } from '../../stewards/stewards.ts';
import { unrate } from '../../stewards/unrate.ts';
import type { PersonRow } from '../../storage/storage.ts';
import { decideClosing } from '../../table/close.ts';
import type { Tables } from '../../table/registry.ts';
import { answers, KEEPER } from '../answers.ts';
import { keeperAsking, onlyTheAdmin, type TokenGuesses } from '../keepers.ts';
import { Problem } from '../problem.ts';
import { ask } from './acting.ts';
import { adminClubRoutes } from './admin-clubs.ts';
import { nameFrom } from './people.ts';
import { refuseWay } from './ways.ts';

const keepers = new WeakMap<FastifyRequest, Keeper>();

/** For whoever looks after the house: nothing here shows a secret of a running game. Everybody else finds nothing. */
export const adminRoutes =
  (services: Services, tables: Tables, drain: () => Promise<void>, guesses: TokenGuesses): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;

    app.addHook('onRequest', async (request, reply) => {
      const keeper = await keeperAsking(services, guesses, request, reply);
      if (keeper === undefined) return reply.callNotFound();
      keepers.set(request, keeper);
    });

    const keeperOf = (request: FastifyRequest): Keeper => {
      const keeper = keepers.get(request);
      if (keeper === undefined) throw onlyTheAdmin();
      return keeper;
    };

    /** Every deed has a reason; the command line goes on as it always did. */
    const doerOf = (request: FastifyRequest, body: { readonly reason?: string } | null | undefined): Doer => {
      const { by } = keeperOf(request);
      const reason = cleanText(body?.reason ?? '') ?? '';
      if (reason === '' && by !== 'commandLine')
        throw new Problem(400, 'reasonMissing', 'say why: it is written down', 'house');
      return { by, reason };
    };

    const doerAsAdmin = (request: FastifyRequest, body: { readonly reason?: string } | null | undefined): Doer => {
      if (!keeperOf(request).isAdmin) throw onlyTheAdmin();
      return doerOf(request, body);
    };

    const personNamed = async (id: string): Promise<PersonRow> => {
      const row = await storage.person(id);
      if (row === undefined) throw noSuchPerson();
      return row;
    };

    const described = (operationId: string, summary: string, answer: z.ZodType) => ({
      ...{ operationId, ...KEEPER, summary, ...answers(answer), tags: ['admin'] },
    });

    app.get(
      '/api/admin/tables',
      { schema: { ...described('listAllTables', 'Recent tables.', keptTables), querystring: tablesQuery } },
      async request => tablesFor(storage, tables, request.query.state),
    );
    app.get(
      '/api/admin/people',
      { schema: { ...described('listPeople', 'People seen lately, or by name.', people), querystring: peopleQuery } },
      async request => ({ people: await peopleFor(storage, request.query.search) }),
    );
    app.get(
      '/api/admin/people/:id',
      {
        schema: {
          ...described('readWholePerson', 'One person: reports, deeds, games.', wholePersonAnswer),
          params: personParams,
        },
      },
      async request => {
        const found = await wholePerson(storage, request.params.id);
        if (found === undefined) throw noSuchPerson();
        return found;
      },
    );
    app.get(
      '/api/admin/reports',
      { schema: described('listReports', 'Open reports, with what was said and what was reported before.', reports) },
      async () => ({ reports: await queueOf(storage) }),
    );
    app.get(
      '/api/admin/deeds',
      { schema: { ...described('listDeeds', 'What was done, by whom and why.', deeds), querystring: deedsQuery } },
      async request => deedsPage(storage, request.query.before),
    );
    app.get(
      '/api/admin/stewards',
      { schema: described('listStewards', 'Who looks after the house beside whoever has its token.', stewards) },
      async () => stewardsOf(storage),
    );

    app.post(
      '/api/admin/tables/:id/close',
      {
        schema: {
          ...described('closeTable', 'End a table, whatever is going on there.', tableInfo),
          params: tableParams,
          body: reasonBody,
        },
      },
      async request => {
        const { id } = request.params;
        const deed = deedRow(services, doerOf(request, request.body), { what: 'closeTable', target: id });
        const closed = await ask(tables.at(id), (loaded, scene) => decideClosing(loaded, scene, deed));
        for (const { person_id } of await storage.ask('seat', 'where table_id = ?', id))
          await tellDevices(services, person_id);
        return closed.info();
      },
    );
    app.post(
      '/api/admin/tables/:id/unrate',
      {
        schema: {
          ...described('unrateTable', 'A finished game counts for nobody any more.', unrated),
          params: tableParams,
          body: reasonBody,
        },
      },
      async request => {
        const seats = await unrate(services, doerOf(request, request.body), request.params.id);
        if (seats === 0) throw new Problem(409, 'notRated', 'this game counts for nobody', 'house');
        return { seats };
      },
    );
    app.post(
      '/api/admin/people/:id/mute',
      {
        schema: {
          ...described('mutePerson', 'No chat for some minutes; 0 ends it.', muted),
          params: personParams,
          body: muteBody,
        },
      },
      async request => {
        const { id } = await personNamed(request.params.id);
        const { body } = request;
        return { muted_until: await mute(services, doerOf(request, body), id, body.minutes) };
      },
    );
    app.post(
      '/api/admin/people/:id/ban',
      {
        schema: {
          ...described('banPerson', 'Keep somebody out, or let them in again.', banned),
          params: personParams,
          body: banBody,
        },
      },
      async request => {
        const { id } = await personNamed(request.params.id);
        await ban(services, doerOf(request, request.body), id, request.body.banned);
        return { banned: request.body.banned };
      },
    );
    app.post(
      '/api/admin/people/:id/rename',
      {
        schema: {
          ...described('renamePerson', 'Another name, which they keep for a week.', renamed),
          params: personParams,
          body: renameBody,
        },
      },
      async request => {
        const row = await personNamed(request.params.id);
        const doer = doerOf(request, request.body);
        const why = await rename(services, tables, doer, row, nameFrom(services, request.body.name));
        if (why !== undefined) throw refuseWay(why);
        return { name: (await personNamed(row.id)).name };
      },
    );
    app.post(
      '/api/admin/people/:id/show-name',
      {
        schema: {
          ...described('showName', 'A name that was hidden may be read again.', renamed),
          params: personParams,
          body: reasonBody,
        },
      },
      async request => {
        const row = await personNamed(request.params.id);
        if (!(await showName(services, tables, doerOf(request, request.body), row)))
          throw new Problem(409, 'notHidden', 'this name is not hidden', 'house');
        return { name: (await personNamed(row.id)).name };
      },
    );
    app.post(
      '/api/admin/people/:id/ladder',
      {
        schema: {
          ...described('listPerson', 'Out of the ladders, or in again.', listed),
          params: personParams,
          body: ladderBody,
        },
      },
      async request => {
        const { id } = await personNamed(request.params.id);
        await list(services, doerOf(request, request.body), id, request.body.listed);
        return { listed: request.body.listed };
      },
    );
    if (services.config.keepsPeople) {
      app.post(
        '/api/admin/people/:id/let-in',
        {
          schema: {
            ...described(
              'letPersonIn',
              'A code for somebody I know who has no other way back: for an hour, once.',
              letInCode,
            ),
            params: personParams,
            body: reasonBody,
          },
        },
        async request => {
          const { id } = await personNamed(request.params.id);
          const doer = (await isSteward(storage, id))
            ? doerAsAdmin(request, request.body)
            : doerOf(request, request.body);
          request.log.warn({ person: id }, 'the host lets somebody in');
          return letBackIn(services, doer, id);
        },
      );
      app.post(
        '/api/admin/people/:id/steward',
        {
          schema: {
            ...described('nameSteward', 'Somebody who has a passkey looks after the house, or no more.', stewarded),
            params: personParams,
            body: stewardBody,
          },
        },
        async request => {
          const doer = doerAsAdmin(request, request.body);
          const row = await personNamed(request.params.id);
          const { steward } = request.body;
          const why = steward ? await nameSteward(services, doer, row) : await dismissSteward(services, doer, row.id);
          if (why !== undefined)
            throw new Problem(409, why, 'only who is kept and has a passkey can look after the house', 'house');
          return { steward };
        },
      );
    }
    if (services.config.clubs !== 'off') await app.register(adminClubRoutes(services, doerOf));
    app.post(
      '/api/admin/drain',
      {
        schema: {
          ...described(
            'drainNode',
            'This node takes nobody new and sends everybody to others, until it is started again.',
            draining,
          ),
          body: reasonBody,
        },
      },
      async request => {
        const doer = doerAsAdmin(request, request.body);
        await storage.attempt([
          recording(services, doer, { what: 'drain', target: services.config.node ?? 'this node' }),
        ]);
        drain().catch(error => services.log.error({ err: error }, 'a node could not be drained'));
        return { draining: true };
      },
    );
    app.post(
      '/api/admin/reports/:id/done',
      {
        schema: {
          ...described('finishReport', 'A report has been dealt with.', reportDone),
          params: reportParams,
          body: reasonBody,
        },
      },
      async request => {
        if (!(await finishReport(services, doerOf(request, request.body), request.params.id)))
          throw new Problem(404, 'noSuchReport', 'there is no such open report', 'house');
        return { done: true };
      },
    );
  };

const noSuchPerson = (): Problem => new Problem(404, 'noSuchPerson', 'there is no such person', 'house');
