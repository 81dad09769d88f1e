import { fault, isCount, type OptionSpec, type Parsed, parsed, type Seating, type Unknown } from '@conclave/kernel';
import { type ChosenRegister, type Pace, parseRegister } from './meta-register.ts';

/** MC-28  What a table that plays META CULPA agrees on. Other tables have none of these. */
export interface MetaOptions {
  readonly metaCulpa: 'on';
  readonly register: ChosenRegister;
  readonly metaCorrection: 'de' | 'en';
  readonly wrongAccusation: 'stone' | 'lockout' | 'none';
  readonly callWindow: 'nextTurn' | 'round';
  readonly pace: Pace;
  readonly askDelay: number;
  readonly answerSeconds: number;
  readonly lastCallSeconds: number;
  readonly graceSeconds: number;
  readonly botSlips: number;
  readonly botVigilance: number;
  readonly botCheek: number;
}

/** MC-28, in the order of the rulebook's table; the default comes first. Numbers may also be others: these are offered. */
const SPECS: readonly OptionSpec[] = [
  { key: 'metaCulpa', values: ['off', 'on'], rule: 'MC-25.2', accepted: 'on', unadvised: 'on' },
  { key: 'register', values: ['printed', 'gentle'], rule: 'MC-26.5' },
  { key: 'metaCorrection', values: ['de', 'en'], rule: 'MC-26.4.3' },
  { key: 'wrongAccusation', values: ['stone', 'lockout', 'none'], rule: 'MC-26.3.4' },
  { key: 'callWindow', values: ['nextTurn', 'round'], rule: 'MC-26.3.2' },
  { key: 'askDelay', values: [10, 0, 5, 20, 30], rule: 'MC-26.5', timed: true },
  { key: 'answerSeconds', values: [20, 10, 30, 60], rule: 'MC-26.5', timed: true },
  { key: 'lastCallSeconds', values: [20, 10, 30, 60], rule: 'MC-26.2.5', timed: true },
  { key: 'graceSeconds', values: [8, 0, 4, 15, 30], rule: 'MC-26.34', timed: true },
  { key: 'botSlips', values: [0, 5, 10, 20], rule: 'MC-26.6.2' },
  { key: 'botVigilance', values: [60, 0, 30, 85, 100], rule: 'MC-26.6.2' },
  { key: 'botCheek', values: [30, 0, 60, 100], rule: 'MC-26.18' },
  { key: 'pace', values: ['live', 'correspondence'], rule: 'MC-26.11' },
];

export const META_SPECS: readonly OptionSpec[] = SPECS.map(spec =>
  spec.key === 'metaCulpa' ? spec : { ...spec, needs: { key: 'metaCulpa', value: 'on' } },
);

/** The greatest whole number of each option that is one (MC-28, MC-26.6.2). */
const MOST: ReadonlyMap<string, number> = new Map([
  ['askDelay', 600],
  ['answerSeconds', 600],
  ['lastCallSeconds', 600],
  ['graceSeconds', 600],
  ['botSlips', 20],
  ['botVigilance', 100],
  ['botCheek', 100],
]);

const KEYS: ReadonlySet<string> = new Set(META_SPECS.map(({ key }) => key));

const isValue = ({ key, values }: OptionSpec, value: unknown): boolean => {
  const most = MOST.get(key);
  return most === undefined ? values.some(word => word === value) : isCount(value) && value <= most;
};

/** What of these options belongs to the variant, and what to every table. */
export const splitOptions = (given: Unknown): { readonly meta: Unknown; readonly rest: Unknown } => {
  const entries = Object.entries(given);
  return {
    meta: Object.fromEntries(entries.filter(([key]) => KEYS.has(key))),
    rest: Object.fromEntries(entries.filter(([key]) => !KEYS.has(key))),
  };
};

/** MC-26.18  Where only one seat could notice, a bot is more watchful. */
const ALONE_VIGILANCE = 85;
const defaultOf = ({ key, values }: OptionSpec, seats: number): unknown =>
  key === 'botVigilance' && seats === 2 ? ALONE_VIGILANCE : values[0];

/** MC-28  Nothing where the variant is off: such a table has not one byte of it. */
export const parseMeta = (given: Unknown, { seats }: Seating): Parsed<MetaOptions | undefined> => {
  const chosen: Record<string, unknown> = {};
  for (const spec of META_SPECS) {
    const value = given[spec.key] ?? defaultOf(spec, seats);
    chosen[spec.key] = value;
    if (spec.key !== 'register' && !isValue(spec, value))
      return fault(`options.${spec.key}`, `${JSON.stringify(value)} does not fit`, 'malformed', spec.rule);
  }
  const register = parseRegister(given.register, chosen.pace as Pace);
  if (!register.ok) return register;
  if (chosen.metaCulpa === 'off') return parsed(undefined);
  const callWindow = chosen.pace === 'correspondence' ? 'round' : chosen.callWindow; // MC-26.34
  return parsed({ ...chosen, register: register.value, callWindow } as unknown as MetaOptions);
};
