import type { ClientMessage, Person, PersonId, Refused } from '@conclave/protocol';
import { cleanText } from '../house/plain-words.ts';
import { decideAction } from '../table/actions/index.ts';
import type { Answer } from '../table/decision.ts';
import { decideMove } from '../table/play.ts';
import { actionQuota, muteQuota } from '../table/quotas.ts';
import type { Connection } from './connection.ts';
import { unwatch, watch } from './watching.ts';

type Message<Type> = Extract<ClientMessage, { type: Type }>;

/** What a socket may ask once it has said hello. */
export const handle = (connection: Connection, message: Exclude<ClientMessage, { type: 'hello' }>): void => {
  switch (message.type) {
    case 'move':
      return move(connection, message);
    case 'watch':
      return watch(connection, message);
    case 'unwatch':
      return unwatch(connection, message.table);
    case 'act':
      return act(connection, message);
    case 'chat':
      return chat(connection, message);
    case 'mute':
      return mute(connection, message.person, message.on);
    case 'lobby':
      return connection.hub.lobby(connection, message.on);
    case 'ping':
      return connection.send({ type: 'pong' });
  }
};

type Refusal = Omit<Refused, 'type' | 're' | 'table'>;

/** Refuses the request with this id at this table. */
const refuser =
  (connection: Connection, { id, table }: { readonly id: string; readonly table: string }) =>
  (refusal: Refusal): void =>
    connection.refuse({ type: 'refused', re: id, table, ...refusal });

/** The one answer of a table to a request on a socket; a move that was shown to it needs no other. */
const answering =
  (connection: Connection, message: Message<'move' | 'act'>) =>
  (answer: Answer): void => {
    const { id, table } = message;
    if ('refused' in answer) refuser(connection, message)(answer.refused);
    else if (!answer.isTold || message.type === 'act')
      connection.send({ type: 'done', re: id, table, ...(answer.seq === undefined ? {} : { seq: answer.seq }) });
  };

const move = (connection: Connection, message: Message<'move'>): void =>
  connection.hub.tables.at(message.table).request({
    origin: { listener: connection, id: message.id },
    decide: (loaded, scene) => decideMove(loaded, scene, connection.person?.id, message),
    answer: answering(connection, message),
  });

const act = (connection: Connection, message: Message<'act'>): void => {
  const { table, action } = message;
  const { person } = connection;
  const refused = refuser(connection, message);
  if (person === undefined) return refused({ code: 'whoAreYou', rule: 'table' });
  const code = actionQuota(connection.services, connection.hub.tables, person.id, table, action);
  if (code === undefined) return actAt(connection, message, person);
  code
    .then(found => (found === undefined ? actAt(connection, message, person) : refused({ code: found, rule: 'table' })))
    .catch(error => connection.failed(error));
};

const actAt = (connection: Connection, message: Message<'act'>, person: Person): void => {
  const { table, id, action } = message;
  connection.hub.tables.at(table).request({
    decide: (loaded, scene) => decideAction(loaded, scene, person, action, id),
    answer: answering(connection, message),
  });
};

const chat = (connection: Connection, message: Message<'chat'>): void => {
  const { table, id } = message;
  const text = cleanText(message.text);
  const { person, mutedUntil } = connection;
  const refuse = refuser(connection, message);
  if (person === undefined) return refuse({ code: 'whoAreYou', rule: 'table' });
  if (text === undefined) return refuse({ code: 'nothingSaid', rule: 'table' });
  if (text.length > connection.services.config.limits.chatLength) return refuse({ code: 'tooLong', rule: 'table' });
  connection.hub.tables.at(table).chat.say({
    speaker: { ...person, mutedUntil },
    text,
    id,
    answer: refused => (refused === undefined ? connection.send({ type: 'done', re: id, table }) : refuse(refused)),
  });
};

/** What this person does not want to read any more. */
const mute = (connection: Connection, muted: PersonId, on: boolean): void => {
  const { person } = connection;
  if (person === undefined || connection.muted.has(muted) === on) return;
  keepMute(connection, person.id, muted, on).catch(error => connection.failed(error));
};

const keepMute = async (connection: Connection, person: PersonId, muted: PersonId, on: boolean): Promise<void> => {
  const { services } = connection;
  const code = on ? await muteQuota(services, person) : undefined;
  if (code !== undefined) return connection.refuse({ type: 'refused', code, rule: 'table' });
  const others = [...connection.muted].filter(other => other !== muted);
  connection.muted = new Set(on ? [...others, muted] : others);
  const write = { person, muted };
  await services.committer.save([on ? { put: 'mute', ...write } : { drop: 'mute', ...write }]);
};
