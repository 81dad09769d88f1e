import { type Fault, fault, isObject, isOneOf, objectWith, type Parsed, parsed, type Unknown } from '@conclave/kernel';

/** MC-25.3, MC-26.5  The Register of Sins: its entries in the rulebook's order; S14 and the honour entries are ours. */
export const ENTRIES = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12', 'S13'] as const;
export type Entry = (typeof ENTRIES)[number];

export const HONOURS = ['honour1', 'honour2', 'honour3', 'honour4', 'honour5'] as const;
export type Honour = (typeof HONOURS)[number];

/** What can be called. S14, false witness, is found by the verdict itself (MC-26.3.4). */
export type Callable = Entry | Honour;

type Switch = 'on' | 'off';
const SWITCHES = ['on', 'off'] as const;
const TAKING_BACK = ['auto', 'call', 'off'] as const;

/** MC-26.21  Exactly this form; what is missing has its default. */
export interface Register {
  readonly S1: (typeof TAKING_BACK)[number];
  readonly S2: Switch;
  readonly S3: Switch;
  readonly S4: Switch;
  readonly S5: { readonly on: boolean; readonly presetAmount: boolean };
  readonly S6: Switch;
  readonly S7: Switch;
  readonly S8: { readonly on: boolean; readonly popeToo: boolean };
  readonly S9: Switch;
  readonly S10: Switch;
  readonly S11: Switch;
  readonly S12: Switch;
  readonly S13: Switch;
  readonly S14: Switch;
  readonly honour: readonly string[];
}

/** MC-25.6, MC-26.35  What the lobby offers, or the table's own. */
export type ChosenRegister = 'printed' | 'gentle' | Register;

export type Pace = 'live' | 'correspondence';

/** MC-25.3  As printed. MC-26.11: in correspondence nobody can be asleep. */
export const printedRegister = (pace: Pace): Register => ({
  S1: 'auto',
  S2: 'on',
  S3: 'on',
  S4: 'on',
  S5: { on: true, presetAmount: false },
  S6: 'on',
  S7: 'on',
  S8: { on: true, popeToo: false },
  S9: 'on',
  S10: 'on',
  S11: 'on',
  S12: pace === 'live' ? 'on' : 'off',
  S13: 'on',
  S14: 'on',
  honour: [],
});

/** MC-26.35  For newcomers: S2, S4, S5, S10 and S11, and nothing is taken back. */
const GENTLE: Register = {
  ...printedRegister('correspondence'),
  S1: 'off',
  S3: 'off',
  S6: 'off',
  S7: 'off',
  S8: { on: false, popeToo: false },
  S9: 'off',
  S13: 'off',
};

export const registerOf = (chosen: ChosenRegister, pace: Pace): Register => {
  if (chosen === 'printed') return printedRegister(pace);
  return chosen === 'gentle' ? GENTLE : chosen;
};

/** MC-26.1.2  Each entry is also the switch for one kind of manual step. */
export const isOn = (register: Register, entry: Entry | 'S14'): boolean => {
  switch (entry) {
    case 'S1':
      return register.S1 !== 'off';
    case 'S5':
    case 'S8':
      return register[entry].on;
    default:
      return register[entry] === 'on';
  }
};

/** MC-26.29  What the table wrote down for an honour entry. */
export const honourText = ({ honour }: Register, entry: Callable): string =>
  honour[HONOURS.findIndex(each => each === entry)] ?? '';

/** MC-26.29  As many honour entries as there are texts. */
export const mayBeCalled = (register: Register, entry: Callable): boolean =>
  isOneOf(HONOURS, entry) ? HONOURS.indexOf(entry) < register.honour.length : isOn(register, entry);

const MOST_HONOURS = 5;
const LONGEST_HONOUR = 80;
const wrong = (key: string, message: string) => fault(`options.register.${key}`, message, 'badRegister', 'MC-26.21');

const honourFault = (texts: unknown): Fault | undefined => {
  if (!Array.isArray(texts) || texts.length > MOST_HONOURS) return wrong('honour', 'must list at most 5 texts').fault;
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_HONOUR;
  return texts.every(isText) ? undefined : wrong('honour', 'a text has 1 to 80 characters').fault;
};

const detailFault = (key: 'S5' | 'S8', detail: string, value: unknown): Fault | undefined => {
  const shape = objectWith(value, `options.register.${key}`, [], ['on', detail]);
  if (!shape.ok) return wrong(key, `must be an object with "on" and "${detail}"`).fault;
  const isFlag = (flag: unknown) => flag === undefined || typeof flag === 'boolean';
  return isFlag(shape.value.on) && isFlag(shape.value[detail]) ? undefined : wrong(key, 'must be true or false').fault;
};

const valueFault = (key: string, value: unknown): Fault | undefined => {
  if (key === 'honour') return honourFault(value);
  if (key === 'S5') return detailFault(key, 'presetAmount', value);
  if (key === 'S8') return detailFault(key, 'popeToo', value);
  const words: readonly string[] = key === 'S1' ? TAKING_BACK : SWITCHES;
  return words.some(word => word === value) ? undefined : wrong(key, `must be one of ${words.join(', ')}`).fault;
};

/** MC-26.21  Missing keys have their defaults, also inside S5 and S8; unknown keys and values are refused. */
const ownRegister = (given: Unknown, pace: Pace): Parsed<Register> => {
  const register: Record<string, unknown> = { ...printedRegister(pace) };
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(register, key)) return wrong(key, 'there is no such entry');
    const found = valueFault(key, value);
    if (found !== undefined) return { ok: false, fault: found };
    register[key] = isObject(value) ? { ...(register[key] as object), ...value } : value;
  }
  return parsed(register as unknown as Register);
};

/** MC-26.21  A register from outside. S12 needs people who are there: not in correspondence. */
export const parseRegister = (given: unknown, pace: Pace): Parsed<ChosenRegister> => {
  if (given === undefined || given === 'printed') return parsed('printed');
  if (given === 'gentle') return parsed('gentle');
  if (!isObject(given))
    return fault('options.register', 'must be printed, gentle or a register', 'badRegister', 'MC-26.21');
  if (pace === 'correspondence' && given.S12 === 'on') return wrong('S12', 'nobody can be asleep in correspondence');
  return ownRegister(given, pace);
};
