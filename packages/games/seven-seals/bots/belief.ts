import { at, type Rules, type Stream } from '@conclave/kernel';
import {
  add,
  type Card,
  COLOURS,
  cardsIn,
  type Memory,
  nth,
  type OwnView,
  type SevenSeals,
  type State,
} from '../rules/index.ts';
import { laidBy } from './counting.ts';
import { Suspect, TRUST, type Trust } from './suspect.ts';

const exchange = (suspect: Suspect, given: Card, taken: Card): void => {
  suspect.lose(given);
  suspect.take(taken);
};

/** Swaps between two worlds, and before the first. */
const SWAPS = 15;
const FIRST_SWAPS = 60;
const FINE = 1 << 20;

/** What invents a deal: the door to whole states is the search's (outlook.ts), not the belief's. */
type Imagining = Pick<Rules<SevenSeals>, 'imagine' | 'clone'>;

/** Deals that fit all that a seat knows, each the more often the likelier others would then have done what they did (Metropolis). */
export class Belief {
  readonly #rules: Imagining;
  readonly #stream: Stream;
  readonly #suspects: Suspect[] = [];
  readonly #first: State;

  constructor(rules: Imagining, view: OwnView, memory: Memory, stream: Stream, trust: Trust = TRUST) {
    const { table } = view;
    this.#rules = rules;
    this.#stream = stream;
    this.#first = rules.imagine(view, memory, stream);
    const laid = laidBy(memory);
    const gone = COLOURS.map(colour => laid.reduce((all, hand) => all | nth(hand, colour), 0));
    for (let seat = 0; seat < table.seats; seat += 1) {
      if (seat === view.seat) continue;
      const suspect = new Suspect(seat, at(laid, seat), { table, memory, gone, trust });
      for (const card of cardsIn(at(this.#first.secrets, seat).hand)) {
        suspect.cards.push(card);
        suspect.take(card);
      }
      suspect.likely = suspect.likelihood();
      this.#suspects.push(suspect);
    }
    this.#swap(FIRST_SWAPS);
  }

  /** So many times two cards are exchanged between two others, if that is likely enough. */
  #swap(times: number): void {
    const others = this.#suspects;
    for (let left = times; left > 0; left -= 1) {
      const one = this.#stream.below(others.length);
      const other = (one + 1 + this.#stream.below(others.length - 1)) % others.length;
      this.#trySwap(at(others, one), at(others, other));
    }
  }

  #trySwap(one: Suspect, other: Suspect): void {
    if (one.cards.length === 0 || other.cards.length === 0) return;
    const here = this.#stream.below(one.cards.length);
    const there = this.#stream.below(other.cards.length);
    const given = nth(one.cards, here);
    const taken = nth(other.cards, there);
    if (!other.mayHold(given) || !one.mayHold(taken)) return;
    exchange(one, given, taken);
    exchange(other, taken, given);
    const [ours, theirs] = [one.likelihood(), other.likelihood()];
    const ratio = (ours * theirs) / (one.likely * other.likely);
    if (ratio >= 1 || this.#stream.below(FINE) < ratio * FINE) {
      one.cards[here] = taken;
      other.cards[there] = given;
      one.likely = ours;
      other.likely = theirs;
      return;
    }
    exchange(one, taken, given);
    exchange(other, given, taken);
  }

  /** The next world: some swaps on from the last one. */
  world(): State {
    this.#swap(SWAPS);
    const state = this.#rules.clone(this.#first);
    for (const { seat, cards } of this.#suspects) {
      const { hand } = at(state.secrets, seat);
      hand.fill(0);
      for (let index = 0; index < cards.length; index += 1) add(hand, nth(cards, index));
    }
    return state;
  }
}
