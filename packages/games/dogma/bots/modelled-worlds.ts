import { at, type State as StateOf, type Stream } from '@conclave/kernel';
import { type Dogma, lastContribution, type Move, type Secrets, type Table } from '../rules/index.ts';
import type { Insight } from './insight.ts';
import type { Mind } from './mind.ts';
import { insightIn } from './outlook.ts';
import { canBeHeld, handBefore, layAgain } from './world.ts';

type State = StateOf<Dogma>;

const TRIES = 60;

/** DG-5, DG-7  The table as the newest contributor saw it before it laid. */
const tableBefore = (table: Table): Table => {
  const pile = table.pile.slice(0, -1);
  const newest = lastContribution(table);
  const handSizes = table.handSizes.slice();
  if (newest === undefined) return table;
  handSizes[newest.seat] = at(handSizes, newest.seat) + newest.count;
  const before = { ...table, pile, handSizes, turn: newest.seat };
  return pile.length === 0 ? { ...before, phase: 'confess', claim: undefined } : before;
};

/** What was laid by this move, if everybody else would have seen the same. */
const laidBy = (move: Move, count: number, table: Table): Secrets['laid'][number] | undefined => {
  if (move.type !== (table.pile.length > 1 ? 'join' : 'confess')) return undefined;
  if (move.cards.length !== count || (move.type === 'confess' && move.claim !== table.claim)) return undefined;
  return move.cards;
};

/**
 * Worlds in which the newest contributor would have done what it did, if it plays like this mind: a hand is imagined, the mind chooses, and where it
 * chooses something else another hand is imagined. After some tries the last one stands as it is.
 */
export const modelledWorlds = (
  imagine: () => State,
  { table: now, seat, habits, record }: Insight,
  mind: Mind,
  stream: Stream,
): (() => State) => {
  const newest = lastContribution(now);
  if (newest === undefined || newest.seat === seat) return imagine;
  /** What the contributor would have laid in this world, if it looks like what it did lay. */
  const laidIn = (state: State): Secrets['laid'][number] | undefined => {
    const before = handBefore(at(state.secrets, newest.seat));
    if (!canBeHeld(before.hand)) return undefined;
    const then = {
      ...state,
      table: tableBefore(state.table),
      secrets: state.secrets.map((each, index) => (index === newest.seat ? before : each)),
    };
    const { move } = mind.choose(insightIn(then, newest.seat, habits, record), stream);
    return laidBy(move, newest.count, state.table);
  };
  return () => {
    for (let tries = 1; ; tries += 1) {
      const state = imagine();
      const cards = laidIn(state);
      if (cards !== undefined && layAgain(at(state.secrets, newest.seat), cards)) return state;
      if (tries === TRIES) return state;
    }
  };
};
