/**
 * A list that only grows, as a value: the next one shares its items with the one before it. Whoever goes on from an older one (what came
 * after it was not saved) gets a copy.
 */
export interface Grown<Item> {
  readonly items: readonly Item[];
  readonly length: number;
}

interface Growing<Item> extends Grown<Item> {
  readonly items: Item[];
}

export const grownFrom = <Item>(items: readonly Item[]): Grown<Item> => ({ items: [...items], length: items.length });

export const listOf = <Item>({ items, length }: Grown<Item>): readonly Item[] =>
  items.length === length ? items : items.slice(0, length);

export const grow = <Item>(list: Grown<Item>, item: Item): Grown<Item> => {
  const { items, length } = list as Growing<Item>;
  if (items.length !== length) return { items: [...items.slice(0, length), item], length: length + 1 };
  items.push(item);
  return { items, length: length + 1 };
};
