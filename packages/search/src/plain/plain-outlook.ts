import type { AnyGame, AnyRules, BySeat, Seat, State, Stream } from '@conclave/kernel';
import type { Outlook } from '../tree/outlook.ts';

type Move = AnyGame['move'];

/** So many choices are looked at where there are more. */
const WIDEST = 40;
/** An imagined game that goes on for longer is cut off. */
const LONGEST = 400;

const keyOf = (move: Move): string => JSON.stringify(move);

/** All moves where they are few; else some of them, by luck. */
const someMoves = (
  rules: AnyRules,
  { table, secrets }: State<AnyGame>,
  seat: Seat,
  stream: Stream,
): readonly Move[] => {
  const own = secrets[seat];
  if (own === undefined) throw new RangeError(`there is no seat ${seat}`);
  const first: Move[] = [];
  for (const move of rules.legalMoves(table, own, seat)) {
    if (first.length === WIDEST) return drawn(() => rules.randomMove(table, own, seat, stream));
    first.push(move);
  }
  return first;
};

const drawn = (draw: () => Move): readonly Move[] => {
  const found = new Map<string, Move>();
  for (let tries = 0; tries < WIDEST; tries += 1) {
    const move = draw();
    found.set(keyOf(move), move);
  }
  return [...found.values()];
};

/** Places from 1 (best) as values from 1 to 0. */
const worthOf = (places: BySeat<number>): BySeat<number> =>
  places.map(place => 1 - (place - 1) / Math.max(1, places.length - 1));

/** Who would stand where if it ended now: by points if the game counts any, else nobody is ahead. */
const standing = (rules: AnyRules, { table, secrets }: State<AnyGame>): BySeat<number> => {
  const points = rules.points?.(table);
  return points === undefined
    ? secrets.map(() => 0.5)
    : worthOf(points.map(own => 1 + points.filter(other => other > own).length));
};

/** What a search can know of any game: its rules, and nothing else. */
export const plainOutlook = (rules: AnyRules): Outlook<AnyGame> => ({
  rules,
  keyOf,
  open: false,
  publicKeyOf: move => JSON.stringify(rules.publicPart(move)),
  isSimultaneous: ({ table }) => rules.toAct(table).length > 1,
  candidates: (state, seat, stream) => someMoves(rules, state, seat, stream),
  policy: ({ table, secrets }, seat, stream) => rules.randomMove(table, secrets[seat] ?? {}, seat, stream),
  values: (state, plies) => {
    const places = rules.places(state.table);
    if (places !== undefined) return worthOf(places);
    return plies < LONGEST ? undefined : standing(rules, state);
  },
});
