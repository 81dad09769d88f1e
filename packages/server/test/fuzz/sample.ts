import { pick, type Stream } from '@conclave/kernel';

/** As much of JSON Schema as our documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/** What is drawn from: luck, ids that are there for what looks like one, any words, and what a reference leads to. */
export interface Source {
  readonly stream: Stream;
  readonly ids: readonly string[];
  readonly words: readonly string[];
  readonly resolve: (ref: string) => Schema;
}

const wordFor = ({ pattern }: Schema, { ids, words, stream }: Source): string => {
  if (pattern === undefined) return pick(words, stream);
  const shape = new RegExp(pattern, 'u');
  const fitting = [...ids, ...words].filter(word => shape.test(word));
  return pick(fitting.length === 0 ? words : fitting, stream);
};

/** Numbers that are no whole ones of ours, and yet numbers. */
const NUMBERS = [0, 1, 1.5, -1, 1e300, 2 ** 60, 1_800_000_000_000];

const anyNumberFor = ({ minimum = -Infinity, maximum = Infinity }: Schema, { stream }: Source): number =>
  pick(
    [minimum, ...NUMBERS].filter(number => Number.isFinite(number) && number >= minimum && number <= maximum),
    stream,
  );

const integerFor = ({ minimum = 0, maximum = 10 }: Schema, { stream }: Source): number =>
  Math.max(minimum, 0) + stream.below(Math.min(10, Math.max(1, maximum - minimum + 1)));

const objectFor = ({ properties = {}, required = [] }: Schema, source: Source): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key) || source.stream.below(2) === 0)
      .map(([key, schema]) => [key, sampleOf(schema, source)]),
  );

const listFor = ({ items = {}, minItems = 0 }: Schema, source: Source): readonly unknown[] =>
  Array.from({ length: minItems + source.stream.below(3) }, () => sampleOf(items, source));

const typeOf = ({ type, properties }: Schema): string | undefined => {
  if (type === undefined) return properties === undefined ? undefined : 'object';
  return typeof type === 'string' ? type : type[0];
};

/** Something that this schema describes, or nearly. */
export const sampleOf = (schema: Schema, source: Source): unknown => {
  if (schema.$ref !== undefined) return sampleOf(source.resolve(schema.$ref), source);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, source.stream);
  const cases = schema.anyOf ?? schema.oneOf;
  if (cases !== undefined) return sampleOf(pick(cases, source.stream), source);
  switch (typeOf(schema)) {
    case 'object':
      return objectFor(schema, source);
    case 'array':
      return listFor(schema, source);
    case 'string':
      return wordFor(schema, source);
    case 'integer':
      return integerFor(schema, source);
    case 'number':
      return anyNumberFor(schema, source);
    case 'boolean':
      return source.stream.below(2) === 0;
    default:
      return null;
  }
};
