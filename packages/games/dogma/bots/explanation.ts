import {
  type CardType,
  COPIES,
  type Confess,
  type CreateDogma,
  howMany,
  indexOf,
  type Join,
  lastContribution,
  pileSize,
} from '../rules/index.ts';
import { chanceHonest } from './belief.ts';
import { claimable } from './hand-worth.ts';
import { type Insight, NO_HABITS } from './insight.ts';
import type { Prospect } from './mixing.ts';
import type { Why } from './words/index.ts';

/** Copies of a type that this player can account for, in its own hand and elsewhere. */
const placed = ({ unseen }: Insight, type: CardType): number => COPIES - (unseen[indexOf(type)] ?? 0);

const burdensOf = ({ table, own }: Insight): number => {
  const virtue = claimable(table.altar);
  return own.hand.reduce((sum, count, index) => (virtue[index] === true ? sum : sum + count), 0);
};

const confessing = (insight: Insight, { cards, claim }: Confess): Why => {
  const count = cards.length;
  const isLast = count === insight.table.handSizes[insight.seat];
  if (cards.every(card => card === claim)) {
    return { reason: isLast ? 'dogma.honestLast' : 'dogma.honest', facts: { count, dogma: claim } };
  }
  const held = howMany(insight.own.hand, claim);
  const burdens = burdensOf(insight);
  if (burdens === insight.table.handSizes[insight.seat]) return { reason: 'dogma.lieForced', facts: { dogma: claim } };
  return { reason: held > 0 ? 'dogma.lieCovered' : 'dogma.lie', facts: { burdens, held, dogma: claim } };
};

const joining = (insight: Insight, { cards }: Join, claim: CardType): Why => {
  const count = cards.length;
  if (cards.every(card => card === claim)) return { reason: 'dogma.joinHonest', facts: { count, dogma: claim } };
  return { reason: 'dogma.joinLie', facts: { count, burdens: burdensOf(insight), dogma: claim } };
};

const creating = (insight: Insight, { dogma }: CreateDogma): Why => {
  const held = howMany(insight.own.hand, dogma);
  const isVirtue = claimable(insight.table.altar)[indexOf(dogma)] === true;
  if (isVirtue) return { reason: 'dogma.createAgainst', facts: { dogma, held, left: COPIES - placed(insight, dogma) } };
  return held > 0
    ? { reason: 'dogma.create', facts: { dogma, held } }
    : { reason: 'dogma.createInstead', facts: { dogma } };
};

/** What the seat knew of the claim when it had to answer it. */
const answering = (insight: Insight, answer: 'believe' | 'doubt', claim: CardType, honest: number): Why => {
  const { table, own, habits } = insight;
  const newest = lastContribution(table);
  const count = newest?.count ?? 0;
  const { shownHonest, shownLying } = habits[newest?.seat ?? 0] ?? NO_HABITS;
  const held = howMany(own.hand, claim);
  const facts = {
    dogma: claim,
    placed: placed(insight, claim),
    count,
    held,
    honest: shownHonest,
    lying: shownLying,
    percent: Math.round(100 * honest),
    pile: pileSize(table),
  };
  if (answer === 'believe') return { reason: honest >= 0.5 ? 'dogma.believe' : 'dogma.believeAnyway', facts };
  if (honest === 0) return { reason: 'dogma.doubtSure', facts };
  if (newest !== undefined && (table.handSizes[newest.seat] ?? 0) === 0) return { reason: 'dogma.doubtLast', facts };
  if (held > 0 && held + count === COPIES) return { reason: 'dogma.doubtSet', facts };
  return { reason: honest < 0.5 ? 'dogma.doubt' : 'dogma.doubtAnyway', facts };
};

/** One sentence from what the seat knew, the same for every level: the cards it can account for, its own hand, the record of the other. */
export const whyOf = (insight: Insight, { move }: Prospect, honest = chanceHonest(insight)): Why => {
  const { claim } = insight.table;
  if (move.type === 'confess') return confessing(insight, move);
  if (move.type === 'createDogma') return creating(insight, move);
  if (claim === undefined) throw new Error('there is no confession to answer');
  return move.type === 'join' ? joining(insight, move, claim) : answering(insight, move.type, claim, honest);
};
