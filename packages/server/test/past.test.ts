import {
  type AnyGame,
  type AnyRules,
  areOpen,
  fastChance,
  logOf,
  maySee,
  namedSecret,
  openPlay,
  type Play,
  playStep,
  replay,
  type SeatView,
  sealedChance,
  seatView,
  toActAt,
  toldSince,
  toldSoFar,
  type Viewer,
} from '@conclave/kernel';
import type { PastStep, Snapshot } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { pastFor } from '../src/table/past.ts';
import { Api, Live } from './client.ts';
import { type House, openHouse, seatGuests, watchAll } from './house.ts';
import { openByLaw, someOptions } from './past.ts';

type Event = AnyGame['event'];

const VERSIONS = GAMES.versions.flatMap(versions => Object.values(versions) as AnyRules[]);
const named = VERSIONS.map(rules => [`${rules.id} ${rules.rulesVersion}`, rules] as const);

const toldTo = (play: Play, viewer: Viewer): readonly Event[] =>
  toldSoFar(play).flatMap(({ to, event }) => (maySee(to, viewer) ? [event] : []));

const eventsIn = (past: readonly PastStep[] = []): readonly unknown[] => past.flatMap(({ events }) => events);

/** A game by luck, and after every step what may be asked of it. */
const playByLuck = (rules: AnyRules, seed: number, after: (play: Play) => void): void => {
  const stream = fastChance(seed);
  const seats = rules.seats.min + stream.below(rules.seats.max - rules.seats.min + 1);
  const options = someOptions(rules, seats, stream);
  let play: Play = openPlay({ rules, options, seats, chance: sealedChance(namedSecret(`past ${seed}`)) });
  after(play);
  for (let asked = toActAt(play); asked.length > 0; asked = toActAt(play)) {
    const seat = asked[stream.below(asked.length)] ?? 0;
    const { table, own } = seatView(play.state, seat);
    play = playStep(play, seat, rules.randomMove(table, own, seat, stream), { at: play.seq }).play;
    after(play);
  }
};

/** Every fifth step; of a long game (MC-26) after a while every fiftieth, as each look is at all that was told before. */
const isLookedAt = (seq: number, seed: number): boolean => seq % (seq < 300 ? 5 : 50) === seed % 5;

/** The game up to here as a house reads it again: only the last few steps are kept as they were told. */
const readAgain = (play: Play): Play => {
  const log = logOf(play);
  let read: Play = openPlay(play);
  for (const [unseen, part] of [
    [true, log.slice(0, -8)],
    [false, log.slice(-8)],
  ] as const)
    for (const next of replay(read, part, !unseen)) read = next.play;
  return read;
};

describe.each(named)('%s', (_name, rules) => {
  test('who comes back to a table that was read again is sent what those are who come back to one that was not', () => {
    let compared = 0;
    let read: Play | undefined;
    playByLuck(rules, 6, play => {
      if (play.seq > 300) return;
      if (read === undefined || play.seq % 30 === 0) read = readAgain(play);
      else for (const next of replay(read, logOf(play).slice(logOf(read).length))) read = next.play;
      for (const viewer of [0, 1, 'spectator'] as const)
        for (const seq of [play.seq - 1, play.seq - 4, play.seq - 12]) {
          const missed = toldSince(read, viewer, { seq });
          if (missed === undefined || seq < 0) continue;
          const kept = toldSince(play, viewer, { seq }) ?? [];
          expect(missed).toEqual(kept);
          expect(areOpen(read, viewer, missed, false)).toBe(areOpen(play, viewer, kept, false));
          compared += 1;
        }
    });
    expect(compared).toBeGreaterThan(20);
  });

  test('whoever arrives is sent what the law leaves open at that moment, no more and no less', () => {
    let covered = 0;
    for (let seed = 1; seed <= 5; seed += 1)
      playByLuck(rules, seed, play => {
        if (!isLookedAt(play.seq, seed) && rules.places(play.state.table) === undefined) return;
        const isOver = toActAt(play).length === 0;
        for (const viewer of [0, 1, 'spectator'] as const) {
          const told = toldTo(play, viewer);
          const sent = pastFor(play, viewer, isOver);
          const open = isOver ? told : openByLaw(rules.id, told, play.state.table);
          expect(eventsIn(sent.past), JSON.stringify(play.options)).toEqual(open);
          expect(sent.covered ?? false).toBe(open.length < told.length);
          covered += told.length - open.length;
        }
      });
    expect(covered).toBeGreaterThan(100);
  });

  test('what is open of later events does not depend on the earlier ones', () => {
    playByLuck(rules, 77, play => {
      if (play.seq % 7 !== 0 || toActAt(play).length === 0) return;
      const told = toldTo(play, 0).map(event => ({ ...event }));
      const all = new Set(rules.shownHistory?.(told, play.state.table));
      for (const from of [1, told.length >> 1, told.length - 3].filter(index => index > 0 && index < told.length)) {
        const later = told.slice(from);
        expect(rules.shownHistory?.(later, play.state.table)).toEqual(later.filter(event => all.has(event)));
      }
    });
  });
});

describe('at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const viewOf = (id: string, token?: string): Promise<Snapshot> =>
    new Api(house.base, token).ok('GET', `/api/tables/${id}/view`);

  const toldLive = ({ seen }: Live): readonly Event[] => eventsIn(seen?.past) as readonly Event[];

  const moveByLuck = async (lives: readonly Live[], rules: AnyRules, table: string, n: number): Promise<void> => {
    const [first] = lives;
    const seat = rules.toAct(first?.seen?.view.table ?? {})[0] ?? 0;
    const live = lives[seat] as Live;
    const view = live.seen?.view as SeatView<AnyGame>;
    const move = rules.randomMove(view.table, view.own, seat, fastChance(n));
    await live.request({ type: 'move', table, id: `n${n}`, seq: live.seen?.seq, move } as never);
    for (const other of lives)
      await other.until(() => (other.seen?.seq === live.seen?.seq ? true : undefined), 'everybody to be told');
  };

  test.each(GAMES.list.map(rules => [rules.id, rules] as const))(
    '%s: by view, by snapshot and by `have`, seats and strangers are sent what is open now',
    async (game, rules) => {
      const table = await seatGuests(house.base, game, Math.max(3, rules.seats.min), { watchers: 'anyone' });
      const lives = await watchAll(house.base, table);
      const spectator = await Live.open(house.base);
      await spectator.watch(table.id);
      const all = [...lives, spectator];
      const tokens = [...table.guests.map(({ token }) => token), undefined];
      let covered = 0;
      const isOver = (): boolean => rules.toAct(lives[0]?.seen?.view.table ?? {}).length === 0;
      for (let n = 1; n <= 120 && !isOver(); n += 1) {
        await moveByLuck(lives, rules, table.id, n);
        if (n % 20 !== 0 && !isOver()) continue;
        const seq = lives[0]?.seen?.seq ?? 0;
        for (const [index, live] of all.entries()) {
          await live.until(() => (live.seen?.seq === seq ? true : undefined), 'all to be told');
          const told = toldLive(live);
          const open = isOver() ? told : openByLaw(game, told, live.seen?.view.table ?? {});
          covered += told.length - open.length;
          const asked = await viewOf(table.id, tokens[index]);
          expect(eventsIn(asked.past)).toEqual(open);
          // A stranger says that it has seen nearly everything.
          const stranger = await Live.open(house.base);
          stranger.send({ type: 'watch', table: table.id, have: { seq: seq - 1, seat: 'spectator' } });
          const snapshot = await stranger.next('snapshot');
          if (live === spectator) expect(eventsIn(snapshot.past)).toEqual(open);
          stranger.close();
        }
      }
      expect(covered).toBeGreaterThan(0);
      for (const live of all) live.close();
    },
  );

  test('SS-10.2: who missed a trick that lies covered now returns to a snapshot; who missed open cards only hears them', async () => {
    const rules = GAMES.find('seven-seals') as AnyRules;
    const table = await seatGuests(house.base, 'seven-seals', 3);
    const [one, two, three] = (await watchAll(house.base, table)) as [Live, Live, Live];
    const lives = [one, two, three];
    let n = 0;
    const playUntil = async (stop: () => boolean): Promise<void> => {
      for (; !stop(); n += 1) await moveByLuck(lives, rules, table.id, n);
    };
    const tricks = (): number => toldLive(one).filter(({ type }) => type === 'trickWon').length;
    const cards = (): number => toldLive(one).filter(({ type }) => type === 'cardPlayed').length;
    await playUntil(() => cards() === 1);
    const seq = three.seen?.seq ?? 0;
    await playUntil(() => cards() === 2);
    const returns = async (): Promise<Live> => {
      const back = await Live.open(house.base, table.guests[2]?.token);
      back.send({ type: 'watch', table: table.id, have: { seq, seat: 2 } });
      await back.until(() => back.messages.find(({ type }) => type === 'current' || type === 'snapshot'), 'an answer');
      return back;
    };
    const soon = await returns();
    expect(soon.messages.map(({ type }) => type)).toContain('update');
    await playUntil(() => tricks() === 3);
    const late = await returns();
    expect(late.messages.map(({ type }) => type)).not.toContain('update');
    const snapshot = await late.next('snapshot');
    expect(snapshot.covered).toBe(true);
    expect(eventsIn(snapshot.past).filter(event => (event as Event).type === 'trickWon')).toHaveLength(1);
    for (const live of [...lives, soon, late]) live.close();
  });
});
