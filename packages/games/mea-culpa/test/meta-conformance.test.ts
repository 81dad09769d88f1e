import { at, type Seat, type Stream } from '@conclave/kernel';
import { conformance } from '@conclave/kernel/conformance';
import { describe, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import type { Move } from '../rules/moves.ts';
import type { MeaCulpa, State } from '../rules/rules.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import { randomMetaOptions } from './random-options.ts';

/** What the rules make known, in either mode, and what a verdict makes known (MC-26.3.1). */
const revealed = (before: State, after: State): unknown => {
  const [hereNow, thereNow] = [before.table, after.table];
  const asked = top(hereNow);
  return {
    bids: hereNow.bids === thereNow.bids ? [] : thereNow.bids, // MC-7.4
    die: asked.at === 'guess' ? before.secrets[asked.pope]?.die : 0, // MC-14.5
    drawn: hereNow.round === thereNow.round ? [] : [thereNow.market, thereNow.rooms], // MC-6.2
    compartment: hereNow.finished === thereNow.finished ? [] : before.secrets.map(own => own.chest[hereNow.finished]), // MC-20.1
    everything: thereNow.result.length > 0 ? [after.secrets, after.hidden.books?.uncalled] : [], // MC-2.6, MC-26.6.3
    votes: asked.at === 'vote' && top(thereNow).at !== 'vote' ? before.secrets.map(own => own.vote) : [], // MC-26.29
  };
};

/** MC-26.31  Moves with a secret in them; all others are seen. */
const secretOf = (move: Move): string | undefined => {
  if (move.type === 'declare') return move.action.type === 'travel' ? 'travel' : undefined;
  return ['bid', 'bonus', 'drop', 'vote'].includes(move.type) ? move.type : undefined;
};

const isShown = (state: State, move: Move): boolean =>
  move.type === 'drop' && (state.table.manual?.acts.some(({ shown }) => shown.includes(move.item)) ?? false);

/** Another move with the same secret kind. */
const lookAlike = (move: Move, state: State, seat: Seat, stream: Stream): Move | undefined => {
  const secret = secretOf(move);
  if (secret === undefined || isShown(state, move)) return undefined;
  const moves = [...rules.legalMoves(state.table, at(state.secrets, seat), seat)];
  const alike = moves.filter(other => secretOf(other) === secret && !isShown(state, other));
  const same = alike.filter(other => other.type !== 'bonus' || move.type !== 'bonus' || other.bonus === move.bonus);
  return same.length === 0 ? undefined : at(same, stream.below(same.length));
};

describe('MC-26, MC-26.22: random games in manual mode, over registers and options', () => {
  const checks = conformance<MeaCulpa>({
    rules,
    randomOptions: randomMetaOptions,
    games: 5 * LONGER,
    seed: SEED,
    longest: 30_000,
    lookAlike,
    revealed: (before, _seat, move, _viewer, after) => ({
      ...(revealed(before, after) as object),
      verdict: move.type === 'call' ? [before.hidden.books?.sins, after.table.stack] : [],
      called: before.table.stack.some(({ at }) => ['correction', 'penance', 'restore'].includes(at))
        ? before.hidden.books
        : [],
    }),
    revealedByClock: (before, _what, after) => ({
      ...(revealed(before, after) as object),
      called: before.table.stack.some(({ at }) => ['correction', 'penance', 'restore'].includes(at))
        ? before.hidden.books
        : [],
    }),
  });
  for (const { name, run } of checks) test(name, run);
});
