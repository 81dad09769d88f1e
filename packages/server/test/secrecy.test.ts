import {
  type AnyGame,
  type AnyRules,
  fastChance,
  type Seat,
  type SeatView,
  type State,
  seatView,
} from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { gamesOf } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { ALL_GAMES, nonce, openHouse } from './house.ts';

/** The same rules, but everything that seat 0 cannot see is dealt anew. */
const otherwiseDealt = (rules: AnyRules, world: number): AnyRules => ({
  ...rules,
  setup: (options, seats, chance, emit) => {
    const memory = rules.newMemory(options, seats, 0);
    const state = rules.setup(options, seats, chance, (to, event) => {
      if (to === 'all' || to === 0) rules.remember(memory, event);
      emit?.(to, event);
    });
    return world === 0 ? state : imagined(rules, state, memory, world);
  },
});

const imagined = (rules: AnyRules, state: State<AnyGame>, memory: object, world: number): State<AnyGame> => {
  const view = seatView(state, 0);
  if (rules.id !== 'sealed-bids') return rules.imagine(view, memory, fastChance(world));
  const [own, ...others] = structuredClone(state.secrets);
  return { ...state, secrets: [own as object, ...others.reverse()] }; // the tiny game has no imagination: others swap hands
};

/** Bytes from nowhere, but the same ones in every world. */
const sameBytes = (): ((bytes: number) => Uint8Array) => {
  const stream = fastChance(99);
  return bytes => Uint8Array.from({ length: bytes }, () => stream.below(256));
};

interface World {
  readonly lives: readonly Live[];
  readonly watching: { readonly spectator: Live; readonly lobby: Live };
  readonly rules: AnyRules;
  readonly table: string;
  close(): Promise<void>;
}

const openWorld = async (game: AnyRules, world: number): Promise<World> => {
  const rules = otherwiseDealt(game, world);
  const house = await openHouse({}, { games: gamesOf([rules]), random: sameBytes(), now: () => 1_000_000 });
  const guests: Guest[] = [];
  for (let seat = 0; seat < Math.max(3, rules.seats.min); seat += 1)
    guests.push(await newGuest(house.base, `Guest ${seat}`));
  const api = new Api(house.base, guests[0]?.token);
  const lobby = await Live.open(house.base);
  lobby.send({ type: 'lobby', on: true });
  await lobby.next('lobby');
  const { id } = await api.ok<TableInfo>('POST', '/api/tables', {
    game: rules.id,
    seats: guests.map(() => ({ kind: 'open' })),
    settings: { visibility: 'lobby', watchers: 'anyone', clock: { kind: 'move', seconds: 60 } },
  });
  const lobbyTold = (count: number) =>
    lobby.until(() => (lobby.texts.length === count ? true : undefined), 'the lobby');
  await lobbyTold(3); // welcome, the empty lobby, the new table
  const lives: Live[] = [];
  for (const [seat, { token }] of guests.entries()) {
    await new Api(house.base, token).act(id, { do: 'sit', seat, nonce: nonce(seat) });
    await lobbyTold(4 + seat);
    const live = await Live.open(house.base, token);
    await live.watch(id);
    lives.push(live);
  }
  const spectator = await Live.open(house.base);
  await spectator.watch(id);
  return { lives, watching: { spectator, lobby }, rules, table: id, close: house.close };
};

const moveOf = async ({ lives, table }: World, seat: Seat, move: unknown, n: number): Promise<void> => {
  const live = lives[seat] as Live;
  await live.request({ type: 'move', table, id: `n${n}`, seq: live.seen?.seq, move } as never);
  for (const other of lives)
    await other.until(() => (other.seen?.seq === live.seen?.seq ? true : undefined), 'everybody to be told');
};

/** Some legal moves of a seat in a world. */
const movesOf = ({ lives, rules }: World, seat: Seat): readonly AnyGame['move'][] => {
  const view = (lives[seat] as Live).seen?.view as SeatView<AnyGame> | undefined;
  if (view === undefined) return [];
  const { table, own } = view;
  const moves: AnyGame['move'][] = [];
  for (const move of rules.legalMoves(table, own, seat)) if (moves.push(move) === 300) break;
  return moves;
};

/** The first pair of moves that looks the same to everyone else. */
const alike = (one: World, other: World, seat: Seat): readonly [AnyGame['move'], AnyGame['move']] | undefined => {
  const looks = new Map(movesOf(other, seat).map(move => [JSON.stringify(other.rules.publicPart(move)), move]));
  for (const move of movesOf(one, seat)) {
    const twin = looks.get(JSON.stringify(one.rules.publicPart(move)));
    if (twin !== undefined) return [move, twin];
  }
  return undefined;
};

const askedIn = ({ lives, rules }: World): readonly Seat[] => rules.toAct(lives[0]?.seen?.view.table ?? {});

/** Plays the same public game in both worlds while that is possible without a reveal; says how many moves that was. */
const playAlike = async (one: World, other: World): Promise<number> => {
  for (let n = 0; n < 60; n += 1) {
    const asked = askedIn(one);
    const sealed = one.rules.publicPart(movesOf(one, asked[0] ?? 0)[0] ?? { type: '' });
    const reveals = asked.length === 1 && n > 0 && JSON.stringify(sealed) === '{"type":"bid"}'; // the last sealed bid opens all
    const seat = asked.at(-1);
    const pair = seat === undefined || reveals ? undefined : alike(one, other, seat);
    if (seat === undefined || pair === undefined) return n;
    await moveOf(one, seat, pair[0], n);
    await moveOf(other, seat, pair[1], n);
  }
  return 60;
};

test.each(ALL_GAMES.list.map(rules => [rules.id, rules] as const))(
  '%s: two games that differ only in what seat 0 cannot know send it, spectators and the lobby the same bytes',
  async (_id, rules) => {
    const one = await openWorld(rules, 0);
    const other = await openWorld(rules, 1);
    const hidden = [1, 2].map(seat => one.lives[seat]?.seen?.view.own);
    expect([1, 2].map(seat => other.lives[seat]?.seen?.view.own)).not.toEqual(hidden); // the worlds do differ
    const moves = await playAlike(one, other);
    expect(moves).toBeGreaterThan(1);
    for (const { lives } of [one, other])
      await lives[0]?.request({ type: 'move', table: one.table, id: 'no', seq: 999, move: {} } as never);
    expect(other.lives[0]?.texts).toEqual(one.lives[0]?.texts);
    expect(other.watching.spectator.texts).toEqual(one.watching.spectator.texts);
    expect(other.watching.lobby.texts).toEqual(one.watching.lobby.texts);
    await one.close();
    await other.close();
  },
);
