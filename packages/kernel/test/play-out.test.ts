import { expect, test } from 'vitest';
import {
  FaultError,
  fastChance,
  memoryOf,
  namedSecret,
  type Outing,
  openPlay,
  type Play,
  placesOf,
  playOut,
  playStep,
  recordOf,
  sealedChance,
  seatView,
  seedFrom,
  toActAt,
  verifyRecord,
} from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';

const secret = namedSecret('play out');
const nonces = ['', '', ''];
const chance = sealedChance(seedFrom(secret, nonces));
/** Its seats remember the length of all that they are told. */
const attentive: typeof sealedBids = {
  ...sealedBids,
  remember: (memory, event) => void memory.seen.push(JSON.stringify(event).length),
};
const beginning = { rules: attentive, options: { rounds: 3 }, seats: 3, chance };
const keeping = { seats: ['A', 'B', 'C'].map(name => ({ name, kind: 'bot' as const })), secret, nonces };

/** By luck, as what a seat remembers has it: who forgets something plays another game. */
const byLuck = (): Outing<SealedBids>['decide'] => {
  const luck = fastChance(5);
  return ({ table, own, seat }, memory) => {
    for (const length of memory.seen ?? []) luck.below(length);
    return sealedBids.randomMove(table, own, seat, luck);
  };
};

const stepByStep = (): Play<SealedBids> => {
  const decide = byLuck();
  let play = openPlay(beginning);
  for (let at = 0; placesOf(play) === undefined; at += 1) {
    const [seat = 0] = toActAt(play);
    ({ play } = playStep(play, seat, decide(seatView(play.state, seat), memoryOf(play, seat)), { at }));
  }
  return play;
};

test('a game played out is the game that is played step by step, with the same memories and record', () => {
  const played = playOut({ ...beginning, decide: byLuck() });
  const play = stepByStep();
  expect(played.state).toEqual(play.state);
  expect(recordOf(played, keeping)).toEqual(recordOf(play, keeping));
  expect(verifyRecord(recordOf(played, keeping), sealedBids).filter(({ ok }) => !ok)).toEqual([]);
});

test('who watches sees the set-up and every move', () => {
  const seen: number[] = [];
  const { standing } = playOut({ ...beginning, decide: byLuck(), watch: (_, moves) => void seen.push(moves) });
  expect(seen).toEqual(Array.from({ length: standing.count + 1 }, (_, index) => index));
});

test('who moves first may be chosen among those the table waits for', () => {
  const asked: number[] = [];
  const decide = byLuck();
  playOut({
    ...beginning,
    turn: waiting => waiting.at(-1),
    decide: (view, memory) => {
      asked.push(view.seat);
      return decide(view, memory);
    },
  });
  expect(asked.slice(0, 3)).toEqual([2, 1, 0]);
});

test('a bot that forgets is told nothing, and nothing is remembered', () => {
  const told: object[] = [];
  const deaf: typeof sealedBids = { ...sealedBids, remember: (_, event) => void told.push(event) };
  playOut({ ...beginning, rules: deaf, forgetful: true, decide: byLuck() });
  expect(told).toEqual([]);
});

test('a bot that breaks a rule, and a game without end, are named', () => {
  const cheat: Outing<SealedBids> = { ...beginning, decide: () => ({ type: 'bid', card: 99 }) };
  expect(() => playOut(cheat)).toThrow(FaultError);
  expect(() => playOut(cheat)).toThrow('moves[0]: ');
  const endless: typeof sealedBids = { ...sealedBids, apply: () => {}, toAct: () => [0] };
  expect(() => playOut({ ...beginning, rules: endless, forgetful: true, decide: byLuck() })).toThrow('does not end');
});
