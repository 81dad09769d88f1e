import { describe, expect, test } from 'vitest';
import {
  clockStep,
  isStale,
  memoryOf,
  namedSecret,
  openPlay,
  type Play,
  playStep,
  type Rules,
  type Seat,
  sealedChance,
  undoRefusal,
  undoStep,
  undoTarget,
} from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';
import { type Tiny, tiny } from './tiny.ts';

const chance = sealedChance(namedSecret('teach'));
const bidsBy = (rules: Rules<SealedBids>): Play<SealedBids> =>
  openPlay({ rules, options: { rounds: 3 }, seats: 3, chance });
const bid = (play: Play<SealedBids>, seat: Seat, place = 0): Play<SealedBids> =>
  playStep(play, seat, { type: 'bid', card: play.state.secrets[seat]?.hand[place] ?? -1 }, { at: 0 }).play;
const takeBack = <Game extends SealedBids | Tiny>(play: Play<Game>, seat: Seat): Play<Game> =>
  undoStep(play, seat, undoTarget(play, seat) ?? -1, 0).play;
const silent = (play: Play<Tiny>, seat: Seat): Play<Tiny> => playStep(play, seat, { type: 'silence' }, { at: 0 }).play;

/** The first bid of a game whose rules do something more with it; may it be taken back alone, and if all agree? */
const afterBid = (more: Rules<SealedBids>['apply']): readonly (string | undefined)[] => {
  const play = bid(
    bidsBy({
      ...sealedBids,
      apply: (state, seat, move, luck, emit) => {
        sealedBids.apply(state, seat, move, luck, emit);
        more(state, seat, move, luck);
      },
    }),
    0,
  );
  return [undoRefusal(play, 0), undoRefusal(play, 0, true)];
};

describe('what a move draws on decides how far it can be taken back', () => {
  const LEARNED = 'alreadyLearned';
  const open = (): void => undefined;
  const stream: Rules<SealedBids>['apply'] = (_state, _seat, _move, luck) => void luck.stream('coin').below(2);
  const own: Rules<SealedBids>['apply'] = ({ secrets }, seat) => void secrets[seat]?.hand[0];
  const others: Rules<SealedBids>['apply'] = ({ secrets }, seat) => void secrets[seat + 1]?.hand[0];

  test.each([
    ['nothing: freely', open, [undefined, undefined]],
    ['one’s own drawer: freely', own, [undefined, undefined]],
    ['another’s drawer: if all agree', others, [LEARNED, undefined]],
    ['a stream of luck: never', stream, [LEARNED, LEARNED]],
  ] as const)('on %s', (_what, more, may) => expect(afterBid(more)).toEqual(may));

  test('on luck and then on another’s drawer: never', () => {
    const both: Rules<SealedBids>['apply'] = (...given) => {
      stream(...given);
      others(...given);
    };
    expect(afterBid(both)).toEqual([LEARNED, LEARNED]);
  });

  test('what time decides before everyone’s eyes stays decided, what it decides unseen does not matter', () => {
    const play = bid(bidsBy(sealedBids), 0);
    const wound = clockStep(play, 'wind', 1).play;
    expect([undoRefusal(wound, 0), undoRefusal(wound, 0, true)]).toEqual([undefined, undefined]);
    const hurried = clockStep(bid(play, 1), 'hurry', 1).play;
    expect([undoRefusal(hurried, 0), undoRefusal(hurried, 0, true)]).toEqual([LEARNED, LEARNED]);
  });
});

describe('a decision begins anew for everyone', () => {
  const talk = (): Play<Tiny> => openPlay({ rules: tiny, options: { leaky: 'no' }, seats: 3, chance });

  test('when somebody is asked who was not, though no drawer changed', () => {
    const play = silent(talk(), 0);
    expect([0, 1, 2].map(seat => isStale(play, seat, 0))).toEqual([true, true, true]);
    expect([0, 1, 2].map(seat => isStale(play, seat, 1))).toEqual([false, false, false]);
  });
  test('when something was taken back', () => {
    const play = takeBack(silent(talk(), 0), 0);
    expect([0, 1, 2].map(seat => isStale(play, seat, 1))).toEqual([true, true, true]);
  });
  test('but not by a change that nobody hears of', () => {
    const play = bid(bid(bidsBy(sealedBids), 0), 0, 1);
    expect([1, 2].map(seat => isStale(play, seat, 0))).toEqual([false, false]);
  });
});

describe('states that are kept on the way', () => {
  test('are of the way that was taken, also after a long one was taken back', () => {
    let play = bidsBy(sealedBids);
    for (let turn = 0; turn < 20; turn += 1) play = bid(play, 0, turn % 2);
    play = takeBack(play, 0);
    for (let turn = 0; turn < 20; turn += 1) play = bid(play, 0, 2 + (turn % 2));
    const before = play.state;
    play = takeBack(bid(play, 1), 1);
    expect(play.state).toEqual(before);
  });
  test('are few, near at hand where they are new, and never none', () => {
    let play = bidsBy(sealedBids);
    for (let turn = 0; turn < 200; turn += 1) play = bid(play, 0, turn % 2);
    const counts = play.kept.map(({ at }) => at.count);
    expect(counts[0]).toBe(0);
    expect(200 - (counts.at(-1) ?? 0)).toBeLessThan(8);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    for (const [index, count] of counts.entries())
      if (index > 0) expect(count - (counts[index - 1] ?? 0)).toBeLessThanOrEqual(Math.max(16, 2 * (200 - count) + 16));
  });
});

test('a memory that is asked for at every step is folded on, not folded anew', () => {
  let made = 0;
  const rules: Rules<SealedBids> = {
    ...sealedBids,
    newMemory: (...given) => {
      made += 1;
      return sealedBids.newMemory(...given);
    },
    apply: (...given) => {
      made += 1;
      sealedBids.apply(...given);
    },
  };
  let play = bidsBy(rules);
  for (let turn = 0; turn < 6; turn += 1) {
    play = bid(play, turn % 3);
    memoryOf(play, 1);
  }
  expect(made).toBe(6 + 1); // the moves themselves, and one memory
});
