import {
  fastChance,
  namedSecret,
  openPlay,
  orThrow,
  placesOf,
  playStep,
  recordFor,
  recordOf,
  type Seat,
  sealedChance,
  seatRecord,
  seedFrom,
  toldSoFar,
  viewOf,
} from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { shownHistory } from '../rules/history.ts';
import { publicPart } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { type Dogma, secretsOf } from '../rules/state.ts';
import { A, B, C, cards, laid, only, play, table } from './support/table.ts';

const view = viewOf<Dogma>;

test('DG-16.1: B cannot tell an honest confession from a lie', () => {
  const hands = (own: string): readonly string[] => [own, 'envy', 'fraud'];
  const honest = table({ hands: hands('murder theft'), turn: B, claim: 'honesty', pile: [laid(A, 'honesty*2')] });
  const lie = table({ hands: hands('honesty*2'), turn: B, claim: 'honesty', pile: [laid(A, 'murder theft')] });
  for (const viewer of [B, C, 'spectator'] as const) expect(view(lie, viewer)).toEqual(view(honest, viewer));
  expect(view(lie, A)).not.toEqual(view(honest, A));
});

test('DG-16.1, DG-16.3: of a move others see the number of cards, never the cards', () => {
  expect(publicPart({ type: 'confess', cards: cards('honesty theft'), claim: 'honesty' })).toEqual({
    type: 'confess',
    count: 2,
    claim: 'honesty',
  });
  expect(publicPart({ type: 'join', cards: cards('murder') })).toEqual({ type: 'join', count: 1 });
  expect(publicPart({ type: 'createDogma', dogma: 'murder' })).toEqual({ type: 'createDogma', dogma: 'murder' });
  expect(publicPart({ type: 'doubt' })).toEqual({ type: 'doubt' });
});

test('DG-E11, DG-7.2, DG-16.2: a covered card stays covered', () => {
  const state = table({ hands: ['murder theft', 'mercy envy', 'fraud*2'] });
  const told = [
    ...play(state, A, 'confess murder as mercy'),
    ...play(state, B, 'join mercy'),
    ...play(state, C, 'believe'),
  ];
  expect(only(told, 'turnedUp').map(({ seat }) => seat)).toEqual([B]);
  expect(state.table.pile).toEqual([]);
  for (const viewer of [B, C]) {
    const shown = told.filter(({ to }) => to === 'all' || to === viewer);
    expect(JSON.stringify([shown, view(state, viewer)])).not.toContain('murder');
  }
});

test('DG-16.3, DG-D17: a taken pile arrives sorted and without a note who laid which', () => {
  const taken = (pile: readonly ReturnType<typeof laid>[]) => {
    const state = table({ hands: ['theft', 'envy', 'fraud'], turn: C, claim: 'mercy', pile });
    const told = play(state, C, 'believe');
    return { event: only(told, 'taken'), view: view(state, C) };
  };
  const one = taken([laid(A, 'murder'), laid(B, 'honesty'), laid(A, 'gluttony')]);
  const other = taken([laid(A, 'honesty'), laid(B, 'murder'), laid(A, 'gluttony')]);
  expect(one).toEqual(other);
  expect(one.event[0]?.cards).toEqual(cards('honesty murder gluttony'));
});

test('DG-16.4, DG-19.5: the page shows the current and the previous confession and all sets of four, or everything', () => {
  const turn = (seat: Seat): Event => ({ type: 'turn', rule: 'DG-13.2', seat, why: 'responder' });
  const set: Event = { type: 'setOfFour', rule: 'DG-11.1', seat: A, card: 'envy', handSize: 3 };
  const lot: Event = { type: 'startingPlayer', rule: 'DG-3.1', seat: A };
  const events = [lot, turn(A), set, turn(B), turn(C)];
  expect(shownHistory(events, { options: { history: 'full' } })).toEqual(events);
  expect(shownHistory(events, { options: { history: 'last' } })).toEqual([set, turn(B), turn(C)]);
});

/** A whole game of three by luck, as a finished record. */
const finished = (revealAfterGame: 'on' | 'off') => {
  const secret = namedSecret('dogma secrecy');
  const nonces = ['', '', ''];
  const seats = ['Anna', 'Bruno', 'Clara'].map(name => ({ name, kind: 'human' as const }));
  const settings = orThrow(options.parse({ revealAfterGame }, { seats: 3, humans: 3 }));
  const chance = sealedChance(seedFrom(secret, nonces));
  const luck = fastChance(3);
  let play = openPlay({ rules, options: settings, seats: 3, chance });
  while (placesOf(play) === undefined) {
    const { table, secrets } = play.state;
    const move = rules.randomMove(table, secretsOf(secrets, table.turn), table.turn, luck);
    play = playStep(play, table.turn, move, { at: play.seq }).play;
  }
  const keeping = { seats, secret, nonces };
  return { play, keeping, record: recordOf(play, keeping), told: toldSoFar(play) };
};

describe('DG-16.2, DG-19.4, DG-D18: after the game', () => {
  test('on: the whole record is opened for everybody', () => {
    const { play, keeping, record } = finished('on');
    expect(recordFor(play, keeping, C)).toEqual(record);
  });

  test('off: the record of another seat holds no covered cards, no hands and no opening', () => {
    const { play, keeping, record, told } = finished('off');
    for (const viewer of [A, B, C, 'spectator'] as const) {
      const kept = recordFor(play, keeping, viewer);
      expect(kept).toEqual(seatRecord(record, rules, viewer));
      if (!('lines' in kept)) throw new Error('the record was opened');
      const text = JSON.stringify(kept);
      expect(text).not.toContain(record.seal.opening);
      for (const line of kept.lines) {
        if (line.line === 'move' && line.seat !== viewer) expect(line.move).not.toHaveProperty('cards');
        if (line.line === 'event') expect([viewer, 'all']).toContain(line.to);
      }
      const events = kept.lines.flatMap(line => (line.line === 'event' ? [line.event] : []));
      expect(events).toEqual(told.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event));
    }
  });

  test('off: who only watched keeps no card that was never turned up', () => {
    const { record } = finished('off');
    const mine = seatRecord(record, rules, 'spectator');
    const cardsShown = mine.lines.filter(line => line.line === 'event' && 'cards' in (line.event as object));
    expect(cardsShown.length).toBeGreaterThan(0);
    for (const line of cardsShown) expect(line).toMatchObject({ event: { type: 'turnedUp' } });
  });
});

test('DG-16.5, DG-16.6: a bot gets its seat view; whether a move is a lie changes nothing that others are told', () => {
  const told = (text: string) => {
    const state = table({ hands: ['honesty*2 murder*2', 'envy', 'fraud'] });
    const events = play(state, A, text).filter(({ to }) => to === 'all');
    return { events, view: view(state, B) };
  };
  expect(told('confess murder murder as honesty')).toEqual(told('confess honesty honesty as honesty'));
});
