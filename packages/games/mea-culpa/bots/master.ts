import type { Stream } from '@conclave/kernel';
import type { Bot, Considered, Outlook, Scale, Situation } from '@conclave/search';
import { search, searchBot, searchStream, withFindings } from '@conclave/search';
import { netFor } from '#nets';
import { type MeaCulpa, type Move, type Table, top } from '../rules/index.ts';
import { allBids, type BidsToTry, bidsToTry } from './bids.ts';
import { countingEye, learnedEye } from './eye.ts';
import { worthOfMove } from './move-worth.ts';
import { knowingWith, placesAmong, plain, STEPS, scored } from './outlook.ts';
import { chooseByThumb, travelAnew } from './policy.ts';
import { empathyOf, insightOf } from './regular.ts';
import { favourite, type Tasted, type Trait, tasted, whyTasted } from './taste.ts';
import { whyMove } from './why.ts';
import type { Insight } from './worth.ts';

const STYLE = { curiosity: 0.4, guided: true } as const;
/** A step on the Record of Sins as a difference of values, and how many imagined games the thumb's opinion is worth. */
const STEP = 0.033;
const PRIOR_GAMES = 10;

/** What the imagined games brought, leaning towards the thumb's opinion where they are few; and what a taste adds. */
const weighed = (insight: Insight, moves: readonly Considered<Move>[], trait?: Trait): readonly Tasted[] => {
  const thumb = moves.map(({ move }) => worthOfMove(insight, move));
  const most = Math.max(...thumb);
  const games = moves.reduce((sum, { visits }) => sum + visits, 0);
  const mean = moves.reduce((sum, { visits, mean: value }) => sum + visits * value, 0) / Math.max(1, games);
  return moves.map(({ move, visits, mean: value }, index) => {
    const prior = mean + STEP * Math.max(-8, (thumb[index] ?? 0) - most);
    const worth = (value * visits + prior * PRIOR_GAMES) / (visits + PRIOR_GAMES);
    return tasted(trait, move, worth, STEP);
  });
};

const FINE = 1 << 20;
/** What has less than this part of the greatest share is only a remainder of trying things out. */
const REMAINDER = 0.3;

/** MC-7.1  A bid from the mixture that was found. */
const drawMixed = (moves: readonly Considered<Move>[], stream: Stream): Move | undefined => {
  const most = Math.max(...moves.map(({ share = 0 }) => share));
  const kept = moves.filter(({ share = 0 }) => share >= REMAINDER * most);
  let left = (stream.below(FINE) / FINE) * kept.reduce((sum, { share = 0 }) => sum + share, 0);
  for (const { move, share = 0 } of kept) {
    left -= share;
    if (left < 0) return move;
  }
  return kept[0]?.move;
};

/** What others have sealed is as unknown as what they will seal: in an imagined world all bids are still to be made (MC-7.2). */
const imagineOpenBids = ({ rules }: Outlook<MeaCulpa>, { view, memory }: Situation<MeaCulpa>, stream: Stream) => {
  const state = rules.imagine(view, memory, stream);
  state.table.locked = 0;
  return state;
};

/** How a master looks at a table: with which eye, and what its values mean. */
interface Sight {
  readonly outlook: Outlook<MeaCulpa>;
  readonly scale: Scale;
}

/** What was looked at, with what a taste adds, if there is one: whoever errs after that errs by the same taste. */
const asSeen = (moves: readonly Considered<Move>[], choices: readonly Tasted[]): readonly Considered<Move>[] =>
  moves.map((each, index) => ({ ...each, mean: each.mean + (choices[index]?.bonus ?? 0) }));

/** Imagines bids, compartments and the die, plays on to the next bids and weighs what everyone has then. */
const masterWith = (sightFor: (table: Table) => Sight, trait?: Trait): Bot<MeaCulpa> => ({
  *think(situation, stream, budget) {
    const { view } = situation;
    const luck = searchStream(stream);
    const insight = insightOf(situation);
    const empathy = empathyOf(situation);
    // MC-14.4: solved
    if (top(view.table).at === 'guess') {
      const move = chooseByThumb(insight, luck, empathy);
      return { move, why: whyMove(insight, move, empathy), iterations: 0 };
    }
    const { outlook, scale } = sightFor(view.table);
    const world = () => imagineOpenBids(outlook, situation, luck);
    const findings = yield* search(outlook, view.seat, world, luck, budget, STYLE);
    const { moves, iterations } = findings;
    const isMixed = moves[0]?.share !== undefined;
    const choices = isMixed ? [] : weighed(insight, moves, trait);
    const found = isMixed ? drawMixed(moves, luck) : favourite(choices);
    const move = travelAnew(insight, found, luck) ?? chooseByThumb(insight, luck, empathy);
    const own = trait && whyTasted(trait, choices, move);
    const why = withFindings(own ?? whyMove(insight, move, empathy), move, findings, scale);
    return { move, why, iterations, considered: asSeen(moves, choices) };
  },
});

const countingWith = (bids: BidsToTry): Sight => ({ outlook: knowingWith(countingEye, bids), scale: STEPS });
/** MC-27.3  A net knows the default sheet alone; at a table with its own this master counts as well. */
const learnedWith =
  (bids: BidsToTry) =>
  ({ options, seats }: Table): Sight => {
    const net = options.boardSheet === 'default' ? netFor(seats) : undefined;
    if (net === undefined) return countingWith(bids);
    return { outlook: knowingWith(learnedEye(net), bids), scale: placesAmong(seats) };
  };

/** Adds up in steps what everyone has. */
const counting = countingWith(bidsToTry);
export const countingMasterWith = (trait?: Trait): Bot<MeaCulpa> => masterWith(() => counting, trait);
export const countingMaster = countingMasterWith();

/** Its eye was trained on games (bench/learn). */
export const learnedMasterWith = (trait?: Trait): Bot<MeaCulpa> => masterWith(learnedWith(bidsToTry), trait);
export const learnedMaster = learnedMasterWith();

/** The same, and it looks at every bid. */
export const biddingMaster = masterWith(learnedWith(allBids));

const plainly = (outlook: Outlook<MeaCulpa>): Bot<MeaCulpa> =>
  searchBot(outlook, { curiosity: 0.7, guided: false }, (_findings, situation, move) =>
    whyMove(insightOf(situation), move, empathyOf(situation)),
  );

/** The yardstick: search without any knowledge of the game. */
export const plainSearch = plainly(plain);

/** A second one, for the arena: uniform playouts as well, but cut short and weighed as that one weighs them. */
export const scoredSearch = plainly(scored);
