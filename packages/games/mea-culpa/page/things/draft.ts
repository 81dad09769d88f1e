import {
  type Character,
  COMPARTMENTS,
  type Colour,
  type Compartment,
  type Den,
  type Donation,
  GOODS,
  type Good,
  type Item,
  type Move,
  type MoveOf,
  type Place,
  type Site,
  type Stone,
} from '@conclave/mea-culpa';

/** A thing of the table that can be touched. Every move begins at one, or is a plain word and stands in the answers. */
export type Spot =
  | `stall ${Stone}`
  | `place ${Place}`
  | `den ${Den}`
  | `site ${Site}`
  | `good ${Good}`
  | `chest ${Compartment}`
  | `letter ${Colour}`
  | `pick ${Colour}`
  | `seat ${number}`
  | `character ${Character}`
  | `card ${Character}`
  | 'coin'
  | 'post'
  | 'stock'
  | 'word';

/** What the hand has begun and the table has not heard of. */
export interface Draft {
  readonly spot?: Spot;
  /** MC-10.3  The stall was touched twice. */
  readonly greedy?: boolean;
  /** MC-12.2  Which coin lies in the hand. */
  readonly coin?: Item;
  /** MC-12.4  What the Emperor has laid into the chest already, like a ghost. */
  readonly laid?: Donation;
}

export const NOTHING: Draft = {};

const isGood = (item: Item): item is Good => GOODS.some(good => good === item);
const spotOfItem = (item: Item): Spot => (isGood(item) ? `good ${item}` : 'coin');

/** Where a move begins. */
export const spotOf = (move: Move): Spot => {
  switch (move.type) {
    case 'buy':
    case 'greedy':
    case 'takeGood':
      return `stall ${move.good}`;
    case 'buyLetter':
      return 'stall indulgence';
    case 'take':
      return `stall ${move.stone}`;
    case 'visit':
    case 'travel':
    case 'guess':
      return `place ${move.place}`;
    case 'room':
      return `place ${move.room}`;
    case 'popeStone':
      return `den ${move.from}`;
    case 'emptyDen':
      return `den ${move.den}`;
    case 'crew':
      return `site ${move.site}`;
    case 'moveCrew':
      return `site ${move.from}`;
    case 'sell':
      return move.good === undefined ? 'word' : `good ${move.good}`;
    case 'donate':
      return move.things[0] === undefined ? 'word' : spotOfItem(move.things[0].item);
    case 'rob':
      return `seat ${move.seat}`;
    case 'giveLetter':
      return `letter ${move.letter}`;
    case 'pick':
      return `pick ${move.letter}`;
    case 'character':
      return `character ${move.character}`;
    default:
      return 'word';
  }
};

const isDonation = (move: Move): move is MoveOf<'donate'> => move.type === 'donate';

const sameThing = (one: Donation, other: Donation | undefined): boolean =>
  one.item === other?.item && one.into === other.into;

/** The donation of exactly these things, in whichever order they were laid. */
const donationOf = (moves: readonly Move[], things: readonly Donation[]): MoveOf<'donate'> | undefined =>
  moves.filter(isDonation).find(({ things: [first, second, ...none] }) => {
    if (none.length > 0 || first === undefined) return false;
    const [one, other] = things;
    if (one === undefined || (second === undefined) !== (other === undefined)) return false;
    if (second === undefined || other === undefined) return sameThing(first, one);
    return (sameThing(first, one) && sameThing(second, other)) || (sameThing(first, other) && sameThing(second, one));
  });

/** What is to lie in the chest if this thing goes in there. */
const withLaid = ({ laid }: Draft, thing: Donation): readonly Donation[] =>
  laid === undefined ? [thing] : [laid, thing];

/** MC-12.4  May something be laid beside the first thing? */
export const mayLayTwo = (moves: readonly Move[]): boolean =>
  moves.some(move => isDonation(move) && move.things.length === 2);

/** What can be laid into the chest now, and where. */
export const donations = (moves: readonly Move[], draft: Draft): readonly Donation[] => {
  const things = moves.filter(isDonation).flatMap(move => move.things);
  const different = things.filter((thing, index) => things.findIndex(other => sameThing(thing, other)) === index);
  return different.filter(thing => donationOf(moves, withLaid(draft, thing)) !== undefined);
};

/** The coins that can be laid into the chest now. */
export const coins = (moves: readonly Move[], draft: Draft): readonly Item[] => [
  ...new Set(
    donations(moves, draft)
      .map(({ item }) => item)
      .filter(item => !isGood(item)),
  ),
];

/** What lies in the hand and can go into the chest. */
export const inHand = ({ spot, coin }: Draft): Item | undefined => {
  if (spot === 'coin') return coin;
  const good = spot?.startsWith('good ') ? spot.slice('good '.length) : undefined;
  return GOODS.find(each => each === good);
};

/** Moves that need no second thing beside the one they begin at. */
export const movesAt = (moves: readonly Move[], spot: Spot): readonly Move[] =>
  moves.filter(
    move => !isDonation(move) && move.type !== 'popeStone' && move.type !== 'moveCrew' && spotOf(move) === spot,
  );

/** Moves that go from the thing in hand to another one. */
const targets = (moves: readonly Move[], { spot }: Draft): ReadonlyMap<Spot, Move> => {
  const ways = new Map<Spot, Move>();
  for (const move of moves) {
    if (spotOf(move) !== spot) continue;
    if (move.type === 'popeStone') ways.set(`den ${move.to}`, move);
    if (move.type === 'moveCrew') ways.set(`site ${move.to}`, move);
  }
  return ways;
};

/** Everything that can be touched now. */
export const lit = (moves: readonly Move[], draft: Draft): ReadonlySet<Spot> => {
  const spots = new Set<Spot>();
  const open = donations(moves, draft);
  for (const { item } of open) spots.add(spotOfItem(item));
  if (draft.laid === undefined) for (const move of moves) if (!isDonation(move)) spots.add(spotOf(move));
  for (const spot of targets(moves, draft).keys()) spots.add(spot);
  const held = inHand(draft);
  for (const into of COMPARTMENTS)
    if (open.some(thing => thing.item === held && thing.into === into)) spots.add(`chest ${into}`);
  spots.delete('word');
  return spots;
};

/** Where the hand may go next from what it holds: the eye is led there. */
export const leadsTo = (moves: readonly Move[], draft: Draft): readonly Spot[] => [
  ...targets(moves, draft).keys(),
  ...[...lit(moves, draft)].filter(spot => spot.startsWith('chest ')),
];

/** MC-12.4  Two things are laid one after the other. */
const stepsTo = (move: Move, { laid }: Draft): readonly Move[] =>
  isDonation(move) && laid === undefined ? move.things.map(thing => ({ type: 'donate', things: [thing] })) : [move];

/** What to touch next, with this very move in mind: where the thing in hand goes, or what is taken into it. */
export const towards = (move: Move, draft: Draft): readonly Spot[] => {
  const steps = stepsTo(move, draft);
  const ways = leadsTo(steps, draft);
  return ways.length > 0 ? ways : [...lit(steps, draft)].filter(spot => spot !== draft.spot);
};

/** The coins that this very move still needs. */
export const coinsTowards = (move: Move, draft: Draft): readonly Item[] => coins(stepsTo(move, draft), draft);

/** What a touch comes to: something in the hand, or a move that is made. */
export type Touched =
  | { readonly draft: Draft; readonly move?: undefined }
  | { readonly move: Move; readonly draft?: undefined };

const take = (moves: readonly Move[], draft: Draft, spot: Spot): Draft => {
  const kept = draft.laid === undefined ? {} : { laid: draft.laid };
  const [coin] = coins(moves, draft).slice(-1);
  return spot === 'coin' && coin !== undefined ? { ...kept, spot, coin } : { ...kept, spot };
};

/** MC-12.1, MC-12.4  The thing in hand goes into a compartment; the Emperor may let a second one follow. */
const lay = (moves: readonly Move[], draft: Draft, into: Compartment): Touched => {
  const item = inHand(draft);
  if (item === undefined) return { draft };
  const thing = { item, into };
  if (draft.laid === undefined && mayLayTwo(moves)) return { draft: { laid: thing } };
  const move = donationOf(moves, withLaid(draft, thing));
  return move === undefined ? { draft } : { move };
};

/** Touched again: a stall means two of it (MC-10.3), a thing with a single answer means it, anything else is put back. */
const again = (moves: readonly Move[], draft: Draft, spot: Spot): Touched => {
  const here = movesAt(moves, spot);
  if (here.some(({ type }) => type === 'greedy')) return { draft: { ...draft, greedy: draft.greedy !== true } };
  const [only, ...others] = here;
  const isTrade = spot.startsWith('stall ') || spot.startsWith('good ');
  if (only !== undefined && others.length === 0 && !isTrade) return { move: only };
  return isTrade ? { draft } : { draft: letGo(draft) };
};

export const touch = (moves: readonly Move[], draft: Draft, spot: Spot): Touched => {
  const target = targets(moves, draft).get(spot);
  if (target !== undefined) return { move: target };
  if (spot === 'chest I' || spot === 'chest II') return lay(moves, draft, spot === 'chest I' ? 'I' : 'II');
  if (draft.spot === spot) return again(moves, draft, spot);
  return { draft: take(moves, draft, spot) };
};

/** Cancelled: what was begun last is put back. */
export const letGo = ({ spot, laid }: Draft): Draft => (laid !== undefined && spot !== undefined ? { laid } : NOTHING);

/** MC-12.4  The Emperor leaves it at one thing. */
export const onlyLaid = (moves: readonly Move[], { laid }: Draft): Move | undefined =>
  laid === undefined ? undefined : donationOf(moves, [laid]);

/** The answers that are words: passing, using a card, declining. */
export const plainWords = (moves: readonly Move[]): readonly Move[] => moves.filter(move => spotOf(move) === 'word');
