import type { ClientMessage, Person, PersonId, Refused } from '@conclave/protocol';
import { cleanText } from '../house/plain-words.ts';
import { tellDevices } from '../people/people.ts';
import { heldBack, noteRefusal } from '../programs/manners.ts';
import { inviteeFor } from '../programs/ready.ts';
import { afterAction } from '../stewards/names.ts';
import { NotSaved } from '../storage/committer.ts';
import { decideAction } from '../table/actions/index.ts';
import { choicesFor } from '../table/choices.ts';
import type { Answer } from '../table/decision.ts';
import { hintFor } from '../table/hint.ts';
import { decideMove } from '../table/play.ts';
import { actionQuota, Enough, muteQuota, within } from '../table/quotas.ts';
import type { Connection } from './connection.ts';
import { unwatch, watch } from './watching.ts';

type Message<Type> = Extract<ClientMessage, { type: Type }>;

/** What a socket may ask once it has said hello. */
export const handle = (connection: Connection, message: Exclude<ClientMessage, { type: 'hello' }>): void => {
  if ('id' in message) connection.begins();
  switch (message.type) {
    case 'move':
      return move(connection, message);
    case 'watch':
      return watch(connection, message);
    case 'unwatch':
      return unwatch(connection, message.table);
    case 'choices':
      return choices(connection, message);
    case 'act':
      return act(connection, message);
    case 'chat':
      return chat(connection, message);
    case 'hint':
      return hint(connection, message);
    case 'mute':
      return mute(connection, message.person, message.on);
    case 'lobby':
      return connection.hub.lobby(connection, message.on);
    case 'mine':
      return connection.hub.mine.follow(connection, message.on);
    case 'looking':
      return connection.look(message.on);
    case 'ready':
      return ready(connection, message);
    case 'ping':
      return connection.send({ type: 'pong' });
  }
};

type Refusal = Omit<Refused, 'type' | 're' | 'table'>;

/** Refuses the request with this id at this table. */
const refuser =
  (connection: Connection, { id, table }: { readonly id: string; readonly table: string }) =>
  (refusal: Refusal): void => {
    connection.refuse({ type: 'refused', re: id, table, ...refusal });
    connection.ends();
  };

/** The one answer of a table to a request on a socket; a move that was shown to it needs no other. */
const answering =
  (connection: Connection, message: Message<'move' | 'act'>) =>
  (answer: Answer): void => {
    const { id, table } = message;
    if ('refused' in answer) return refuser(connection, message)(answer.refused);
    if (!answer.isTold || message.type === 'act')
      connection.send({ type: 'done', re: id, table, ...(answer.seq === undefined ? {} : { seq: answer.seq }) });
    connection.ends();
  };

const move = (connection: Connection, message: Message<'move'>): void => {
  const { person } = connection;
  if (person?.program === undefined) return moveAt(connection, message, answering(connection, message));
  const actor = connection.hub.tables.at(message.table);
  const answer = answering(connection, message);
  const answered = (said: Answer): void => {
    answer(said);
    if ('refused' in said) noteRefusal(actor, person, said.refused.code);
  };
  heldBack(actor)
    .then(() => moveAt(connection, message, answered))
    .catch(error => connection.failed(error));
};

const moveAt = (connection: Connection, message: Message<'move'>, answer: (answer: Answer) => void): void =>
  connection.hub.tables.at(message.table).request({
    origin: { listener: connection, id: message.id },
    decide: (loaded, scene) => decideMove(loaded, scene, connection.person?.id, message),
    answer,
  });

/** A program can be asked from now on. */
const ready = (connection: Connection, message: Message<'ready'>): void => {
  const { person, services, hub } = connection;
  const refuse = (code: string): void => connection.refuse({ type: 'refused', code, rule: 'table' });
  if (person?.program === undefined) return refuse('onlyPrograms');
  if (message.games.some(game => services.games.find(game) === undefined)) return refuse('unknownGame');
  hub.ready(connection, person.id, message).catch(error => connection.failed(error));
};

/** One's own legal moves; whoever has no seat has none, whatever they may see. */
const choices = (connection: Connection, message: Message<'choices'>): void => {
  const { table, id } = message;
  const refused = refuser(connection, message);
  connection.hub.tables.at(table).look({
    look: loaded => {
      const found = choicesFor(loaded, connection.person?.id, connection.services);
      if ('refused' in found) return refused({ ...found.refused });
      connection.send({ type: 'choices', re: id, table, ...found });
      connection.ends();
    },
    refused,
  });
};

const act = (connection: Connection, message: Message<'act'>): void => {
  const { table, action } = message;
  const { person } = connection;
  const refused = refuser(connection, message);
  if (person === undefined) return refused({ code: 'whoAreYou', rule: 'table' });
  if (action.do === 'invite') return invite(connection, message, person);
  const quota = actionQuota(connection.services, connection.hub.tables, person.id, table, action);
  const act = (done: () => void): void => actAt(connection, message, person, done);
  if (quota === undefined) act(() => undefined);
  else
    within(connection.services, person.id, quota, () => new Promise<void>(act))
      .then(() => afterAction(connection.services, connection.hub.tables, action))
      .catch(orRefused(connection, refused));
};

/** The host asks a program: is it ready? Then its chair is kept, and it hears of it. */
const invite = (connection: Connection, message: Message<'act'>, person: Person): void => {
  const { services, hub } = connection;
  const { table, action } = message;
  const tell = (said: Answer): void => {
    if (action.do === 'invite' && !('refused' in said))
      tellDevices(services, action.person).catch(error => connection.failed(error));
  };
  inviteeFor(services, hub.tables, table, action)
    .then(invitee => actAt(connection, message, person, tell, invitee))
    .catch(error => connection.failed(error));
};

/** Who has had enough is refused, and what could not be saved; anything else is a fault. */
const orRefused =
  (connection: Connection, refuse: (refusal: Refusal) => void) =>
  (error: unknown): void => {
    if (error instanceof Enough) refuse(error.refused);
    else if (error instanceof NotSaved) refuse({ code: 'notSaved', rule: 'table' });
    else connection.failed(error);
  };

const actAt = (
  connection: Connection,
  message: Message<'act'>,
  person: Person,
  done: (said: Answer) => void,
  invitee?: Person,
): void => {
  const { table, id, action } = message;
  const answer = answering(connection, message);
  connection.hub.tables.at(table).request({
    decide: (loaded, scene) => decideAction(loaded, scene, person, action, id, invitee),
    answer: said => {
      answer(said);
      done(said);
    },
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
    answer: refused => {
      if (refused !== undefined) return refuse(refused);
      connection.send({ type: 'done', re: id, table });
      connection.ends();
    },
  });
};

/** What a master would do, for the person who sits there; the table does not wait for it. */
const hint = (connection: Connection, message: Message<'hint'>): void => {
  const { table, id } = message;
  const refused = refuser(connection, message);
  const { services, hub } = connection;
  hub.tables.at(table).look({
    look: loaded => {
      const found = hintFor(services, loaded, connection.person?.id, message.seq);
      if ('refused' in found) return refused(found.refused);
      const { seq } = found;
      found.advice
        .then(advice => {
          connection.send({ type: 'hint', re: id, table, seq, advice });
          connection.ends();
        })
        .catch(error => {
          services.log.error({ err: error }, 'a hint failed');
          refused({ code: 'noAdvice', rule: 'table' });
        });
    },
    refused,
  });
};

/** What this person does not want to read any more. */
const mute = (connection: Connection, muted: PersonId, on: boolean): void => {
  const { person } = connection;
  if (person === undefined || connection.muted.has(muted) === on) return;
  const { services } = connection;
  const quota = async (): Promise<string | undefined> => (on ? muteQuota(services, person.id) : undefined);
  within(services, person.id, quota, () => keepMute(connection, person.id, muted, on)).catch(
    orRefused(connection, refusal => connection.refuse({ type: 'refused', ...refusal })),
  );
};

const keepMute = async (connection: Connection, person: PersonId, muted: PersonId, on: boolean): Promise<void> => {
  const { services } = connection;
  const write = { person, muted };
  await services.committer.save([on ? { put: 'mute', ...write } : { drop: 'mute', ...write }]);
  const others = [...connection.muted].filter(other => other !== muted);
  connection.muted = new Set(on ? [...others, muted] : others);
  // Their other sockets, here and at other nodes, hear of it at once or with the next look.
  const touch = { sql: 'update person set changed_at = ? where id = ?', values: [services.now(), person], rows: 1 };
  await services.storage.attempt([touch]);
  services.bus.publish('person', person);
};
