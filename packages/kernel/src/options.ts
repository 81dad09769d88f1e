import { type Fault, fault, type Parsed, parsed } from './refusal.ts';
import { isObject } from './shape.ts';

export type OptionValue = string | number | boolean;

/** How many sit at the table, and how many of them are people. */
export interface Seating {
  readonly seats: number;
  readonly humans: number;
}

/** One table option that is chosen from a list; the first value is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly OptionValue[];
  readonly rule: string;
  /** Does this value fit these players? Absent: always. */
  readonly fits?: (value: OptionValue, seating: Seating) => boolean;
  /** It is about time, so it means something only at tables that keep it. */
  readonly timed?: boolean;
  /** It means something only where another option has this value; elsewhere it is not asked for. */
  readonly needs?: { readonly key: string; readonly value: OptionValue };
  /** With this value everyone accepts exactly these options before the game begins (MC-26.6.1). */
  readonly accepted?: OptionValue;
  /** With this value nobody is advised (MC-26.19). */
  readonly unadvised?: OptionValue;
}

type Chosen = { readonly [key: string]: unknown };

/** Must everyone have accepted these options before the game begins? */
export const mustBeAccepted = (specs: readonly OptionSpec[], chosen: Chosen): boolean =>
  specs.some(({ key, accepted }) => accepted !== undefined && chosen[key] === accepted);

/** May somebody be advised at a table with these options? */
export const allowsAdvice = (specs: readonly OptionSpec[], chosen: Chosen): boolean =>
  !specs.some(({ key, unadvised }) => unadvised !== undefined && chosen[key] === unadvised);

/** Is this option asked for, with what has been chosen so far? */
export const isAskedFor = ({ needs }: OptionSpec, chosen: Chosen): boolean =>
  needs === undefined || chosen[needs.key] === needs.value;

export interface OptionTable<Options> {
  readonly specs: readonly OptionSpec[];
  /** Missing keys get their defaults; unknown keys, unknown values and values that do not fit are faults. */
  parse(value: unknown, seating: Seating): Parsed<Options>;
}

export const valuesThatFit = (spec: OptionSpec, seating: Seating): readonly OptionValue[] =>
  spec.values.filter(value => spec.fits?.(value, seating) ?? true);

const parseOne = (spec: OptionSpec, value: unknown, seating: Seating): Fault | undefined => {
  const known = spec.values.find(candidate => candidate === value);
  if (known === undefined) {
    const list = spec.values.map(candidate => JSON.stringify(candidate)).join(', ');
    return fault(`options.${spec.key}`, `must be one of ${list}`, 'malformed', spec.rule).fault;
  }
  if (spec.fits?.(known, seating) ?? true) return undefined;
  return fault(
    `options.${spec.key}`,
    `${JSON.stringify(known)} does not fit this table`,
    'optionNotAvailable',
    spec.rule,
  ).fault;
};

/** An option table whose every option is one of a list of values. The caller names the type the specs describe. */
export const listedOptions = <Options extends object>(specs: readonly OptionSpec[]): OptionTable<Options> => ({
  specs,
  parse: (value, seating) => {
    const given = value ?? {};
    if (!isObject(given)) return fault('options', 'must be an object');
    for (const key of Object.keys(given)) {
      if (!specs.some(spec => spec.key === key)) return fault(`options.${key}`, 'there is no such option');
    }
    const entries = specs.map(spec => [spec.key, given[spec.key] ?? spec.values[0]] as const);
    for (const [index, spec] of specs.entries()) {
      const wrong = parseOne(spec, entries[index]?.[1], seating);
      if (wrong !== undefined) return { ok: false, fault: wrong };
    }
    return parsed(Object.fromEntries(entries) as Options);
  },
});

/** Every combination of listed values that fits this table. What needs another option keeps its default: those would be too many. */
export function* combinations(specs: readonly OptionSpec[], seating: Seating): Generator<Record<string, OptionValue>> {
  const [first, ...rest] = specs.filter(({ needs }) => needs === undefined);
  if (first === undefined) {
    yield {};
    return;
  }
  for (const value of valuesThatFit(first, seating)) {
    for (const others of combinations(rest, seating)) yield { [first.key]: value, ...others };
  }
}
