import type { Language, Seat, Words } from '@conclave/kernel';
import type { Event } from '../rules/events.ts';
import type { Register } from '../rules/meta-register.ts';
import type { Move } from '../rules/moves.ts';
import { type Options, sheetOf } from '../rules/options.ts';
import type { MeaCulpa } from '../rules/state.ts';
import type { Catalogue, NameOf, OptionText } from './catalogue.ts';
import { de } from './de.ts';
import { describe, prompt, registerLine, sheetLines } from './describe.ts';
import { en } from './en.ts';

const nameOf =
  (names: readonly string[]): NameOf =>
  (seat: Seat) =>
    names[seat] ?? '';

/** The catalogue has a text for every type; which one this is, only the event itself knows. */
type TellAny = (event: Event, name: NameOf) => string;
type LabelAny = (move: Move, name: NameOf) => string;

/** German sentences may begin with an article; a sentence begins with a capital. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wordsIn = (say: Catalogue): Words<MeaCulpa> => {
  const options: Readonly<Record<string, OptionText>> = say.options;
  const refusals: Readonly<Record<string, string>> = say.refusals;
  return {
    title: say.title,
    invitation: say.invitation,
    tell: (event, names) => sentence((say.events[event.type] as TellAny)(event, nameOf(names))),
    describe: (view, names) => describe(say, view, names),
    prompt: (view, names) => prompt(say, view, names),
    moveLabel: (move, names) => sentence((say.moves[move.type] as LabelAny)(move, nameOf(names))),
    refusal: code => refusals[code] ?? code,
    option: key => options[key]?.name ?? key,
    optionValue: (key, value) => {
      if (key === 'boardSheet')
        return sheetLines(say, sheetOf({ boardSheet: value as Options['boardSheet'] })).join(' ');
      if (key === 'register' && typeof value === 'object') return registerLine(say, value as unknown as Register);
      return options[key]?.values[`${value}`] ?? `${value}`;
    },
  };
};

export const words: Readonly<Record<Language, Words<MeaCulpa>>> = { en: wordsIn(en), de: wordsIn(de) };

/** Names of things for the page: goods, characters, dens, cards, places. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de };
export type { Catalogue } from './catalogue.ts';
