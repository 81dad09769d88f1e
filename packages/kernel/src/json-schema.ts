import { isObject } from './shape.ts';

/** A JSON Schema (2020-12) as plain data, and a few words to write one in. */
export type JsonSchema = { readonly [keyword: string]: unknown };

export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const WHOLE: JsonSchema = { type: 'integer' };
export const FLAG: JsonSchema = { type: 'boolean' };
export const TEXT: JsonSchema = { type: 'string' };
export const NULL: JsonSchema = { type: 'null' };
/** Of any shape, as the options of a game, which `/api/games` lists. */
export const ANY_OBJECT: JsonSchema = { type: 'object' };

export const seatUpTo = (seats: number): JsonSchema => ({ type: 'integer', minimum: 0, maximum: seats - 1 });
export const wordOf = (words: readonly (string | number)[]): JsonSchema => ({ enum: words });
export const always = (value: string): JsonSchema => ({ const: value });
export const eitherOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({ anyOf: schemas });
export const listOf = (items: JsonSchema, length?: { readonly min?: number; readonly max?: number }): JsonSchema => ({
  type: 'array',
  items,
  ...(length?.min === undefined ? {} : { minItems: length.min }),
  ...(length?.max === undefined ? {} : { maxItems: length.max }),
});

/** A field that may be missing. */
export const maybe = (schema: JsonSchema): JsonSchema => ({ maybe: schema });

/** Exactly these fields. */
export const fields = (known: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(known).map(([key, schema]) => [key, inner(schema)])),
  required: Object.keys(known).filter(key => known[key]?.maybe === undefined),
  additionalProperties: false,
});

const inner = (schema: JsonSchema): JsonSchema => (isObject(schema.maybe) ? schema.maybe : schema);

/** How many of each kind; kinds of which there are none may be left out. */
export const countsOf = (words: readonly string[]): JsonSchema =>
  fields(Object.fromEntries(words.map(word => [word, maybe(COUNT)])));

/** One of these, told apart by `type`, each with its fields. */
export const oneOfTypes = (
  known: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>,
  also: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  oneOf: Object.entries(known).map(([type, more]) => fields({ type: always(type), ...more, ...also })),
});

/** A view is a seat, what all see, and what that seat alone sees; spectators have no drawer of their own. */
export const viewWith = (seats: number, table: JsonSchema, own: JsonSchema): JsonSchema =>
  eitherOf(fields({ seat: seatUpTo(seats), table, own }), fields({ seat: always('spectator'), table }));
