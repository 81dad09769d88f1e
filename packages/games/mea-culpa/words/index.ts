import type { Language, Seat, Words } from '@conclave/kernel';
import { capital } from '@conclave/kernel/english';
import { handWords } from '#hand-words';
import { sheetOf } from '../rules/agreed.ts';
import type { Event } from '../rules/events.ts';
import type { Register } from '../rules/meta-register.ts';
import type { Move } from '../rules/moves.ts';
import type { Options } from '../rules/options.ts';
import type { MeaCulpa } from '../rules/state.ts';
import type { Catalogue, NameOf, OptionText } from './catalogue.ts';
import { de } from './de.ts';
import { describe, prompt, sheetLines } from './describe.ts';
import { en } from './en.ts';
import { typed } from './typed.ts';

/** Names of things for the page: goods, characters, dens, cards, places. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de };

const nameOf =
  (names: readonly string[]): NameOf =>
  (seat: Seat) =>
    names[seat] ?? '';

/** The catalogues have a text for every type; which one this is, only the event itself knows. */
type TellAny = (event: Event, name: NameOf) => string;
type LabelAny = (move: Move, name: NameOf) => string;

const found = <Text>(text: Text | undefined, type: string): Text => {
  if (text === undefined) throw new Error(`there are no words for "${type}": nobody has opened those of META CULPA`);
  return text;
};

const wordsIn = (language: Language): Words<MeaCulpa> => {
  const say = catalogues[language];
  const hand = () => handWords(language);
  const options = (): Readonly<Record<string, OptionText>> => ({ ...hand()?.options, ...say.options });
  return {
    title: say.title,
    invitation: say.invitation,
    tell: (event, names) => {
      const texts = { ...hand()?.events, ...say.events };
      return capital((found(texts[event.type], event.type) as TellAny)(event, nameOf(names)));
    },
    describe: (view, names) => describe(say, hand(), view, names),
    prompt: (view, names) => prompt(say, hand(), view, names),
    moveLabel: (move, names) => {
      const texts = { ...hand()?.moves, ...say.moves };
      return capital((found(texts[move.type], move.type) as LabelAny)(move, nameOf(names)));
    },
    refusal: code => {
      const refusals: Readonly<Record<string, string>> = { ...hand()?.refusals, ...say.refusals };
      return refusals[code] ?? code;
    },
    option: key => options()[key]?.name ?? key,
    optionValue: (key, value) => {
      if (key === 'boardSheet')
        return sheetLines(say, sheetOf({ boardSheet: value as Options['boardSheet'] })).join(' ');
      if (key === 'register' && typeof value === 'object') return hand()?.register(value as unknown as Register) ?? key;
      return options()[key]?.values[`${value}`] ?? `${value}`;
    },
  };
};

export const words: Readonly<Record<Language, Words<MeaCulpa>>> = {
  en: wordsIn('en'),
  de: { ...wordsIn('de'), typed },
};

export { openHandWords } from '#hand-words';
export type { Catalogue } from './catalogue.ts';
