import { orThrow } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { notation } from '../rules/notation.ts';
import { REFUSAL_CODES } from '../rules/refusals.ts';
import { rules } from '../rules/rules.ts';
import { A, B, D, handing, playing, predicting, SABOTEUR, table, why } from './table.ts';

const at = table({}).table;

describe('SS-11.2 the written form of a move', () => {
  test('zeros go, keys and take-overs are put in order', () => {
    const raw = {
      type: 'predict',
      fromMiddle: { B: 2, R: 1, Y: 0 },
      takeOvers: [
        { colour: 'G', giver: 2 },
        { colour: 'G', giver: 0 },
        { colour: 'R', giver: 1 },
      ],
    };
    expect(JSON.stringify(orThrow(rules.parseMove(raw, at)))).toBe(
      '{"type":"predict","fromMiddle":{"R":1,"B":2},"takeOvers":[{"colour":"R","giver":1},{"colour":"G","giver":0},{"colour":"G","giver":2}]}',
    );
  });
  test('with noReplacement the order of take-overs is kept', () => {
    const move = predicting({}, [
      ['G', 2],
      ['G', 0],
    ]);
    expect(orThrow(rules.parseMove(move, table({ options: { whiteSupply: 'noReplacement' } }).table))).toEqual(move);
  });
  test.each([
    ['fromMiddle.R', { type: 'predict', fromMiddle: { R: -1 }, takeOvers: [] }],
    ['fromMiddle.R', { type: 'predict', fromMiddle: { R: 1.5 }, takeOvers: [] }],
    ['fromMiddle.X', { type: 'predict', fromMiddle: { X: 1 }, takeOvers: [] }],
    ['takeOvers[0].giver', { type: 'predict', fromMiddle: {}, takeOvers: [{ colour: 'R', giver: 4 }] }],
    ['takeOvers[0].colour', { type: 'predict', fromMiddle: {}, takeOvers: [{ colour: 'Q', giver: 1 }] }],
    ['takeOvers', { type: 'predict', fromMiddle: {}, takeOvers: 'all' }],
    ['fromMiddle', { type: 'predict', takeOvers: [] }],
    ['card', { type: 'playCard', card: 'V16' }],
    ['card', { type: 'playCard', card: 12 }],
    ['seal', { type: 'handIn', seal: 'Q' }],
    ['extra', { type: 'takeSaboteur', extra: 1 }],
  ])('SS-15: a broken shape is malformed at %s', (path, raw) => {
    expect(rules.parseMove(raw, at)).toMatchObject({ ok: false, fault: { code: 'malformed', path } });
  });
});

describe('SS-15, SS-11.3 the first reason is reported', () => {
  test('the table has 18 codes in this order', () => {
    expect(REFUSAL_CODES.slice(0, 6)).toEqual([
      'notYourTurn',
      'handInPending',
      'noHandInPending',
      'wrongPhase',
      'saboteurTaken',
      'sealKindNotAllowed',
    ]);
    expect(REFUSAL_CODES).toHaveLength(18);
  });
  test.each([
    ['turn before kind', B, predicting({ W: 1 }), 'notYourTurn'],
    ['kind before number', A, predicting({ W: 1, R: 9 }), 'sealKindNotAllowed'],
    ['number before giver', A, predicting({ R: 9 }, [['Y', A]]), 'notInMiddle'],
    ['middle before giver', A, predicting({}, [['Y', A]]), 'middleFirst'],
    ['phase before cards', A, playing('R1'), 'wrongPhase'],
    ['no choice open before phase', A, handing('R'), 'noHandInPending'],
  ] as const)('%s', (_what, seat, move, code) => expect(why(table({}), seat, move)).toBe(code));
  test('a prediction during the tricks is wrongPhase', () =>
    expect(why(table({ phase: 'play' }), A, SABOTEUR)).toBe('wrongPhase'));
  test('giver before number, number before whites', () => {
    const state = table({ seals: ['Y3', 'G3 W4'], turn: 2 });
    expect(
      why(
        state,
        2,
        predicting({}, [
          ['Y', 3],
          ['Y', 0],
        ]),
      ),
    ).toBe('invalidGiver');
    expect(why(state, 2, predicting({}, [['Y', 1]]))).toBe('giverHasNone');
    expect(why(state, 2, predicting({}, [['Y', 0]]))).toBe('noWhiteLeft');
  });
  test('after the end it is nobody’s turn', () =>
    expect(why(table({ phase: 'over' }), A, playing('R1'))).toBe('notYourTurn'));
});

describe('SS-12.3 time-outs', () => {
  const timeout = (state: ReturnType<typeof table>) =>
    rules.timeoutMove(state.table, state.secrets[state.table.turn] ?? { hand: [] }, state.table.turn, {
      below: () => 0,
      shuffle: items => items,
    });

  test('predict nothing', () => expect(timeout(table({}))).toEqual(predicting({})));
  test('or one seal of the first colour in the middle', () => {
    const state = table({ options: { minPrediction: 1 }, seals: ['R5 Y3'], turn: B });
    expect(timeout(state)).toEqual(predicting({ G: 1 }));
  });
  test('or one from the nearest giver clockwise', () => {
    const state = table({ options: { minPrediction: 1 }, seals: ['R3 Y3 G1', 'R2 G2', 'B3 V3'], turn: D });
    expect(timeout(state)).toEqual(predicting({}, [['R', A]]));
  });
  test.each([
    ['R1 Y2 V1', 'V1'], // equal values: yellow, green, blue, violet, red
    ['R1 Y1 G1', 'Y1'],
    ['R2 B9 G12', 'R2'],
  ])('of %s the lowest is %s', (held, card) =>
    expect(timeout(table({ phase: 'play', hands: [held] }))).toEqual(playing(card)),
  );
  test('SS-12.2: a forced card is still a choice that the table waits for', () => {
    const state = table({ phase: 'play', turn: B, trick: { leader: A, cards: 'V8' }, hands: ['', 'V9'] });
    expect(rules.toAct(state.table)).toEqual([B]);
  });
  test('only legal cards count', () => {
    const state = table({ phase: 'play', turn: B, trick: { leader: A, cards: 'V8' }, hands: ['', 'Y1 V9 V12'] });
    expect(timeout(state)).toEqual(playing('V9'));
  });
  test.each([
    ['the led colour', 3, 'R1 V1 W1', 'V'],
    ['else red', 3, 'R1 W1', 'R'],
    ['the led colour, also in the 14th trick', 14, 'R1 V1 W1', 'V'],
    ['in the 15th trick white first', 15, 'R1 V1 W1', 'W'],
  ] as const)('hand in %s', (_what, trickNumber, own, seal) => {
    const state = table({
      phase: 'handIn',
      turn: B,
      trickNumber,
      seals: ['', own, '', ''],
      trick: { leader: A, cards: 'V8 R3 V1 G8' },
    });
    expect(timeout(state)).toEqual(handing(seal));
  });
});

describe('SS-13 options', () => {
  const parse = (options: object, seats: number) => rules.options.parse(options, { seats, humans: seats });
  test('defaults come first', () => {
    expect(orThrow(parse({}, 4))).toEqual({
      saboteurBase: 4,
      whiteSupply: 'blocked',
      minPrediction: 0,
      trickHistory: 'last',
      tieBreak: 'shared',
      threePlayerRounds: 6,
    });
  });
  test.each([
    ['SS-13.1', { saboteurBase: 5 }],
    ['SS-13.6', { threePlayerRounds: 3 }],
  ])('%s: for three players only', (rule, options) => {
    expect(parse(options, 3).ok).toBe(true);
    expect(parse(options, 4)).toMatchObject({ ok: false, fault: { code: 'optionNotAvailable', rule } });
  });
  test('unknown values are named', () => {
    expect(parse({ tieBreak: 'coin' }, 4)).toMatchObject({
      ok: false,
      fault: { path: 'options.tieBreak', rule: 'SS-13.5' },
    });
  });
});

describe('typed moves', () => {
  const view = { seat: A, table: at, own: { hand: [] } };
  test.each([
    ['saboteur', SABOTEUR],
    ['predict 0', predicting({})],
    ['Predict r1 b2 g<c', predicting({ R: 1, B: 2 }, [['G', 2]])],
    ['predict R R B', predicting({ R: 2, B: 1 })],
    ['v12', playing('V12')],
    ['play V12', playing('V12')],
    ['hand in W', handing('W')],
    ['r', handing('R')],
  ])('%s', (text, move) => expect(orThrow(notation.readMove(text, view))).toEqual(move));
  test.each([SABOTEUR, predicting({}), predicting({ R: 1, B: 2 }, [['G', 2]]), playing('V12'), handing('W')])(
    'what is written can be read: %o',
    move => {
      expect(orThrow(notation.readMove(notation.writeMove(move), view))).toEqual(move);
    },
  );
  test.each(['', 'dance', 'predict Q1', 'predict G<Z', 'V16'])('"%s" is no move', text =>
    expect(notation.readMove(text, view).ok).toBe(false),
  );
});
