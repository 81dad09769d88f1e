import type { Dogma, Move } from '@conclave/dogma';
import type { Bot, Considered } from '../bot.ts';
import { search } from '../search/search.ts';
import { searchBot, searchStream, whySearched } from '../search/search-bot.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { knowing, plain } from './outlook.ts';
import { prospects } from './policy.ts';
import { insightOf } from './regular.ts';
import { leanTowardsBelief } from './world.ts';

const STYLE = { curiosity: 0.12, guided: true } as const;

/** A card got rid of, as a difference of values. */
const CARD = 0.06;
/** The thumb's opinion counts as much as so many imagined games. */
const PRIOR_GAMES = 25;
/** Among moves of nearly the same value luck decides, so that nobody can rely on it. */
const TEMPERATURE = 0.012 / CARD;

/** What the thumb promised, corrected by what the imagined games brought. */
const corrected = (thumb: readonly Prospect[], moves: readonly Considered<Move>[]): readonly Prospect[] => {
  const games = moves.reduce((sum, { visits }) => sum + visits, 0);
  if (games === 0) return thumb;
  const mean = moves.reduce((sum, { visits, mean: value }) => sum + visits * value, 0) / games;
  const best = Math.max(...thumb.map(({ value }) => value));
  return thumb.map(prospect => {
    const found = moves.find(({ move }) => move === prospect.move);
    const prior = mean + CARD * Math.max(-6, prospect.value - best);
    const total = (found?.mean ?? 0) * (found?.visits ?? 0) + prior * PRIOR_GAMES;
    return { ...prospect, value: total / ((found?.visits ?? 0) + PRIOR_GAMES) / CARD };
  });
};

/** Imagines what the others may hold, leans it towards what it believes of the claim, and plays on from there. */
export const master: Bot<Dogma> = {
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    const luck = searchStream(stream);
    const insight = insightOf(situation);
    const thumb = prospects(insight, luck);
    const outlook = knowing(
      memory,
      thumb.map(({ move }) => move),
    );
    const world = () => {
      const state = outlook.rules.imagine(view, memory, luck);
      leanTowardsBelief(state, insight, luck);
      return state;
    };
    const findings = yield* search(outlook, view.seat, world, luck, budget, STYLE);
    const { move } = drawProspect(corrected(thumb, findings.moves), TEMPERATURE, luck);
    return { move, why: whySearched(findings), iterations: findings.iterations, considered: findings.moves };
  },
};

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<Dogma> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
