import { loadBot, rulesOfTable } from '@conclave/house';
import { type AnyGame, type AnyRules, fastChance, memoryFrom, type SeatView } from '@conclave/kernel';
import { type Advice, type AnyBot, adviceFrom, type Decision, decide } from '@conclave/search';
import type { TableSource } from '@conclave/stage/table/source.ts';

/** Who is asked: the one that thinks, and the one that has a plain reason at once. */
export interface Advisers {
  readonly master: AnyBot;
  readonly regular: AnyBot;
}

/** What a seat knows, and all that is needed to ask for advice on it. */
export interface Question {
  readonly game: string;
  /** Of the table; its rules have folded what the seat was told. */
  readonly rulesVersion: TableSource['rulesVersion'];
  readonly seats: number;
  readonly view: SeatView<AnyGame>;
  /** Everything this seat was told since the game began. */
  readonly events: readonly AnyGame['event'][];
  readonly seed: number;
}

/** How long they may think. */
interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly now?: () => number;
}

/** What the table has agreed on. */
const agreedIn = ({ view }: Question): object => (view.table as { readonly options: object }).options;

/** What they say, from this seat's view and what it was told. */
export const advise = (rules: AnyRules, bots: Advisers, question: Question, budget: Budget): Advice => {
  const { seats, view, events, seed } = question;
  const memory = memoryFrom({ rules, options: agreedIn(question), seats }, view.seat, events);
  const ask = (level: 'master' | 'regular'): Decision<AnyGame> =>
    decide(bots[level], { view, memory }, fastChance(seed), budget);
  return adviceFrom(ask('master'), ask('regular'));
};

/** The same where rules and bots are not there yet: those of one game come together, and only when somebody asks. */
export const answer = async (question: Question, budget: Budget): Promise<Advice> => {
  const { game, rulesVersion, seats } = question;
  const [rules, master, regular] = await Promise.all([
    rulesOfTable({ game, rulesVersion, options: agreedIn(question) }),
    loadBot(game, 'master', seats),
    loadBot(game, 'regular', seats),
  ]);
  return advise(rules, { master, regular }, question, budget);
};
