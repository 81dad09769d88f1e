import { pick, type Stream } from '@conclave/kernel';
import { type Check, conformance, type Subject } from '@conclave/kernel/conformance';
import { test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { type CardType, cardsOf, sorted } from '../rules/components.ts';
import { rules } from '../rules/rules.ts';
import { type Dogma, secretsOf } from '../rules/state.ts';

const draw = (from: readonly CardType[], number: number, stream: Stream): readonly CardType[] => {
  const cards = [...from];
  return sorted(Array.from({ length: number }, () => cards.splice(cards.indexOf(pick(cards, stream)), 1)).flat());
};

const subject: Subject<Dogma> = {
  rules,
  /** DG-16.1  A check shows L's newest contribution and sets of four to all, and the whole pile to the one who takes it. */
  revealed: (before, _seat, move, viewer, after) => {
    if (move.type !== 'believe' && move.type !== 'doubt') return undefined;
    const last = before.table.pile.at(-1)?.seat ?? 0;
    const shown = secretsOf(before.secrets, last).laid.at(-1);
    return [shown, after.table.sets, viewer === 'spectator' ? undefined : secretsOf(after.secrets, viewer).hand];
  },
  /** DG-16.1  The same number of other cards of the hand, with the same claim. */
  lookAlike: (move, state, seat, stream) => {
    if (move.type !== 'confess' && move.type !== 'join') return undefined;
    return { ...move, cards: draw(cardsOf(secretsOf(state.secrets, seat).hand), move.cards.length, stream) };
  },
  seed: SEED,
};

/** Listing and trying thousands of moves at every step is slow, so fewer games do it. */
const isSlow = ({ name }: Check): boolean => name.includes('listed moves');
const checks = [
  ...conformance({ ...subject, games: 100 * LONGER }).filter(check => !isSlow(check)),
  ...conformance({ ...subject, games: 10 * LONGER }).filter(isSlow),
];

for (const { name, run } of checks) test(`DG-16, DG-17, DG-20: ${name}`, run);
