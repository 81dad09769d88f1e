import { type AnyGame, fastChance, type Seat, type Stream, seatView } from '@conclave/kernel';
import { type How, isStale, judge, type LogEntry, toActAt } from '@conclave/protocol';
import type { TableActor } from './actor.ts';
import { deadlineWrites } from './deadlines.ts';
import { botPlays } from './doc.ts';
import { type Loaded, memoryFor } from './loaded.ts';
import { playAndCommit } from './play.ts';
import { submit } from './steps.ts';

/** Bots think with luck of their own, never with the luck of the table. */
export const botStream = (actor: TableActor): Stream => {
  const bytes = actor.services.random(6);
  return fastChance(bytes.reduce((sum, byte) => sum * 256 + byte, 0));
};

/** The bot deadline is due: the first bot that is asked decides. */
export const runBotTurn = (actor: TableActor): void =>
  post(actor, loaded => {
    const seat = botAsked(loaded);
    if (seat === undefined) settleDeadlines(actor, loaded);
    else decide(actor, loaded, seat, 'bot');
  });

const post = (actor: TableActor, run: (loaded: Loaded) => void): void =>
  actor.post({ needsLog: false, run, failed: () => undefined });

const isBot = ({ doc }: Loaded, seat: Seat): boolean => {
  const place = doc.seats[seat];
  return place !== undefined && botPlays(place);
};

const botAsked = (loaded: Loaded): Seat | undefined => {
  const { doc, game } = loaded;
  if (game === undefined || doc.status !== 'running') return undefined;
  return toActAt(game).find(seat => isBot(loaded, seat));
};

/** The rows did not fit the table any more: store what it waits for now. */
export const settleDeadlines = (actor: TableActor, loaded: Loaded): void => {
  const { doc, game } = loaded;
  if (game === undefined) return;
  loaded.due.bot = -1; // whatever is stored, write it anew
  loaded.due.clock = -1;
  const asked = doc.status === 'running' ? toActAt(game) : [];
  submit(actor, deadlineWrites(actor.services, loaded, asked), () => undefined);
};

/** A bot makes the decision of this seat, knowing all that the seat was told and nothing else. */
export const decide = (actor: TableActor, loaded: Loaded, seat: Seat, how: How): void => {
  if (loaded.memories.has(seat)) think(actor, loaded, seat, how);
  else {
    const run = (again: Loaded, log: readonly LogEntry[]): void => {
      again.memories.set(seat, memoryFor(again, log, seat));
      if (again.game !== undefined && toActAt(again.game).includes(seat)) think(actor, again, seat, how);
      else settleDeadlines(actor, again);
    };
    actor.post({ needsLog: true, run, failed: () => undefined });
  }
};

const think = (actor: TableActor, loaded: Loaded, seat: Seat, how: How): void => {
  const { game, doc, rules, memories } = loaded;
  const memory = memories.get(seat);
  if (game === undefined || memory === undefined) return;
  const { seq } = game;
  const player = actor.services.bots.player(rules, doc.seats[seat]?.level);
  const decision = player(seatView(game.state, seat), memory, botStream(actor));
  if (!(decision instanceof Promise)) botMove(actor, loaded, seat, decision, how);
  else
    decision.then(
      move => act(actor, seat, seq, move, how),
      error => {
        actor.services.log.error({ err: error }, 'a bot failed');
        act(actor, seat, seq, undefined, how);
      },
    );
};

/** The thought is ready; meanwhile the table may have gone on, or the player may be back. */
const act = (actor: TableActor, seat: Seat, seq: number, move: AnyGame['move'] | undefined, how: How): void =>
  post(actor, loaded => {
    const { game, doc } = loaded;
    const wanted = how === 'clock' || isBot(loaded, seat);
    if (game === undefined || doc.status !== 'running' || isStale(game, seat, seq) || !wanted)
      settleDeadlines(actor, loaded);
    else botMove(actor, loaded, seat, move, how);
  });

/** A bot's move is judged like everyone's; if it is none, the rules' default takes its place. */
const botMove = (actor: TableActor, loaded: Loaded, seat: Seat, move: AnyGame['move'] | undefined, how: How): void => {
  const { game, rules } = loaded;
  if (game === undefined) return;
  const verdict = move === undefined ? undefined : judge(game, seat, move);
  if (verdict !== undefined && 'refusal' in verdict)
    actor.services.log.error({ code: verdict.refusal.code, game: rules.id }, 'a bot was refused');
  if (how === 'bot') actor.services.metrics.count('bot_moves');
  if (verdict !== undefined && 'move' in verdict)
    playAndCommit(actor, loaded, { seat, move: verdict.move, how, moveId: null });
  else playDefault(actor, loaded, seat, how);
};

/** What the rules do for a seat that does not decide (SS-12.3, DG-18.2, MC-29.4). */
export const playDefault = (actor: TableActor, loaded: Loaded, seat: Seat, how: How): void => {
  const { game, rules } = loaded;
  if (game === undefined) return;
  const { table, own } = seatView(game.state, seat);
  const move = rules.timeoutMove(table, own, seat, botStream(actor));
  playAndCommit(actor, loaded, { seat, move, how, moveId: null });
};
