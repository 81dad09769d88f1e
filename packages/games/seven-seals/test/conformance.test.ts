import { conformance } from '@conclave/kernel/conformance';
import { test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { rules } from '../rules/rules.ts';

const subject = {
  rules,
  revealed: () =>
    'nothing: every move is public, and the tricks shown at the end of a round were seen by all (SS-10.1)',
  games: 150 * LONGER,
  seed: SEED,
};

for (const { name, run } of conformance(subject)) test(name, run);
