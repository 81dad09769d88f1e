import { describe, expect, test } from 'vitest';
import {
  type Beginning,
  clockStep,
  type Entry,
  logOf,
  memoryOf,
  namedSecret,
  openPlay,
  type Play,
  placesOf,
  playStep,
  replay,
  resume,
  type Seat,
  sealedChance,
  undoStep,
} from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';

const beginning: Beginning<SealedBids> = {
  rules: sealedBids,
  options: { rounds: 3 },
  seats: 3,
  chance: sealedChance(namedSecret('replay')),
};
const bid = (play: Play<SealedBids>, seat: Seat, place = 0): Play<SealedBids> =>
  playStep(
    play,
    seat,
    { type: 'bid', card: play.state.secrets[seat]?.hand[place] ?? -1 },
    { at: play.seq, how: 'bot', id: 'x' },
  ).play;

/** A round with a changed bid, a move taken back and a tick of the clock. */
const aRound = (): Play<SealedBids> => {
  let play = bid(bid(openPlay(beginning), 0), 0, 1);
  play = clockStep(bid(play, 1), 'wind', 7).play;
  play = undoStep(play, 1, 1, 8).play;
  return bid(bid(play, 1, 2), 2);
};
const aGame = (): Play<SealedBids> => {
  let play = aRound();
  while (placesOf(play) === undefined) play = clockStep(play, 'hurry', 100).play;
  return play;
};
const thrown = (log: readonly Entry[]): string => {
  try {
    resume(beginning, log);
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
  return 'nothing';
};

test('a log played again gives the same steps, state, numbers and memories', () => {
  const play = aGame();
  const log = JSON.parse(JSON.stringify(logOf(play))) as Entry[];
  const steps = [...replay(openPlay(beginning), log)].map(({ step }) => step);
  expect(steps).toEqual(play.recent.slice(1));
  const again = resume(beginning, log);
  expect(again.state).toEqual(play.state);
  expect([again.seq, again.parts, again.quiet, again.askedAt]).toEqual([
    play.seq,
    play.parts,
    play.quiet,
    play.askedAt,
  ]);
  expect(logOf(again)).toEqual(logOf(play));
  expect(memoryOf(again, 1)).toEqual(memoryOf(play, 1));
});

test('a log that is read for nobody gives the same game, and keeps no step that was not looked at', () => {
  const play = aGame();
  const log = logOf(play);
  const end = log.length - 2;
  let again = openPlay(beginning);
  for (const read of replay(again, log.slice(0, end), false)) again = read.play;
  expect(again.recent).toEqual([]);
  for (const read of replay(again, log.slice(end))) again = read.play;
  const { recent, kept, remembered, ...same } = again;
  expect(same).toEqual({ ...play, recent: undefined, kept: undefined, remembered: undefined });
  expect(recent).toEqual(play.recent.slice(-2));
  expect(memoryOf(again, 1)).toEqual(memoryOf(play, 1));
});

test('every entry comes with the game before and after it', () => {
  const all = [...replay(openPlay(beginning), logOf(aGame()))];
  for (const [index, { before, play, entry }] of all.entries()) {
    expect(before.state).toEqual(resume(beginning, logOf(aGame()).slice(0, index)).state);
    expect(logOf(play)).toEqual([...logOf(before), entry]);
  }
});

test('goes on from any point', () => {
  const log = logOf(aGame());
  const half = resume(beginning, log.slice(0, 4));
  const rest = [...replay(half, log.slice(4))];
  expect(rest.at(-1)?.play.state).toEqual(aGame().state);
});

describe('a broken log is refused by the name of its entry:', () => {
  const log = logOf(aRound()); // 1, 1/1, 2, 2/1, 3 (undo), 4, 5
  test.each<[string, readonly Entry[]]>([
    ['entry 2 is missing (entryMissing)', log.toSpliced(2, 2)],
    ['entry 1 is missing (entryMissing)', log.slice(1)],
    ['entry 3 is missing (entryMissing)', log.toSpliced(4, 1)],
    ['entry 1, part 1 is missing (entryMissing)', log.toSpliced(1, 1, { ...(log[1] as Entry), part: 2 })],
    ['entry 1 is doubled (entryDoubled)', log.toSpliced(1, 0, log[0] as Entry)],
    ['entry 1, part 1 is doubled (entryDoubled)', log.toSpliced(1, 0, log[1] as Entry)],
    ['entry 4 is doubled (entryDoubled)', [...log, log[5] as Entry]],
    ['entry 1 may not be played (cardNotInHand, T-3)', [{ seq: 1, seat: 0, at: 0, move: { type: 'bid', card: 99 } }]],
    ['entry 1 may not be played (malformed, shape)', [{ seq: 1, seat: 0, at: 0, move: { type: 'pass' } }]],
    ['entry 1 may not be played (noSuchSeat, table)', [{ seq: 1, seat: 7, at: 0, move: { type: 'bid', card: 1 } }]],
    [
      'entry 1 may not be played (clockNotRunning, T-4)',
      [{ seq: 1, by: 'table', at: 0, move: { type: 'clock', what: 'party' } }],
    ],
    ['entry 6 takes back what was not yet (malformed)', [...log, { seq: 6, seat: 0, at: 0, undo: 6 }]],
  ])('%s', (message, broken) => expect(thrown(broken)).toBe(message));

  test('after the end', () => {
    const over = aGame();
    const more: Entry = { seq: over.seq + 1, seat: 0, at: 0, move: { type: 'bid', card: 1 } };
    expect(thrown([...logOf(over), more])).toBe(`entry ${more.seq} comes after the end of the game (gameOver)`);
  });

  test('and a whole one is not', () => expect(thrown(log)).toBe('nothing'));
});

test('a log with many undos is read in time that grows with its length', () => {
  let applied = 0;
  const rules: typeof sealedBids = {
    ...sealedBids,
    apply: (state, seat, move, luck, emit) => {
      applied += 1;
      sealedBids.apply(state, seat, move, luck, emit);
    },
  };
  const log: Entry[] = [];
  let play = openPlay({ ...beginning, rules });
  for (let turn = 0; turn < 300; turn += 1) play = bid(play, 0, turn % 6);
  for (let turn = 0; turn < 1200; turn += 1) play = undoStep(bid(play, 1, turn % 6), 1, 1, 0).play;
  log.push(...logOf(play));
  applied = 0;
  resume({ ...beginning, rules }, log);
  expect(applied).toBeLessThan(log.length * 10);
});
