import { record, snapshot, tableInfo, tableLines, tableParams, tableWish } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { whyNotOpenAt } from '../../clubs/club.ts';
import { tellOpened } from '../../clubs/news.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { isKept, personOf } from '../../people/people.ts';
import { snapshotFor } from '../../table/arrive.ts';
import { creationWrites, newTable, rulesForNew } from '../../table/create.ts';
import { docFrom, infoOf, isFinished, lineOf, viewerFor } from '../../table/doc.ts';
import { myLines } from '../../table/mine.ts';
import { Enough, masterQuota, mastersIn, programQuota, tableQuota, within } from '../../table/quotas.ts';
import { recordOf } from '../../table/records.ts';
import type { Tables } from '../../table/registry.ts';
import { networkOf } from '../address.ts';
import { mayHaveOne } from '../address-tally.ts';
import { ANYBODY, ASKER_IF_ANY, answers } from '../answers.ts';
import { maybeWhoAsks, whoAsks } from '../auth.ts';
import { refuseOutsiders } from '../club-door.ts';
import { Problem, refusedBy } from '../problem.ts';
import { actAt } from './acting.ts';
import { refuseClub } from './club-refusals.ts';

const MY_TABLES = 100;
const HOUR_SECONDS = 3600;

/** Tables of a club are opened by its members, or by its stewards where the club wants that. */
const mayOpenAt = async (services: Services, club: string, person: string): Promise<void> => {
  const why = services.config.clubs === 'off' ? 'noSuchClub' : await whyNotOpenAt(services, club, person);
  if (why !== undefined) throw refuseClub(why);
};

/** Opening, finding and reading tables. */
export const tableRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    const { tablesAnHour } = services.config.limits;
    const openers = {
      local: new Buckets(every(HOUR_SECONDS, tablesAnHour)),
      most: tablesAnHour,
      seconds: HOUR_SECONDS,
    };
    app.post(
      '/api/tables',
      {
        schema: {
          operationId: 'openTable',
          summary: 'Open a table.',
          ...answers(tableInfo, 201),
          tags: ['tables'],
          body: tableWish,
        },
      },
      async (request, reply) => {
        const row = await whoAsks(services, request);
        const person = personOf(row);
        const { sit, ...wish } = request.body;
        const rules = rulesForNew(services, wish.game);
        if (rules === undefined) throw new Problem(400, 'unknownGame', `there is no game "${wish.game}" here`, 'shape');
        if (wish.club !== undefined) await mayOpenAt(services, wish.club, row.id);
        const scene = { services, now: services.now() };
        const doc = newTable(scene, rules, person, wish);
        if ('fault' in doc)
          throw new Problem(400, doc.fault.code, `${doc.fault.path}: ${doc.fault.message}`, doc.fault.rule);
        if (doc.settings.rated === true && !isKept(row)) throw new Enough('keptOnly');
        const wantsBots = doc.seats.some(({ kind }) => kind === 'bot');
        if (!(await mayHaveOne(services, openers, 'table', networkOf(request.ip))))
          throw new Enough('tooManyTablesHere');
        const quota = async (): Promise<string | undefined> =>
          (await tableQuota(services, person.id, wantsBots)) ??
          (sit === undefined ? undefined : await programQuota(services, person.id, doc.id)) ??
          masterQuota(services, doc.id, mastersIn(services, doc));
        await within(services, person.id, quota, () => services.committer.save(creationWrites(scene, doc)));
        services.metrics.count('tables_created');
        if (doc.settings.visibility === 'lobby') services.bus.publish('lobby', doc.id);
        await tellOpened(services, doc, person.name, sit !== undefined);
        if (sit === undefined) return reply.status(201).send(infoOf(doc, new Set()));
        return reply.status(201).send(await actAt(tables.at(doc.id), person, { do: 'sit', ...sit }));
      },
    );

    app.get(
      '/api/lobby',
      {
        schema: {
          operationId: 'listLobby',
          ...ANYBODY,
          summary: 'Open tables of the public lobby.',
          ...answers(tableLines),
          tags: ['tables'],
        },
      },
      async () => ({
        tables: (await services.storage.openTables(MY_TABLES)).map(row => lineOf(docFrom(row))),
      }),
    );

    app.get(
      '/api/tables/mine',
      {
        schema: {
          operationId: 'listMyTables',
          summary: 'My tables, and whether they wait for me.',
          ...answers(tableLines),
          tags: ['tables'],
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const lines = await myLines(services, tables, id, MY_TABLES);
        return { tables: lines.map(({ line }) => line) };
      },
    );

    app.get(
      '/api/tables/:id',
      {
        schema: {
          operationId: 'readTable',
          ...ASKER_IF_ANY,
          summary: 'What everyone with the link may know of a table.',
          ...answers(tableInfo),
          tags: ['tables'],
          params: tableParams,
        },
      },
      async request => {
        const actor = tables.at(request.params.id);
        const found = await actor.read(({ doc }) => ({ doc, info: infoOf(doc, actor.present()) }));
        if ('refused' in found) throw refusedBy(found.refused);
        await refuseOutsiders(services, request, found.doc);
        return found.info;
      },
    );

    app.get(
      '/api/tables/:id/view',
      {
        schema: {
          operationId: 'readView',
          ...ASKER_IF_ANY,
          summary: 'The game as I may see it, with what I was told and may still look at.',
          ...answers(snapshot),
          tags: ['tables'],
          params: tableParams,
        },
      },
      async request => {
        const person = await maybeWhoAsks(services, request);
        const actor = tables.at(request.params.id);
        const found = await actor.read(loaded => ({
          doc: loaded.doc,
          seen: snapshotFor(actor, loaded, viewerFor(loaded.doc, person && personOf(person))),
        }));
        if ('refused' in found) throw refusedBy(found.refused);
        await refuseOutsiders(services, request, found.doc);
        return found.seen;
      },
    );

    app.get(
      '/api/tables/:id/record',
      {
        schema: {
          operationId: 'readRecord',
          ...ASKER_IF_ANY,
          summary: 'The record of a finished game.',
          ...answers(record),
          tags: ['tables'],
          params: tableParams,
        },
      },
      async request => {
        const person = await maybeWhoAsks(services, request);
        const found = await tables.at(request.params.id).read(({ doc }) => ({ doc }));
        if ('refused' in found) throw refusedBy(found.refused);
        await refuseOutsiders(services, request, found.doc);
        const record = await tables.at(request.params.id).read(loaded => {
          const viewer = viewerFor(loaded.doc, person && personOf(person));
          if (viewer === undefined) return new Problem(403, 'mayNotWatch', 'this table is not open to you');
          if (loaded.doc.startedAt === undefined || !isFinished(loaded.doc))
            return new Problem(409, 'stillRunning', 'the record opens when the game is over');
          return recordOf(loaded, viewer);
        });
        if (record instanceof Problem) throw record;
        if ('refused' in record) throw refusedBy(record.refused);
        return record;
      },
    );
  };
