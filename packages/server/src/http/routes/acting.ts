import type { Person, TableAction, TableInfo } from '@conclave/protocol';
import {
  chatBody,
  chatLines,
  moveBody,
  played,
  said,
  tableAction,
  tableInfo,
  tableParams,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cleanText } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { personOf, tellDevices } from '../../people/people.ts';
import { heldBack, noteRefusal } from '../../programs/manners.ts';
import { inviteeFor } from '../../programs/ready.ts';
import { afterAction } from '../../stewards/names.ts';
import { decideAction } from '../../table/actions/index.ts';
import type { TableActor } from '../../table/actor.ts';
import { chatLine } from '../../table/chat.ts';
import type { Done, Request } from '../../table/decision.ts';
import { mayListen } from '../../table/doc.ts';
import { decideMove } from '../../table/play.ts';
import { actionQuota, within } from '../../table/quotas.ts';
import type { Tables } from '../../table/registry.ts';
import { ASKER_IF_ANY, answers } from '../answers.ts';
import { maybeWhoAsks, whoAsks } from '../auth.ts';
import { refuseOutsiders } from '../club-door.ts';
import { Problem, refusedBy } from '../problem.ts';

/** The answer of a table, as a promise. */
export const ask = (actor: TableActor, decide: Request['decide']): Promise<Done> =>
  new Promise((resolve, reject) =>
    actor.request({
      decide,
      answer: answer => ('refused' in answer ? reject(refusedBy(answer.refused)) : resolve(answer)),
    }),
  );

/** The same action that a socket may ask for. */
export const actAt = async (
  actor: TableActor,
  person: Person,
  action: TableAction,
  invitee?: Person,
): Promise<TableInfo> =>
  (await ask(actor, (loaded, scene) => decideAction(loaded, scene, person, action, undefined, invitee))).info();

/** A move of a program that is refused is noted, for too many of them lose a game. */
const noting = async (actor: TableActor, person: Person, play: () => Promise<Done>): Promise<Done> => {
  try {
    return await play();
  } catch (error) {
    if (error instanceof Problem) noteRefusal(actor, person, error.code);
    throw error;
  }
};

/** Everything that can be done at a table, for programs that do not hold a socket. */
export const actingRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    app.post(
      '/api/tables/:id/actions',
      {
        schema: {
          operationId: 'actAtTable',
          summary: 'Sit, leave, start, hand over …',
          ...answers(tableInfo),
          tags: ['play'],
          params: tableParams,
          body: tableAction,
        },
      },
      async request => {
        const person = personOf(await whoAsks(services, request));
        const action = request.body;
        const { id } = request.params;
        const quota = actionQuota(services, tables, person.id, id, action);
        const invitee = await inviteeFor(services, tables, id, action);
        const act = (): Promise<TableInfo> => actAt(tables.at(id), person, action, invitee);
        const info = await (quota === undefined ? act() : within(services, person.id, quota, act));
        await afterAction(services, tables, action);
        if (action.do === 'invite') await tellDevices(services, action.person);
        return info;
      },
    );

    app.post(
      '/api/tables/:id/moves',
      {
        schema: {
          operationId: 'playMove',
          summary: 'Play a move. The same id twice counts once.',
          ...answers(played),
          tags: ['play'],
          params: tableParams,
          body: moveBody,
        },
      },
      async request => {
        const person = personOf(await whoAsks(services, request));
        const actor = tables.at(request.params.id);
        const play = (): Promise<Done> =>
          ask(actor, (loaded, scene) => decideMove(loaded, scene, person.id, request.body));
        if (person.program === undefined) return { seq: (await play()).seq };
        await heldBack(actor);
        return { seq: (await noting(actor, person, play)).seq };
      },
    );

    app.get(
      '/api/tables/:id/chat',
      {
        schema: {
          operationId: 'readChat',
          ...ASKER_IF_ANY,
          summary: 'The last lines of the chat.',
          ...answers(chatLines),
          tags: ['play'],
          params: tableParams,
        },
      },
      async request => {
        const person = await maybeWhoAsks(services, request);
        const found = await tables.at(request.params.id).read(({ doc }) => ({ doc }));
        if ('refused' in found) throw refusedBy(found.refused);
        await refuseOutsiders(services, request, found.doc);
        if (!mayListen(found.doc, person && personOf(person)))
          throw new Problem(403, 'mayNotWatch', 'this table is not open to you');
        return { lines: (await services.storage.chat(request.params.id, 200)).map(chatLine) };
      },
    );

    app.post(
      '/api/tables/:id/chat',
      {
        schema: {
          operationId: 'sayInChat',
          summary: 'Say something.',
          ...answers(said),
          tags: ['play'],
          params: tableParams,
          body: chatBody,
        },
        config: { rateLimit: { max: 30, timeWindow: 60_000 } },
      },
      async request => {
        const row = await whoAsks(services, request);
        const text = cleanText(request.body.text);
        if (text === undefined) throw new Problem(400, 'malformed', 'there is nothing to read', 'shape');
        if (text.length > services.config.limits.chatLength) throw new Problem(409, 'tooLong', 'too long');
        const speaker = { ...personOf(row), mutedUntil: row.muted_until };
        return new Promise<object>((resolve, reject) =>
          tables.at(request.params.id).chat.say({
            speaker,
            text,
            id: undefined,
            answer: refused => (refused === undefined ? resolve({ said: true }) : reject(refusedBy(refused))),
          }),
        );
      },
    );
  };
