import {
  type AnyRules,
  bytesToHex,
  commitmentTo,
  fastChance,
  hexToBytes,
  SECRET_BYTES,
  type Stream,
} from '@conclave/kernel';
import type { PersonId, TableSettings } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { Rounds } from '../nodes/rounds.ts';
import { newId, personOf, tellDevices } from '../people/people.ts';
import { notReady, type Ready, readyNow } from '../programs/ready.ts';
import type { BoardRow, BoardSeatRow } from '../storage/rows.ts';
import { insertionInto, type Schema, valuesOf } from '../storage/schema.ts';
import { type Attempt, isDamaged, type Write } from '../storage/storage.ts';
import { statementOf } from '../storage/writes.ts';
import { creationWrites, newTable, rulesForNew, seatForBot } from '../table/create.ts';
import { docFrom, isFinished, type SeatDoc, type TableDoc } from '../table/doc.ts';
import { decided, draftFor, NOBODY, nothingNew, withAct } from '../table/draft.ts';
import { chairFor, INVITED_FOR } from '../table/programs.ts';
import type { Tables } from '../table/registry.ts';
import { oncePerSubject, ratingWrite } from '../table/results.ts';
import { type Known, type Pairing, pairing } from './pairing.ts';
import { anchorsOf, botSubject, numbersIn, poolFor, ratingsAfterBoard, wordsIn } from './standing.ts';

const EVERY = 2000;
/** So many boards are played at once in a house, at most. */
const MOST_BOARDS = 8;
const AT_ONCE = 50;
const BEGIN_MEAN = 25_000_000;
/** Nobody: the house itself has opened the table. No person is called so. */
const HOUSE = { id: '-the-house--', name: '' };

const SETTINGS: Partial<TableSettings> = {
  visibility: 'link',
  watchers: 'nobody',
  clock: { kind: 'move', seconds: 5 },
  timeout: 'botSeat',
  undo: 'none',
  chat: 'off',
  hints: false,
  programs: 'invited',
};

const inserting = <Name extends keyof Schema>(name: Name, row: Schema[Name]): Attempt => ({
  sql: insertionInto(name),
  values: valuesOf(name, row),
  rows: 1,
});

/** On which seat the nth player sits in a rotation. */
export const seatAt = (nth: number, rotation: number, seats: number): number => (nth + rotation) % seats;

/** Who fell silent, left, or made too many mistakes is last, whatever a bot made of it. */
export const placeAt = ({ seats, places }: TableDoc, seat: number): number => {
  const place = seats[seat];
  const isGone = place?.out !== undefined || place?.leftBy !== undefined;
  return isGone ? seats.length : (places?.[seat] ?? seats.length);
};

/**
 * The ladder of programs. A board is one deal, played once for each rotation of those who play it, one game after the other. Of several nodes
 * one does it: whatever is written goes with a step of the board's own row, and that step can be made once.
 */
export class Ladder {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #rounds: Rounds;

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
    this.#rounds = new Rounds(
      () => this.look(),
      () => EVERY,
      error => services.log.warn({ err: error }, 'the ladder of programs could not be looked at'),
    );
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): void {
    this.#rounds.stop();
  }

  async look(): Promise<void> {
    const { storage } = this.#services;
    const running = await storage.ask('board', "where state = 'runs' order by at, id limit ?", AT_ONCE);
    for (const board of running) await this.#follow(board);
    if (running.length < MOST_BOARDS) await this.#open();
  }

  async #follow(board: BoardRow): Promise<void> {
    const row = await this.#services.storage.table(board.table_id);
    if (row === undefined || isDamaged(row)) return this.#callOff(board);
    const doc = docFrom(row);
    if (!isFinished(doc)) return;
    if (doc.status === 'over' && doc.places !== undefined) await this.#next(board, doc);
    else await this.#callOff(board, doc);
  }

  /** Somebody did not come to the first game of a board, or it cannot be played on. Whoever was missed is not ready. */
  async #callOff(board: BoardRow, doc?: TableDoc): Promise<void> {
    if (!(await this.#services.storage.attempt([stepping(board, { ...board, state: 'off' })]))) return;
    for (const { kind, person } of doc?.seats ?? [])
      if (kind === 'open' && person !== undefined) await notReady(this.#services, person);
  }

  /** A game of a board is over: its places are noted, and the next rotation begins, or the board is over. */
  async #next(board: BoardRow, doc: TableDoc): Promise<void> {
    const { storage } = this.#services;
    const before = await storage.ask('board_seat', 'where board_id = ? order by nth', board.id);
    const players = before.map(player => ({
      ...player,
      places: [...wordsIn(player.places), placeAt(doc, seatAt(player.nth, board.n, board.seats))].join(' '),
      tables: [...wordsIn(player.tables), doc.id].join(' '),
    }));
    if (board.n + 1 < board.seats) await this.#rotate(board, players);
    else await this.#finish(board, players);
  }

  async #rotate(board: BoardRow, players: readonly BoardSeatRow[]): Promise<void> {
    const rules = rulesForNew(this.#services, board.game);
    const doc = rules && (await this.#tableFor(rules, { ...board, n: board.n + 1 }, players));
    if (doc === undefined) return this.#callOff(board);
    const next = { ...board, n: board.n + 1, table_id: doc.id };
    await this.#create(doc, [stepping(board, next), ...players.map(noting)]);
  }

  async #finish(board: BoardRow, players: readonly BoardSeatRow[]): Promise<void> {
    const services = this.#services;
    const scores = players.map(({ subject, places }) => ({
      subject,
      sum: numbersIn(places).reduce((sum, place) => sum + place, 0),
    }));
    const at = services.now();
    const rated = oncePerSubject(await ratingsAfterBoard(services, { ...board, at }, scores));
    const isOver = await services.storage.attempt([
      stepping(board, { ...board, state: 'over', at }),
      ...players.map(noting),
      ...rated.map(({ before, after }) => ratingWrite(before, after)),
    ]);
    if (isOver) for (const table of wordsIn(players[0]?.tables ?? '')) this.#openRecord(table);
  }

  /** A board is over: everybody may look at what was played. */
  #openRecord(table: string): void {
    this.#tables.at(table).request({
      decide: (loaded, scene) => {
        const { doc } = loaded;
        if (doc.board === undefined || !isFinished(doc)) return nothingNew(loaded);
        const settings = { ...doc.settings, watchers: 'anyone' as const };
        return decided(withAct(draftFor(loaded), scene, NOBODY, { ...doc, settings }));
      },
      answer: () => undefined,
    });
  }

  /** Whoever is ready and on no board plays the next one. */
  async #open(): Promise<void> {
    // Who plays is asked last: whoever was given a board by another node in between is found here, and whoever is given one later has another mark.
    const asked = await readyNow(this.#services, AT_ONCE);
    const busy = await this.#playing();
    const ready = asked.filter(({ person }) => !busy.has(person.id));
    const luck = fastChance(Buffer.from(this.#services.random(6)).readUIntBE(0, 6));
    const known = await Promise.all(ready.map(one => this.#known(one)));
    const pair = pairing(known, this.#services.games.list, luck);
    const rules = pair && rulesForNew(this.#services, pair.game);
    if (rules !== undefined && pair !== undefined) await this.#begin(rules, pair, luck);
  }

  async #playing(): Promise<ReadonlySet<PersonId>> {
    const which = "where board_id in (select id from board where state = 'runs')";
    const rows = await this.#services.storage.ask('board_seat', which);
    return new Set(rows.map(({ subject }) => subject));
  }

  async #known(ready: Ready): Promise<Known> {
    const rows = await this.#services.storage.ask('rating', 'where subject = ?', ready.person.id);
    const row = (game: string, seats: number) =>
      rows.find(known => known.game === game && known.pool === poolFor(seats));
    return {
      ready,
      mean: (game, seats) => row(game, seats)?.mu ?? BEGIN_MEAN,
      boards: (game, seats) => row(game, seats)?.games ?? 0,
    };
  }

  async #begin(rules: AnyRules, { game, seats, programs }: Pairing, luck: Stream): Promise<void> {
    const services = this.#services;
    const levels = anchorsOf(services, game);
    const subjects = Array.from({ length: seats }, (_, nth) => {
      const level = levels[luck.below(levels.length)] ?? 'regular';
      return programs[nth]?.person.id ?? botSubject(game, level, rules.rulesVersion);
    });
    const id = newId(services, 12);
    const secret = bytesToHex(services.random(SECRET_BYTES));
    const fresh = { id, game, seats, secret, state: 'runs', n: 0, table_id: '', at: services.now() };
    const players = subjects.map((subject, nth) => ({ board_id: id, nth, subject, places: '', tables: '' }));
    const doc = await this.#tableFor(rules, fresh, players);
    if (doc === undefined) return;
    await this.#create(doc, [
      inserting('board', { ...fresh, table_id: doc.id }),
      ...players.map(player => inserting('board_seat', player)),
      ...programs.map(({ row }) => claiming(row.person_id, row.asked_at, services.now())),
    ]);
  }

  /** The table of one rotation: the same cards at every seat as in the others. */
  async #tableFor(rules: AnyRules, board: BoardRow, players: readonly BoardSeatRow[]): Promise<TableDoc | undefined> {
    const services = this.#services;
    const now = services.now();
    const open = Array.from({ length: board.seats }, () => ({ kind: 'open' }) as const);
    const doc = newTable({ services, now }, rules, HOUSE, { game: board.game, seats: open, settings: SETTINGS });
    if ('fault' in doc) return undefined;
    const seats = [...doc.seats];
    for (const { nth, subject } of players) {
      const seat = seatAt(nth, board.n, board.seats);
      seats[seat] = await this.#chairOf(board.game, subject, seat, now);
    }
    const { id, n, secret } = board;
    return { ...doc, seats, secret, commitment: commitmentTo(hexToBytes(secret)), board: { id, n } };
  }

  async #chairOf(game: string, subject: string, seat: number, now: number): Promise<SeatDoc> {
    const services = this.#services;
    if (subject.startsWith('bot:')) return seatForBot(services, game, subject.split(':')[2], seat);
    const row = await services.storage.person(subject);
    return row === undefined ? seatForBot(services, game, undefined, seat) : chairFor(personOf(row), now);
  }

  /** The table and the step of the board that led to it, both or none; then those who are asked hear of it. */
  async #create(doc: TableDoc, steps: readonly Attempt[]): Promise<void> {
    const services = this.#services;
    const now = services.now();
    const due = now + INVITED_FOR;
    const writes: readonly Write[] = [
      ...creationWrites({ services, now }, doc),
      ...doc.seats.flatMap(({ person }, seat) =>
        person === undefined ? [] : [{ put: 'seat', table: doc.id, seat, person } as const],
      ),
      { put: 'deadline', row: { table_id: doc.id, kind: 'invite', due_at: due } },
    ];
    const made = writes.map(write => ({ ...statementOf(write), rows: 1 }));
    if (!(await services.storage.attempt([...steps, ...made]))) return; // another node was first
    services.deadlineSet(doc.id, 'invite', due);
    services.metrics.count('tables_created');
    for (const { person } of doc.seats) if (person !== undefined) await tellDevices(services, person);
  }
}

/** The step of a board from one rotation to the next, or to its end. */
const stepping = ({ id, n, state, table_id }: BoardRow, next: BoardRow): Attempt => ({
  sql: 'update board set n = ?, state = ?, table_id = ?, at = ? where id = ? and n = ? and state = ? and table_id = ?',
  values: [next.n, next.state, next.table_id, next.at, id, n, state, table_id],
  rows: 1,
});

const noting = ({ board_id, nth, places, tables }: BoardSeatRow): Attempt => ({
  sql: 'update board_seat set places = ?, tables = ? where board_id = ? and nth = ?',
  values: [places, tables, board_id, nth],
  rows: 1,
});

const claiming = (person: PersonId, asked: number, now: number): Attempt => ({
  sql: 'update ready set asked_at = ? where person_id = ? and asked_at = ?',
  values: [now, person, asked],
  rows: 1,
});
