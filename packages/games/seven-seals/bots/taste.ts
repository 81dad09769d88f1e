import { type Bot, type Decision, type Fancied, isByTaste } from '@conclave/search';
import {
  COLOURS,
  colourLetter,
  nth,
  type PlayCard,
  type Predict,
  parseCard,
  playable,
  refusal,
  type SevenSeals,
} from '../rules/index.ts';
import { judge, trickOf } from './card-choice.ts';
import { expectedPenalty, firstStrengths } from './judgement.ts';
import { predictionOf } from './prediction-choice.ts';
import { knowingOf } from './regular.ts';
import { REGULAR } from './temper.ts';
import type { Knowing } from './why.ts';
import type { Why } from './words/index.ts';

/** What characters are known by. */
export const TRAITS = ['prophet', 'hermit', 'spoiler'] as const;
export type Trait = (typeof TRAITS)[number];

/** In penalty points, what a taste may cost by the rules of thumb; 0.72 would be 0.03 of a search's values. Found by bench/arena/characters.mjs. */
const MOST = { prophet: 0.72, hermit: 0.15, spoiler: 0.72 } as const;
/** What the pain of others is worth to a spoiler, who has more to look at with five; to a regular it is 0.07 (temper.ts). */
const enviousAmong = (seats: number): typeof REGULAR => ({ ...REGULAR, envy: seats === 5 ? 0.3 : 1 });
/** What a spoiler expects of a prediction that it leaves to others. */
const SPOILS = 4.5;

type Chosen = Pick<Decision<SevenSeals>, 'move' | 'why'>;

const sealsIn = ({ fromMiddle, takeOvers }: Predict): readonly number[] =>
  COLOURS.map(colour => {
    const letter = colourLetter(colour);
    return (fromMiddle[letter] ?? 0) + takeOvers.filter(({ colour: taken }) => taken === letter).length;
  });

const sumOf = (seals: readonly number[]): number => seals.reduce((sum, count) => sum + count, 0);

/** What is to be feared of a prediction, by this hand. */
const fearOf = ({ own, unseen }: Knowing): ((seals: readonly number[]) => number) => {
  const tricks = firstStrengths(own.hand, unseen, REGULAR);
  return seals => expectedPenalty(tricks, [...seals, 0, 0], REGULAR);
};

/** One seal more, or less, of the colour where that costs least; nothing where there is none to be had. */
const changed = (knowing: Knowing, seals: readonly number[], by: 1 | -1): readonly number[] | undefined => {
  const { table, own, seat } = knowing;
  const fear = fearOf(knowing);
  const others = COLOURS.map(colour => seals.with(colour, nth(seals, colour) + by)).filter(wanted => {
    if (wanted.some(count => count < 0)) return false;
    const move = predictionOf(table, seat, wanted);
    return sumOf(sealsIn(move)) === sumOf(wanted) && refusal(table, own, seat, move) === undefined;
  });
  return others.toSorted((one, other) => fear(one) - fear(other))[0];
};

/** So many seals are changed at most, as long as all of them cost no more than a taste may. */
const moved = (knowing: Knowing, seals: readonly number[], by: 1 | -1): readonly number[] => {
  const { cost, most } = by === 1 ? { cost: MOST.prophet, most: 1 } : { cost: MOST.hermit, most: sumOf(seals) };
  const limit = fearOf(knowing)(seals) + cost;
  let here = seals;
  for (let step = 0; step < most; step += 1) {
    const next = changed(knowing, here, by);
    if (next === undefined || fearOf(knowing)(next) > limit) return here;
    here = next;
  }
  return here;
};

const whyTasted = (trait: 'prophet' | 'hermit', plain: number, count: number): Why => ({
  reason: `seven-seals.${trait}`,
  facts: { plain, count },
});

/** What a character predicts instead; nothing where the level's own choice is its own as well. */
export const tasted = (knowing: Knowing, plain: Predict, trait: Trait): Chosen | undefined => {
  const { table, seat } = knowing;
  const seals = sealsIn(plain);
  if (trait === 'spoiler') {
    const points = fearOf(knowing)(seals);
    if (table.saboteur !== undefined || points <= SPOILS) return undefined;
    const facts = { points: Math.round(points) };
    return { move: { type: 'takeSaboteur' }, why: { reason: 'seven-seals.spoiler', facts } };
  }
  const wanted = trait === 'prophet' ? moved(knowing, seals, 1) : moved(knowing, seals, -1);
  if (wanted === seals) return undefined;
  return { move: predictionOf(table, seat, wanted), why: whyTasted(trait, sumOf(seals), sumOf(wanted)) };
};

/** Who has no seals of its own spoils others as well as it can anyway (SS-7). */
const isSaboteur = ({ table, seat }: Knowing): boolean => table.saboteur === seat;

interface Spoiling extends Fancied {
  readonly move: PlayCard;
}

/** SS-5.4, SS-5.5  The cards there are, as a regular judges them, and what a spoiler likes in them. */
const cardsToSpoil = ({ table, own, seat, unseen }: Knowing): readonly Spoiling[] => {
  const plainly = { table, seat, hand: own.hand, unseen, temper: REGULAR };
  const envious = enviousAmong(table.seats);
  const trick = trickOf(plainly);
  return playable(table, own).map(move => {
    const card = parseCard(move.card);
    const { cost } = judge(plainly, trick, card);
    const gain = cost - judge({ ...plainly, temper: envious }, trick, card).cost;
    return { move, worth: -cost, bonus: Math.max(-MOST.spoiler, Math.min(MOST.spoiler, gain)) };
  });
};

/** The card that a spoiler plays instead; nothing where the level's own choice hurts others as much. */
export const spoiled = (knowing: Knowing, plain: PlayCard): Chosen | undefined => {
  const choices = cardsToSpoil(knowing);
  const best = choices.reduce((one, other) => (other.worth + other.bonus > one.worth + one.bonus ? other : one));
  const own = choices.find(({ move }) => move.card === plain.card);
  if (own === undefined || best.bonus <= own.bonus || !isByTaste([own], best)) return undefined;
  return { move: best.move, why: { reason: 'seven-seals.spoilerPlays', facts: { card: best.move.card } } };
};

/** Plays as this bot does, and predicts as it likes best. */
export const liking = (bot: Bot<SevenSeals>, trait: Trait): Bot<SevenSeals> => ({
  *think(situation, stream, budget) {
    const decision = yield* bot.think(situation, stream, budget);
    const { move } = decision;
    const knowing = knowingOf(situation);
    if (move.type === 'predict') return { ...decision, ...tasted(knowing, move, trait) };
    if (move.type !== 'playCard' || trait !== 'spoiler' || isSaboteur(knowing)) return decision;
    return { ...decision, ...spoiled(knowing, move) };
  },
});
