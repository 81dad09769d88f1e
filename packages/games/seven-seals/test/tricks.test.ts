import { type Audience, at, fastChance, maySee, orThrow, seatView } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { regular } from '../bots/regular.ts';
import { makeCard, makeSeals } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { winningCard } from '../rules/tricks.ts';
import { A, B, C, cards, D, handing, middle, play, playing, shown, table, why } from './table.ts';

/** SS-E3 after action 5. */
const afterPredictions = (hands: readonly string[]) =>
  table({ phase: 'play', turn: A, saboteur: C, seals: ['R1 B2 G1', 'R3 V2 W1', '', 'Y2 G1 B1'], hands });

const FILLER = 'Y1 Y3 Y5 Y6 G1 G2 G4 G5 B1 B2 B3 B4 B5 B6'; // cards that are not played in the examples

describe('SS-5 playing a trick', () => {
  test.each([
    ['SS-E4', 'V2 V12 V7 G3', 'V12'], // no red card: the highest violet
    ['SS-E5', 'Y4 Y2 Y9 Y10', 'Y10'],
    ['SS-E6', 'V8 R3 V1 G8', 'R3'], // ruffed
    ['SS-5.7', 'R2 R12 R7 R3', 'R12'], // red led
    ['SS-1.2, SS-5.7', 'B3 R2 R5 B12', 'R5'], // overtrumped
    ['SS-5.7', 'G1 Y12 B12 V12', 'G1'], // other colours never win
  ])('%s: of %s the winning card is %s', (_example, trick, winner) => {
    expect(makeCard(winningCard(cards(trick)))).toBe(winner);
  });

  test('SS-5.2: the leader plays any card, red at any time', () => {
    const state = table({ phase: 'play', turn: A, hands: ['R1 Y2 V3'] });
    expect(['R1', 'Y2', 'V3'].map(card => why(state, A, playing(card)))).toEqual([undefined, undefined, undefined]);
    expect(rules.refusal(state.table, state.secrets[A] ?? { hand: [] }, A, playing('V4'))).toEqual({
      code: 'cardNotInHand',
      rule: 'SS-5.2',
    });
  });
  test('SS-5.3: clockwise, one card each', () => {
    const state = table({ phase: 'play', turn: B, hands: ['Y1', 'Y2', 'Y3', 'Y4'] });
    play(state, [B, playing('Y2')], [C, playing('Y3')], [D, playing('Y4')]);
    expect(state.table.turn).toBe(A);
    expect(why(state, B, playing('Y1'))).toBe('notYourTurn');
  });
  test.each([
    ['SS-5.4: yellow is led and held', 'Y4', 'Y9 R2 G3', ['Y9']],
    ['SS-5.4: also when red is led', 'R4', 'Y9 R2 G3', ['R2']],
    ['SS-5.5, SS-5.6, SS-D13: a void hand ruffs or discards, as it likes', 'B4', 'Y9 R2 G3', ['R2', 'Y9', 'G3']],
  ])('%s', (_rule, led, held, playable) => {
    const state = table({ phase: 'play', turn: B, trick: { leader: A, cards: led }, hands: ['', held] });
    const own = state.secrets[B] ?? { hand: [] };
    expect([...rules.legalMoves(state.table, own, B)]).toEqual(playable.map(playing));
    for (const card of held.split(' ')) {
      expect(why(state, B, playing(card))).toBe(playable.includes(card) ? undefined : 'mustFollowSuit');
    }
  });
});

describe('SS-6 settling, along the rulebook’s three tricks', () => {
  test('SS-E4, SS-6.4: B wins with two kinds that fit, is asked, and hands in violet', () => {
    const state = afterPredictions([
      `V2 ${FILLER}`,
      `V12 ${FILLER}`,
      `V7 ${FILLER}`,
      `G3 ${FILLER.replaceAll('V', 'Y')}`,
    ]);
    play(state, [A, playing('V2')], [B, playing('V12')], [C, playing('V7')], [D, playing('G3')]);
    expect([state.table.phase, state.table.turn]).toEqual(['handIn', B]);
    expect([...rules.legalMoves(state.table, { hand: [] }, B)]).toEqual([handing('V'), handing('W')]);
    expect(why(state, B, playing('Y1'))).toBe('handInPending'); // SS-6.9
    expect(why(state, B, handing('R'))).toBe('sealNotAccepted'); // SS-6.2
    play(state, [B, handing('V')]);
    expect([shown(state, B), state.table.turn, state.table.phase]).toEqual(['R3 V1 W1', B, 'play']); // SS-5.9
    expect(middle(state)).toContain('V2'); // SS-6.5
  });
  test('SS-E5, SS-6.6: A has neither yellow nor white and takes a black seal', () => {
    const state = table({
      phase: 'play',
      turn: B,
      saboteur: C,
      seals: ['R1 B2 G1', 'R3 V1 W1', '', 'Y2 G1 B1'],
      hands: ['Y10 V8', 'Y4 R3', 'Y2 V1', 'Y9 G8'],
    });
    play(state, [B, playing('Y4')], [C, playing('Y2')], [D, playing('Y9')], [A, playing('Y10')]);
    expect([shown(state, A), middle(state), state.table.turn]).toEqual(['R1 G1 B2 K1', 'R1 Y1 G1 V2 W3 K5', A]);
  });
  test.each([
    ['R', 'R2 V1 W1'],
    ['V', 'R3 W1'],
    ['W', 'R3 V1'],
  ] as const)('SS-E6, SS-6.1, SS-D16: a ruffed trick takes red, violet or white; %s leaves %s', (seal, left) => {
    const state = table({
      phase: 'play',
      turn: A,
      saboteur: C,
      seals: ['R1 B2 G1 K1', 'R3 V1 W1', '', 'Y2 G1 B1'],
      hands: ['V8 Y1', 'R3 Y2', 'V1 Y3', 'G8 Y4'],
    });
    const told = play(state, [A, playing('V8')], [B, playing('R3')], [C, playing('V1')], [D, playing('G8')]);
    expect(told.find(({ event }) => event.type === 'trickWon')?.event).toMatchObject({
      seat: B,
      card: 'R3',
      led: 'V',
      ruffed: true,
    });
    play(state, [B, handing(seal)]);
    expect([shown(state, B), state.table.turn]).toEqual([left, B]);
  });
  test('SS-6.4: a seal that fits but is not owned', () => {
    const state = table({
      phase: 'handIn',
      turn: B,
      seals: ['', 'R1 W1', '', ''],
      trick: { leader: A, cards: 'V8 R3 V1 G8' },
    });
    expect(why(state, B, handing('V'))).toBe('sealNotOwned');
  });
  test('SS-15: nothing to hand in', () =>
    expect(why(table({ phase: 'play', hands: ['R1'] }), A, handing('R'))).toBe('noHandInPending'));
});

/** One trick of four players that A wins with the first card. */
const wins = (state: ReturnType<typeof table>, led: string): void => {
  const colour = led.charAt(0);
  play(state, [A, playing(led)], [B, playing(`${colour}1`)], [C, playing(`${colour}2`)], [D, playing(`${colour}3`)]);
};

describe('SS-E1 the idea of the game', () => {
  test('yellow, blue, then a green trick that nobody predicted', () => {
    const state = table({
      phase: 'play',
      turn: A,
      seals: ['Y3 B2', '', '', ''],
      hands: ['Y9 B9 G9 V9', 'Y1 B1 G1 V1', 'Y2 B2 G2 V2', 'Y3 B3 G3 V3'],
    });
    wins(state, 'Y9');
    expect(shown(state, A)).toBe('Y2 B2');
    wins(state, 'B9');
    expect(shown(state, A)).toBe('Y2 B1');
    wins(state, 'G9');
    expect([shown(state, A), middle(state).includes('K5')]).toEqual(['Y2 B1 K1', true]);
  });
});

describe('SS-6.3 to SS-6.8 obligations', () => {
  const hands = ['Y9 V9', 'Y1 V1', 'Y2 V2', 'Y3 V3'];
  test('SS-6.3, SS-D14: a white seal alone must be handed in', () => {
    const state = table({ phase: 'play', turn: A, seals: ['R1 W1', '', '', ''], hands });
    wins(state, 'Y9');
    expect(shown(state, A)).toBe('R1');
  });
  test('SS-D15, SS-D18: a white may be given although the colour is there, also after a red lead', () => {
    const state = table({
      phase: 'handIn',
      turn: A,
      seals: ['R1 W1', '', '', ''],
      trick: { leader: A, cards: 'R9 R1 R2 R3' },
    });
    expect(why(state, A, handing('W'))).toBeUndefined();
  });
  test('SS-E9, SS-6.7: no black seal left, nothing is taken', () => {
    const state = table({ phase: 'play', turn: A, seals: ['R1', 'K6', '', ''], hands });
    const told = play(state, [A, playing('Y9')], [B, playing('Y1')], [C, playing('Y2')], [D, playing('Y3')]);
    expect([shown(state, A), told.at(-1)?.event]).toEqual(['R1', { type: 'blackAvoided', seat: A }]);
  });
  test('SS-6.8: a black seal is never handed in', () => {
    const state = table({
      phase: 'handIn',
      turn: A,
      seals: ['Y1 W1 K1', '', '', ''],
      trick: { leader: A, cards: 'Y9 Y1 Y2 Y3' },
    });
    expect(why(state, A, handing('K'))).toBe('sealNotAccepted');
  });
  test('SS-E11: two ruffed blue tricks take two blue seals, each by itself', () => {
    const state = table({
      phase: 'play',
      turn: B,
      seals: ['B2', '', '', ''],
      hands: ['R9 R8 Y1', 'B9 V9 Y2', 'B1 V1 Y3', 'B2 V2 Y4'],
    });
    play(state, [B, playing('B9')], [C, playing('B1')], [D, playing('B2')], [A, playing('R9')]);
    expect([shown(state, A), state.table.phase]).toEqual(['B1', 'play']);
    const again = table({
      phase: 'play',
      turn: B,
      seals: ['B1', '', '', ''],
      hands: ['R8', 'B9 Y9', 'B1 Y8', 'B2 Y7'],
    });
    play(again, [B, playing('B9')], [C, playing('B1')], [D, playing('B2')], [A, playing('R8')]);
    expect(shown(again, A)).toBe('-');
  });
  test('SS-13.2 unlimited: a surplus white vanishes when it is handed in', () => {
    const state = table({
      phase: 'play',
      turn: A,
      options: { whiteSupply: 'unlimited' },
      seals: ['W1', 'W4', '', ''],
      hands,
    });
    state.table.middle[5] = 0;
    wins(state, 'Y9');
    expect([shown(state, A), state.table.middle[5]]).toEqual(['-', 0]);
  });
});

describe('SS-7 the saboteur', () => {
  test('SS-E10, SS-7.1, SS-7.2: no seal moves, and the saboteur leads next', () => {
    const state = table({
      phase: 'play',
      turn: A,
      saboteur: C,
      seals: ['Y1', 'Y1', '', 'Y1'],
      hands: ['Y1 R1', 'Y2 R2', 'Y9 R9', 'Y3 R3'],
    });
    const before = middle(state);
    const told = play(state, [A, playing('Y1')], [B, playing('Y2')], [C, playing('Y9')], [D, playing('Y3')]);
    expect([middle(state), shown(state, C), state.table.turn, told.at(-1)?.event.type]).toEqual([
      before,
      '-',
      C,
      'putAway',
    ]);
    expect(why(state, C, playing('R9'))).toBeUndefined();
  });
});

describe('SS-10.2 old tricks', () => {
  const twoTricks = (trickHistory: string) => {
    const state = table({
      phase: 'play',
      turn: A,
      options: { trickHistory },
      seals: ['', '', '', ''],
      hands: ['Y9 B9 V9', 'Y1 B1 V1', 'Y2 B2 V2', 'Y3 B3 V3'],
    });
    wins(state, 'Y9');
    wins(state, 'B9');
    return state.table.lookable.map(({ cards: played }) => makeCard(played[0] ?? 0));
  };
  test.each([
    ['last', ['B9']],
    ['none', []],
    ['full', ['Y9', 'B9']],
  ])('SS-13.4, SS-D26: %s', (option, leads) => expect(twoTricks(option)).toEqual(leads));
  test('SS-5.8: covered tricks lie in the hidden drawer', () => {
    const state = table({
      phase: 'play',
      turn: A,
      seals: ['', '', '', ''],
      hands: ['Y9 V9', 'Y1 V1', 'Y2 V2', 'Y3 V3'],
    });
    wins(state, 'Y9');
    expect(state.hidden.tricks).toHaveLength(1);
  });
});

test('SS-6.10, SS-12.1: nobody can forget to hand in: whoever has one seal that fits, or none, is not asked', () => {
  const hands = ['Y1 G1', 'Y2 G2', 'Y3 G3', 'Y4 G4'];
  const win = (own: string) => {
    const state = table({ phase: 'play', turn: A, seals: ['', '', '', own], hands });
    play(state, [A, playing('Y1')], [B, playing('Y2')], [C, playing('Y3')], [D, playing('Y4')]);
    return [state.table.phase, state.table.turn, makeSeals(state.table.seals[D] ?? [])];
  };
  expect(win('Y1 B1')).toEqual(['play', D, 'B1']); // the yellow one is handed in
  expect(win('B1')).toEqual(['play', D, 'B1 K1']); // none fits: a black seal
  expect(win('Y1 W1').slice(0, 2)).toEqual(['handIn', D]); // SS-6.4: two would fit, so he is asked
});

test('SS-12.4: who is played on by a bot from the middle of a game finishes it by the same rules', () => {
  const luck = fastChance(5);
  const state = rules.setup(orThrow(rules.options.parse({}, { seats: 3, humans: 3 })), 3, luck);
  const memories = [A, B, C].map(seat => rules.newMemory(state.table.options, 3, seat));
  const hear = (to: Audience, event: Event): void => {
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  for (let moves = 0; rules.toAct(state.table).length > 0; moves += 1) {
    const { turn } = state.table;
    const view = seatView(state, turn);
    const hasLeft = turn === B && moves > 40;
    const move = hasLeft
      ? decide(regular, { view, memory: at(memories, turn) }, luck, { iterations: 1 }).move
      : rules.randomMove(view.table, view.own, turn, luck);
    expect(rules.refusal(view.table, view.own, turn, move)).toBeUndefined();
    rules.apply(state, turn, move, luck, hear);
    expect(rules.brokenInvariants(state)).toEqual([]);
  }
  expect(state.table.points).toHaveLength(6);
});
