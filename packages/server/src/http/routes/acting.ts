import type { Person, TableAction, TableInfo } from '@conclave/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOf } from '../../people.ts';
import { cleanText } from '../../plain-words.ts';
import { actionQuota } from '../../quotas.ts';
import type { Services } from '../../services.ts';
import { needsLog, takeAction } from '../../table/actions/index.ts';
import type { TableActor } from '../../table/actor.ts';
import { viewerFor } from '../../table/arrive.ts';
import { chatLine, say } from '../../table/chat.ts';
import { takeMove } from '../../table/play.ts';
import type { Tables } from '../../table/registry.ts';
import { answers, chatLines, played, said, tableInfo } from '../answers.ts';
import { maybeWhoAsks, whoAsks } from '../auth.ts';
import { missing, Problem, refusedBy } from '../problem.ts';
import { actionFrom, chatBody, moveBody, tableAction, tableParams } from '../schemas.ts';

/** The same action that a socket may ask for, as a promise. */
export const actAt = (actor: TableActor, person: Person, action: TableAction): Promise<TableInfo> =>
  new Promise((resolve, reject) =>
    actor.post({
      needsLog: needsLog(action),
      run: (loaded, log) =>
        takeAction(actor, loaded, log, person, action, {
          done: resolve,
          refused: refusal => reject(refusedBy(refusal)),
        }),
      failed: code => reject(missing(code)),
    }),
  );

/** Everything that can be done at a table, for programs that do not hold a socket. */
export const actingRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    app.post(
      '/api/tables/:id/actions',
      {
        schema: {
          summary: 'Sit, leave, start, hand over …',
          ...answers(tableInfo),
          tags: ['play'],
          params: tableParams,
          body: tableAction,
        },
      },
      async request => {
        const person = personOf(await whoAsks(services, request));
        const action = actionFrom(request.body);
        const code = await actionQuota(services, tables, person.id, request.params.id, action);
        if (code !== undefined) throw code === 'noSuchTable' ? missing(code) : refusedBy({ code, rule: 'table' });
        return actAt(tables.at(request.params.id), person, action);
      },
    );

    app.post(
      '/api/tables/:id/moves',
      {
        schema: {
          summary: 'Play a move. The same id twice counts once.',
          ...answers(played),
          tags: ['play'],
          params: tableParams,
          body: moveBody,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const actor = tables.at(request.params.id);
        return new Promise<object>((resolve, reject) =>
          actor.post({
            needsLog: false,
            run: loaded =>
              takeMove(actor, loaded, id, request.body, {
                done: seq => resolve({ seq }),
                refused: refusal => reject(refusedBy(refusal)),
              }),
            failed: code => reject(missing(code)),
          }),
        );
      },
    );

    app.get(
      '/api/tables/:id/chat',
      {
        schema: { summary: 'The last lines of the chat.', ...answers(chatLines), tags: ['play'], params: tableParams },
      },
      async request => {
        const person = await maybeWhoAsks(services, request);
        const may = await tables
          .at(request.params.id)
          .ask(false, ({ doc }) => doc.status === 'open' || viewerFor(doc, person?.id) !== undefined);
        if (typeof may === 'string') throw missing(may);
        if (!may) throw new Problem(403, 'mayNotWatch', 'this table is not open to you');
        return { lines: (await services.storage.chat(request.params.id, 200)).map(chatLine) };
      },
    );

    app.post(
      '/api/tables/:id/chat',
      {
        schema: { summary: 'Say something.', ...answers(said), tags: ['play'], params: tableParams, body: chatBody },
        config: { rateLimit: { max: 30, timeWindow: 60_000 } },
      },
      async request => {
        const row = await whoAsks(services, request);
        const text = cleanText(request.body.text);
        if (text === undefined) throw new Problem(400, 'malformed', 'there is nothing to read', 'shape');
        if (text.length > services.config.limits.chatLength) throw new Problem(409, 'tooLong', 'too long');
        const actor = tables.at(request.params.id);
        const speaker = { ...personOf(row), mutedUntil: row.muted_until };
        return new Promise<object>((resolve, reject) => {
          const done = (): void => resolve({ said: true });
          const refused = (code: string): void => reject(refusedBy({ code, rule: 'table' }));
          const run = (loaded: Parameters<typeof say>[1]): void => say(actor, loaded, speaker, text, { done, refused });
          actor.post({ needsLog: false, run, failed: code => reject(missing(code)) });
        });
      },
    );
  };
