import { seatLetter, seatOfLetter } from '@conclave/kernel';
import { CLOCK_WORDS, type Declaration, type HandMove } from './meta-moves.ts';
import { ENTRIES } from './meta-register.ts';

/**
 * MC-26.31  The moves of META CULPA word by word: `putBack pope`, `settle`, `noMove`, `holdBack`, `done`, `declare buy wine`,
 * `declare letter`, `declare visit 3`, `withdraw`, `takeBack`, `pay 3`, `turn 1`, `stone lust`, `take wine`, `sell`, `show jewel`,
 * `drop 5 II`, `letter`, `end`, `ask`, `here`, `call B S5`, `vote yes`, `nothing`.
 */
export const writeHandMove = (move: HandMove): string => {
  switch (move.type) {
    case 'putBack':
      return `putBack ${move.character}`;
    case 'declare':
      return `declare ${writeDeclaration(move.action)}`;
    case 'pay':
      return `pay ${move.taler}`;
    case 'turn':
      return `turn ${move.notches}`;
    case 'stone':
      return `stone ${move.den}`;
    case 'show':
      return `show ${move.item.replace('coin', '')}`;
    case 'drop':
      return `drop ${move.item.replace('coin', '')} ${move.into}`;
    case 'call':
      return `call ${seatLetter(move.culprit)} ${move.entry}`;
    case 'vote':
      return `vote ${move.yes ? 'yes' : 'no'}`;
    case 'clock':
      return `clock ${move.what}`;
    default:
      return move.type;
  }
};

const writeDeclaration = (action: Declaration): string => {
  if (action.type === 'buyLetter') return 'letter';
  if ('good' in action) return `${action.type} ${action.good}`;
  return 'place' in action ? `${action.type} ${action.place}` : action.type;
};

const item = (text = ''): string => (/^\d+$/.test(text) ? `coin${text}` : text);
const compartment = (text = ''): string => ({ '1': 'I', '2': 'II' })[text] ?? text;

const draftDeclaration = (type = '', one = ''): object => {
  if (type === 'letter') return { type: 'buyLetter' };
  if (type === 'donate') return { type };
  return type === 'visit' || type === 'travel' ? { type, place: Number(one) } : { type, good: one };
};

const ALONE: ReadonlySet<string> = new Set([
  ...(['settle', 'noMove', 'done', 'withdraw', 'takeBack', 'letter', 'end', 'ask', 'here', 'nothing'] as const),
]);

/** What was typed, for the border; nothing when the words are no such move. */
export const draftHandMove = (words: readonly string[], seats: number): object | undefined => {
  const [type = '', one = '', two = ''] = words;
  if (ALONE.has(type)) return words.length === 1 ? { type } : undefined;
  switch (type) {
    case 'putBack':
      return { type, character: one };
    case 'declare':
      return { type, action: draftDeclaration(one, words[2]) };
    case 'pay':
      return { type, taler: Number(one) };
    case 'turn':
      return { type, notches: Number(one) };
    case 'stone':
      return { type, den: one };
    case 'show':
      return { type, item: item(one) };
    case 'drop':
      return { type, item: item(one), into: compartment(two) };
    case 'call':
      return { type, culprit: seatOfLetter(one, seats) ?? one, entry: two };
    case 'vote':
      return { type, yes: one === 'yes' };
    case 'clock':
      return { type, what: one };
    default:
      return undefined;
  }
};

const SPELLING: ReadonlyMap<string, string> = new Map(
  ['putBack', 'noMove', 'takeBack', ...ENTRIES, ...CLOCK_WORDS].map(word => [word.toLowerCase(), word]),
);

/** Words of manual mode in any case. */
export const spelledByHand = (lower: string): string => SPELLING.get(lower) ?? lower;
