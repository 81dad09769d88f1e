import type { AnyGame } from './game.ts';
import type { BySeat } from './seat.ts';

/** A round or a confession, and what every seat did in it. */
export interface Chapter<Deeds> {
  readonly deeds: BySeat<Deeds>;
}

/** What happened, chapter by chapter, as far as one viewer was told. Plain data. */
export interface Chronicle<Deeds, Kind extends Chapter<Deeds> = Chapter<Deeds>> {
  readonly seats: number;
  readonly chapters: Kind[];
}

/**
 * How a game folds what was told into its chronicle. Story, figures, statistics and the habits that bots go by all read it; none of
 * them counts again.
 */
export interface Chronicler<Book> {
  newChronicle(seats: number): Book;
  chronicle(book: Book, event: AnyGame['event']): void;
}

/** The chronicle of all that was told. */
export const chronicleOf = <Book>(
  { newChronicle, chronicle }: Chronicler<Book>,
  told: Iterable<AnyGame['event']>,
  seats: number,
): Book => {
  const book = newChronicle(seats);
  for (const event of told) chronicle(book, event);
  return book;
};

/** By seat: a figure summed over all chapters. */
export const sumBySeat = <Deeds>(
  { seats, chapters }: Chronicle<Deeds>,
  figure: (deeds: Deeds) => number,
): readonly number[] => {
  const sums = Array<number>(seats).fill(0);
  for (const { deeds } of chapters)
    for (const [seat, own] of deeds.entries()) sums[seat] = (sums[seat] ?? 0) + figure(own);
  return sums;
};
