import { describe, expect, test } from 'vitest';
import { choices, D, inDen, onMarket, own, play, postsOf, refused, soulsOf, table, waits } from './table.ts';

const three = (text: Parameters<typeof table>[0], pick = 0) => {
  const state = table({
    seats: 3,
    emperorCrew: 1,
    market: 'wine3 bread2',
    options: { threePlayerInheritance: 'afterLastPick' },
    ...text,
    frames: [{ at: 'choose', seat: pick, pick }],
  });
  state.table.order = [0, 1, 2];
  return state;
};

describe('three players', () => {
  test('MC-23.2: one card stays on the board; the third still chooses between two', () => {
    const state = three({ characters: 'merchant D pettySinner J' }, 2);
    expect(choices(state, 'P')).toEqual(['character pope', 'character emperor']);
  });

  test('MC-23.3, MC-23.5: Pope left over: the Emperor moves a Pope stone after the third choice, and is exempt (MC-18.5)', () => {
    const state = three({ popeStones: 'lust2 greed1 pettySins0', greed: 'J2', pettySins: 'D1' });
    play(state, 'D: character emperor', 'D: crew A', 'J: character merchant', 'P: character pettySinner', 'P: decline');
    expect(waits(state)).toBe('D popeStone');
    play(state, 'D: popeStone greed lust');
    expect(soulsOf(state)).toBe('D0 J2 P3'); // pushed by Johanna
    expect(waits(state)).toBe('D turn');
  });

  test('MC-23.4: Emperor left over: the Pope must place the crew', () => {
    const state = three({});
    play(state, 'D: character pope', 'D: decline', 'J: character pettySinner', 'J: decline', 'P: character merchant');
    expect(waits(state)).toBe('D crew');
    expect(refused(state, 'D', 'decline')).toBe('notAsked');
    play(state, 'D: crew B');
    expect(state.table.crews).toEqual([0, 1, 0]);
    expect(waits(state)).toBe('D turn');
  });

  test('MC-23.5: a holder who chooses third has both at once and decides which comes first', () => {
    const own = three({ characters: 'merchant D pettySinner J' }, 2);
    play(own, 'P: character emperor');
    expect(waits(own)).toBe('P preliminaryOrder');
    play(own, 'P: order own');
    expect(waits(own)).toBe('P crew');
    play(own, 'P: crew A');
    expect(waits(own)).toBe('P popeStone');
    const inherited = three({ characters: 'merchant D pettySinner J' }, 2);
    play(inherited, 'P: character emperor', 'P: order inherited');
    expect(waits(inherited)).toBe('P popeStone');
  });

  test('MC-28 deferBoth: Pope and Emperor are held back, then done in the order of choice', () => {
    const options = { threePlayerInheritance: 'deferBoth' } as const;
    const state = three({ options });
    play(state, 'D: character emperor', 'J: character pope');
    expect(waits(state)).toBe('P choose');
    play(state, 'P: character pettySinner');
    expect(waits(state)).toBe('P preliminaryVisit'); // never held back
    play(state, 'P: decline');
    expect(waits(state)).toBe('D crew');
    play(state, 'D: crew A');
    expect(waits(state)).toBe('J popeStone');
    const heir = three({ options });
    play(heir, 'D: character pope', 'J: character merchant', 'P: character pettySinner', 'P: decline');
    expect(waits(heir)).toBe('D preliminaryOrder');
  });

  describe('MC-23.5 mayHoldBack, the default from rules version 2 on', () => {
    const free = (text: Parameters<typeof table>[0] = {}, pick = 0) => three({ options: {}, ...text }, pick);

    test('whoever takes Pope or Emperor while a card is still to be chosen is asked: now, or later', () => {
      const state = free();
      play(state, 'D: character emperor');
      expect(waits(state)).toBe('D holdBack');
      expect(choices(state, 'D')).toEqual(['holdBack now', 'holdBack later']);
      play(state, 'D: holdBack now');
      expect(waits(state)).toBe('D crew');
      play(state, 'D: crew A', 'J: character pettySinner');
      expect(waits(state)).toBe('J preliminaryVisit'); // never held back
    });

    test('the last one is not asked: his own comes at once, then what was held back, in the order of choice', () => {
      const state = free();
      play(state, 'D: character emperor', 'D: holdBack later', 'J: character pope', 'J: holdBack later');
      expect(waits(state)).toBe('P choose');
      play(state, 'P: character pettySinner');
      expect(waits(state)).toBe('P preliminaryVisit');
      play(state, 'P: decline');
      expect(waits(state)).toBe('D crew');
      play(state, 'D: crew A');
      expect(waits(state)).toBe('J popeStone');
      play(state, 'J: decline');
      expect(waits(state)).toBe('J turn');
      const last = free();
      play(last, 'D: character emperor', 'D: holdBack later', 'J: character merchant', 'P: character pope');
      expect(waits(last)).toBe('P popeStone');
      play(last, 'P: decline');
      expect(waits(last)).toBe('D crew');
    });

    test('who held back and inherits has two, and decides which comes first (MC-23.3, MC-23.4)', () => {
      const state = free();
      play(
        state,
        'D: character pope',
        'D: holdBack later',
        'J: character merchant',
        'P: character pettySinner',
        'P: decline',
      );
      expect(waits(state)).toBe('D preliminaryOrder');
      play(state, 'D: order inherited');
      expect(waits(state)).toBe('D crew');
      play(state, 'D: crew B');
      expect(waits(state)).toBe('D popeStone');
      play(state, 'D: decline');
      expect(waits(state)).toBe('D turn');
    });

    test('who did not hold back has only the inherited one left', () => {
      const state = free();
      play(
        state,
        'D: character pope',
        'D: holdBack now',
        'D: decline',
        'J: character merchant',
        'P: character pettySinner',
      );
      play(state, 'P: decline');
      expect(waits(state)).toBe('D crew');
    });

    test('everyone is told what is held back, and with four players nobody is asked', () => {
      const state = free();
      expect(play(state, 'D: character pope', 'D: holdBack later')).toContainEqual({
        type: 'heldBack',
        seat: D,
        character: 'pope',
        rule: 'MC-23.5',
      });
      const four = table({ market: 'wine3', emperorCrew: 1, frames: [{ at: 'choose', seat: D, pick: 0 }] });
      four.table.order = [0, 1, 2, 3];
      play(four, 'D: character pope');
      expect(waits(four)).toBe('D popeStone');
    });

    test('MC-8.6, MC-21.2: the second cathedral ends the game, and nothing that was held back is done', () => {
      const state = free({ cathedrals: 'A', naves: 'B', crews: 'B1' });
      play(state, 'D: character pope', 'D: holdBack later', 'J: character emperor', 'J: holdBack now', 'J: crew B');
      expect(waits(state)).toBe('over');
    });
  });

  test('MC-23.6, D-16: Merchant left over: whoever is nearest to Hell when his turn ends takes the free stone', () => {
    const state = table({
      seats: 3,
      characters: 'pope D emperor J pettySinner P',
      turn: 'D pope',
      market: 'wine2 bread2',
      souls: 'D2 J5',
    });
    play(state, 'D: pass');
    expect(waits(state)).toBe('J turn');
    play(state, 'J: pass');
    expect(waits(state)).toBe('J freeStone');
    play(state, 'J: take wine');
    expect(onMarket(state, 'wine')).toBe(1);
    expect(waits(state)).toBe('P turn');
  });

  test('MC-23.7, MC-23.8: Petty Sinner left over changes nothing, and privileges are not inherited', () => {
    const state = table({
      seats: 3,
      characters: 'emperor D merchant J pettySinner P',
      turn: 'D emperor',
      market: 'wine3',
      rooms: 'C12 - - -',
    });
    expect(refused(state, 'D', 'visit 1')).toBeUndefined(); // without a Pope everybody visits openly
    expect(refused(state, 'D', 'travel 1')).toBe('onlyThePope');
  });
});

describe('two players', () => {
  test('MC-24.2, MC-24.3: in turn, four characters, each with a turn of its own', () => {
    const state = table({ seats: 2, emperorCrew: 1, market: 'wine3 bread3' });
    play(state, 'D: bid 6 3', 'J: bid 1 0');
    play(state, 'D: character pope', 'D: decline', 'J: character emperor', 'J: crew A', 'D: character merchant');
    expect(state.table.characters).toEqual([D, 1, D, 1]); // the last card by itself
    expect(inDen(state, 'pettySins', 'J')).toBe(2);
    expect(waits(state)).toBe('J preliminaryVisit');
    play(state, 'J: decline', 'D: pass', 'J: pass', 'D: pass', 'D: take wine');
    expect(waits(state)).toBe('J turn');
  });

  test('MC-24.4, MC-15.5: each privilege only in its own character’s turn', () => {
    const text = {
      seats: 2,
      characters: 'emperor D pettySinner D pope J merchant J',
      market: 'wine3',
      rooms: 'C4 - - -',
      posts: 'D6',
      goods: 'D bread2',
    } as const;
    const emperor = table({ ...text, turn: 'D emperor' });
    expect(refused(emperor, 'D', 'visit 1')).toBe('overTheLimit');
    expect(refused(emperor, 'D', 'donate bread I bread I')).toBeUndefined();
    const sinner = table({ ...text, turn: 'D pettySinner' });
    expect(refused(sinner, 'D', 'visit 1')).toBeUndefined();
    expect(refused(sinner, 'D', 'donate bread I bread I')).toBe('onlyTheEmperor');
  });

  test('MC-24.5: the costs of both characters add up on one post', () => {
    const state = table({
      seats: 2,
      characters: 'emperor D merchant D pope J pettySinner J',
      turn: 'D emperor',
      market: 'wine3 bread3',
      goods: 'D bread3',
    });
    play(state, 'D: buy wine', 'D: sell bread', 'D: buy wine', 'D: sell bread');
    expect(postsOf(state)).toBe('D3 J1');
  });

  test('MC-24.7: C1 and C2 work only on an opponent', () => {
    const text = { seats: 2, market: 'wine3', rooms: 'C1 C2 - -', letters: 'D red1 | J red1 yellow1' } as const;
    const own1 = table({ ...text, characters: 'emperor D merchant D pope J pettySinner J', turn: 'D merchant' });
    expect(play(own1, 'D: visit 1', 'D: use')).toContainEqual(expect.objectContaining({ why: 'noOpponentHolds' }));
    const other = table({ ...text, characters: 'emperor J merchant D pope J pettySinner D', turn: 'D merchant' });
    play(other, 'D: visit 1', 'D: use', 'J: give red');
    expect(own(other, 'D').letters).toEqual([0, 0, 2, 0]);
  });
});
