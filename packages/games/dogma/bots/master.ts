import type { State, Stream } from '@conclave/kernel';
import type { Bot, Considered } from '@conclave/search';
import { searchBot, searchStream, whySearched, withFindings } from '@conclave/search';
import { beliefNet, policyNet } from '#nets';
import type { Dogma, Move } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { type Insight, insightOf } from './insight.ts';
import { byThumb, learnedChoiceOf, learnedHonest, learnedProspectsOf, type Mind } from './mind.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { modelledWorlds } from './modelled-worlds.ts';
import { knowing, plain, scaleFor } from './outlook.ts';
import { blended, playOne, playOut } from './playouts.ts';
import { type Taste, type Trait, tasted, tasteInValues, whyTasted } from './taste.ts';
import { believableWorlds } from './world.ts';

interface Style {
  /** A visit, as a difference of values. */
  readonly visit: number;
  /** The thumb's opinion counts as much as so many imagined games. */
  readonly priorVisits: number;
  /** Among moves of nearly the same value luck decides, so that nobody can rely on it. */
  readonly temperature: number;
  /** Moves that are played on: about one round of the table, and some more. */
  readonly horizon: number;
}

const STYLE: Style = { visit: 0.1, priorVisits: 12, temperature: 0.008, horizon: 10 };

/** Before any playout: as good as the thumb says. */
const priorsOf = (thumb: readonly Prospect[], { visit }: Style): readonly number[] => {
  const best = Math.max(...thumb.map(({ value }) => value));
  return thumb.map(({ value }) => 0.5 + visit * Math.max(-4, value - best));
};

/** What the thumb promised, corrected by what the imagined games brought. */
const corrected = (
  thumb: readonly Prospect[],
  moves: readonly Considered<Move>[],
  style: Style,
): readonly Prospect[] => {
  const games = moves.reduce((sum, { visits }) => sum + visits, 0);
  if (games === 0) return thumb;
  const mean = moves.reduce((sum, { visits, mean: value }) => sum + visits * value, 0) / games;
  const priors = priorsOf(thumb, style);
  return thumb.map((prospect, index) => {
    const found = moves.find(({ move }) => move === prospect.move);
    const visits = found?.visits ?? 0;
    const prior = mean + (priors[index] ?? 0.5) - 0.5;
    return { ...prospect, value: blended(prior, visits, (found?.mean ?? 0) * visits, style.priorVisits) };
  });
};

type Worlds = (imagine: () => State<Dogma>, insight: Insight, mind: Mind, luck: Stream) => () => State<Dogma>;

const leaning: Worlds = (imagine, insight, mind, luck) =>
  believableWorlds(imagine, insight, mind.honest(insight), luck);

/** Imagines what the others may hold, leans it towards what it believes of the claim, and plays on from there. */
const masterOf = (
  mindOf: (seats: number) => Mind,
  worlds: Worlds = leaning,
  style: Style = STYLE,
  taste?: Taste,
): Bot<Dogma> => ({
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    const seats = view.table.handSizes.length;
    const mind = mindOf(seats);
    const luck = searchStream(stream);
    const insight = insightOf(situation);
    const thumb = mind.prospects(insight, luck);
    const moves = thumb.map(({ move }) => move);
    const outlook = knowing(memory, moves, style.horizon + seats, mind);
    const race = {
      moves,
      priors: priorsOf(thumb, style),
      priorVisits: style.priorVisits,
      world: worlds(() => outlook.rules.imagine(view, memory, luck), insight, mind, luck),
      play: (imagined: State<Dogma>, move: Move) =>
        playOne(outlook, outlook.rules.clone(imagined), view.seat, move, luck),
    };
    const findings = yield* playOut(race, budget);
    const weighed = corrected(thumb, findings.moves, style);
    const seen = taste === undefined ? weighed : tasted(weighed, taste);
    const chosen = drawProspect(seen, style.temperature, luck);
    const honest = mind.honest(insight);
    const own = taste && whyTasted(taste, weighed, chosen, honest);
    const why = withFindings(own ?? whyOf(insight, chosen, honest), chosen.move, findings, scaleFor(seats));
    return { move: chosen.move, why, iterations: findings.iterations, considered: findings.moves };
  },
});

/** Goes by rules of thumb. */
export const thumbMaster: Bot<Dogma> = masterOf(() => byThumb);

/** The same with a taste. */
export const thumbMasterLiking = (trait: Trait): Bot<Dogma> =>
  masterOf(() => byThumb, leaning, STYLE, tasteInValues(trait));

/** The learned parts, each for itself. */
const learned = {
  root: (): Partial<Mind> => ({ prospects: learnedProspectsOf(policyNet()) }),
  playouts: (): Partial<Mind> => ({ choose: learnedChoiceOf(policyNet()) }),
  belief: (): Partial<Mind> => ({ honest: learnedHonest(beliefNet()) }),
};
type Part = keyof typeof learned;

const mindWith = (parts: readonly Part[]): Mind => Object.assign({}, byThumb, ...parts.map(part => learned[part]()));

/** A master with some of what was learned; the arena finds out what each is worth. */
export const masterWith = (...parts: readonly Part[]): Bot<Dogma> => masterOf(() => mindWith(parts));

/** With so many players what was learned is shown to be ahead, at 20 ms and at 320 (bench/readings.md); with others the thumb goes on. */
const LEARNED: readonly number[] = [2, 4];

/** Imagined games a second where the levels were measured: what was learned takes four times as long to ask. */
export const speedWith = (seats: number): number => (LEARNED.includes(seats) ? 2_200 : 9_000);

const mindAmong = (seats: number): Mind =>
  LEARNED.includes(seats) ? mindWith(['root', 'playouts', 'belief']) : byThumb;

/** Who sits at the tables. */
export const master: Bot<Dogma> = masterOf(mindAmong);

/** The same with a taste. */
export const masterLiking = (trait: Trait): Bot<Dogma> => masterOf(mindAmong, leaning, STYLE, tasteInValues(trait));

/** Little is left to the thumb and to luck: what the playouts say is done. */
const GREEDY: Style = { visit: 0.1, priorVisits: 3, temperature: 0.001, horizon: 24 };

/** Knows how the others play, to see how much can be taken from them (bench/arena/exploiter.mjs): in its playouts and its worlds they are just that. */
export const exploiterOf = (mind: Mind): Bot<Dogma> => masterOf(() => mind, modelledWorlds, GREEDY);

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<Dogma> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
