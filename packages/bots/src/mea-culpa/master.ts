import { pick, type Stream } from '@conclave/kernel';
import type { MeaCulpa, Move } from '@conclave/mea-culpa';
import type { Bot, Considered } from '../bot.ts';
import { search } from '../search/search.ts';
import { searchBot, searchStream, whySearched } from '../search/search-bot.ts';
import { worthOfMove } from './move-worth.ts';
import { knowing, plain } from './outlook.ts';
import { insightOf } from './regular.ts';
import type { Insight } from './worth.ts';

const STYLE = { curiosity: 0.12, guided: true } as const;
/** A step on the Record of Sins as a difference of values, and how many imagined games the thumb's opinion is worth. */
const STEP = 0.033;
const PRIOR_GAMES = 15;
/** Secret moves that did nearly as well are played now and then (MC-7, MC-14). */
const NEARLY = 0.01;

const isSecret = ({ type }: Move): boolean => type === 'bid' || type === 'travel' || type === 'guess';

/** What the imagined games brought, leaning towards the thumb's opinion where they are few. */
const choose = (insight: Insight, moves: readonly Considered<Move>[], stream: Stream): Move | undefined => {
  const thumb = moves.map(({ move }) => (move.type === 'bid' ? 0 : worthOfMove(insight, move)));
  const best = Math.max(...thumb);
  const games = moves.reduce((sum, { visits }) => sum + visits, 0);
  const mean = moves.reduce((sum, { visits, mean: value }) => sum + visits * value, 0) / Math.max(1, games);
  const scored = moves.map(({ move, visits, mean: value }, index) => {
    const prior = mean + STEP * Math.max(-8, (thumb[index] ?? 0) - best);
    return { move, score: (value * visits + prior * PRIOR_GAMES) / (visits + PRIOR_GAMES) };
  });
  const top = scored.toSorted((one, other) => other.score - one.score)[0];
  if (top === undefined || !isSecret(top.move)) return top?.move;
  return pick(
    scored.filter(({ score }) => score > top.score - NEARLY),
    stream,
  ).move;
};

/** Imagines bids, compartments and the die, plays about a round ahead and weighs what everyone has then. */
export const master: Bot<MeaCulpa> = {
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    const luck = searchStream(stream);
    const world = () => knowing.rules.imagine(view, memory, luck);
    const findings = yield* search(knowing, view.seat, world, luck, budget, STYLE);
    const move = choose(insightOf(situation), findings.moves, luck) ?? knowing.policy(world(), view.seat, luck);
    return { move, why: whySearched(findings), iterations: findings.iterations, considered: findings.moves };
  },
};

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<MeaCulpa> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
