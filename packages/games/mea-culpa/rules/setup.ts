import { at, type Chance, type Emit, type Seat } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { boardFor, metaOf } from './agreed.ts';
import { ALL_LETTERS, BONUSES, CREWS, NOBODY, SIN_STONES, START_TALER } from './components.ts';
import { bySeat, none } from './counts.ts';
import type { Event } from './events.ts';
import { isOn, registerOf } from './meta-register.ts';
import type { Options } from './options.ts';
import { push } from './stack.ts';
import { bonusOrder } from './starting-bonuses.ts';
import { NO_BID, type Secrets, type State, type Table } from './state.ts';

/** MC-5.1, MC-5.2  The common supply, and what lies before each player. MC-1.4: colours of players have no effect. */
const layOut = (options: Options, seats: number, front: readonly number[]): Table => ({
  options,
  board: boardFor(options),
  seats,
  round: 0,
  stack: [],
  souls: none(seats),
  front,
  posts: none(seats),
  stock: bySeat(seats, () => SIN_STONES),
  dens: [none(seats), none(seats), none(seats)],
  popeStones: [1, 1, 1],
  market: none(5),
  bag: 0,
  supply: [...ALL_LETTERS],
  rooms: none(4),
  suite5: false,
  suite6: false,
  discard: none(15),
  hut: CREWS,
  emperorCrew: 0,
  crews: none(3),
  parts: none(3),
  finished: 0,
  characters: [NOBODY, NOBODY, NOBODY, NOBODY],
  locked: 0,
  bids: [],
  keeper: NOBODY,
  order: [],
  bonuses: BONUSES,
  chests: none(seats),
  opened: [],
  display: none(4),
  ledger: keepsLedger(options) ? bySeat(seats, () => [START_TALER, ...none(8)]) : [],
  result: [],
});

/** MC-2.4, MC-26.33  While S11 is on totals would name what was dropped unshown. */
const keepsLedger = (options: Options): boolean => {
  const meta = metaOf(options);
  return options.openLedger === 'full' && (meta === undefined || !isOn(registerOf(meta.register, meta.pace), 'S11'));
};

export const emptyScreen = (): Secrets => ({
  taler: START_TALER,
  goods: none(4),
  letters: none(4),
  chest: [none(8), none(8)],
  bid: NO_BID,
  die: 0,
});

/** MC-5.3  The souls line up on space 0 in random order. */
const lineUp = (seats: number, chance: Chance): Seat[] => chance.stream('souls').shuffle(bySeat(seats, seat => seat));

/** MC-26  A table that plays META CULPA keeps books. */
const withBooks = (state: State): State => {
  const { table, secrets, hidden } = state;
  const meta = metaOf(table.options);
  if (meta === undefined) return state;
  const { seats } = table;
  return {
    table: Object.assign(table, { manual: byHand().openBooks(meta, seats) }),
    secrets,
    hidden: { ...hidden, books: byHand().emptyHiddenBooks(seats) },
  };
};

/** MC-5  Setup, up to the first choice of a starting bonus. */
export const setup = (options: Options, seats: number, chance: Chance, emit?: Emit<Event>): State => {
  const fromHell = lineUp(seats, chance);
  const front = none(seats);
  for (const [place, seat] of fromHell.entries()) front[seat] = seats - 1 - place;
  const state = withBooks({
    table: layOut(options, seats, front),
    secrets: bySeat(seats, emptyScreen),
    hidden: { bag: [] },
  });
  emit?.('all', { type: 'soulsLinedUp', fromHell, rule: 'MC-5.3' });
  push(state.table, { at: 'bonus', seat: at(bonusOrder(state.table), 0) });
  return state;
};
