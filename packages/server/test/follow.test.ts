import {
  type AnyGame,
  fastChance,
  logOf,
  mayHear,
  type Next,
  namedSecret,
  openPlay,
  type Play,
  playStep,
  replay,
  type Seat,
  type Step,
  sealedChance,
  toActAt,
  undoStep,
  undoTarget,
  type Viewer,
  viewOf,
} from '@conclave/kernel';
import { applyUpdate, type PatchUpdate, type Seen } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import { pastFor } from '../src/table/past.ts';
import { commonText, ownText, updateText } from '../src/table/update-text.ts';

const open = (): Play<AnyGame> =>
  openPlay<AnyGame>({
    rules: sealedBids,
    options: { rounds: 3 },
    seats: 3,
    chance: sealedChance(namedSecret('table')),
  });
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const updateFor = (table: string, step: Step, viewer: Viewer): PatchUpdate =>
  JSON.parse(updateText(commonText(table, step), ownText(step, viewer))) as PatchUpdate;

const arrive = (play: Play<AnyGame>, viewer: Viewer): Seen => ({
  seq: play.seq,
  quiet: viewer === 'spectator' ? 0 : (play.quiet[viewer] ?? 0),
  view: structuredClone(viewOf(play.state, viewer)),
  past: structuredClone(pastFor(play, viewer, true).past ?? []), // as if nothing were covered again
});

/** Plays to the end by luck, with some moves taken back, and tells every step. */
const playOut = (onStep: (next: Next<AnyGame>) => void): Play<AnyGame> => {
  const stream = fastChance(7);
  let play = open();
  const go = (next: Next<AnyGame>): void => {
    play = next.play;
    onStep(next);
  };
  while (toActAt(play).length > 0) {
    const { state, rules } = play;
    const seat = toActAt(play)[stream.below(toActAt(play).length)] ?? 0;
    const move = rules.randomMove(state.table, state.secrets[seat] ?? {}, seat, stream);
    go(playStep(play, seat, move, { at: play.seq }));
    const target = stream.below(4) === 0 ? undoTarget(play, seat) : undefined;
    if (target !== undefined) go(undoStep(play, seat, target, play.seq));
  }
  return play;
};

test('a client that has n and gets n+1 sees exactly the view, and was told what an arriving client is told', () => {
  const clients = new Map(VIEWERS.map(viewer => [viewer, arrive(open(), viewer)]));
  const { seq } = playOut(({ play, step }) => {
    for (const [viewer, seen] of clients) {
      if (!mayHear(step, viewer)) continue;
      const next = applyUpdate(seen, updateFor('t', step, viewer));
      expect(next).toEqual(arrive(play, viewer));
      clients.set(viewer, next as Seen);
    }
  });
  expect(seq).toBeGreaterThan(9);
});

test('a log played again gives the same bytes and view', () => {
  const bytes = (step: Step): string =>
    VIEWERS.map(viewer => updateText(commonText('t', step), ownText(step, viewer))).join('\n');
  const told: string[] = [];
  const play = playOut(({ step }) => told.push(bytes(step)));
  const again = [...replay(open(), logOf(play))];
  expect(again.map(({ step }) => bytes(step))).toEqual(told);
  const [last] = again.slice(-1);
  expect(last && viewOf(last.play.state, 1)).toEqual(viewOf(play.state, 1));
});

test('after a gap there is no view, and an old update changes nothing', () => {
  const start = arrive(open(), 0);
  const steps: Step[] = [];
  playOut(({ step }) => steps.push(step));
  const [, second] = steps.map(step => updateFor('t', step, 0));
  if (second === undefined) throw new Error('there were steps');
  expect(applyUpdate(start, second)).toBeUndefined();
  expect(applyUpdate({ ...start, seq: 5 }, second)).toEqual({ ...start, seq: 5 });
});

test('what others hide changes no byte that a viewer gets', () => {
  const play = open();
  const [lower, higher] = (play.state.secrets[1] as { hand: number[] }).hand.toSorted((a, b) => a - b);
  const bid = (seat: Seat, card: number | undefined): Step =>
    playStep(play, seat, { type: 'bid', card } as { type: string }, { at: 5 }).step;
  const [one, other] = [bid(1, lower), bid(1, higher)];
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(updateFor('t', other, viewer)).toEqual(updateFor('t', one, viewer));
  expect(updateFor('t', other, 1)).not.toEqual(updateFor('t', one, 1));
});
