import { allSeats, at, fastChance, namedSecret, sealedChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { total } from '../rules/counts.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import type { State } from '../rules/state.ts';
import { randomOptions } from './random-options.ts';
import { table } from './table.ts';

interface Step {
  readonly before: State;
  readonly after: State;
  readonly told: readonly Event[];
}

/** Random games, told step by step. */
function* steps(seats: number, games: number, seed: number): Generator<Step> {
  for (let game = 0; game < games; game += 1) {
    const luck = fastChance(seed * 1000 + game);
    const chance = sealedChance(namedSecret(`mea-culpa steps ${seed} ${game}`));
    const state = rules.setup(randomOptions(seats, luck), seats, chance);
    while (rules.places(state.table) === undefined) {
      const acting = rules.toAct(state.table);
      const seat = at(acting, luck.below(acting.length));
      const before = rules.clone(state);
      const told: Event[] = [];
      const move = rules.randomMove(state.table, at(state.secrets, seat), seat, luck);
      rules.apply(state, seat, move, chance, (_, event) => told.push(event));
      yield { before, after: state, told };
    }
  }
}

const yellowHeld = (state: State): number => state.secrets.reduce((sum, own) => sum + at(own.letters, 0), 0);

describe.each([2, 3, 4])('MC-30 from step to step, %i players', seats => {
  test('INV-1 to INV-11, INV-13', () => {
    let visits = 0;
    for (const { before, after, told } of steps(seats, 12 * LONGER, SEED)) {
      if (before.table.round === 0) visits = 0;
      expect(rules.brokenInvariants(after)).toEqual([]);
      const sameRound = before.table.round === after.table.round;
      for (const seat of allSeats(seats)) {
        const over = after.table.result.length > 0;
        if (!over) expect(at(after.table.souls, seat)).toBeGreaterThanOrEqual(at(before.table.souls, seat)); // INV-8
        if (sameRound) expect(at(after.table.posts, seat)).toBeGreaterThanOrEqual(at(before.table.posts, seat)); // INV-9
      }
      for (const event of told) {
        if (event.type === 'bidsRevealed') expect(paid(before, event)).toEqual(talerLost(before, after)); // INV-10
        if (event.type === 'yellowLetterTaken') visits += 1;
      }
      expect(movesInComparison(told)).toBeLessThanOrEqual(1); // INV-10
      expect(yellowHeld(after)).toBe(visits); // INV-13
      if (!sameRound && before.table.round > 0) {
        expect(told.map(event => event.type)).toContain('marketEmpty'); // INV-5: empty before it is laid out anew
        expect(at(after.table.market, 4) + after.hidden.bag.filter(stone => stone === 4).length).toBe(6); // INV-5
        expect(after.table.emperorCrew).toBe(1); // INV-6
      }
      expect(after.table.round).toBeLessThanOrEqual(11); // INV-7
    }
  });
});

/** INV-10  Everyone pays, except the keeper. */
const paid = ({ table: { seats } }: State, { bids, keeper }: Extract<Event, { type: 'bidsRevealed' }>): number[] =>
  allSeats(seats).map(seat => (seat === keeper ? 0 : at(bids, seat).taler));
const talerLost = (before: State, after: State): number[] =>
  before.secrets.map((own, seat) => own.taler - at(after.secrets, seat).taler);

const movesInComparison = (told: readonly Event[]): number =>
  told.filter(event => (event.type === 'soulMoved' || event.type === 'soulStopped') && event.rule === 'MC-17.2').length;

test('a broken state is noticed, each invariant by its number', () => {
  const good = (): State => {
    const state = table({ market: 'wine7', emperorCrew: 1 });
    state.hidden.bag.push(
      ...[0, 1, 2, 3, 4].flatMap((stone, index) => Array<number>(at([10, 2, 9, 7, 6], index)).fill(stone)),
    );
    state.table.bag = state.hidden.bag.length;
    state.table.supply[0] = 9;
    return state;
  };
  expect(rules.brokenInvariants(good())).toEqual([]);
  const breaks: readonly [string, (state: State) => void][] = [
    [
      'INV-1',
      state => {
        state.hidden.bag.pop();
      },
    ],
    [
      'INV-2',
      state => {
        state.table.supply[2] = 3;
      },
    ],
    [
      'INV-3',
      state => {
        state.table.stock[1] = 6;
      },
    ],
    [
      'INV-4',
      state => {
        state.table.hut = 4;
      },
    ],
    [
      'INV-5',
      state => {
        state.table.market[1] = 8;
      },
    ],
    [
      'INV-6',
      state => {
        state.table.emperorCrew = 0;
      },
    ],
    [
      'INV-7',
      state => {
        state.table.round = 12;
      },
    ],
    [
      'INV-8',
      state => {
        state.table.souls.splice(0, 2, 5, 5);
      },
    ],
    [
      'INV-9',
      state => {
        state.table.posts[0] = 7;
      },
    ],
    [
      'INV-11',
      state => {
        state.table.popeStones.splice(0, 3, 0, 3, 0);
      },
    ],
  ];
  for (const [number, spoil] of breaks) {
    const state = good();
    spoil(state);
    expect(rules.brokenInvariants(state).join()).toContain(number);
  }
  expect(top(good().table).at).toBe('bid');
  expect(total(good().table.market)).toBe(7);
});
