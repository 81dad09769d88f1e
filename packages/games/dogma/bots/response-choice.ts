import type { Stream } from '@conclave/kernel';
import {
  activeCount,
  BELIEVE,
  canJoin,
  DOUBT,
  indexOf,
  lastContribution,
  MOST_CARDS_LAID,
  MOST_RUBIES,
  pileSize,
} from '../rules/index.ts';
import { chanceHonest, chanceOfDoubt } from './belief.ts';
import { burdens, firstOf, relief, wrongDoubt } from './confession-choice.ts';
import { visitsWith } from './hand-worth.ts';
import type { Prospect } from './mixing.ts';
import type { Scene } from './scene.ts';

/** Where only two are left, a rival who goes out ends the game (DG-14.1). */
const LOST = 20;

/** DG-8.2  What believing and doubting promise; `turn` is what the next confession will bring (DG-13.2). */
export const checks = (scene: Scene, turn: number): Prospect[] => {
  const { insight, temper, hand, virtue, burden, now, rival } = scene;
  const { table, seat } = insight;
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) return [];
  const honest = chanceHonest(insight, temper.suspicion);
  const covered = (pileSize(table) - newest.count) * temper.coveredCard * burden;
  const lied = newest.count * temper.liedCard * burden + covered;
  const truth = visitsWith(hand, indexOf(table.claim), newest.count, virtue, burden, temper) - now + covered;
  const ruby = (table.rubies[seat] ?? 0) < MOST_RUBIES ? temper.ruby : 0;
  const progress = temper.impatience * table.withoutProgress;
  const isLeaving = (table.handSizes[newest.seat] ?? 0) === 0;
  const stake = isLeaving ? (activeCount(table) === 2 ? LOST : temper.rivalOut) : 0;
  return [
    {
      move: BELIEVE,
      value: turn + honest * (ruby + progress) - (1 - honest) * lied - stake,
      reason: 'dogma.believe',
      chance: honest,
      gain: -lied,
    },
    {
      move: DOUBT,
      value: turn + (1 - honest) * (ruby + rival * lied) - honest * (truth + stake),
      reason: 'dogma.doubt',
      chance: honest,
      gain: -truth,
    },
  ];
};

/** DG-7.1  Joining honestly is free of risk; joining with burdens risks the whole pile. */
export const joins = (scene: Scene, stream: Stream): Prospect[] => {
  const { insight, temper, hand, size, burden, rival } = scene;
  const { table } = insight;
  const { claim } = table;
  if (!canJoin(table) || claim === undefined) return [];
  const index = indexOf(claim);
  const found: Prospect[] = [];
  const pile = pileSize(table);
  const covered = temper.coveredCard * burden;
  const held = hand[index] ?? 0;
  if (held > 0) {
    const cards = Array<number>(held).fill(index);
    const punished = wrongDoubt(scene, index, held) + rival * pile * covered;
    const gain = relief(scene, cards, held);
    const chance = chanceOfDoubt(scene, held, index, true);
    const value = gain + chance * punished;
    found.push({
      move: { type: 'join', cards: firstOf(cards, held) },
      value,
      reason: 'dogma.joinHonest',
      chance,
      gain,
    });
  }
  const heavy = burdens(scene, index, stream);
  const most = Math.min(MOST_CARDS_LAID, size, heavy.length);
  for (let count = 1; count <= most; count += 1) {
    const chance = chanceOfDoubt(scene, count, index, false);
    const gain = relief(scene, heavy, count);
    const believed = gain + rival * (pile + count) * covered;
    const caught = pile * covered + rival * temper.ruby + temper.shame;
    const value = (1 - chance) * believed - chance * caught;
    found.push({ move: { type: 'join', cards: firstOf(heavy, count) }, value, reason: 'dogma.joinLie', chance, gain });
  }
  return found;
};
