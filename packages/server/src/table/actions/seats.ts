import { MAX_NONCE_BYTES, type Seat, type SeatLine } from '@conclave/kernel';
import { toActAt } from '@conclave/protocol';
import type { Write } from '../../storage/storage.ts';
import { reviewWatches, showAnew } from '../arrive.ts';
import { seatForBot } from '../create.ts';
import { deadlineWrites, dropDeadlines, dropOpenDeadlines } from '../deadlines.ts';
import { humanSeats, type SeatDoc } from '../doc.ts';
import { beginGame } from '../loaded.ts';
import { type Context, changed, type Outcome, refused } from './context.ts';

const NONCE = new RegExp(`^([0-9a-f]{2}){8,${MAX_NONCE_BYTES}}$`);

export const sit = (context: Context, seat: Seat, nonce: string | undefined): Outcome => {
  const { loaded, person } = context;
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (doc.status !== 'open') return refused('alreadyStarted');
  if (context.seat !== undefined) return refused('alreadySeated');
  if (place === undefined) return refused('noSuchSeat');
  if (place.kind !== 'open' || (place.person !== undefined && place.person !== person.id)) return refused('seatTaken');
  if (nonce !== undefined && !NONCE.test(nonce)) return refused('badNonce', 'a nonce is 8 to 64 bytes in small hex');
  doc.seats[seat] = { kind: 'human', person: person.id, name: person.name };
  doc.nonces[seat] = nonce ?? '';
  const taken: Write = { put: 'seat', table: doc.id, seat, person: person.id };
  const begun = doc.seats.some(({ kind }) => kind === 'open') ? undefined : begin(context);
  if (begun === undefined || 'refused' in begun) return changed([taken], () => lobbyChanged(context));
  return changed([taken, ...begun.writes], begun.after);
};

/** Before the game the seat is free again; later a bot has it for good. */
export const leave = (context: Context): Outcome => {
  const { loaded, seat, services } = context;
  const { doc } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  if (doc.status !== 'open' && doc.status !== 'running') return refused('notRunning');
  const drop: Write = { drop: 'seat', table: doc.id, seat };
  if (doc.status === 'open') {
    doc.seats[seat] = { kind: 'open', name: '' };
    doc.nonces[seat] = '';
    return changed([drop], () => lobbyChanged(context));
  }
  doc.seats[seat] = {
    ...seatForBot(services, doc.game, doc.seats[seat]?.level, seat),
    name: doc.seats[seat]?.name ?? '',
  };
  // Who leaves takes the consent along: nobody sees this seat's cards any more, the leaver included.
  doc.watchers = doc.watchers.map(({ lent, ...watcher }) =>
    lent === undefined || lent === seat ? watcher : { ...watcher, lent },
  );
  if (humanSeats(doc).length > 0)
    return changed([drop, ...newDeadlines(context)], () => reviewWatches(context.actor, doc));
  return changed([drop, ...endUnfinished(context)]);
};

/** The table is given up: no places, and its seal stays closed. */
export const endUnfinished = ({ loaded, services }: Context): readonly Write[] => {
  loaded.doc.status = 'abandoned';
  loaded.doc.endedAt = services.now();
  loaded.doc.votes = [];
  return dropDeadlines(loaded);
};

/** The host puts a bot on a free seat. */
export const seatBot = (context: Context, seat: Seat, level: string | undefined): Outcome => {
  const { loaded, person, services } = context;
  const { doc } = loaded;
  if (doc.host !== person.id) return refused('onlyTheHost');
  if (doc.status !== 'open') return refused('alreadyStarted');
  if (doc.seats[seat]?.kind !== 'open') return refused('seatTaken');
  doc.seats[seat] = seatForBot(services, doc.game, level, seat);
  return changed([], () => lobbyChanged(context));
};

/** The host frees a seat. */
export const openSeat = (context: Context, seat: Seat): Outcome => {
  const { loaded, person } = context;
  const { doc } = loaded;
  if (doc.host !== person.id) return refused('onlyTheHost');
  if (doc.status !== 'open') return refused('alreadyStarted');
  if (doc.seats[seat] === undefined) return refused('noSuchSeat');
  doc.seats[seat] = { kind: 'open', name: '' };
  doc.nonces[seat] = '';
  return changed([{ drop: 'seat', table: doc.id, seat }], () => lobbyChanged(context));
};

export const start = (context: Context): Outcome => {
  const { doc } = context.loaded;
  if (doc.host !== context.person.id) return refused('onlyTheHost');
  if (doc.status !== 'open') return refused('alreadyStarted');
  if (doc.seats.some(({ kind }) => kind === 'open')) return refused('seatsOpen');
  return begin(context);
};

/** Everyone sits: the seed is fixed by the sealed secret and the nonces, and the game is set up. */
const begin = (context: Context): Extract<Outcome, { writes: unknown }> | { readonly refused: string } => {
  const { loaded, services, actor } = context;
  const { doc, rules } = loaded;
  const humans = humanSeats(doc).length;
  const options = rules.options.parse(doc.options, { seats: doc.seats.length, humans });
  if (!options.ok) return { refused: options.fault.code };
  doc.status = 'running';
  doc.startedAt = services.now();
  doc.lines = doc.seats.map(seat => lineOf(context, seat));
  delete doc.expiresAt;
  const game = beginGame(loaded);
  const writes = [...dropOpenDeadlines(doc.id), ...deadlineWrites(services, loaded, toActAt(game))];
  const after = (): void => {
    lobbyChanged(context);
    showAnew(actor, actor.watches);
  };
  return { writes, after };
};

/** As the record will name this seat, with its keys in the record's order. */
const lineOf = ({ loaded, services }: Context, { kind, name, level }: SeatDoc): SeatLine =>
  kind === 'bot'
    ? { name: services.bots.nameOf?.(loaded.doc.game, level) ?? name, kind: 'bot' }
    : { name, kind: 'human' };

/** My bot, take over; and back again. */
export const standIn = (context: Context, on: boolean, level: string | undefined): Outcome => {
  const { loaded, seat } = context;
  if (seat === undefined) return refused('notYourSeat');
  if (loaded.doc.status !== 'running') return refused('notRunning');
  letBotPlay(context, seat, on, level);
  return changed(newDeadlines(context));
};

const letBotPlay = ({ loaded, services }: Context, seat: Seat, on: boolean, level: string | undefined): void => {
  const place = loaded.doc.seats[seat] as SeatDoc;
  const { level: _old, standIn: _was, ...rest } = place;
  const bot = seatForBot(services, loaded.doc.game, level, seat);
  loaded.doc.seats[seat] = on
    ? { ...rest, standIn: true, ...(bot.level === undefined ? {} : { level: bot.level }) }
    : rest;
};

/** The others give the seat of somebody who is away, and whom the table waits for, to a bot. */
export const replace = (context: Context, away: Seat): Outcome => {
  const { loaded, seat } = context;
  const { doc, game } = loaded;
  const place = doc.seats[away];
  if (seat === undefined) return refused('notYourSeat');
  if (doc.status !== 'running' || game === undefined) return refused('notRunning');
  if (place?.kind !== 'human' || place.standIn === true || away === seat) return refused('notReplaceable');
  const where = absence(context, away);
  if (where !== 'away') return refused(where === 'here' ? 'playerIsHere' : 'waitLonger');
  letBotPlay(context, away, true, undefined);
  return changed(newDeadlines(context));
};

/** Away is who is not at the table although it has waited for this seat for some time. */
export const absence = ({ loaded, actor, services }: Context, seat: Seat): 'here' | 'gone' | 'away' => {
  const { doc, clocks } = loaded;
  if (actor.present().has(doc.seats[seat]?.person ?? '')) return 'here';
  const since = clocks?.since[seat];
  const waited = since === undefined ? 0 : services.now() - (doc.startedAt ?? 0) - since;
  return since !== undefined && waited >= services.config.awayMs ? 'away' : 'gone';
};

const newDeadlines = ({ loaded, services }: Context): readonly Write[] =>
  loaded.game === undefined ? [] : deadlineWrites(services, loaded, toActAt(loaded.game));

const lobbyChanged = ({ loaded, services }: Context): void => {
  if (loaded.doc.settings.visibility === 'lobby') services.bus.publish('lobby', loaded.doc.id);
};
