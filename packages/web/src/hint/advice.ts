import { type AnyGame, type AnyRules, fastChance, memoryFrom, type SeatView } from '@conclave/kernel';
import { type Advice, type AnyBot, adviceFrom, type Decision, decide } from '@conclave/search';

/** Who is asked: the one that thinks, and the one that has a plain reason at once. */
export interface Advisers {
  readonly master: AnyBot;
  readonly regular: AnyBot;
}

/** What a seat knows, and all that is needed to ask for advice on it. */
export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly view: SeatView<AnyGame>;
  /** Everything this seat was told since the game began. */
  readonly events: readonly AnyGame['event'][];
  readonly seed: number;
}

/** What the table has agreed on. */
export const agreedIn = ({ view }: Question): object => (view.table as { readonly options: object }).options;

/** What they say, from this seat's view and what it was told. */
export const advise = (
  rules: AnyRules,
  bots: Advisers,
  question: Question,
  budget: { readonly iterations?: number; readonly milliseconds?: number; readonly now?: () => number },
): Advice => {
  const { seats, view, events, seed } = question;
  const memory = memoryFrom({ rules, options: agreedIn(question), seats }, view.seat, events);
  const ask = (level: 'master' | 'regular'): Decision<AnyGame> =>
    decide(bots[level], { view, memory }, fastChance(seed), budget);
  return adviceFrom(ask('master'), ask('regular'));
};
