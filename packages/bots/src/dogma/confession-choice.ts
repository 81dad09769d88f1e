import {
  CARD_TYPES,
  type CardType,
  howMany,
  isVirtueNow,
  MOST_CARDS_LAID,
  mostCards,
  sorted,
  virtuesNow,
} from '@conclave/dogma';
import { pick, type Stream } from '@conclave/kernel';
import { chanceOfDoubt, couldBeOut, type Insight } from './belief.ts';
import type { Prospect } from './mixing.ts';

const sizeOf = ({ own }: Insight): number => own.hand.reduce((sum, count) => sum + count, 0);

/** Getting rid of the last card without risk is worth more than the cards. */
const GOING_OUT = 3;
const SAFETY = 0.15;
const CAUGHT = 0.6;

/** As many as possible of a type that may be claimed: rid of them whatever the others do. */
export const honestConfessions = (insight: Insight): readonly Prospect[] => {
  const { table, own, seat } = insight;
  const size = sizeOf(insight);
  return virtuesNow(table.altar).flatMap(claim => {
    const count = Math.min(howMany(own.hand, claim), mostCards(table, seat));
    if (count === 0) return [];
    const cards = Array<CardType>(count).fill(claim);
    const value = count + SAFETY * count + (count === size ? GOING_OUT : 0);
    return [{ move: { type: 'confess', cards, claim }, value, why: { reason: 'dogma.honest', facts: { count } } }];
  });
};

/** The cards that are hardest to get rid of in honesty: sins first, single ones first; luck decides among equals. */
export const burdens = ({ table, own }: Insight, spare: CardType | undefined, stream: Stream): readonly CardType[] =>
  CARD_TYPES.filter(type => type !== spare && howMany(own.hand, type) > 0)
    .map(type => ({
      type,
      weight: (isVirtueNow(type, table.altar) ? 10 : 0) + howMany(own.hand, type) + stream.below(1000) / 1000,
    }))
    .sort((one, other) => one.weight - other.weight)
    .flatMap(({ type }) => Array<CardType>(howMany(own.hand, type)).fill(type));

/** A claim that others can hardly disprove: a type of which many may still be about, best one's own. */
export const plausibleClaim = (insight: Insight, count: number, stream: Stream): CardType => {
  const all = virtuesNow(insight.table.altar);
  const possible = all.filter(type => couldBeOut(insight, type) + howMany(insight.own.hand, type) >= count);
  const weighted = possible.flatMap(type => Array<CardType>(1 + 2 * howMany(insight.own.hand, type)).fill(type));
  return pick(weighted.length > 0 ? weighted : all, stream);
};

/** One, two or three burdens under a plausible claim: rid of them unless the next player doubts. */
export const lies = (insight: Insight, stream: Stream): readonly Prospect[] => {
  const size = sizeOf(insight);
  const most = Math.min(MOST_CARDS_LAID, size);
  return Array.from({ length: most }, (_, index) => index + 1).flatMap(count => {
    const claim = plausibleClaim(insight, count, stream);
    const heavy = burdens(insight, claim, stream);
    if (heavy.length < count) return [];
    const cards = sorted(heavy.slice(0, count));
    const doubt = chanceOfDoubt(insight, count, count === size);
    const value = (1 - doubt) * (count + (count === size ? GOING_OUT : 0)) - doubt * CAUGHT;
    return [{ move: { type: 'confess', cards, claim }, value, why: { reason: 'dogma.lie', facts: { count } } }];
  });
};
