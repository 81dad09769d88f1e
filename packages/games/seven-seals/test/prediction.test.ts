import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { A, B, C, D, middle, play, predicting, SABOTEUR, seals, shown, table, why } from './table.ts';

/** SS-E3 up to the turn of D. */
const beforeD = (options: object = {}) => {
  const state = table({ options });
  play(state, [A, predicting({ R: 1, B: 2, G: 1 })], [B, predicting({ V: 2, B: 1, R: 3 })], [C, SABOTEUR]);
  return state;
};

const moves = (state: ReturnType<typeof table>): readonly Move[] => {
  const { turn } = state.table;
  const own = state.secrets[turn];
  return own === undefined ? [] : [...rules.legalMoves(state.table, own, turn)];
};

describe('SS-E3 prediction phase with a take-over', () => {
  test('actions 1 to 3', () => {
    const state = table({});
    play(state, [A, predicting({ R: 1, B: 2, G: 1 })]);
    expect([shown(state, A), middle(state)]).toEqual(['R1 G1 B2', 'R4 Y3 G2 B1 V3 W4 K6']);
    play(state, [B, predicting({ V: 2, B: 1, R: 3 })]);
    expect([shown(state, B), middle(state)]).toEqual(['R3 B1 V2', 'R1 Y3 G2 V1 W4 K6']);
    play(state, [C, SABOTEUR]);
    expect([shown(state, C), state.table.saboteur]).toEqual(['-', C]);
  });
  test('action 4: the saboteur is gone (SS-4.3)', () => expect(why(beforeD(), D, SABOTEUR)).toBe('saboteurTaken'));
  test('action 5: D takes a blue seal over from B, who gets a white one (SS-4.8, SS-4.9)', () => {
    const state = beforeD();
    play(state, [D, predicting({ Y: 2, G: 1 }, [['B', B]])]);
    expect([shown(state, D), shown(state, B), shown(state, A)]).toEqual(['Y2 G1 B1', 'R3 V2 W1', 'R1 G1 B2']);
    expect(middle(state)).toBe('R1 Y1 G1 V1 W3 K6');
    expect([state.table.phase, state.table.turn]).toEqual(['play', A]); // SS-4.19, SS-5.1
  });
  test('variation: A as the giver', () => {
    const state = beforeD();
    play(state, [D, predicting({ Y: 2, G: 1 }, [['B', A]])]);
    expect([shown(state, A), shown(state, B)]).toEqual(['R1 G1 B1 W1', 'R3 B1 V2']);
  });
});

describe('SS-4.1 to SS-4.4 turns and the saboteur', () => {
  test('SS-4.1: the left neighbour of the dealer begins, nobody else may', () => {
    const state = table({});
    expect(rules.toAct(state.table)).toEqual([A]);
    expect(rules.refusal(state.table, { hand: [] }, B, SABOTEUR)).toEqual({ code: 'notYourTurn', rule: 'SS-4.1' });
  });
  test('SS-4.2, SS-D10: one turn each, no second', () => {
    const state = table({});
    play(state, [A, predicting({ R: 1 })]);
    expect(why(state, A, predicting({ R: 1 }))).toBe('notYourTurn');
  });
  test('SS-4.4, SS-D11: nobody has to be the saboteur', () => {
    const state = table({});
    play(state, [A, predicting({})], [B, predicting({})], [C, predicting({})], [D, predicting({})]);
    expect([state.table.saboteur, state.table.phase]).toEqual([undefined, 'play']);
  });
  test('SS-5.1, SS-D12: A leads although A is the saboteur', () => {
    const state = table({});
    play(state, [A, SABOTEUR], [B, predicting({})], [C, predicting({})], [D, predicting({})]);
    expect(state.table.turn).toBe(A);
  });
});

describe('SS-4.5 to SS-4.17 what a prediction may be', () => {
  test.each<[string, Move, string]>([
    ['SS-4.6: no white seal', predicting({ W: 1 }), 'sealKindNotAllowed'],
    ['SS-15: a key W is refused whatever its number', predicting({ W: 0 }), 'sealKindNotAllowed'],
    ['SS-4.6, SS-D9: no black seal from a player', predicting({}, [['K', A]]), 'sealKindNotAllowed'],
    ['SS-4.7: no more than the middle has', predicting({ R: 2 }), 'notInMiddle'],
    ['SS-4.7, SS-D5: middle first', predicting({ G: 1 }, [['G', A]]), 'middleFirst'],
    ['SS-4.11: not from oneself', predicting({}, [['B', D]]), 'invalidGiver'],
    ['SS-4.11, SS-D6: not from the saboteur', predicting({}, [['B', C]]), 'invalidGiver'],
    [
      'SS-4.8: the giver must have one',
      predicting({}, [
        ['B', B],
        ['B', B],
      ]),
      'giverHasNone',
    ],
    [
      'SS-4.13, SS-D4: there is no fourth blue seal',
      predicting({}, [
        ['B', A],
        ['B', A],
        ['B', A],
        ['B', B],
      ]),
      'giverHasNone',
    ],
  ])('%s', (_rule, move, code) => expect(why(beforeD(), D, move)).toBe(code));

  test('SS-4.11: not from a player who has not predicted yet', () => {
    const state = table({ seals: ['Y3'], turn: B });
    expect(why(state, B, predicting({}, [['Y', C]]))).toBe('invalidGiver');
  });
  test('SS-4.12, SS-D7: several seals, also from the same giver', () => {
    const state = beforeD();
    play(state, [
      D,
      predicting({}, [
        ['B', A],
        ['B', A],
        ['B', B],
      ]),
    ]);
    expect([shown(state, D), shown(state, A), shown(state, B)]).toEqual(['B3', 'R1 G1 W2', 'R3 V2 W1']);
  });
  test('SS-4.10: without a white seal nothing is taken over, four change owner at most', () => {
    const state = table({ seals: ['Y3 G3', 'B3 V3'], turn: C });
    expect(
      why(
        state,
        C,
        predicting({}, [
          ['Y', A],
          ['Y', A],
          ['Y', A],
          ['G', A],
          ['G', A],
        ]),
      ),
    ).toBe('noWhiteLeft');
    play(state, [
      C,
      predicting({}, [
        ['Y', A],
        ['Y', A],
        ['Y', A],
        ['G', A],
      ]),
    ]);
    expect(why(state, D, predicting({}, [['B', B]]))).toBe('noWhiteLeft');
  });
  test('SS-4.14, SS-D3: no more than 15 seals', () => {
    expect(why(table({}), A, predicting({ R: 4, Y: 3, G: 3, B: 3, V: 3 }))).toBe('tooManySeals');
    expect(why(table({}), A, predicting({ R: 3, Y: 3, G: 3, B: 3, V: 3 }))).toBeUndefined();
  });
  test('SS-4.15, SS-D2: nothing at all is a prediction', () =>
    expect(why(table({}), A, predicting({}))).toBeUndefined());
  test('SS-4.5, SS-4.18: the seals are the prediction, told to everyone', () => {
    const [told] = play(table({}), [A, predicting({ R: 1 })]);
    expect(told).toEqual({
      to: 'all',
      event: { type: 'predicted', seat: A, fromMiddle: { R: 1 }, takeOvers: [], whites: 0 },
    });
  });
  test('SS-4.16: all or nothing, and a refused prediction changes nothing', () => {
    const state = beforeD();
    const before = JSON.stringify(state);
    expect(why(state, D, predicting({ Y: 2 }, [['B', C]]))).toBe('invalidGiver');
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('SS-13.2 when the white seals run out', () => {
  const whitesGone = (whiteSupply: string) => table({ options: { whiteSupply }, seals: ['Y3 W4', 'B3'], turn: C });

  test('SS-4.17: noReplacement, the order decides who still gets a white', () => {
    const state = table({ options: { whiteSupply: 'noReplacement' }, seals: ['Y3 W3', 'B3'], turn: C });
    const [told] = play(state, [
      C,
      predicting({}, [
        ['B', B],
        ['Y', A],
      ]),
    ]);
    expect([shown(state, A), shown(state, B)]).toEqual(['Y2 W3', 'B2 W1']);
    expect(told?.event).toMatchObject({ whites: 1 });
  });
  test('noReplacement: the giver gets nothing', () => {
    const state = whitesGone('noReplacement');
    play(state, [C, predicting({}, [['B', B]])]);
    expect([shown(state, B), shown(state, C)]).toEqual(['B2', 'B1']);
  });
  test('unlimited: there is always another white', () => {
    const state = whitesGone('unlimited');
    play(state, [C, predicting({}, [['B', B]])]);
    expect(shown(state, B)).toBe('B2 W1');
    expect(rules.brokenInvariants(state)).toEqual(['SS-14.8']); // no cards in this sketch; five whites are fine
  });
});

describe('SS-13.3 at least one seal', () => {
  const options = { minPrediction: 1 };
  test('zero is refused', () => expect(why(table({ options }), A, predicting({}))).toBe('zeroNotAllowed'));
  test('unless nothing is to be had at all', () => {
    const state = table({ options, seals: ['R5 Y3 G3 W4', 'B3 V3'], turn: C });
    expect(why(state, C, predicting({}))).toBeUndefined();
  });
});

describe('SS-11.1 legal predictions are complete', () => {
  test('SS-14.7: from a full middle the saboteur and every choice of at most 15 seals, no take-over', () => {
    let expected = 0;
    for (let red = 0; red <= 5; red += 1) {
      for (let rest = 0; rest < 256; rest += 1) {
        const others = [rest & 3, (rest >> 2) & 3, (rest >> 4) & 3, rest >> 6].reduce((sum, number) => sum + number);
        if (red + others <= 15) expected += 1;
      }
    }
    const listed = moves(table({}));
    expect(listed).toHaveLength(1 + expected);
    expect(listed.some(move => move.type === 'predict' && move.takeOvers.length > 0)).toBe(false);
  });
  test('one red seal left, one blue at A: five choices and the saboteur', () => {
    const state = table({ seals: ['R4 Y3 G3 B3'], turn: B });
    state.table.middle.splice(0, 7, ...seals('R1 W1'));
    state.table.seals[A]?.splice(0, 7, ...seals('B1'));
    expect(moves(state).map(move => JSON.stringify(move))).toEqual(
      [
        SABOTEUR,
        predicting({}),
        predicting({}, [['B', A]]),
        predicting({ R: 1 }),
        predicting({ R: 1 }, [['B', A]]),
      ].map(move => JSON.stringify(move)),
    );
  });
  test('SS-11.2: with noReplacement every order of take-overs is a move of its own', () => {
    const state = table({ options: { whiteSupply: 'noReplacement' }, seals: ['Y1', 'Y1'], turn: C });
    state.table.middle.splice(0, 7, ...seals('W1'));
    const orders = moves(state).filter(move => move.type === 'predict' && move.takeOvers.length === 2);
    expect(orders).toEqual([
      predicting({}, [
        ['Y', A],
        ['Y', B],
      ]),
      predicting({}, [
        ['Y', B],
        ['Y', A],
      ]),
    ]);
  });
});
