import type { Spelling } from '../words.ts';

type Dictionary = Readonly<Record<string, string>>;

/** As it is typed on any keyboard: `zurueck` for `zurück`, `kleinesuenden` for `Kleine-Sünden`. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('-', '');

const LEAST = 3;

/** The word of the notation for a German one, or for a beginning of it that fits only one. */
const meant = (word: string, dictionary: Dictionary): string | undefined => {
  const wanted = folded(word);
  const entries = Object.entries(dictionary);
  const whole = entries.find(([, german]) => folded(german) === wanted);
  if (whole !== undefined) return whole[0];
  const [fits, other] = entries.filter(([, german]) => wanted.length >= LEAST && folded(german).startsWith(wanted));
  return other === undefined ? fits?.[0] : undefined;
};

/** A word and what hangs on it: `Rot12`, `Grün<C`. */
const WORD = /^([\p{L}-]+)(.*)$/u;

const changed = (word: string, change: (letters: string) => string | undefined): string => {
  const [, letters = '', rest = ''] = WORD.exec(word) ?? [];
  const other = change(letters);
  return other === undefined ? word : `${other}${rest}`;
};

/**
 * Moves as they are typed in German: what one does comes first, and everything else follows. The words of the notation itself are understood
 * as well.
 */
export const typedAs = (verbs: Dictionary, things: Dictionary): Spelling => ({
  write: text => {
    const verb = Object.keys(verbs).find(english => text === english || text.startsWith(`${english} `));
    const rest = (verb === undefined ? text : text.slice(verb.length)).split(' ');
    return [verb === undefined ? '' : (verbs[verb] ?? ''), ...rest.map(word => changed(word, each => things[each]))]
      .filter(word => word !== '')
      .join(' ');
  },
  read: text => {
    const [first = '', ...rest] = text.trim().split(/[\s,]+/);
    const thing = (word: string): string => changed(word, each => (each in things ? undefined : meant(each, things)));
    return [meant(first, verbs) ?? thing(first), ...rest.map(thing)].join(' ');
  },
});
