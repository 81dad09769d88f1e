import { conformance } from '@conclave/kernel/conformance';
import { test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import type { MeaCulpa } from '../rules/rules.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import { randomOptions } from './random-options.ts';

const checks = conformance<MeaCulpa>({
  rules,
  randomOptions, // MC-28, MC-27.3
  games: 40 * LONGER,
  seed: SEED,
  revealed: (before, _seat, _move, _viewer, after) => {
    const asked = top(before.table);
    const [hereNow, thereNow] = [before.table, after.table];
    return {
      bids: hereNow.bids === thereNow.bids ? [] : thereNow.bids, // MC-7.4
      die: asked.at === 'guess' ? before.secrets[asked.pope]?.die : 0, // MC-14.5
      drawn: hereNow.round === thereNow.round ? [] : [thereNow.market, thereNow.rooms], // MC-6.2
      compartment: hereNow.finished === thereNow.finished ? [] : before.secrets.map(own => own.chest[hereNow.finished]), // MC-20.1
      everything: thereNow.result.length > 0 ? after.secrets : [], // MC-2.6
    };
  },
});

for (const { name, run } of checks) test(name, run);
