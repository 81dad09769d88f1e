import { fault, isOneOf, objectWith, type Parsed, parsed } from '@conclave/kernel';
import { CARD_TYPES, CARDS, type CardType, sorted } from './components.ts';

/** DG-17.2  Everything a player can do. */
export type Move = CreateDogma | Confess | Join | Believe | Doubt;

export interface CreateDogma {
  readonly type: 'createDogma';
  readonly dogma: CardType;
  readonly replace?: CardType;
}

export interface Confess {
  readonly type: 'confess';
  readonly cards: readonly CardType[];
  readonly claim: CardType;
  /** Further claims in the same breath (DG-E9): they have a shape, so they reach the rules, which refuse them (DG-5.3). */
  readonly alsoClaimed?: readonly CardType[];
}

export interface Join {
  readonly type: 'join';
  readonly cards: readonly CardType[];
}

export interface Believe {
  readonly type: 'believe';
}

export interface Doubt {
  readonly type: 'doubt';
}

export const BELIEVE: Believe = { type: 'believe' };
export const DOUBT: Doubt = { type: 'doubt' };

/** DG-16.1, DG-16.3  Face-down cards are a number to everybody but the one who laid them. */
export type PublicMove =
  | CreateDogma
  | Believe
  | Doubt
  | { readonly type: 'confess'; readonly count: number; readonly claim: CardType }
  | { readonly type: 'join'; readonly count: number };

export const publicPart = (move: Move): PublicMove => {
  switch (move.type) {
    case 'confess':
      return { type: 'confess', count: move.cards.length, claim: move.claim };
    case 'join':
      return { type: 'join', count: move.cards.length };
    case 'createDogma':
    case 'believe':
    case 'doubt':
      return move;
  }
};

/** DG-17.2, DG-21  Shape only, into canonical form: what has another shape never reaches the rules. */
export const parseMove = (value: unknown): Parsed<Move> => {
  const shape = objectWith(value, '', ['type'], ['dogma', 'replace', 'cards', 'claim']);
  if (!shape.ok) return shape;
  switch (shape.value.type) {
    case 'createDogma':
      return parseDogma(value);
    case 'confess':
      return parseConfession(value);
    case 'join':
      return parseJoin(value);
    case 'believe':
      return parseAnswer(value, BELIEVE);
    case 'doubt':
      return parseAnswer(value, DOUBT);
    default:
      return fault('type', 'must be one of createDogma, confess, join, believe, doubt');
  }
};

const isCardType = (value: unknown): value is CardType => isOneOf(CARD_TYPES, value);

const parseType = (value: unknown, path: string): Parsed<CardType> =>
  isCardType(value) ? parsed(value) : fault(path, `must be one of ${CARD_TYPES.join(', ')}`);

const parseTypes = (value: unknown, path: string, most: number): Parsed<readonly CardType[]> => {
  if (!Array.isArray(value)) return fault(path, 'must be a list of card types');
  if (value.length > most) return fault(path, `must not be longer than ${most}`);
  const wrong = value.findIndex(item => !isCardType(item));
  return wrong < 0 ? parsed(value as CardType[]) : fault(`${path}[${wrong}]`, 'must be a card type');
};

/** DG-17.2  Cards are sorted; how many may be laid is for the rules to say (DG-5.2). */
const parseCards = (value: unknown): Parsed<readonly CardType[]> => {
  const cards = parseTypes(value, 'cards', CARDS);
  return cards.ok ? parsed(sorted(cards.value)) : cards;
};

const parseDogma = (value: unknown): Parsed<Move> => {
  const shape = objectWith(value, '', ['type', 'dogma'], ['replace']);
  if (!shape.ok) return shape;
  const dogma = parseType(shape.value.dogma, 'dogma');
  if (!dogma.ok || shape.value.replace === undefined) {
    return dogma.ok ? parsed({ type: 'createDogma', dogma: dogma.value }) : dogma;
  }
  const replace = parseType(shape.value.replace, 'replace');
  return replace.ok ? parsed({ type: 'createDogma', dogma: dogma.value, replace: replace.value }) : replace;
};

/** One claim; or two and more in a list, which have a shape, so they reach the rules and are refused there (DG-5.3, DG-E9). */
const parseClaims = (claim: unknown): Parsed<readonly CardType[]> => {
  if (Array.isArray(claim) && claim.length > 1) return parseTypes(claim, 'claim', CARDS);
  const only = parseType(claim, 'claim');
  return only.ok ? parsed([only.value]) : only;
};

const parseConfession = (value: unknown): Parsed<Move> => {
  const shape = objectWith(value, '', ['type', 'cards', 'claim']);
  if (!shape.ok) return shape;
  const cards = parseCards(shape.value.cards);
  if (!cards.ok) return cards;
  const claims = parseClaims(shape.value.claim);
  if (!claims.ok) return claims;
  const [claim, ...alsoClaimed] = claims.value;
  if (claim === undefined) return fault('claim', 'must name a card type');
  const confession = { type: 'confess', cards: cards.value, claim } as const;
  return parsed(alsoClaimed.length === 0 ? confession : { ...confession, alsoClaimed });
};

const parseJoin = (value: unknown): Parsed<Move> => {
  const shape = objectWith(value, '', ['type', 'cards']);
  if (!shape.ok) return shape;
  const cards = parseCards(shape.value.cards);
  return cards.ok ? parsed({ type: 'join', cards: cards.value }) : cards;
};

const parseAnswer = (value: unknown, answer: Move): Parsed<Move> => {
  const shape = objectWith(value, '', ['type']);
  return shape.ok ? parsed(answer) : shape;
};
