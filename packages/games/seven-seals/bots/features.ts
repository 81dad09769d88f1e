import { at } from '@conclave/kernel';
import { BLACK, bits, COLOURS, nth, type State, type Table, TRICKS, WHITE } from '../rules/index.ts';
import { unseenAmong } from './counting.ts';
import { expectedPenalty, figure, strengths } from './judgement.ts';
import { REGULAR } from './temper.ts';

/** The description of a position that nets are trained on. Whoever changes it raises the number and trains again (bench/learn). */
export const FEATURES = 'seven-seals/1';

/** Of each seat: strength, seals and cards by colour, white and black seals, what is to be expected, and whether it is the saboteur. */
const [STRENGTH, SEALS, CARDS] = [0, 5, 10];
const [WHITES, BLACKS, PENALTY, SABOTEUR, WISH] = [15, 16, 17, 18, 19];
const OWN = 20;
/** For the seat itself all of these; of the others sums, and how many have none of a colour; then the table. */
const OTHERS = OWN;
const VOIDS = OTHERS + OWN;
const TABLE = VOIDS + COLOURS.length;
const TABLE_INPUTS = 4;
export const INPUTS = TABLE + TABLE_INPUTS;

const MOST_SEATS = 5;
const owns = Array.from({ length: MOST_SEATS }, () => new Float64Array(OWN));
const described = new Float64Array(MOST_SEATS * INPUTS);

const describeOwn = ({ table, secrets }: State, seat: number, own: Float64Array): void => {
  const { hand } = at(secrets, seat);
  const seals = at(table.seals, seat);
  const tricks = strengths(hand, unseenAmong(secrets, seat), REGULAR);
  let wish = nth(seals, WHITE);
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    own[STRENGTH + colour] = figure(tricks, colour);
    own[SEALS + colour] = nth(seals, colour);
    own[CARDS + colour] = bits(nth(hand, colour));
    wish += nth(seals, colour);
  }
  const isSaboteur = table.saboteur === seat;
  own[WHITES] = nth(seals, WHITE);
  own[BLACKS] = nth(seals, BLACK);
  own[PENALTY] = isSaboteur ? 0 : expectedPenalty(tricks, seals, REGULAR);
  own[SABOTEUR] = isSaboteur ? 1 : 0;
  own[WISH] = wish;
};

/** Tricks left, those that nobody has a seal for, black seals left, and how soon this seat plays. */
const describeTable = (table: Table, seat: number, wishes: number, from: number): void => {
  const left = TRICKS + 1 - table.trickNumber;
  described[from] = left;
  described[from + 1] = left - wishes;
  described[from + 2] = nth(table.middle, BLACK);
  described[from + 3] = (seat - table.trick.leader + table.seats) % table.seats;
};

const describeSeat = ({ table }: State, seat: number): void => {
  const start = seat * INPUTS;
  let wishes = 0;
  for (let index = 0; index < VOIDS + COLOURS.length - OTHERS; index += 1) described[start + OTHERS + index] = 0;
  for (let other = 0; other < table.seats; other += 1) {
    const own = at(owns, other);
    wishes += own[WISH] as number;
    if (other === seat) {
      described.set(own, start);
      continue;
    }
    for (let index = 0; index < OWN; index += 1)
      described[start + OTHERS + index] = (described[start + OTHERS + index] as number) + (own[index] as number);
    for (let colour = 0; colour < COLOURS.length; colour += 1)
      if (own[CARDS + colour] === 0)
        described[start + VOIDS + colour] = (described[start + VOIDS + colour] as number) + 1;
  }
  describeTable(table, seat, wishes, start + TABLE);
};

/** A position between two tricks with all hands, seat after seat, each from its side. The array is used again the next time. */
export const describe = (state: State): Float64Array => {
  for (let seat = 0; seat < state.table.seats; seat += 1) describeOwn(state, seat, at(owns, seat));
  for (let seat = 0; seat < state.table.seats; seat += 1) describeSeat(state, seat);
  return described;
};

/** What the rules of thumb expect of the seat whose description begins here; the saboteur is paid for the others' black seals. */
export const countedIn = (inputs: Float64Array, from: number): number => {
  const figureAt = (place: number): number => inputs[from + place] as number;
  if (figureAt(SABOTEUR) === 1) return Math.max(0, 4 - figureAt(OTHERS + BLACKS) - Math.max(0, figureAt(TABLE + 1)));
  return 3 * figureAt(BLACKS) + figureAt(PENALTY);
};
