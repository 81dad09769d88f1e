import {
  banBody,
  banned,
  draining,
  letInCode,
  muteBody,
  muted,
  people,
  personParams,
  reportDone,
  reportParams,
  reports,
  tableInfo,
  tableLines,
  tableParams,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import { HOST_LINK_FOR, letIn } from '../../people/entering.ts';
import { changePerson } from '../../people/people.ts';
import type { PersonRow } from '../../storage/storage.ts';
import { decideClosing } from '../../table/close.ts';
import { docFrom, lineOf } from '../../table/doc.ts';
import type { Tables } from '../../table/registry.ts';
import { ADMIN, answers } from '../answers.ts';
import { requireAdmin } from '../auth.ts';
import { Problem } from '../problem.ts';
import { ask } from './acting.ts';

const PAGE = 200;

/** For whoever runs the server: nothing here shows a secret of a running game. */
export const adminRoutes =
  (services: Services, tables: Tables, drain: () => Promise<void>): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;
    app.addHook('onRequest', async request => requireAdmin(services, request));

    const personNamed = async (id: string): Promise<PersonRow> => {
      const row = await storage.person(id);
      if (row === undefined) throw new Problem(404, 'noSuchPerson', 'there is no such person');
      return row;
    };

    app.get(
      '/api/admin/tables',
      {
        schema: {
          operationId: 'listAllTables',
          ...ADMIN,
          summary: 'Recent tables.',
          ...answers(tableLines),
          tags: ['admin'],
        },
      },
      async () => ({
        tables: (await storage.recentTables(PAGE)).map(row => lineOf(docFrom(row))),
      }),
    );
    app.get(
      '/api/admin/people',
      {
        schema: {
          operationId: 'listPeople',
          ...ADMIN,
          summary: 'People seen lately.',
          ...answers(people),
          tags: ['admin'],
        },
      },
      async () => ({
        people: (await storage.people(PAGE)).map(({ name_key: _, handle: __, renamed_at: ___, ...person }) => person),
      }),
    );
    app.get(
      '/api/admin/reports',
      {
        schema: {
          operationId: 'listReports',
          ...ADMIN,
          summary: 'Open reports.',
          ...answers(reports),
          tags: ['admin'],
        },
      },
      async () => ({
        reports: await storage.reports(PAGE),
      }),
    );
    app.post(
      '/api/admin/tables/:id/close',
      {
        schema: {
          operationId: 'closeTable',
          ...ADMIN,
          summary: 'End a table, whatever is going on there.',
          ...answers(tableInfo),
          tags: ['admin'],
          params: tableParams,
        },
      },
      async request => {
        return (await ask(tables.at(request.params.id), decideClosing)).info();
      },
    );
    app.post(
      '/api/admin/people/:id/mute',
      {
        schema: {
          operationId: 'mutePerson',
          ...ADMIN,
          summary: 'No chat for some minutes; 0 ends it.',
          ...answers(muted),
          tags: ['admin'],
          params: personParams,
          body: muteBody,
        },
      },
      async request => {
        const row = await personNamed(request.params.id);
        const muted_until = services.now() + request.body.minutes * 60_000;
        await changePerson(services, { ...row, muted_until });
        return { muted_until };
      },
    );
    app.post(
      '/api/admin/people/:id/ban',
      {
        schema: {
          operationId: 'banPerson',
          ...ADMIN,
          summary: 'Keep somebody out, or let them in again.',
          ...answers(banned),
          tags: ['admin'],
          params: personParams,
          body: banBody,
        },
      },
      async request => {
        const row = await personNamed(request.params.id);
        await changePerson(services, { ...row, banned: request.body.banned ? 1 : 0 });
        return { banned: request.body.banned };
      },
    );
    if (services.config.keepsPeople)
      app.post(
        '/api/admin/people/:id/let-in',
        {
          schema: {
            operationId: 'letPersonIn',
            ...ADMIN,
            summary: 'A code for somebody I know who has no other way back: for an hour, once.',
            ...answers(letInCode),
            tags: ['admin'],
            params: personParams,
          },
        },
        async request => {
          const { id } = await personNamed(request.params.id);
          request.log.warn({ person: id }, 'the host lets somebody in');
          return { code: await letIn(services, id), until: services.now() + HOST_LINK_FOR };
        },
      );
    app.post(
      '/api/admin/drain',
      {
        schema: {
          operationId: 'drainNode',
          ...ADMIN,
          summary: 'This node takes nobody new and sends everybody to others, until it is started again.',
          ...answers(draining),
          tags: ['admin'],
        },
      },
      async () => {
        drain().catch(error => services.log.error({ err: error }, 'a node could not be drained'));
        return { draining: true };
      },
    );
    app.post(
      '/api/admin/reports/:id/done',
      {
        schema: {
          operationId: 'finishReport',
          ...ADMIN,
          summary: 'A report has been dealt with.',
          ...answers(reportDone),
          tags: ['admin'],
          params: reportParams,
        },
      },
      async request => {
        const found = (await storage.reports(PAGE)).find(({ id }) => id === request.params.id);
        if (found === undefined) throw new Problem(404, 'noSuchReport', 'there is no such open report');
        await services.committer.save([{ put: 'report', row: { ...found, done: 1 } }]);
        return { done: true };
      },
    );
  };
