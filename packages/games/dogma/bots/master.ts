import type { State } from '@conclave/kernel';
import type { Bot, Considered } from '@conclave/search';
import { searchBot, searchStream, whySearched, withFindings } from '@conclave/search';
import type { Dogma, Move } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { insightOf } from './insight.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { knowing, plain, scaleFor } from './outlook.ts';
import { blended, playOne, playOut } from './playouts.ts';
import { prospects } from './policy.ts';
import { believableWorlds } from './world.ts';

const STYLE = {
  /** A visit, as a difference of values. */
  visit: 0.1,
  /** The thumb's opinion counts as much as so many imagined games. */
  priorVisits: 12,
  /** Among moves of nearly the same value luck decides, so that nobody can rely on it. */
  temperature: 0.008,
  /** Moves that are played on: about one round of the table, and some more. */
  horizon: 10,
} as const;

/** Before any playout: as good as the thumb says. */
const priorsOf = (thumb: readonly Prospect[]): readonly number[] => {
  const best = Math.max(...thumb.map(({ value }) => value));
  return thumb.map(({ value }) => 0.5 + STYLE.visit * Math.max(-4, value - best));
};

/** What the thumb promised, corrected by what the imagined games brought. */
const corrected = (thumb: readonly Prospect[], moves: readonly Considered<Move>[]): readonly Prospect[] => {
  const games = moves.reduce((sum, { visits }) => sum + visits, 0);
  if (games === 0) return thumb;
  const mean = moves.reduce((sum, { visits, mean: value }) => sum + visits * value, 0) / games;
  const priors = priorsOf(thumb);
  return thumb.map((prospect, index) => {
    const found = moves.find(({ move }) => move === prospect.move);
    const visits = found?.visits ?? 0;
    const prior = mean + (priors[index] ?? 0.5) - 0.5;
    return { ...prospect, value: blended(prior, visits, (found?.mean ?? 0) * visits, STYLE.priorVisits) };
  });
};

/** Imagines what the others may hold, leans it towards what it believes of the claim, and plays on from there. */
export const master: Bot<Dogma> = {
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    const luck = searchStream(stream);
    const insight = insightOf(situation);
    const thumb = prospects(insight, luck);
    const moves = thumb.map(({ move }) => move);
    const seats = view.table.handSizes.length;
    const outlook = knowing(memory, moves, STYLE.horizon + seats);
    const race = {
      moves,
      priors: priorsOf(thumb),
      priorVisits: STYLE.priorVisits,
      world: believableWorlds(() => outlook.rules.imagine(view, memory, luck), insight, luck),
      play: (imagined: State<Dogma>, move: Move) =>
        playOne(outlook, outlook.rules.clone(imagined), view.seat, move, luck),
    };
    const findings = yield* playOut(race, budget);
    const chosen = drawProspect(corrected(thumb, findings.moves), STYLE.temperature, luck);
    const why = withFindings(whyOf(insight, chosen), chosen.move, findings, scaleFor(seats));
    return { move: chosen.move, why, iterations: findings.iterations, considered: findings.moves };
  },
};

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<Dogma> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
