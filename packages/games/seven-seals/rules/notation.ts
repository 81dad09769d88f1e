import { fault, type Notation, type Parsed, parsed, seatLetter, seatOfLetter } from '@conclave/kernel';
import {
  CARD_TEXTS,
  COLOUR_LETTERS,
  letterOf,
  makeCard,
  parseCard,
  SEAL_LETTERS,
  type SealLetter,
} from './components.ts';
import { type Move, makePrediction, type TakeOver } from './moves.ts';
import { sealsToHandIn } from './settling.ts';
import type { OwnView, SevenSeals } from './state.ts';
import { playable } from './tricks.ts';

/** `predict R1 B2 G<C`: one red and two blue seals from the middle, and a green one taken over from seat C. */
const writeMove = (move: Move): string => {
  switch (move.type) {
    case 'takeSaboteur':
      return 'saboteur';
    case 'predict': {
      const seals = SEAL_LETTERS.flatMap(letter =>
        move.fromMiddle[letter] === undefined ? [] : [`${letter}${move.fromMiddle[letter]}`],
      );
      const taken = move.takeOvers.map(({ colour, giver }) => `${colour}<${seatLetter(giver)}`);
      return ['predict', ...(seals.length + taken.length === 0 ? ['0'] : [...seals, ...taken])].join(' ');
    }
    case 'playCard':
      return move.card;
    case 'handIn':
      return `hand in ${move.seal}`;
  }
};

const isSealLetter = (text: string | undefined): text is SealLetter => SEAL_LETTERS.some(letter => letter === text);

const readPrediction = (words: readonly string[], { table }: OwnView): Parsed<Move> => {
  const fromMiddle: { [Kind in SealLetter]?: number } = {};
  const takeOvers: TakeOver[] = [];
  for (const word of words) {
    if (word === '0') continue;
    const [, letter, rest = ''] = /^([A-Z])(.*)$/.exec(word) ?? [];
    const giver = rest.startsWith('<') ? seatOfLetter(rest.slice(1), table.seats) : undefined;
    if (!isSealLetter(letter))
      return fault(word, 'is not a seal: write R, Y, G, B or V, with a number if you want more than one');
    if (giver !== undefined) takeOvers.push({ colour: letter, giver });
    else if (/^\d*$/.test(rest)) fromMiddle[letter] = (fromMiddle[letter] ?? 0) + (rest === '' ? 1 : Number(rest));
    else return fault(word, 'to take a seal over from seat C, write G<C');
  }
  return parsed(makePrediction(fromMiddle, takeOvers, table));
};

/** Large or small letters, `play` and `hand in` may be left out. */
const readMove = (text: string, view: OwnView): Parsed<Move> => {
  const words = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/);
  const [first = '', ...rest] = words;
  if (first === 'SABOTEUR') return parsed({ type: 'takeSaboteur' });
  if (first === 'PREDICT') return readPrediction(rest, view);
  const last = words.at(-1) ?? '';
  const card = CARD_TEXTS.find(candidate => candidate === last);
  if (card !== undefined && (words.length === 1 || first === 'PLAY'))
    return parsed({ type: 'playCard', card: makeCard(parseCard(card)) });
  if (isSealLetter(last) && (words.length === 1 || first === 'HAND')) return parsed({ type: 'handIn', seal: last });
  return fault(text.trim(), 'is not a move; try one of the examples');
};

const examples = ({ seat, table, own }: OwnView): readonly string[] => {
  switch (table.phase) {
    case 'predict': {
      const first = COLOUR_LETTERS[0];
      const saboteur = table.saboteur === undefined ? ['saboteur'] : [];
      return ['predict 0', `predict ${first}1 B2`, 'predict G<C', ...saboteur];
    }
    case 'play':
      return playable(table, own).map(({ card }) => card);
    case 'handIn':
      return sealsToHandIn(table, seat).map(letterOf);
    case 'over':
      return [];
  }
};

export const notation: Notation<SevenSeals> = { writeMove, readMove, examples };
