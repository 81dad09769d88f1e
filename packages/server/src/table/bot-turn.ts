import { type AnyGame, fastChance, type Seat, seatView, type Stream } from '@conclave/kernel';
import { isStale, judge, toActAt } from '@conclave/protocol';
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
  actor.post({
    needsLog: false,
    run: loaded => {
      const seat = botAsked(loaded);
      if (seat === undefined) return settleDeadlines(actor, loaded);
      if (loaded.memories.has(seat)) think(actor, loaded, seat);
      else recallAndThink(actor, seat);
    },
    failed: () => undefined,
  });

const botAsked = ({ doc, game }: Loaded): Seat | undefined => {
  if (game === undefined || doc.status !== 'running') return undefined;
  return toActAt(game).find(seat => doc.seats[seat] !== undefined && botPlays(doc.seats[seat]));
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

const recallAndThink = (actor: TableActor, seat: Seat): void =>
  actor.post({
    needsLog: true,
    run: (loaded, log) => {
      loaded.memories.set(seat, memoryFor(loaded, log, seat));
      if (botAsked(loaded) === seat) think(actor, loaded, seat);
    },
    failed: () => undefined,
  });

const think = (actor: TableActor, loaded: Loaded, seat: Seat): void => {
  const { game, doc, rules, memories } = loaded;
  const memory = memories.get(seat);
  if (game === undefined || memory === undefined) return;
  const { seq } = game;
  const player = actor.services.bots.player(rules, doc.seats[seat]?.level);
  const decision = player(seatView(game.state, seat), memory, botStream(actor));
  if (decision instanceof Promise) {
    decision.then(
      move => act(actor, seat, seq, move),
      error => {
        actor.services.log.error({ err: error }, 'a bot failed');
        act(actor, seat, seq, undefined);
      },
    );
  } else botMove(actor, loaded, seat, decision);
};

/** The thought is ready; meanwhile the table may have gone on, or the player may be back. */
const act = (actor: TableActor, seat: Seat, seq: number, move: AnyGame['move'] | undefined): void =>
  actor.post({
    needsLog: false,
    run: loaded => {
      const stale = loaded.game === undefined || isStale(loaded.game, seat, seq) || botAsked(loaded) === undefined;
      if (stale || !botPlays(loaded.doc.seats[seat] ?? { kind: 'open', name: '' })) settleDeadlines(actor, loaded);
      else botMove(actor, loaded, seat, move);
    },
    failed: () => undefined,
  });

/** A bot's move is judged like everyone's; if it is none, the rules' default takes its place. */
const botMove = (actor: TableActor, loaded: Loaded, seat: Seat, move: AnyGame['move'] | undefined): void => {
  const { game, rules } = loaded;
  if (game === undefined) return;
  const verdict = move === undefined ? undefined : judge(game, seat, move);
  if (verdict !== undefined && 'refusal' in verdict)
    actor.services.log.error({ code: verdict.refusal.code, game: rules.id }, 'a bot was refused');
  const { table, own } = seatView(game.state, seat);
  const legal =
    verdict !== undefined && 'move' in verdict ? verdict.move : rules.timeoutMove(table, own, seat, botStream(actor));
  actor.services.metrics.count('bot_moves');
  playAndCommit(actor, loaded, seat, legal, 'bot', null);
};
