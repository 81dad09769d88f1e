import type { Named } from '../rules/counts.ts';

/** Things with their numbers, each said as its language counts it; what is not there is not said. */
export const counts = <Word extends string>(
  held: Named<Word>,
  say: (number: number, thing: Word) => string,
): readonly string[] => (Object.keys(held) as Word[]).map(thing => say(held[thing] ?? 0, thing));

interface Noted {
  readonly seat: number;
  readonly entry: string;
}

/** Sins by who did them and which: "Pico S4 (twice), S11", equal ones together. */
export const sinsOf = (
  noted: readonly Noted[],
  name: (seat: number) => string,
  times: (number: number) => string,
): readonly string[] =>
  [...new Set(noted.map(({ seat }) => seat))].map(seat => {
    const own = noted.filter(other => other.seat === seat).map(({ entry }) => entry);
    const said = [...new Set(own)].map(entry => {
      const number = own.filter(other => other === entry).length;
      return number === 1 ? entry : `${entry} (${times(number)})`;
    });
    return `${name(seat)} ${said.join(', ')}`;
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
