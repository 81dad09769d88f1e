import { OPEN_GAMES, openGame } from '@conclave/house/all';
import { characterNames, charactersIn, knownFor, traitsAt } from '@conclave/house/characters';
import { type GameTypes, LANGUAGES, LEVELS, traitIn } from '@conclave/kernel';
import { type AnyBot, decide, explain, type Situation } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { playEncounter } from '../src/arena/play.ts';

interface Deed {
  readonly situation: Situation<GameTypes>;
  readonly move: object;
  readonly reason: string;
}

/** Everything that bots of one name do in some games among themselves. */
const deedsOf = (game: string, name: string, games: number): readonly Deed[] => {
  const { rules, bots } = openGame(game);
  const deeds: Deed[] = [];
  const bot = bots[name] as AnyBot;
  const noted: AnyBot = {
    *think(situation, stream, budget) {
      const known = structuredClone(situation);
      const decision = yield* bot.think(situation, stream, budget);
      deeds.push({ situation: known, move: decision.move, reason: decision.why.reason });
      return decision;
    },
  };
  for (let index = 0; index < games; index += 1) {
    const luck = `characters ${index}`;
    playEncounter({ rules, bots: [noted, noted, noted, noted], deal: luck, luck, budget: { iterations: 4 } });
  }
  return deeds;
};

type Told = { readonly type: string } & Readonly<Record<string, unknown>>;
const told = ({ move }: Deed): Told => move as Told;

/** In which part of the deeds that are counted this was done. */
const part = (deeds: readonly Deed[], counts: (move: Told) => boolean, did: (move: Told) => boolean): number => {
  const counted = deeds.map(told).filter(counts);
  return counted.filter(did).length / counted.length;
};

const isOf =
  (...types: readonly string[]) =>
  ({ type }: Told): boolean =>
    types.includes(type);
const cards = (move: Told): readonly unknown[] => (Array.isArray(move.cards) ? move.cards : []);
const sealsIn = (move: Told): number =>
  Object.values(move.fromMiddle as object).reduce((sum, count) => sum + count, 0) +
  (move.takeOvers as readonly unknown[]).length;
const meanSeals = (deeds: readonly Deed[]): number => {
  const sizes = deeds.map(told).filter(isOf('predict')).map(sealsIn);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
};

const lie = (move: Told): boolean => cards(move).some(card => card !== move.claim);
const doubts = (deeds: readonly Deed[]) => part(deeds, isOf('believe', 'doubt', 'join'), isOf('doubt'));
const lies = (deeds: readonly Deed[]) => part(deeds, isOf('confess'), lie);
const joins = (deeds: readonly Deed[]) => part(deeds, isOf('believe', 'doubt', 'join'), isOf('join'));
const inTurn = isOf('buy', 'greedy', 'buyLetter', 'sell', 'donate', 'visit', 'pass');
const trade = (deeds: readonly Deed[]) => part(deeds, inTurn, isOf('buy', 'greedy', 'sell'));
const gifts = (deeds: readonly Deed[]) => part(deeds, inTurn, isOf('donate'));
const virtue = (deeds: readonly Deed[]) => 1 - part(deeds, inTurn, isOf('greedy', 'visit'));
const spoiling = (deeds: readonly Deed[]) => deeds.filter(({ reason }) => reason === 'seven-seals.spoilerPlays').length;

/** Of which moves of Dogma each sentence may be said. */
const SAID_OF: Readonly<Record<string, (move: Told) => boolean>> = {
  'dogma.inquisitor': isOf('doubt'),
  'dogma.saint': move => move.type !== 'confess' || !lie(move),
  'dogma.gambler': move => cards(move).length === 3,
  'dogma.gamblerJoins': isOf('join'),
};

/** What each is known by, as a number that is greater than a plain regular's. */
const KNOWN_BY = [
  ['dogma', 'inquisitor', doubts],
  ['dogma', 'saint', (deeds: readonly Deed[]) => 1 - lies(deeds)],
  ['dogma', 'gambler', joins],
  ['seven-seals', 'prophet', meanSeals],
  ['seven-seals', 'hermit', (deeds: readonly Deed[]) => -meanSeals(deeds)],
  ['seven-seals', 'spoiler', spoiling],
  ['mea-culpa', 'banker', trade],
  ['mea-culpa', 'builder', gifts],
  ['mea-culpa', 'penitent', virtue],
] as const;

test.each(KNOWN_BY)('%s: the %s does what the name says more than a plain regular', (game, trait, measure) => {
  const games = game === 'dogma' ? 100 : 16; // tastes are faint there, and games quick
  expect(measure(deedsOf(game, `regular:${trait}`, games))).toBeGreaterThan(measure(deedsOf(game, 'regular', games)));
});

test.each(KNOWN_BY)(
  '%s: what the %s says of the own taste is said only where a plain regular values something else more',
  (game, trait) => {
    const own = deedsOf(game, `regular:${trait}`, 6).filter(({ reason }) => reason.startsWith(`${game}.${trait}`));
    expect(own.length).toBeGreaterThan(0);
    const { bots, reasons } = openGame(game);
    for (const { situation, move, reason } of own) {
      for (const language of LANGUAGES) expect(explain({ reason }, language, reasons)).toMatch(/[.]$/);
      if (game === 'dogma') {
        expect(SAID_OF[reason]?.(move as Told), reason).toBe(true); // what a regular would do there is drawn
        continue;
      }
      const fixed = { stream: () => 0, below: () => 0 };
      expect(decide(bots.regular, situation, fixed as never, {}).move).not.toEqual(move);
    }
  },
);

describe.each(OPEN_GAMES.map(({ title }) => title.id))('%s', game => {
  test('has the characters that it names, at the levels that have some, and no others', () => {
    const played = Object.keys(openGame(game).bots).filter(name => traitIn(name) !== undefined);
    expect(played.toSorted()).toEqual([...characterNames(game)].toSorted());
    expect(LEVELS.filter(level => traitsAt(game, level).length > 0)).toEqual([
      'regular',
      'prior',
      'master',
      'cardinal',
    ]);
    for (const { name, line } of Object.values(charactersIn(game)))
      for (const language of LANGUAGES) {
        expect(name[language].length).toBeLessThanOrEqual(24);
        expect(line[language]).toMatch(/\.$/);
      }
    expect(knownFor(game, 'novice:saint')).toBeUndefined();
    expect(knownFor(game, 'regular:nobody')).toBeUndefined();
    expect(knownFor(game, 'regular')).toBeUndefined();
  });
});

test('a game without characters lacks nothing', () => {
  expect([traitsAt('whist', 'regular'), characterNames('whist'), knownFor('whist', 'regular:saint')]).toEqual([
    [],
    [],
    undefined,
  ]);
});
