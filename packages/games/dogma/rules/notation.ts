import { fault, type Notation, type Parsed, parsed } from '@conclave/kernel';
import { CARD_TYPES, type CardType, cardsOf } from './components.ts';
import { canJoin } from './confession.ts';
import { canCreateDogma, dogmaStock, isAltarFull } from './dogmas.ts';
import type { Move } from './moves.ts';
import { parseMove } from './moves.ts';
import type { Dogma, View } from './state.ts';
import { virtuesNow } from './virtue.ts';

/** `confess honesty honesty theft as honesty`, `join murder`, `believe`, `doubt`, `dogma murder for mercy`. */
const writeMove = (move: Move): string => {
  switch (move.type) {
    case 'createDogma':
      return move.replace === undefined ? `dogma ${move.dogma}` : `dogma ${move.dogma} for ${move.replace}`;
    case 'confess':
      return `confess ${move.cards.join(' ')} as ${[move.claim, ...(move.alsoClaimed ?? [])].join(' ')}`;
    case 'join':
      return `join ${move.cards.join(' ')}`;
    case 'believe':
    case 'doubt':
      return move.type;
  }
};

/** A card by its name, or by a beginning that fits only one: `hon`, `mur`. */
const readCard = (word: string): Parsed<CardType> => {
  const fitting = CARD_TYPES.filter(type => type.startsWith(word));
  const [only] = fitting;
  if (only === undefined) return fault('', `there is no card "${word}"`);
  return fitting.length === 1 || only === word ? parsed(only) : fault('', `"${word}" may be ${fitting.join(' or ')}`);
};

const readCards = (words: readonly string[]): Parsed<readonly CardType[]> => {
  const cards: CardType[] = [];
  for (const word of words) {
    const card = readCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return parsed(cards);
};

/** The words before and after a little word: cards `as` claim, dogma `for` dogma. */
const around = (words: readonly string[], middle: string): readonly [readonly string[], readonly string[]] => {
  const at = words.indexOf(middle);
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
};

const readTwoParts = (
  words: readonly string[],
  middle: string,
  build: (first: readonly CardType[], second: readonly CardType[]) => unknown,
): Parsed<Move> => {
  const [before, after] = around(words, middle);
  const first = readCards(before);
  if (!first.ok) return first;
  const second = readCards(after);
  return second.ok ? parseMove(build(first.value, second.value)) : second;
};

const readDogma = (words: readonly string[]): Parsed<Move> => {
  const [before, after] = around(words, 'for');
  if (before.length !== 1 || after.length > 1) return fault('', 'say "dogma murder" or "dogma murder for mercy"');
  return readTwoParts(words, 'for', ([dogma], [replace]) => ({ type: 'createDogma', dogma, replace }));
};

const readJoin = (words: readonly string[]): Parsed<Move> => {
  const cards = readCards(words);
  return cards.ok ? parseMove({ type: 'join', cards: cards.value }) : cards;
};

const readMove = (text: string): Parsed<Move> => {
  const [verb, ...words] = text.trim().toLowerCase().split(/\s+/);
  switch (verb) {
    case 'dogma':
      return readDogma(words);
    case 'confess':
      return readTwoParts(words, 'as', (cards, claims) => ({
        type: 'confess',
        cards,
        claim: claims.length === 1 ? claims[0] : claims,
      }));
    case 'join':
      return readJoin(words);
    case 'believe':
    case 'doubt':
      return words.length === 0 ? parseMove({ type: verb }) : fault('', `say only "${verb}"`);
    default:
      return fault('', 'say confess, join, believe, doubt or dogma');
  }
};

const examples = ({ table, own, seat }: View): readonly string[] => {
  if (table.phase === 'gameOver' || table.turn !== seat) return [];
  const [card = 'honesty'] = cardsOf(own.hand);
  if (table.phase === 'respond') return ['believe', 'doubt', ...(canJoin(table) ? [`join ${card}`] : [])];
  const [claim = 'honesty'] = virtuesNow(table.altar);
  const confession = `confess ${card} as ${claim}`;
  if (!canCreateDogma(table, seat)) return [confession];
  const [dogma] = dogmaStock(table.altar);
  return [confession, isAltarFull(table.altar) ? `dogma ${dogma} for ${table.altar[0]}` : `dogma ${dogma}`];
};

export const notation: Notation<Dogma> = { writeMove, readMove, examples };
