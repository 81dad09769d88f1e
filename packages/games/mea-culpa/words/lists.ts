import type { Named } from '../rules/counts.ts';

/** Things with their numbers, each said as its language counts it; what is not there is not said. */
export const counts = <Word extends string>(
  held: Named<Word>,
  say: (number: number, thing: Word) => string,
): readonly string[] => (Object.keys(held) as Word[]).map(thing => say(held[thing] ?? 0, thing));

/** What people wrote, as part of a sentence that has its own end. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');

interface Noted<Entry> {
  readonly seat: number;
  readonly entry: Entry;
}

interface SaidOfSins<Entry extends string> {
  /** What somebody does who offends against it: "forgets the free stone". */
  readonly entries: Readonly<Record<Entry, string>>;
  times(number: number): string;
  list(words: readonly string[]): string;
}

/** Sins by who did them and which: "Pico forgets the free stone (twice) and is asleep", equal ones together. */
export const sinsOf = <Entry extends string>(
  noted: readonly Noted<Entry>[],
  name: (seat: number) => string,
  { entries, times, list }: SaidOfSins<Entry>,
): readonly string[] =>
  [...new Set(noted.map(({ seat }) => seat))].map(seat => {
    const own = noted.filter(other => other.seat === seat).map(({ entry }) => entry);
    const said = together(own, (entry, number) =>
      number === 1 ? entries[entry] : `${entries[entry]} (${times(number)})`,
    );
    return `${name(seat)} ${list(said)}`;
  });

interface Gift<Item, Where> {
  readonly item: Item;
  readonly into: Where;
}

/** Things of a kind are told together: `say` is asked once for each kind, with its number. */
export const together = <Item>(
  items: readonly Item[],
  say: (item: Item, number: number) => string,
): readonly string[] => [...new Set(items)].map(item => say(item, items.filter(other => other === item).length));

/** What goes to the same place is told together. */
export const byPlace = <Item, Where>(
  gifts: readonly Gift<Item, Where>[],
  say: (items: readonly Item[], into: Where) => string,
): readonly string[] =>
  [...new Set(gifts.map(({ into }) => into))].map(place =>
    say(
      gifts.filter(({ into }) => into === place).map(({ item }) => item),
      place,
    ),
  );
