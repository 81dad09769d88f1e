import { at, type Seat } from '@conclave/kernel';
import { exp } from '@conclave/kernel/arithmetic';
import {
  add,
  type Card,
  COLOURS,
  colourOf,
  emptyHand,
  type Hand,
  lowestValue,
  type Memory,
  nth,
  remove,
  type Table,
  TRUMP,
} from '../rules/index.ts';
import { fullColour } from './counting.ts';
import { figure, firstStrengths, strengthOf } from './judgement.ts';
import { REGULAR } from './temper.ts';

/** How much is read out of what others did. */
export interface Trust {
  /** How closely a prediction follows the tricks that a hand looks good for, of a plain colour and of trumps. */
  readonly plain: number;
  readonly trump: number;
  /** So many seals more than that are predicted of a plain colour, and of trumps. */
  readonly morePlain: number;
  readonly moreTrump: number;
  /** How closely the trumps still held follow the red seals still held. */
  readonly left: number;
  /** How much weaker hands are that take the saboteur. */
  readonly saboteur: number;
  /** Chance that somebody predicts by other rules than ours, before a round is over, and how far off that is. */
  readonly stranger: number;
  readonly strange: number;
  /** What else speaks for a hand, if anything does: a factor (bench/learn weighs the cards that were laid). */
  also?(seat: Seat, hand: readonly number[]): number;
}

export const TRUST: Trust = {
  plain: 2,
  trump: 1.7,
  morePlain: 0.15,
  moreTrump: -0.3,
  left: 0.4,
  saboteur: 0.4,
  stranger: 0.15,
  strange: 2.7,
};

/** Strength of a holding before the first card, worked out once for each. */
const STRENGTHS = new Map<number, Float64Array>();

const strengthAtFirst = (seats: number, colour: number, values: number): number => {
  const key = 2 * seats + (colour === TRUMP ? 1 : 0);
  let known = STRENGTHS.get(key);
  if (known === undefined) {
    known = new Float64Array(1 << 15).fill(-1);
    STRENGTHS.set(key, known);
  }
  const place = values >> 1;
  if ((known[place] as number) < 0) {
    const hand = emptyHand();
    hand[colour] = values;
    const unseen = COLOURS.map(each => fullColour(seats) & ~nth(hand, each));
    known[place] = figure(firstStrengths(hand, unseen, REGULAR), colour);
  }
  return known[place] as number;
};

/** Points of a round that those who go by our rules have on average, and those who do not. */
const [OURS, THEIRS] = [3.5, 14];

/** Chance that this player goes by other rules than ours: whoever pays much in the rounds before hardly goes by them. */
const strangeness = ({ points }: Table, seat: Seat, stranger: number): number => {
  let odds = stranger / (1 - stranger);
  for (const round of points) odds *= (OURS / THEIRS) * exp(nth(round, seat) * (1 / OURS - 1 / THEIRS));
  return odds / (1 + odds);
};

/** What is known of another player without its hand. */
export interface Known {
  readonly table: Table;
  readonly memory: Memory;
  readonly gone: Hand;
  readonly trust: Trust;
}

/** Another player, whose hand is imagined. */
export class Suspect {
  readonly seat: Seat;
  readonly cards: Card[] = [];
  /** How likely it would have done what it did with these cards. */
  likely = 1;
  /** What is imagined, and all it was dealt: that, and what it has laid. */
  readonly #hand: Hand = emptyHand();
  readonly #dealt: Hand;
  readonly #known: Known;
  readonly #prediction: readonly number[];
  readonly #stranger: number;
  readonly #strange: number;

  constructor(seat: Seat, laid: Hand, known: Known) {
    this.seat = seat;
    this.#dealt = laid;
    this.#known = known;
    this.#prediction = at(known.memory.predictions, seat);
    this.#stranger = strangeness(known.table, seat, known.trust.stranger);
    this.#strange = exp(-known.trust.strange);
  }

  mayHold(card: Card): boolean {
    return ((nth(this.#known.memory.voids, this.seat) >> colourOf(card)) & 1) === 0;
  }

  take(card: Card): void {
    add(this.#hand, card);
    add(this.#dealt, card);
  }

  lose(card: Card): void {
    remove(this.#hand, card);
    remove(this.#dealt, card);
  }

  /** How likely it would have predicted what it has. A stranger, whose reasons nobody knows, may hold anything. */
  likelihood(): number {
    const chance = (1 - this.#stranger) * exp(-this.#surprise()) + this.#stranger * this.#strange;
    return chance * (this.#known.trust.also?.(this.seat, this.#hand) ?? 1);
  }

  /** How far what it did is from what it holds: the greater, the less likely. */
  #surprise(): number {
    const { table, trust } = this.#known;
    if (table.saboteur === this.seat) return trust.saboteur * this.#total();
    if (this.#prediction.length === 0) return 0;
    let sum = 0;
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      const more = colour === TRUMP ? trust.moreTrump : trust.morePlain;
      const apart = this.#strength(colour) + more - nth(this.#prediction, colour);
      sum += (colour === TRUMP ? trust.trump : trust.plain) * apart * apart;
    }
    return sum + this.#trumpsLeft();
  }

  #strength(colour: number): number {
    return strengthAtFirst(this.#known.table.seats, colour, nth(this.#dealt, colour));
  }

  #total(): number {
    let total = 0;
    for (let colour = 0; colour < COLOURS.length; colour += 1) total += this.#strength(colour);
    return total;
  }

  #trumpsLeft(): number {
    const { table, gone, trust } = this.#known;
    if (table.trickNumber === 1) return 0;
    const held = nth(this.#hand, TRUMP);
    const unseen = fullColour(table.seats) & ~nth(gone, TRUMP) & ~held;
    let apart = -nth(at(table.seals, this.seat), TRUMP);
    for (let left = held; left !== 0; left &= left - 1)
      apart += strengthOf(TRUMP, lowestValue(left), [unseen], REGULAR);
    return trust.left * apart * apart;
  }
}
