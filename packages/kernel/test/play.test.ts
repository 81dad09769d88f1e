import { describe, expect, test } from 'vitest';
import {
  applyPatch,
  clockRefusal,
  clockStep,
  eventsFor,
  fastChance,
  isStale,
  judge,
  logOf,
  mayHear,
  memoryOf,
  namedSecret,
  nextTimer,
  openPlay,
  type Play,
  patchIn,
  placesOf,
  playStep,
  ringsAt,
  type Seat,
  type Step,
  sealedChance,
  toActAt,
  toldByStep,
  toldSince,
  UNCHANGED,
  undoRefusal,
  undoStep,
  undoTarget,
  type Viewer,
  viewOf,
  writtenDown,
} from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';
import { type Tiny, tiny } from './tiny.ts';

const chance = sealedChance(namedSecret('play'));
const bids = (): Play<SealedBids> => openPlay({ rules: sealedBids, options: { rounds: 3 }, seats: 3, chance });
const talk = (leaky: 'no' | 'yes' = 'no'): Play<Tiny> =>
  openPlay({ rules: tiny, options: { leaky }, seats: 3, chance });

const WEEK = 7 * 86_400_000;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];
const handOf = (play: Play<SealedBids>, seat: Seat): readonly number[] => play.state.secrets[seat]?.hand ?? [];
/** The seat bids the card at this place of its hand. */
const bid = (play: Play<SealedBids>, seat: Seat, place = 0, at = 0): Play<SealedBids> =>
  playStep(play, seat, { type: 'bid', card: handOf(play, seat)[place] ?? -1 }, { at }).play;
const say = (play: Play<Tiny>, seat: Seat, move: Tiny['move']): Play<Tiny> =>
  playStep(play, seat, move, { at: 0 }).play;
const takeBack = <Game extends SealedBids | Tiny>(play: Play<Game>, seat: Seat): Play<Game> =>
  undoStep(play, seat, undoTarget(play, seat) ?? -1, 0).play;

/** A whole game by luck, with changed bids, moves taken back and a clock; every play on the way. */
const anyGame = (seed: number): readonly Play<SealedBids>[] => {
  const luck = fastChance(seed);
  const plays = [bids()];
  for (let play = bids(); placesOf(play) === undefined; plays.push(play)) {
    const seat = luck.below(3);
    const what = luck.below(8);
    if (what === 0 && undoRefusal(play, seat) === undefined) play = takeBack(play, seat);
    else if (what === 1) play = clockStep(play, luck.below(3) === 0 ? 'hurry' : 'wind', plays.length).play;
    else play = bid(play, seat, luck.below(handOf(play, seat).length));
  }
  return plays;
};

describe('a play is a value', () => {
  test('a step leaves the play it was made from as it was', () => {
    for (const play of anyGame(1)) {
      const frozen = JSON.stringify([play.state, play.seq, play.askedAt, play.quiet, logOf(play), play.recent]);
      const memory = structuredClone(memoryOf(play, 0));
      if (placesOf(play) !== undefined) continue;
      for (const fork of [bid(play, 0), bid(play, 1), clockStep(play, 'hurry', 0).play, undoStep(play, 0, 0, 0).play])
        memoryOf(fork, 0);
      expect(JSON.stringify([play.state, play.seq, play.askedAt, play.quiet, logOf(play), play.recent])).toBe(frozen);
      expect(memoryOf(play, 0)).toEqual(memory);
    }
  });

  test('two ways on from one play do not meet', () => {
    const play = bid(bids(), 0);
    const [one, other] = [bid(play, 1, 0), bid(play, 1, 1)];
    expect(logOf(one).at(-1)).toMatchObject({ seat: 1, move: { card: handOf(play, 1)[0] } });
    expect(logOf(other).at(-1)).toMatchObject({ seat: 1, move: { card: handOf(play, 1)[1] } });
    expect([logOf(play).length, logOf(one).length, logOf(other).length]).toEqual([1, 2, 2]);
  });
});

describe('what a step tells', () => {
  test.each(['as it was found', 'once it was written down'])('patches lead from view to view, %s', how => {
    const seen = new Map(VIEWERS.map(viewer => [viewer, viewOf(bids().state, viewer)]));
    for (const play of anyGame(2).slice(1)) {
      const step = play.recent.at(-1) as Step;
      if (how === 'once it was written down') for (const changes of [step.changes, ...step.own]) writtenDown(changes);
      for (const viewer of VIEWERS)
        if (mayHear(step, viewer)) seen.set(viewer, patched(seen.get(viewer), step, viewer));
      for (const viewer of VIEWERS) expect(seen.get(viewer)).toEqual(viewOf(play.state, viewer));
    }
  });

  const patched = (view: object | undefined, step: Step, viewer: Viewer): ReturnType<typeof viewOf<SealedBids>> => {
    const { table, own } = view as { table: SealedBids['table']; own: SealedBids['secrets'] };
    return viewer === 'spectator'
      ? { seat: viewer, table: applyPatch(table, patchIn(step.changes)) }
      : {
          seat: viewer,
          table: applyPatch(table, patchIn(step.changes)),
          own: applyPatch(own, patchIn(step.own[viewer] ?? UNCHANGED)),
        };
  };

  test('what is written down is kept as that text, which says the same', () => {
    const written = anyGame(2).flatMap(({ recent }) => {
      const { changes, own } = recent.at(-1) as Step;
      return [changes, ...own].map(drawer => ({ patch: patchIn(drawer), text: writtenDown(drawer), drawer }));
    });
    expect(written.some(({ patch }) => patch.length > 0)).toBe(true);
    for (const { patch, text, drawer } of written) {
      expect(JSON.parse(text)).toEqual(patch);
      expect(drawer.kept).toBe(text);
      expect(writtenDown(drawer)).toBe(text);
      expect(patchIn(drawer)).toEqual(patch);
    }
  });

  test('a changed bid is heard by its own seat alone, and takes no number', () => {
    const play = bid(bids(), 0);
    const { play: after, step } = playStep(play, 0, { type: 'bid', card: handOf(play, 0)[1] ?? 0 }, { at: 9 });
    expect(step).toMatchObject({ seq: 1, part: 1, quiet: 1, by: 0, at: 9 });
    expect(VIEWERS.filter(viewer => mayHear(step, viewer))).toEqual([0]);
    expect([after.seq, after.parts, after.quiet]).toEqual([1, 1, [1, 0, 0]]);
    expect(bid(after, 1)).toMatchObject({ seq: 2, parts: 0, quiet: [0, 0, 0] });
  });

  test('what was missed comes as it was told, and only to whom it was told', () => {
    const plays = anyGame(3);
    const last = plays.at(-1) as Play<SealedBids>;
    for (const viewer of VIEWERS)
      for (const play of plays) {
        const quiet = viewer === 'spectator' ? 0 : play.quiet[viewer];
        const later = last.recent.slice(play.recent.length).filter(step => mayHear(step, viewer));
        expect(toldSince(last, viewer, { seq: play.seq, quiet })).toEqual(later);
      }
    expect(toldSince(last, 0, { seq: last.seq + 1 })).toBeUndefined();
  });

  test('what is too long ago is not told step by step', () => {
    let play = bids();
    for (let turn = 0; turn < 150; turn += 1) play = takeBack(bid(play, 0), 0);
    expect(play.recent).toHaveLength(100);
    expect(toldSince(play, 1, { seq: play.seq - 100 })).toBeUndefined();
    expect(toldSince(play, 1, { seq: play.seq - 99 })).toHaveLength(99);
    let again = bid(bids(), 0);
    for (let turn = 0; turn < 150; turn += 1) again = bid(again, 0, turn % 2);
    expect(toldSince(again, 0, { seq: 1, quiet: 10 })).toBeUndefined(); // some of its own quiet steps are gone
  });

  test('all that was told and stands, step by step, however long ago', () => {
    let play = bids();
    for (let turn = 0; turn < 60; turn += 1) play = takeBack(bid(play, 0, turn % 6), 0);
    play = bid(bid(play, 0), 1);
    const told = toldByStep(play).map(({ heard }) =>
      heard.filter(({ to }) => to === 'all').map(({ event }) => event.type),
    );
    expect(told).toEqual([['prize'], ['bidLaid'], ['bidLaid']]);
  });
});

describe('judging', () => {
  test('a move without shape and one that breaks a rule are refused with code and rule', () => {
    const play = bids();
    expect(judge(play, 0, { type: 'bid', card: 'x' })).toMatchObject({ refusal: { code: 'malformed', rule: 'shape' } });
    expect(judge(play, 0, { type: 'bid', card: 99 })).toEqual({ refusal: { code: 'cardNotInHand', rule: 'T-3' } });
    expect(judge(play, 9, { type: 'bid', card: 1 })).toMatchObject({ refusal: { code: 'noSuchSeat' } });
    expect(judge(play, 0, { type: 'bid', card: handOf(play, 0)[0], more: 1 })).toEqual({
      move: { type: 'bid', card: handOf(play, 0)[0] },
    });
  });

  test('sealed bids are not stale to each other, and a new round is a new decision', () => {
    const one = bid(bids(), 0);
    expect(isStale(one, 1, 0)).toBe(false);
    expect(isStale(one, 0, 0)).toBe(true); // its own bid came after what it had seen
    expect(isStale(one, 0, 1)).toBe(false); // it may change its bid
    const two = bid(one, 1);
    expect([isStale(two, 2, 0), isStale(two, 0, 1)]).toEqual([false, false]);
    const three = bid(two, 2); // all bids are open, the next round begins
    for (const seat of [0, 1, 2]) expect(isStale(three, seat, 2)).toBe(true);
    expect(isStale(three, 1, 4)).toBe(true); // nobody has seen what did not happen yet
    expect(judge(three, 1, { type: 'bid', card: handOf(three, 1)[0] }, 2)).toMatchObject({
      refusal: { code: 'stale' },
    });
  });

  test('a move decided before one’s own drawer changed is stale', () => {
    const gift: typeof sealedBids = {
      ...sealedBids,
      apply: (state, seat, move, luck, emit) => {
        sealedBids.apply(state, seat, move, luck, emit);
        const left = state.secrets[(seat + 1) % 3];
        left?.hand.push(99); // only this drawer changes, and nobody is asked anew
      },
    };
    const play = bid(openPlay({ rules: gift, options: { rounds: 3 }, seats: 3, chance }), 0);
    expect(toActAt(play)).toEqual([1, 2]);
    expect([isStale(play, 1, 0), isStale(play, 2, 0)]).toEqual([true, false]);
  });
});

describe('memory', () => {
  test('is what a listener who folds all standing events knows, at every step', () => {
    for (const play of anyGame(4)) {
      const memory = sealedBids.newMemory(play.options, 3, 1);
      for (const { heard } of toldByStep(play))
        for (const { to, event } of heard) if (to === 'all' || to === 1) sealedBids.remember(memory, event);
      expect(memoryOf(play, 1)).toEqual(memory);
    }
  });

  test('is not of what was taken back', () => {
    const asked = say(talk(), 0, { type: 'ask' });
    expect(memoryOf(asked, 2).heard[1]).not.toBeNull();
    const back = undoStep(asked, 0, 0, 0).play;
    expect(memoryOf(back, 2).heard).toEqual([null, null, null]);
    expect(memoryOf(say(back, 0, { type: 'silence' }), 2).heard).toEqual([null, null, null]);
  });

  test('is not of what happened on a way that was not taken', () => {
    const play = talk();
    memoryOf(play, 2);
    memoryOf(say(play, 0, { type: 'ask' }), 2);
    expect(memoryOf(say(play, 0, { type: 'silence' }), 2).heard).toEqual([null, null, null]);
  });
});

describe('undo', () => {
  test('leads back to the state before, however often', () => {
    const play = bid(bids(), 0);
    let now = play;
    for (let turn = 0; turn < 40; turn += 1) now = takeBack(bid(now, 1, turn % 6), 1);
    expect(now.state).toEqual(play.state);
    expect([now.seq, now.standing]).toEqual([81, play.standing]);
    for (const seat of [0, 1, 2]) expect(isStale(now, seat, 80)).toBe(true);
  });

  test('takes a quiet change back together with the move it changed', () => {
    const changed = bid(bid(bids(), 0), 0, 1);
    expect(undoTarget(changed, 0)).toBe(0);
    expect(takeBack(changed, 0).state).toEqual(bids().state);
  });

  test('a move that taught nothing can be taken back; who has not moved has nothing to take back', () => {
    const silent = say(talk(), 0, { type: 'silence' });
    expect(undoRefusal(silent, 0)).toBeUndefined();
    expect(undoRefusal(silent, 1)).toBe('nothingToUndo');
  });

  test('a covered pile may be added to without learning what is in it', () =>
    expect(undoRefusal(say(talk(), 0, { type: 'tell', number: 3 }), 0)).toBeUndefined());

  test('not past a reveal, unless all agree', () => {
    const asked = say(talk(), 0, { type: 'ask' });
    expect([undoRefusal(asked, 0), undoRefusal(asked, 0, true)]).toEqual(['alreadyLearned', undefined]);
  });

  test('not past another seat’s move, unless all agree', () => {
    const two = say(say(talk(), 0, { type: 'silence' }), 1, { type: 'silence' });
    expect([undoRefusal(two, 0), undoRefusal(two, 1)]).toEqual(['alreadyLearned', undefined]);
    expect(undoRefusal(two, 0, true)).toBeUndefined();
  });

  test('others’ quiet steps do not count, or one would hear of them', () => {
    const changed = bid(bid(bid(bids(), 0), 1), 0, 1);
    expect(undoRefusal(changed, 1)).toBeUndefined();
  });

  test('reading another seat’s drawer counts as learning, whatever the rules make of it', () => {
    const two = say(say(talk('yes'), 0, { type: 'silence' }), 1, { type: 'silence' });
    expect(undoRefusal(two, 1)).toBe('alreadyLearned');
  });

  test('never past a draw of luck, whoever agrees', () => {
    const round = bid(bid(bid(bids(), 0), 1), 2); // the next prize is drawn
    for (const seat of [0, 1, 2])
      expect([undoRefusal(round, seat), undoRefusal(round, seat, true)]).toEqual(['alreadyLearned', 'alreadyLearned']);
    expect(undoRefusal(bid(round, 0), 0)).toBeUndefined();
  });

  test('costs what it takes back, not what was played before', () => {
    let applied = 0;
    const counted: typeof sealedBids = {
      ...sealedBids,
      refusal: () => undefined,
      apply: (state, seat, move, luck, emit) => {
        applied += 1;
        sealedBids.apply(state, seat, move, luck, emit);
      },
    };
    let play = openPlay({ rules: counted, options: { rounds: 3 }, seats: 3, chance });
    for (let turn = 0; turn < 500; turn += 1) play = bid(play, 0, turn % 6);
    play = bid(play, 1);
    applied = 0;
    for (let turn = 0; turn < 200; turn += 1) play = bid(takeBack(play, 1), 1);
    expect(applied).toBeLessThan(200 * 10);
    expect(play.kept.length).toBeLessThan(12);
  });
});

describe('the table’s own clock', () => {
  test('decides what its game allows', () => {
    expect(clockRefusal(bids(), 'hurry')).toBeUndefined();
    expect(clockRefusal(bids(), 'party')).toEqual({ code: 'clockNotRunning', rule: 'T-4' });
    expect(clockRefusal(talk(), 'hurry')).toEqual({ code: 'clockNotRunning', rule: 'table' });
  });

  test('is a step of nobody’s, in the log as one of the table', () => {
    const { play, step } = clockStep(bid(bids(), 0), 'hurry', 60_000);
    expect(step).toMatchObject({ seq: 2, by: 'table', at: 60_000 });
    expect(eventsFor(step, 'spectator')).toContainEqual(expect.objectContaining({ type: 'revealed' }));
    expect(logOf(play).at(-1)).toEqual({ seq: 2, by: 'table', at: 60_000, move: { type: 'clock', what: 'hurry' } });
    expect([undoRefusal(play, 0), undoRefusal(play, 0, true)]).toEqual(['alreadyLearned', 'alreadyLearned']);
  });

  test('is quiet for all when it shows nobody anything', () => {
    const { play, step } = clockStep(bid(bids(), 0), 'wind', 1);
    expect(step).toMatchObject({ seq: 1, part: 1 });
    expect(VIEWERS.filter(viewer => mayHear(step, viewer))).toEqual([]);
    expect([play.seq, play.parts, play.quiet]).toEqual([1, 1, [0, 0, 0]]);
    expect(undoRefusal(play, 0)).toBeUndefined();
  });

  describe('rings by timers that the log alone tells', () => {
    const rings = ({ timers }: Pick<Play, 'timers'>): unknown => {
      const timer = nextTimer(timers);
      return timer && [timer.what, ringsAt(timer)];
    };

    test('without a mark: so long after the last step that has a number', () => {
      const asked = bid(bids(), 0, 0, 5000);
      expect([rings(bids()), rings(asked)]).toEqual([
        ['hurry', WEEK],
        ['hurry', WEEK + 5000],
      ]);
      const changed = bid(asked, 0, 1, 9000);
      expect([changed.parts, rings(changed)]).toEqual([1, ['hurry', WEEK + 5000]]);
    });

    test('with a mark: once while the mark stays, whatever happens meanwhile', () => {
      const { clock } = sealedBids;
      if (clock === undefined) throw new Error('the game has a clock');
      const due = ({ round }: SealedBids['table']) => [{ what: 'wind', seconds: 8, mark: round }];
      const rules = { ...sealedBids, clock: { ...clock, due } };
      const marked = openPlay({ rules, options: { rounds: 3 }, seats: 3, chance });
      const asked = bid(marked, 0, 0, 5000);
      expect([rings(marked), rings(asked)]).toEqual([
        ['wind', 8000],
        ['wind', 8000],
      ]);
      const rang = clockStep(asked, 'wind', 8000).play;
      expect(rings(rang)).toBeUndefined();
      expect(rings(clockStep(rang, 'hurry', 20_000).play)).toEqual(['wind', 28_000]);
    });
  });
});
