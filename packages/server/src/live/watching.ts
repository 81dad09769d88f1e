import type { ClientMessage, Have, TableId } from '@conclave/protocol';
import { isMember } from '../people/members.ts';
import type { TableActor } from '../table/actor.ts';
import { arrive } from '../table/arrive.ts';
import { decideBeginning } from '../table/begin.ts';
import { resumeBots } from '../table/bot-turn.ts';
import { sendPresence } from '../table/broadcast.ts';
import { NO_SUCH_TABLE, type Refused } from '../table/decision.ts';
import { isOutsider, mayListen } from '../table/doc.ts';
import type { Loaded } from '../table/loaded.ts';
import type { Watch } from '../table/watch.ts';
import type { Connection } from './connection.ts';

const MOST_TABLES = 20;
const TRY_AGAIN_LATER = 1013;
/** What is so for a while only, or only here. */
const COME_BACK: Readonly<Record<string, string | undefined>> = {
  elsewhere: 'another node knows these rules',
  serverError: 'the table cannot be read now',
};

/** A table that a socket watches. */
export interface Place {
  readonly actor: TableActor;
  readonly watch: Watch;
}

export const NOWHERE: readonly Place[] = [];

const placeAt = ({ watching }: Connection, table: TableId): Place | undefined =>
  watching.find(({ actor }) => actor.id === table);

/** How far the game is that this socket sees at a table. */
export const seqSeen = (connection: Connection, table: TableId): number | undefined => {
  const place = placeAt(connection, table);
  return place?.watch.viewer === undefined ? undefined : place.actor.seq;
};

/** Arriving at a table and returning to it. */
export const watch = (
  connection: Connection,
  { table, have }: Omit<Extract<ClientMessage, { type: 'watch' }>, 'type'>,
): void => {
  if (connection.watching.length >= MOST_TABLES && placeAt(connection, table) === undefined) {
    connection.refuse({ type: 'refused', table, code: 'tooManyTables', rule: 'table' });
    return;
  }
  const actor = connection.hub.tables.at(table);
  const refused = ({ code, detail }: Refused): void => {
    connection.send({ type: 'gone', table, code, ...(detail === undefined ? {} : { detail }) });
    const why = COME_BACK[code];
    if (why !== undefined) connection.close(TRY_AGAIN_LATER, why);
  };
  const enter = (loaded: Loaded): void => comeIn(connection, actor, loaded, have);
  actor.look({
    look: loaded => {
      const { doc } = loaded;
      if (!isOutsider(doc, connection.person?.id)) return enter(loaded);
      isMember(connection.services, doc.club, connection.person?.id)
        .then(is => (is ? actor.look({ look: enter, refused }) : refused(NO_SUCH_TABLE)))
        .catch(error => connection.failed(error));
    },
    refused,
  });
};

const comeIn = (connection: Connection, actor: TableActor, loaded: Loaded, have: Have | undefined): void => {
  if (!connection.isOpen) return;
  const arrived = arrive(actor, loaded, connection, have);
  const others = connection.watching.filter(place => place.watch !== arrived);
  connection.watching = [...others, { actor, watch: arrived }];
  if (loaded.doc.settings.chat !== 'off' && mayListen(loaded.doc, connection.person))
    actor.chat.greet(connection).catch(error => connection.failed(error));
  const { person } = connection;
  if (person !== undefined && typeof arrived.viewer === 'number' && !connection.isAway)
    connection.services.calls?.visited(person.id, actor.id);
  resumeBots(actor, loaded);
  if (loaded.doc.awaitsPeople === true) actor.request({ decide: decideBeginning, answer: () => undefined });
};

/** Who is not in a club any more does not look at its tables any more. */
export const leaveClubs = (connection: Connection): void => {
  for (const { actor } of connection.watching)
    actor.look({
      look: ({ doc }) => {
        if (!isOutsider(doc, connection.person?.id)) return;
        isMember(connection.services, doc.club, connection.person?.id)
          .then(is => is || sendOut(connection, actor.id))
          .catch(error => connection.failed(error));
      },
      refused: () => undefined,
    });
};

const sendOut = (connection: Connection, table: TableId): void => {
  unwatch(connection, table);
  connection.send({ type: 'gone', table, code: NO_SUCH_TABLE.code });
};

export const unwatch = (connection: Connection, table: TableId): void => {
  const place = placeAt(connection, table);
  if (place === undefined) return;
  connection.watching = connection.watching.filter(other => other !== place);
  leave(connection, place);
};

const leave = ({ person, hub }: Connection, { actor, watch: left }: Place): void => {
  actor.left(left);
  if (person !== undefined && !actor.present().has(person.id)) sendPresence(actor);
  hub.tables.released(actor);
};

export const leaveAll = (connection: Connection): void => {
  for (const place of connection.watching) leave(connection, place);
  connection.watching = NOWHERE;
};
