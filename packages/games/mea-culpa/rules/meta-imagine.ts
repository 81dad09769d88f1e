import { at, type Seat, type Stream } from '@conclave/kernel';
import { COIN_VALUE, COMPARTMENTS, GOODS, ITEMS, type Item, STONE } from './components.ts';
import { add, total } from './counts.ts';
import type { Memory } from './memory.ts';
import { newAct, runningStep } from './meta-acts.ts';
import { type Act, booksOf, emptyHiddenBooks, type HiddenBooks, type Sin } from './meta-state.ts';
import { top } from './stack.ts';
import { type Drop, isByHand, type Secrets, type Table } from './state.ts';

/** MC-26.20  Worlds that fit the public feed: what was dropped unshown may be anything, and somebody may have sinned unseen. */

/** Everything the seat could have dropped, and still have enough for what else it dropped. */
const couldDrop = (screen: Secrets, rest: number): readonly Item[] =>
  ITEMS.filter((_, index) => {
    const coin = at(COIN_VALUE, index);
    if (coin > screen.taler || (coin === 0 && at(screen.goods, index) === 0)) return false;
    return total(screen.goods) + screen.taler - Math.max(coin, 1) >= rest;
  });

const leaveScreen = (screen: Secrets, item: Item): void => {
  const index = ITEMS.indexOf(item);
  const coin = at(COIN_VALUE, index);
  if (coin > 0) screen.taler -= coin;
  else add(screen.goods, STONE[at(GOODS, index)], -1);
};

/** What was dropped in the running turn, the shown things as everyone saw them. */
const running = ({ manual }: Table, seat: Seat): Act | undefined =>
  manual?.acts.find(act => act.seat === seat && act.what === 'donate' && act.taken > 0);

/** The unknown things, the votes and the drops of another seat. */
export const imagineByHand = (table: Table, screen: Secrets, memory: Memory, seat: Seat, stream: Stream): void => {
  const number = memory.unknown === undefined ? 0 : at(memory.unknown, seat);
  const items: Item[] = [];
  for (let rest = number - 1; rest >= 0; rest -= 1) {
    const choices = couldDrop(screen, rest);
    const item = at(choices, stream.below(choices.length));
    leaveScreen(screen, item);
    items.push(item);
  }
  const drops = items.map(item => drop(screen, item, stream));
  imagineRunning(table, screen, seat, drops);
  imagineVote(table, screen, seat, stream);
};

const drop = (screen: Secrets, item: Item, stream: Stream): Drop => {
  const compartment = stream.below(2);
  add(at(screen.chest, compartment), ITEMS.indexOf(item), 1);
  return { item, into: at(COMPARTMENTS, compartment), act: 0, shown: false };
};

/** Things that were shown lie somewhere in the chest already. */
const imagineRunning = (table: Table, screen: Secrets, seat: Seat, drops: readonly Drop[]): void => {
  const act = running(table, seat);
  if (act === undefined) return;
  const steps = booksOf(table).steps.filter(({ type, item }) => type === 'drop' && item !== undefined);
  const shown = steps.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const lying = shown.map((item): Drop => ({ item, into: compartmentWith(screen, item), act: act.id, shown: true }));
  const unshown = drops.slice(drops.length - act.unshown).map(thing => ({ ...thing, act: act.id }));
  screen.drops = [...lying, ...unshown];
};

const compartmentWith = ({ chest }: Secrets, item: Item) =>
  at(chest[0], ITEMS.indexOf(item)) > 0 ? ('I' as const) : ('II' as const);

const imagineVote = (table: Table, screen: Secrets, seat: Seat, stream: Stream): void => {
  const frame = table.stack.findLast(({ at }) => at === 'vote');
  if (frame?.at === 'vote' && ((frame.voted >> seat) & 1) === 1) screen.vote = stream.below(2) === 0;
};

/** Nobody has sinned, or somebody has slept through his turn and nobody knows (MC-26.33): whatever it is, nobody sees it. */
export const imagineBooks = (table: Table, stream: Stream): HiddenBooks => {
  const books = emptyHiddenBooks(table.seats);
  const step = runningStep(table);
  const mayHaveSlept = isByHand(table, 'S12') && step !== undefined && top(table) === step;
  if (!mayHaveSlept || stream.below(2) === 0) return books;
  const act = newAct(table, -1, step.seat, 'asleep');
  const { turn, hands } = booksOf(table);
  const { seat, petty } = act;
  const sin: Sin = {
    act: -1,
    seat,
    entry: 'S12',
    petty,
    round: table.round,
    turn,
    step: hands,
    fate: 'open',
    answered: false,
  };
  return { ...books, acts: [act], sins: [sin], lastAct: -1 };
};
