import { type AnyGame, type AnyRules, fastChance, type Seat, type SeatView, seatView } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { gamesOf, WIRES } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { ALL_GAMES, nonce, openHouse } from './house.ts';
import { newProgram } from './programs/programs.ts';

/** The same rules, but everything that seat 0 cannot see is dealt anew. */
const otherwiseDealt = (rules: AnyRules, world: number): AnyRules => ({
  ...rules,
  setup: (options, seats, chance, emit) => {
    const memory = rules.newMemory(options, seats, 0);
    const state = rules.setup(options, seats, chance, (to, event) => {
      if (to === 'all' || to === 0) rules.remember(memory, event);
      emit?.(to, event);
    });
    return world === 0 ? state : rules.imagine(seatView(state, 0), memory, fastChance(world));
  },
});

/** Bytes from nowhere, but the same ones in every world. */
const sameBytes = (): ((bytes: number) => Uint8Array) => {
  const stream = fastChance(99);
  return bytes => Uint8Array.from({ length: bytes }, () => stream.below(256));
};

interface World {
  readonly lives: readonly Live[];
  readonly watching: { readonly spectator: Live; readonly lobby: Live };
  /** The same eyes in the plain form: seat 0 and a spectator. */
  readonly plain: { readonly own: Live; readonly spectator: Live };
  readonly rules: AnyRules;
  readonly table: string;
  close(): Promise<void>;
}

/** Seat 0 is a person, or a program of somebody: both are told the same of what they cannot know, nothing. */
type Viewer = 'person' | 'program';

const openWorld = async (game: AnyRules, world: number, viewer: Viewer): Promise<World> => {
  const rules = otherwiseDealt(game, world);
  const games = gamesOf([{ [game.rulesVersion]: rules }], WIRES);
  const house = await openHouse(
    { programs: viewer === 'program', programHoldMs: 0 },
    { games, random: sameBytes(), now: () => 1_000_000 },
  );
  const guests: Guest[] = [];
  for (let seat = 0; seat < Math.max(3, rules.seats.min); seat += 1)
    guests.push(
      seat === 0 && viewer === 'program'
        ? await newProgram(house.base, 'Robot')
        : await newGuest(house.base, `Guest ${seat}`),
    );
  const api = new Api(house.base, guests[0]?.token);
  const lobby = await Live.open(house.base);
  lobby.send({ type: 'lobby', on: true });
  await lobby.next('lobby');
  const { id } = await api.ok<TableInfo>('POST', '/api/tables', {
    game: rules.id,
    seats: guests.map(() => ({ kind: 'open' })),
    settings: {
      ...{ visibility: 'lobby', watchers: 'anyone', clock: { kind: 'move', seconds: 60 } },
      ...(viewer === 'program' ? { programs: 'any' } : {}),
    },
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
  const plain = {
    own: await Live.open(house.base, guests[0]?.token, 'plain'),
    spectator: await Live.open(house.base, undefined, 'plain'),
  };
  for (const live of Object.values(plain)) await live.watch(id);
  return { lives, watching: { spectator, lobby }, plain, rules, table: id, close: house.close };
};

const moveOf = async ({ lives, plain, table }: World, seat: Seat, move: unknown, n: number): Promise<void> => {
  const live = lives[seat] as Live;
  await live.request({ type: 'move', table, id: `n${n}`, seq: live.seen?.seq, move } as never);
  for (const other of lives)
    await other.until(() => (other.seen?.seq === live.seen?.seq ? true : undefined), 'everybody to be told');
  await plain.own.request({ type: 'choices', table, id: `c${n}` } as never);
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

/** Two moves that look the same to everyone else, and differ in secret where that is possible; seat 0 makes the same one in both. */
const alike = (one: World, other: World, seat: Seat): readonly [AnyGame['move'], AnyGame['move']] | undefined => {
  const looks = new Map(movesOf(other, seat).map(move => [lookOf(other, seat, move), move])); // the last of each kind
  for (const move of movesOf(one, seat)) {
    const twin = looks.get(lookOf(one, seat, move));
    if (twin !== undefined && !opens(one, move)) return [move, twin];
  }
  return undefined;
};

const lookOf = ({ rules }: World, seat: Seat, move: AnyGame['move']): string =>
  JSON.stringify(seat === 0 ? move : rules.publicPart(move));

/** Moves after which the rules themselves turn up what was hidden: the last of the sealed bids, and a check in Dogma (DG-8.1). */
const opens = (world: World, { type }: AnyGame['move']): boolean =>
  (type === 'bid' && askedIn(world).length === 1) || type === 'believe' || type === 'doubt';

const askedIn = ({ lives, rules }: World): readonly Seat[] => rules.toAct(lives[0]?.seen?.view.table ?? {});

const secretsIn = ({ lives }: World): string => JSON.stringify(lives.slice(1).map(live => live.seen?.view.own));

/** Plays the same public game in both worlds while that is possible without a reveal; says in how many steps they differed in secret. */
const playAlike = async (one: World, other: World): Promise<{ moves: number; different: number }> => {
  let different = 0;
  for (let moves = 0; moves < 40; moves += 1) {
    if (secretsIn(one) !== secretsIn(other)) different += 1;
    const seat = askedIn(one).at(-1);
    const pair = seat === undefined ? undefined : alike(one, other, seat);
    if (seat === undefined || pair === undefined) return { moves, different };
    await moveOf(one, seat, pair[0], moves);
    await moveOf(other, seat, pair[1], moves);
  }
  return { moves: 40, different };
};

/** The first message that is not the same, short enough to be read. */
const firstDifference = (one: Live | undefined, other: Live | undefined): string | undefined => {
  const texts = [one?.texts ?? [], other?.texts ?? []] as const;
  const at = texts[0].findIndex((text, index) => text !== texts[1][index]);
  if (at < 0) return texts[0].length === texts[1].length ? undefined : 'one got more messages';
  return `${texts[0][at]?.slice(0, 600)}\n${texts[1][at]?.slice(0, 600)}`;
};

const VIEWERS = ['person', 'program'] as const;

test.each(ALL_GAMES.list.flatMap(rules => VIEWERS.map(viewer => [rules.id, viewer, rules] as const)))(
  '%s: two games that differ only in what seat 0, a %s, cannot know send it, spectators and the lobby the same bytes',
  async (_id, viewer, rules) => {
    const one = await openWorld(rules, 0, viewer);
    const other = await openWorld(rules, 1, viewer);
    const { moves, different } = await playAlike(one, other);
    expect(moves).toBeGreaterThan(0);
    expect(different).toBeGreaterThan(0); // or there was nothing to hide
    for (const { lives, table } of [one, other])
      await lives[0]?.request({ type: 'move', table, id: 'no', seq: 999, move: {} } as never);
    for (const { plain, table } of [one, other])
      for (const live of Object.values(plain)) await live.request({ type: 'choices', table, id: 'no' } as never);
    expect(firstDifference(one.lives[0], other.lives[0])).toBeUndefined();
    expect(firstDifference(one.plain.own, other.plain.own)).toBeUndefined();
    expect(firstDifference(one.plain.spectator, other.plain.spectator)).toBeUndefined();
    expect(one.plain.own.plain.filter(({ type }) => type === 'update').length).toBeGreaterThan(0);
    expect(one.plain.spectator.texts.at(-1)).toContain('notYourSeat');
    expect(firstDifference(one.watching.spectator, other.watching.spectator)).toBeUndefined();
    expect(firstDifference(one.watching.lobby, other.watching.lobby)).toBeUndefined();
    await one.close();
    await other.close();
  },
);
