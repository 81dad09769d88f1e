/** What is read by its index: lists, typed arrays, texts. */
type Listed<Item> = { readonly length: number; readonly [index: number]: Item };

/** Apart from `at`, which is written out wherever it is called (scripts/inline-at.mjs). */
const nothingAt = (index?: number, length?: number): never => {
  throw new RangeError(
    length === undefined ? 'there is no such place in a list' : `there is no ${index} in a list of ${length}`,
  );
};

/**
 * The item at an index that is known to be good: a seat of this table, a kind from its own list. An index that is not is a bug, and this
 * says so where it happens, not where a sum later turns out not to be a number. Only for lists that hold
 * neither `undefined` nor `null`, which the compiler knows.
 */
export const at = <Item extends NonNullable<unknown>>(list: Listed<Item>, index: number): Item =>
  list[index] ?? nothingAt(index, list.length);
