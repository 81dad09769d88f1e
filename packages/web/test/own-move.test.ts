import type { Dogma } from '@conclave/dogma';
import { rules as dogma } from '@conclave/dogma/rules';
import { type AnyGame, fastChance, type Seat, seatView, type View } from '@conclave/kernel';
import type { MeaCulpa } from '@conclave/mea-culpa';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { cardsIn, type Move, type SevenSeals, type State } from '@conclave/seven-seals';
import { rules } from '@conclave/seven-seals/rules';
import type { TableStep } from '@conclave/stage/table/source.ts';
import { expect, test } from 'vitest';
import { foresee as foreseeLaid } from '../../games/dogma/page/cut.ts';
import { cut as cutTown } from '../../games/mea-culpa/page/cut.ts';
import { foresee as foreseeDeed } from '../../games/mea-culpa/page/foresee.ts';
import { cut, foresee } from '../../games/seven-seals/page/cut.ts';

type SeatSees = View<SevenSeals> & { readonly own: SevenSeals['secrets'] };

const CHANCE = fastChance(7);
const newGame = (): State => {
  const options = rules.options.parse({}, { seats: 4, humans: 1 });
  if (!options.ok) throw new Error('no options');
  return rules.setup(options.value, 4, CHANCE);
};
const turnOf = (state: State): Seat => rules.toAct(state.table)[0] ?? 0;
const randomMove = ({ table, secrets }: State, seat: Seat): Move =>
  rules.randomMove(table, secrets[seat] as SevenSeals['secrets'], seat, CHANCE.stream('moves'));
const sees = (state: State, seat: Seat): SeatSees => structuredClone(seatView(state, seat)) as SeatSees;

/** A game by luck: each card that somebody plays, as its player saw the table before and after. */
function* cardsPlayed(): Generator<{ before: SeatSees; move: Move; step: TableStep }> {
  const state = newGame();
  for (let seq = 1; rules.places(state.table) === undefined; seq += 1) {
    const seat = turnOf(state);
    const move = randomMove(state, seat);
    const before = sees(state, seat);
    const events: SevenSeals['event'][] = [];
    rules.apply(state, seat, move, CHANCE, (to, event) => void (to === 'all' && events.push(event)));
    const view = sees(state, seat) as View<AnyGame>;
    if (move.type === 'playCard') yield { before, move, step: { seq, view, events, toAct: [], past: false } };
  }
}

test('what is drawn of our own card before the answer is what the answer brings', () => {
  let ended = 0;
  for (const { before, move, step } of cardsPlayed()) {
    const foreseen = foresee(before as View<AnyGame>, move) as SeatSees;
    const shown = cut(before as View<AnyGame>, step).map(({ view }) => view as SeatSees);
    expect(shown[0]?.table.trick).toEqual(foreseen.table.trick);
    expect(shown[0]?.own).toEqual(foreseen.own);
    ended += shown.length > 1 ? 1 : 0;
  }
  expect(ended).toBe(60); // 4 rounds of 15 tricks
});

test('while a trick still lies there, the card that ended it is in the trick and not in the hand', () => {
  for (const { before, step } of cardsPlayed()) {
    const moments = cut(before as View<AnyGame>, step).slice(0, -1);
    const [{ type }] = step.events as readonly [SevenSeals['event']];
    expect(type).toBe('cardPlayed');
    for (const { view } of moments) {
      const { table, own } = view as SeatSees;
      expect(table.trick.cards).toHaveLength(4);
      for (const card of table.trick.cards) expect(cardsIn(own.hand)).not.toContain(card);
    }
  }
});

test('SS-5.4: a card that may not be played is not drawn before it is refused', () => {
  let refused = 0;
  for (const { before } of cardsPlayed()) {
    for (const card of ['R1', 'Y1', 'G1', 'B1', 'V1'] as const) {
      const move: Move = { type: 'playCard', card };
      const refusal = rules.refusal(before.table, before.own, turnOf({ table: before.table } as State), move);
      expect(foresee(before as View<AnyGame>, move) === undefined).toBe(refusal !== undefined);
      refused += refusal === undefined ? 0 : 1;
    }
  }
  expect(refused).toBeGreaterThan(0);
});

test('DG-5.1, DG-7.1: cards that we lay are out of the hand and on the pile, as the answer will have it', () => {
  type Sees = View<Dogma> & { readonly own: Dogma['secrets'] };
  const laid = { confess: 0, join: 0 };
  for (let game = 0; game < 5; game += 1) {
    const options = dogma.options.parse({}, { seats: 4, humans: 1 });
    if (!options.ok) throw new Error('no options');
    const state = dogma.setup(options.value, 4, CHANCE);
    while (dogma.places(state.table) === undefined) {
      const [seat = 0] = dogma.toAct(state.table);
      const move = dogma.randomMove(state.table, state.secrets[seat] as Dogma['secrets'], seat, CHANCE.stream('moves'));
      const foreseen = foreseeLaid(structuredClone(seatView(state, seat)) as View<AnyGame>, move) as Sees | undefined;
      dogma.apply(state, seat, move, CHANCE);
      if (move.type !== 'confess' && move.type !== 'join') {
        expect(foreseen).toBeUndefined();
        continue;
      }
      laid[move.type] += 1;
      const { pile, claim, handSizes } = state.table;
      expect(foreseen?.table).toMatchObject({ pile, claim, handSizes });
      expect(foreseen?.own).toEqual(state.secrets[seat]);
    }
  }
  expect(Math.min(laid.confess, laid.join)).toBeGreaterThan(20);
});

/** What of the town and of one's own things an own move changes for certain. */
const deed = (view: View<AnyGame> | undefined): object | undefined => {
  if (view === undefined || view.seat === 'spectator') return undefined;
  const { table, own } = view as unknown as { table: MeaCulpa['table']; own: MeaCulpa['secrets'] };
  const { market, bag, chests, characters, popeStones, crews, hut, emperorCrew, display } = table;
  return { market, bag, chests, characters, popeStones, crews, hut, emperorCrew, display, own };
};

test.each([2, 3, 4])(
  'MC: what an own move brings for certain is seen at once, just as the answer tells it first, with %i players',
  seats => {
    const options = meaCulpa.options.parse({}, { seats, humans: 1 });
    if (!options.ok) throw new Error('no options');
    const seen: Record<string, number> = {};
    for (const seed of [3, 4, 5]) {
      const luck = fastChance(seed);
      const state = meaCulpa.setup(options.value, seats, luck);
      while (meaCulpa.places(state.table) === undefined) {
        const acting = meaCulpa.toAct(state.table);
        const [seat = 0] = acting;
        const own = state.secrets[seat] as MeaCulpa['secrets'];
        const move = meaCulpa.randomMove(state.table, own, seat, luck.stream('moves'));
        const before = structuredClone(seatView(state, seat)) as View<AnyGame>;
        const foreseen = foreseeDeed(before, move);
        const events: MeaCulpa['event'][] = [];
        meaCulpa.apply(
          state,
          seat,
          move,
          luck,
          (to, event) => void ((to === 'all' || to === seat) && events.push(event)),
        );
        const view = structuredClone(seatView(state, seat)) as View<AnyGame>;
        if (move.type === 'bid' && acting.length > 1) expect(foreseen).toEqual(view); // MC-7.2
        if (move.type === 'bid' || foreseen === undefined) continue;
        const [first] = cutTown(before, { seq: 1, view, events, toAct: [], past: false });
        expect({ move, ...deed(foreseen) }).toEqual({ move, ...deed(first?.view) });
        seen[move.type] = (seen[move.type] ?? 0) + 1;
      }
      expect(
        foreseeDeed(seatView(state, 0) as View<AnyGame>, { type: 'bid', notches: 7, taler: 0 } as never),
      ).toBeUndefined();
    }
    expect(Object.keys(seen).sort()).toEqual([
      'bonus',
      'buy',
      'buyLetter',
      'character',
      'crew',
      'donate',
      'pick',
      'popeStone',
      'sell',
      'take',
    ]);
  },
);
