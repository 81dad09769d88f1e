import { expect, test } from 'vitest';

interface Strategy {
  readonly confess: Float64Array;
  readonly answer: Float64Array;
}
interface Game {
  readonly histories: number;
  readonly nodes: readonly object[];
}
interface Small {
  smallDogma(size: { size: number; limit: number }): Game;
  strategyOf(game: Game): Strategy;
}
interface Walk {
  proportional(game: Game, sums: Strategy): Strategy;
  shareOf(game: Game, strategy: Strategy, seat: number): number;
  bestAnswer(game: Game, strategy: Strategy, seat: number): number;
  exploitability(game: Game, strategy: Strategy): number;
  cfrPlus(game: Game, rounds: number): Strategy;
  mirrorDescent(game: Game, rounds: number, style: object): Strategy;
}

const BOUNDS = new URL('../../bench/bounds/', import.meta.url);
const load = async (name: string): Promise<unknown> => import(new URL(name, BOUNDS).href);

test('small Dogma: shares add up, nobody does worse with a best answer, and CFR+ leaves little to take', async () => {
  const { smallDogma, strategyOf } = (await load('small-dogma.mjs')) as Small;
  const walks = (await load('small-dogma-walk.mjs')) as Walk;
  const game = smallDogma({ size: 2, limit: 2 });
  expect([game.nodes.length, game.histories]).toEqual([155, 10528]);
  const byLuck = walks.proportional(game, strategyOf(game));
  const found = walks.cfrPlus(game, 60);
  const learned = walks.mirrorDescent(game, 60, { pull: 0.1 });
  for (const strategy of [byLuck, found, learned]) {
    const shares = [0, 1].map(seat => walks.shareOf(game, strategy, seat));
    expect((shares[0] as number) + (shares[1] as number)).toBeCloseTo(1, 10);
    for (const seat of [0, 1])
      expect(walks.bestAnswer(game, strategy, seat)).toBeGreaterThan((shares[seat] as number) - 1e-9);
  }
  expect(walks.exploitability(game, byLuck)).toBeGreaterThan(0.2);
  expect(walks.exploitability(game, found)).toBeLessThan(0.01);
  expect(walks.exploitability(game, learned)).toBeLessThan(0.05);
});
