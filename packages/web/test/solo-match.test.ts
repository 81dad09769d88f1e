import { rules as dogma } from '@conclave/dogma/rules';
import {
  type AnyGame,
  bytesToHex,
  fastChance,
  namedSecret,
  readRecord,
  type SeatView,
  verifyRecord,
} from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import { expect, test } from 'vitest';
import { PERSON } from '../src/local/person.ts';
import { byLuck, type Decide, SoloMatch } from '../src/local/solo-match.ts';
import type { SoloTable } from '../src/local/solo-table.ts';

const GAMES = [
  [sevenSeals, 3],
  [dogma, 3],
  [meaCulpa, 2],
] as const;

const tableOf = (game: SoloTable['game'], seats: number): SoloTable => ({
  id: 'test',
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `S${seat}`, kind: seat === 0 ? 'human' : 'bot' })),
  level: 'regular',
  secret: bytesToHex(namedSecret(game)),
  nonces: Array.from({ length: seats }, (_, seat) => (seat === 0 ? '00ff' : '')),
  startedAt: 0,
  moves: [],
});

/** The person plays by luck, until the end or until so many moves are made. */
const playOn = async (match: SoloMatch, rules: (typeof GAMES)[number][0], most: number): Promise<void> => {
  const luck = fastChance(match.moves.length + 1);
  for (let step = match.step(); step.places === undefined && match.moves.length < most; step = match.step()) {
    const bot = match.waitsForBot;
    if (bot !== undefined) await match.botMoves(bot, 0);
    else {
      const { table, own } = step.view as SeatView<AnyGame>;
      expect(
        match.personMoves((rules as typeof sevenSeals).randomMove(table as never, own as never, PERSON, luck), 0),
      ).toBeUndefined();
    }
  }
};

test.each(GAMES)('$id: a solo game ends, and its record verifies', async (rules, seats) => {
  const table = tableOf(rules.id as SoloTable['game'], seats);
  const match = new SoloMatch(table, rules, byLuck);
  await playOn(match, rules, 5000);
  const record = readRecord(match.record());
  if (!record.ok) throw new Error(record.fault.message);
  expect(verifyRecord(record.value, rules).filter(({ ok }) => !ok)).toEqual([]);
});

test.each(GAMES)('$id: a stored game goes on where it stood', async (rules, seats) => {
  const table = tableOf(rules.id as SoloTable['game'], seats);
  const match = new SoloMatch(table, rules, byLuck);
  await playOn(match, rules, 25);
  const again = new SoloMatch({ ...table, moves: match.moves }, rules, byLuck);
  expect(again.step().view).toEqual(match.step().view);
});

test('a refused move changes nothing and says why', async () => {
  const table = tableOf('seven-seals', 3);
  const match = new SoloMatch(table, sevenSeals, byLuck);
  while (match.waitsForBot !== undefined) await match.botMoves(match.waitsForBot, 0);
  const before = JSON.stringify(match.step().view);
  expect(match.personMoves({ type: 'playCard', card: 'R1' }, 0)).toMatchObject({ code: 'wrongPhase', rule: 'SS-3.5' });
  expect(JSON.stringify(match.step().view)).toBe(before);
});

/** Bots move until the table waits for the person. */
const untilAsked = async (match: SoloMatch): Promise<void> => {
  for (let bot = match.waitsForBot; bot !== undefined; bot = match.waitsForBot) await match.botMoves(bot, 0);
};

/** The person's first move that is allowed now, or another one. */
const aMove = (match: SoloMatch, rules: typeof sevenSeals, which = 0): object => {
  const { table, own } = match.step().view as SeatView<AnyGame>;
  const moves = [...rules.legalMoves(table as never, own as never, PERSON)];
  return moves[which % moves.length] ?? {};
};

/** The Seven Seals with one person and two bots, at the person's first card. */
const firstTrick = async (decide: Decide = byLuck): Promise<SoloMatch> => {
  const match = new SoloMatch(tableOf('seven-seals', 3), sevenSeals, decide);
  for (;;) {
    await untilAsked(match);
    const move = aMove(match, sevenSeals);
    if ((move as AnyGame['move']).type === 'playCard') return match;
    expect(match.personMoves(move, 0)).toBeUndefined();
  }
};

test('alone one may take a card back with all that the bots answered, and is told everything anew', async () => {
  const match = await firstTrick();
  const before = match.step();
  const told = match.heardBy(PERSON);
  expect(match.personMoves(aMove(match, sevenSeals), 0)).toBeUndefined();
  const bot = match.waitsForBot;
  if (bot !== undefined) await match.botMoves(bot, 0);
  expect(match.takeBack(0)).toBeUndefined();
  expect(match.step()).toEqual({ ...before, events: told, past: true, anew: true });
  expect(match.step()).toMatchObject({ hasMoved: true }); // the prediction before it
  expect(match.moves).toHaveLength(before.seq);
  const again = new SoloMatch({ ...tableOf('seven-seals', 3), moves: match.moves }, sevenSeals, byLuck);
  expect(again.step().view).toEqual(before.view);
});

test('a bot remembers nothing that was taken back', async () => {
  const heard: object[] = [];
  const decide: Decide = (rules, view, memory, stream) => {
    heard.push(structuredClone(memory));
    return byLuck(rules, view, memory, stream);
  };
  const match = await firstTrick(decide);
  const answerTo = async (which: number): Promise<object | undefined> => {
    expect(match.personMoves(aMove(match, sevenSeals, which), 0)).toBeUndefined();
    if (match.waitsForBot === undefined) throw new Error('the person does not lead');
    await match.botMoves(match.waitsForBot, 0);
    return heard.at(-1);
  };
  const other = await answerTo(1);
  expect(match.takeBack(0)).toBeUndefined();
  const first = await answerTo(0);
  expect(match.takeBack(0)).toBeUndefined();
  expect(first).not.toEqual(other);
  expect(await answerTo(1)).toEqual(other);
});

test('what a bot decided on a table that was taken back meanwhile it does not play', async () => {
  let answer: (move: AnyGame['move']) => void = () => {};
  const slow: { decide: Decide } = { decide: byLuck };
  const match = await firstTrick((...asked) => slow.decide(...asked));
  expect(match.personMoves(aMove(match, sevenSeals), 0)).toBeUndefined();
  const bot = match.waitsForBot;
  if (bot === undefined) throw new Error('the person does not lead');
  let thought: AnyGame['move'] | undefined;
  slow.decide = (rules, { table, own, seat }, _memory, stream) => {
    thought = rules.randomMove(table, own, seat, stream);
    return new Promise(resolve => {
      answer = resolve;
    });
  };
  const moving = match.botMoves(bot, 0);
  expect(match.takeBack(0)).toBeUndefined();
  const { moves } = match;
  if (thought === undefined) throw new Error('the bot was not asked');
  answer(thought);
  expect(await moving).toBe(false);
  expect(match.moves).toEqual(moves);
});

test('nobody goes back past a draw of luck, and who has not moved takes nothing back', async () => {
  const match = new SoloMatch(tableOf('seven-seals', 3), sevenSeals, byLuck);
  await untilAsked(match);
  expect(match.takeBack(0)).toEqual({ code: 'nothingToUndo', rule: 'table' });
  expect(match.step()).toMatchObject({ hasMoved: false });
  const luck = fastChance(3);
  const roundOf = (): unknown => (match.step().view.table as { readonly round: number }).round;
  while (roundOf() === 1) {
    await untilAsked(match);
    const { table, own } = match.step().view as SeatView<AnyGame>;
    if (roundOf() === 1)
      expect(match.personMoves(sevenSeals.randomMove(table as never, own as never, PERSON, luck), 0)).toBeUndefined();
  }
  expect(match.takeBack(0)).toEqual({ code: 'alreadyLearned', rule: 'table' }); // cards were dealt for round 2
});

/** Does what the table would do for a seat whose time is up. */
const byTheBook: Decide = (rules, { table, own, seat }, _memory, stream) => rules.timeoutMove(table, own, seat, stream);

interface Shown {
  readonly stack: readonly { readonly at: string; readonly seat?: number }[];
}

/** META CULPA on this device: both have bid, the person chooses, and its bid still lies beside its post. */
const untilTheChoice = async (options: object): Promise<SoloMatch> => {
  const table = { ...tableOf('mea-culpa', 2), rulesVersion: 2, options: { metaCulpa: 'on', ...options } };
  const match = new SoloMatch(table, meaCulpa, byTheBook);
  for (let steps = 0; steps < 40; steps += 1) {
    const bot = match.waitsForBot;
    const top = (match.step().view.table as Shown).stack.at(-1);
    if (top?.at === 'choosing' && top.seat === PERSON) return match;
    if (bot !== undefined) await match.botMoves(bot, 1000);
    else if (top?.at === 'bid') match.personMoves({ type: 'bid', notches: 6, taler: 5 }, 1000);
    else match.personMoves({ type: 'bonus', bonus: 'jewel', into: ['I'] }, 1000);
  }
  throw new Error('nobody was asked for a card');
};

test('MC-26.18: a bot on this device calls what it sees, and its delay is the time of its move', async () => {
  const match = await untilTheChoice({ botVigilance: 100 });
  expect(match.personMoves({ type: 'character', character: 'pope' }, 2000)).toBeUndefined(); // S2
  const ring = match.nextRing(0);
  expect(ring?.remark?.move).toEqual({ type: 'call', culprit: PERSON, entry: 'S2' });
  expect(ring?.at).toBeGreaterThanOrEqual(5000);
  expect(ring?.at).toBeLessThanOrEqual(10_000);
  expect(match.personMoves({ type: 'done' }, 3000)).toBeUndefined();
  expect(match.waitsForBot).toBeUndefined(); // it says that first
  expect(ring !== undefined && match.ring(ring, 12_000)).toBe(true);
  expect(match.moves.at(-1)).toEqual({ seat: 1, at: ring?.at, move: ring?.remark?.move });
  expect(JSON.stringify(match.step().events)).toContain('"verdict":"upheld"');
  expect(match.waitsForBot).toBe(1);
});

test('MC-26.18: what a bot on this device was about to say it says after a reload too, and once', async () => {
  const match = await untilTheChoice({ botVigilance: 100 });
  match.personMoves({ type: 'character', character: 'pope' }, 2000); // S2
  const ring = match.nextRing(0);
  const options = { metaCulpa: 'on', botVigilance: 100 };
  const reload = () =>
    new SoloMatch({ ...tableOf('mea-culpa', 2), rulesVersion: 2, options, moves: match.moves }, meaCulpa, byTheBook);
  expect(ring).toBeDefined();
  expect(reload().nextRing(0)).toEqual(ring);
  expect(ring !== undefined && match.ring(ring, 12_000)).toBe(true);
  expect(reload().nextRing(0)).toEqual(match.nextRing(0));
});

test('MC-26.5 S12: on this device nobody is asked for before askDelay is over', async () => {
  const match = await untilTheChoice({ askDelay: 10 });
  match.personMoves({ type: 'settle' }, 2000);
  match.personMoves({ type: 'character', character: 'pope' }, 2000);
  match.personMoves({ type: 'done' }, 3000); // the bot chooses now
  expect(match.personMoves({ type: 'ask' }, 12_000)).toMatchObject({ code: 'cannotAsk' });
  expect(match.personMoves({ type: 'ask' }, 13_000)).toBeUndefined();
});
