import {
  type AnyRules,
  combinations,
  fastChance,
  namedSecret,
  openPlay,
  orThrow,
  playStep,
  sealedChance,
  toActAt,
  type Viewer,
  viewOf,
  type WireSchemas,
} from '@conclave/kernel';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { Api } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({}, { games: GAMES });
});
afterAll(() => house.close());

const published = (game: string): Promise<WireSchemas> => new Api(house.base).ok('GET', `/api/games/${game}/schema`);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

type Judges = Readonly<Record<keyof WireSchemas, ValidateFunction>>;
const judgesOf = async (game: string): Promise<Judges> => {
  const { move, view, event } = await published(game);
  return { move: ajv.compile(move), view: ajv.compile(view), event: ajv.compile(event) };
};

/** As it goes over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const fits = (judge: ValidateFunction, value: unknown): void => {
  if (!judge(sent(value))) throw new Error(`${ajv.errorsText(judge.errors)}: ${JSON.stringify(value)}`);
};

/** One random game: every move, every event, and what every viewer sees after each step. Says which moves and events there were. */
const playThrough = (rules: AnyRules, judges: Judges, seats: number, options: object, seed: number): Set<string> => {
  const { toPlain } = GAMES.wireOf(rules.id);
  const stream = fastChance(seed);
  const met = new Set<string>();
  let play = openPlay({ rules, options, seats, chance: sealedChance(namedSecret(`schemas ${seed}`)) });
  const hear = (event: { readonly type: string }): void => {
    fits(judges.event, event);
    met.add(event.type);
  };
  for (const { heard } of play.recent) for (const { event } of heard) hear(event);
  const look = (viewer: Viewer): void => fits(judges.view, toPlain(viewOf(play.state, viewer)));
  while (toActAt(play).length > 0) {
    const [seat = 0] = toActAt(play);
    const move = rules.randomMove(play.state.table, play.state.secrets[seat] ?? {}, seat, stream);
    fits(judges.move, move);
    const { play: after, step } = playStep(play, seat, move, { at: play.seq });
    play = after;
    met.add(move.type);
    for (const { event } of step.heard) hear(event);
    for (let viewer = 0; viewer < seats; viewer += 1) look(viewer);
    look('spectator');
  }
  return met;
};

const counts = GAMES.list.flatMap(({ id, seats }) =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, more) => [id, seats.min + more] as const),
);

test.each(counts)(
  '%s with %i players: moves, plain views and events fit their published schemas',
  async (id, seats) => {
    const rules = GAMES.find(id) as AnyRules;
    const judges = await judgesOf(id);
    const seating = { seats, humans: seats };
    const all = [...combinations(rules.options.specs, seating)];
    const met = new Set<string>();
    for (let game = 0; game < 3; game += 1) {
      const options = orThrow(rules.options.parse(all[(game * 7) % all.length] ?? {}, seating));
      for (const type of playThrough(rules, judges, seats, options, seats * 100 + game)) met.add(type);
    }
    expect(met.size).toBeGreaterThan(8);
  },
);

describe('what does not fit is found', () => {
  test('cards that do not exist, fields that nobody knows, drawers of spectators', async () => {
    const { move, view, event } = await judgesOf('seven-seals');
    expect(move({ type: 'playCard', card: 'V12' })).toBe(true);
    expect(move({ type: 'playCard', card: 'V16' })).toBe(false);
    expect(move({ type: 'playCard', card: 76 })).toBe(false);
    expect(event({ type: 'cardPlayed', seat: 0, card: 'V12', by: 'luck' })).toBe(false);
    const rules = GAMES.find('seven-seals') as AnyRules;
    const options = orThrow(rules.options.parse({}, { seats: 3, humans: 3 }));
    const { state } = openPlay({ rules, options, seats: 3, chance: sealedChance(namedSecret('x')) });
    const raw = viewOf(state, 0);
    const plain = GAMES.wireOf('seven-seals').toPlain(raw);
    expect(view(sent(plain))).toBe(true);
    expect(view(sent(raw))).toBe(false); // bits and numbers of the engine
    expect(view(sent({ ...plain, seat: 'spectator' }))).toBe(false);
  });

  test('a game that nobody knows has no schemas', async () => {
    await expect(published('chess')).rejects.toThrow('404');
  });
});
