import { describe, expect, test } from 'vitest';
import { MOST_UNDOS } from '../../src/table/actions/votes.ts';
import { MOST_QUIET } from '../../src/table/play.ts';
import { BOT, MINUTE, type Name, OPEN, Room, threeAtATable } from './room.ts';

const DAY = 86_400_000;
const allBid = (room: Room, ...people: readonly Name[]): void => {
  for (const who of people.length === 0 ? (['ada', 'ben', 'cleo'] as const) : people) room.bid(who);
};
const finished = (): Room => {
  const room = threeAtATable();
  for (const _ of [1, 2, 3]) allBid(room);
  return room;
};

describe('a move', () => {
  test('is a step, with its entry, and told to everyone', () => {
    const room = threeAtATable();
    room.later(5000);
    expect(room.bid('ben', { id: 'm1' })).toBe('done');
    expect(room.seq).toBe(1);
    expect(room.last?.change.table?.entries).toMatchObject([
      { seq: 1, part: 0, seat: 1, at: 5000, kind: 'move', how: null, move_id: 'm1', person: 'ben' },
    ]);
    expect(room.told).toMatchObject({ seq: 1, counts: ['moves'] });
    expect(room.told.steps).toHaveLength(1);
  });
  test('of somebody who does not sit here, before and after the game is refused', () => {
    const waiting = new Room();
    waiting.act('ada', { do: 'sit', seat: 0 });
    expect(waiting.bid('dan')).toBe('notYourSeat');
    expect(waiting.bid('ada')).toBe('notRunning');
    const over = finished();
    expect(over.doc).toMatchObject({ status: 'over', endedAt: over.now, opened: true, votes: [] });
    expect(over.doc.places).toHaveLength(3);
    expect(over.bid('ada')).toBe('notRunning');
    expect(over.refusal).toMatchObject({ rule: 'table', seq: 9 });
  });
  test('that was decided before others changed something for this seat is stale', () => {
    const room = threeAtATable();
    allBid(room);
    expect(room.bid('ada', { seq: 0 })).toBe('stale');
    expect(room.refusal).toEqual({ code: 'stale', rule: 'table', seq: 3 });
  });
  test('against the rules is refused with their code and number', () => {
    const room = threeAtATable();
    expect(room.bid('ada', { card: 98 })).toBe('cardNotInHand');
    expect(room.refusal).toEqual({ code: 'cardNotInHand', rule: 'T-3', seq: 0 });
  });
  test('sent twice counts once, also when its number is old by then', () => {
    const room = threeAtATable();
    room.bid('ada', { id: 'm1' });
    room.bid('ben');
    room.bid('cleo');
    const { n } = room.loaded;
    expect(room.bid('ada', { id: 'm1', seq: 0 })).toBe('done');
    expect([room.loaded.n, room.told.seq]).toEqual([n, 1]);
  });
  test('that changes a decision unnoticed is not counted, and may be made so often', () => {
    const room = threeAtATable();
    room.bid('ada');
    const [, other = 0] = room.game.secrets[0]?.hand ?? [];
    for (let times = 0; times < MOST_QUIET; times += 1) expect(room.bid('ada', { card: other })).toBe('done');
    expect(room.told.counts).toEqual([]);
    expect(room.bid('ada', { card: other })).toBe('tooManyChanges');
    expect(room.refusal?.detail).toContain(`${MOST_QUIET} times`);
  });
  test('ends votes and takes back that the table will be closed', () => {
    const room = threeAtATable();
    room.act('ada', { do: 'abandon' });
    room.loaded = { ...room.loaded, doc: { ...room.doc, expiresAt: room.now + DAY } };
    room.bid('ben');
    expect(room.doc.votes).toEqual([]);
    expect(room.doc).not.toHaveProperty('expiresAt');
    expect(room.entries).toEqual(['move', 'act']);
  });
});

describe('taking back', () => {
  test('is done at once where nothing was learned, and once for each request', () => {
    const room = threeAtATable();
    room.bid('ada');
    expect(room.act('ben', { do: 'undo' })).not.toBe('done');
    expect(room.act('dan', { do: 'undo' })).toBe('notYourSeat');
    expect(room.act('ada', { do: 'undo' }, 'u1')).toBe('done');
    expect(room.entries).toEqual(['undo', 'act']);
    expect(room.game.table.hasBid).toEqual([false, false, false]);
    expect(room.act('ada', { do: 'undo' }, 'u1')).toBe('done');
    expect(room.entries).toEqual([]);
  });
  test('is not done where the table says so, before and after the game', () => {
    const room = threeAtATable({ undo: 'none' });
    room.bid('ada');
    expect(room.act('ada', { do: 'undo' })).toBe('noUndoHere');
    expect(finished().act('ada', { do: 'undo' })).toBe('notRunning');
  });
  test('is done so often before somebody else moves', () => {
    const room = threeAtATable();
    for (let times = 0; times < MOST_UNDOS; times += 1) {
      expect(room.bid('ada')).toBe('done');
      expect(room.act('ada', { do: 'undo' })).toBe('done');
    }
    room.bid('ada');
    expect(room.act('ada', { do: 'undo' })).toBe('tooManyUndos');
    expect(room.refusal?.detail).toContain(`${MOST_UNDOS} times`);
    room.bid('ben');
    expect(room.act('ben', { do: 'undo' })).toBe('done');
    room.bid('ben');
    expect(room.act('ada', { do: 'undo' })).not.toBe('tooManyUndos');
  });
  test('by consent waits for everybody who plays, and a voice counts once', () => {
    const room = threeAtATable({ undo: 'consent' });
    room.bid('ada');
    expect(room.act('ada', { do: 'undo' })).toBe('done');
    expect(room.doc.votes).toEqual([{ what: 'undo', by: 0, agreed: [0] }]);
    expect(room.act('dan', { do: 'agree', to: 'undo' })).toBe('notYourSeat');
    for (const _ of [1, 2]) expect(room.act('ben', { do: 'agree', to: 'undo' })).toBe('done');
    expect(room.doc.votes).toEqual([{ what: 'undo', by: 0, agreed: [0, 1] }]);
    expect(room.act('cleo', { do: 'agree', to: 'undo' })).toBe('done');
    expect([room.seq, room.doc.votes]).toEqual([2, []]);
    expect(room.game.table.hasBid[0]).toBe(false);
    expect(room.act('cleo', { do: 'agree', to: 'undo' })).toBe('nothingProposed');
  });
  test('by consent need not ask those for whom bots play, and one who declines ends it', () => {
    const room = threeAtATable({ undo: 'consent' });
    room.bid('ada');
    room.act('cleo', { do: 'handOver' });
    room.act('ada', { do: 'undo' });
    expect(room.act('dan', { do: 'decline', to: 'undo' })).toBe('notYourSeat');
    room.act('ben', { do: 'decline', to: 'abandon' });
    expect(room.doc.votes).toHaveLength(1);
    room.act('ben', { do: 'decline', to: 'undo' });
    expect(room.doc.votes).toEqual([]);
    room.act('ada', { do: 'undo' });
    room.act('ben', { do: 'agree', to: 'undo' });
    expect(room.seq).toBe(2);
  });
});

describe('votes', () => {
  test('about different things stand side by side, and each is answered apart', () => {
    const room = threeAtATable({ undo: 'consent' });
    room.bid('ada');
    room.act('ada', { do: 'undo' });
    expect(room.act('ben', { do: 'agree', to: 'abandon' })).toBe('nothingProposed');
    room.act('ben', { do: 'abandon' });
    expect(room.doc.votes.map(({ what }) => what)).toEqual(['undo', 'abandon']);
    room.act('cleo', { do: 'agree', to: 'abandon' });
    expect(room.doc.votes).toEqual([
      { what: 'undo', by: 0, agreed: [0] },
      { what: 'abandon', by: 1, agreed: [1, 2] },
    ]);
    room.act('cleo', { do: 'decline', to: 'undo' });
    expect(room.doc.votes.map(({ what }) => what)).toEqual(['abandon']);
  });
  test('on taking back wait also for those who are away; on giving up not', () => {
    const room = threeAtATable({ undo: 'consent' });
    room.bid('ada');
    room.leaves('cleo');
    room.later(5 * MINUTE);
    room.act('ada', { do: 'undo' });
    room.act('ben', { do: 'agree', to: 'undo' });
    expect([room.seq, room.doc.votes.length]).toEqual([1, 1]);
  });
  test('never lead back past a draw of luck, however many agree', () => {
    const room = threeAtATable({ undo: 'consent' });
    allBid(room); // a prize is drawn for the next round
    expect(room.act('ada', { do: 'undo' })).toBe('alreadyLearned');
    expect(room.doc.votes).toEqual([]);
  });
});

describe('a step', () => {
  test('that ends the game is counted, and opens the seal', () => {
    const room = threeAtATable();
    for (const _ of [1, 2]) allBid(room);
    allBid(room, 'ada', 'ben');
    room.bid('cleo');
    expect(room.told.counts).toEqual(expect.arrayContaining(['games_finished', 'moves']));
  });
  test('that nobody may notice sets no clock anew and ends no vote', () => {
    const room = threeAtATable({}, { kind: 'move', seconds: 60 });
    room.bid('ada');
    room.act('ben', { do: 'abandon' });
    const { due } = room.loaded;
    room.later(5000);
    room.bid('ada', { card: room.game.secrets[0]?.hand[1] ?? 0 });
    expect([room.entries, room.told.deadlines, room.writes]).toEqual([['move'], [], []]);
    expect([room.loaded.due, room.doc.votes.length]).toEqual([due, 1]);
  });
});

describe('giving up', () => {
  test('needs everyone who plays; the seal stays closed and nobody has a place', () => {
    const room = threeAtATable();
    expect(room.act('dan', { do: 'abandon' })).toBe('notYourSeat');
    room.act('ada', { do: 'abandon' });
    room.act('ben', { do: 'agree', to: 'abandon' });
    expect(room.doc.status).toBe('running');
    room.act('cleo', { do: 'agree', to: 'abandon' });
    expect(room.doc).toMatchObject({ status: 'abandoned', endedAt: room.now, votes: [] });
    expect(room.doc.places).toBeUndefined();
    expect(room.doc.opened).toBeUndefined();
    expect(room.act('ada', { do: 'abandon' })).toBe('notRunning');
  });
  test('need not wait for those whom the table has waited for in vain', () => {
    const room = threeAtATable();
    room.leaves('cleo');
    room.later(2 * MINUTE);
    room.act('ada', { do: 'abandon' });
    room.act('ben', { do: 'agree', to: 'abandon' });
    expect(room.doc.status).toBe('abandoned');
  });
  test('is decided by the host alone with close', () => {
    const room = threeAtATable();
    expect(room.act('ben', { do: 'close' })).toBe('onlyTheHost');
    room.act('ada', { do: 'close' });
    expect(room.doc).toMatchObject({ status: 'abandoned', closedBy: 'host' });
    expect(room.told.deadlines.map(({ kind }) => kind)).toEqual(['archive']); // what was played is kept
  });
});

describe('leaving a game', () => {
  test('leaves the seat to a bot for good, under the old name, and takes the loans along', () => {
    const room = threeAtATable({ watchers: 'consent' });
    room.act('dan', { do: 'askToWatch' });
    room.act('ben', { do: 'lend', person: 'dan' });
    room.bid('ada');
    expect(room.act('ben', { do: 'leave' })).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'bot', name: 'Ben', level: 'random', leftBy: 'ben' });
    expect(room.doc.standIns).toEqual([{ seat: 1, by: 1, after: 1, at: room.now }]);
    expect(room.doc.watchers).toEqual([{ person: 'dan', name: 'Dan', state: 'admitted' }]);
    expect(room.told.deadlines).toContainEqual({ table: room.doc.id, kind: 'bot', at: room.now + 700 });
    expect(room.bid('ben')).toBe('notYourSeat');
    expect(room.doc.host).toBe('ada');
  });
  test('hands the table on, and ends the game when nobody is left', () => {
    const room = threeAtATable();
    room.act('ada', { do: 'leave' });
    expect(room.doc.host).toBe('ben');
    room.act('ben', { do: 'leave' });
    expect(room.doc.status).toBe('running');
    room.act('cleo', { do: 'leave' });
    expect(room.doc).toMatchObject({ status: 'abandoned', endedAt: room.now });
    expect(room.doc.standIns).toHaveLength(3);
  });
  test('is not possible when it is over', () => {
    expect(finished().act('ada', { do: 'leave' })).toBe('notRunning');
  });
});

describe('a bot for me', () => {
  test('stands in until I am back; both are noted once', () => {
    const room = threeAtATable();
    expect(room.act('dan', { do: 'handOver' })).toBe('notYourSeat');
    expect(room.act('dan', { do: 'takeBack' })).toBe('notYourSeat');
    expect(room.act('ben', { do: 'handOver', level: 'cautious' })).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'human', person: 'ben', name: 'Ben', standIn: true, level: 'cautious' });
    room.act('ben', { do: 'handOver' });
    expect(room.doc.standIns).toEqual([{ seat: 1, by: 1, after: 0, at: room.now }]);
    expect(room.bid('ben')).toBe('botPlaysHere');
    const began = room.now;
    room.bid('ada');
    room.later(MINUTE);
    expect(room.act('ben', { do: 'takeBack' })).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'human', person: 'ben', name: 'Ben' });
    expect(room.doc.standIns).toEqual([{ seat: 1, by: 1, after: 0, at: began, until: 1, endedAt: room.now }]);
    expect(room.bid('ben')).toBe('done');
    room.act('ben', { do: 'handOver' });
    expect(room.doc.standIns).toHaveLength(2);
  });
  test('is no master where nobody may ask for hints', () => {
    const masters = {
      ...threeAtATable().scene.services.bots,
      levels: () => ['novice', 'regular', 'master'],
      characters: () => ['master:saint'],
    };
    for (const [hints, wanted, level] of [
      [true, 'master', 'master'],
      [false, 'master', 'regular'],
      [true, 'master:saint', 'master:saint'],
      [false, 'master:saint', 'regular'],
    ] as const) {
      const room = threeAtATable({ hints });
      Object.defineProperty(room, 'scene', {
        value: { ...room.scene, services: { ...room.scene.services, bots: masters } },
      });
      expect(room.act('ben', { do: 'handOver', level: 'master:nobody' })).toBe('noSuchCharacter');
      expect(room.act('ben', { do: 'handOver', level: wanted })).toBe('done');
      expect(room.seat(1)?.level).toBe(level);
    }
  });
  test('only while the game runs', () => {
    const room = finished();
    for (const what of ['handOver', 'takeBack'] as const) expect(room.act('ada', { do: what })).toBe('notRunning');
  });
});

describe('a bot for somebody who is away', () => {
  const away = (clock?: Parameters<typeof threeAtATable>[1], who: Name = 'cleo'): Room => {
    const room = threeAtATable({}, clock);
    room.leaves(who);
    return room;
  };
  const replace = { do: 'replace', seat: 2 } as const;
  test('comes two minutes after leaving, not before, if the host says so', () => {
    const room = away();
    room.later(2 * MINUTE - 1);
    expect(room.act('ada', replace)).toBe('waitLonger');
    room.later(1);
    expect(room.act('ada', replace)).toBe('done');
    expect(room.seat(2)).toMatchObject({ kind: 'human', person: 'cleo', standIn: true, level: 'random' });
    expect(room.doc.standIns).toEqual([{ seat: 2, by: 0, after: 0, at: room.now }]);
    expect(room.act('ada', replace)).toBe('notReplaceable');
  });
  test('never comes for who is here, whom nobody waits for, oneself, bots and seats that are none', () => {
    const room = away();
    room.later(3 * MINUTE);
    expect(room.act('ada', { do: 'replace', seat: 1 })).toBe('playerIsHere');
    expect(room.act('ada', { do: 'replace', seat: 0 })).toBe('notReplaceable');
    expect(room.act('ada', { do: 'replace', seat: 7 })).toBe('notReplaceable');
    expect(room.act('dan', replace)).toBe('notYourSeat');
    room.bid('cleo');
    room.later(3 * MINUTE);
    expect(room.act('ada', replace)).toBe('notWaitedFor');
    room.act('ben', { do: 'leave' });
    expect(room.act('ada', { do: 'replace', seat: 1 })).toBe('notReplaceable');
    expect(finished().act('ada', replace)).toBe('notRunning');
  });
  test('counts two minutes from the last own move of who left before it', () => {
    const room = threeAtATable();
    room.leaves('cleo');
    room.later(5 * MINUTE);
    room.bid('cleo'); // by a program, without a line to the table
    room.bid('ada');
    room.bid('ben');
    room.later(2 * MINUTE - 1);
    expect(room.act('ada', replace)).toBe('waitLonger');
    room.later(1);
    expect(room.act('ada', replace)).toBe('done');
  });
  test('counts from when the house opened for whom nobody remembers', () => {
    const room = threeAtATable();
    room.here.delete('cleo');
    room.openSince = room.now + MINUTE;
    room.later(3 * MINUTE - 1);
    expect(room.act('ada', replace)).toBe('waitLonger');
    room.later(1);
    expect(room.act('ada', replace)).toBe('done');
  });
  test('waits for the clock, where there is one; in games of days others decide nothing', () => {
    const timed = away({ kind: 'move', seconds: 600 });
    timed.later(3 * MINUTE);
    expect(timed.act('ada', replace)).toBe('clockFirst');
    const days = away({ kind: 'days', days: 3 });
    days.later(2 * DAY);
    expect(days.act('ada', replace)).toBe('notByOthers');
  });
  test('comes by the voices of all others who are here, when the host does not say so', () => {
    const room = away();
    room.later(2 * MINUTE);
    expect(room.act('ben', replace)).toBe('done');
    expect(room.doc.votes).toEqual([{ what: 'replace', seat: 2, by: 1, agreed: [1] }]);
    expect(room.seat(2)?.standIn).toBeUndefined();
    room.leaves('ada');
    expect(room.act('ben', { do: 'agree', to: 'replace', seat: 2 })).toBe('done');
    expect(room.seat(2)?.standIn).toBe(true);
    expect(room.doc.votes).toEqual([]);
    expect(room.doc.standIns).toMatchObject([{ by: 1 }]);
    expect(room.act('ben', { do: 'agree', to: 'replace', seat: 2 })).toBe('nothingProposed');
  });
  test('needs every voice of those who are here, one by one', () => {
    const room = new Room({ seats: [OPEN, OPEN, OPEN, OPEN] });
    room.comes('ada', 'ben', 'cleo', 'dan');
    for (const [seat, who] of (['ada', 'ben', 'cleo', 'dan'] as const).entries()) room.act(who, { do: 'sit', seat });
    room.leaves('dan');
    room.later(2 * MINUTE);
    const other = { what: 'replace', seat: 0, by: 1, agreed: [1] } as const;
    room.loaded = { ...room.loaded, doc: { ...room.doc, host: 'dan', votes: [other] } };
    room.act('ben', { do: 'replace', seat: 3 });
    room.act('cleo', { do: 'replace', seat: 3 });
    expect(room.doc.votes).toEqual([other, { what: 'replace', seat: 3, by: 1, agreed: [1, 2] }]);
    room.act('ada', { do: 'agree', to: 'replace', seat: 3 });
    expect([room.seat(3)?.standIn, room.doc.votes]).toEqual([true, [other]]);
  });
  test('is voted on for each seat apart', () => {
    const room = away();
    room.leaves('ada');
    room.comes('dan');
    room.later(2 * MINUTE);
    room.loaded = {
      ...room.loaded,
      doc: { ...room.doc, host: 'dan', votes: [{ what: 'replace', seat: 0, by: 1, agreed: [] }] },
    };
    expect(room.act('ben', replace)).toBe('done');
    expect(room.seat(2)?.standIn).toBe(true);
    expect(room.doc.votes.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('manners', () => {
  test('a nudge goes to those we wait for, every half minute at most', () => {
    const room = threeAtATable();
    room.bid('ada');
    expect(room.act('dan', { do: 'nudge' })).toBe('notYourSeat');
    expect(room.act('ada', { do: 'nudge' })).toBe('done');
    expect(room.told.nudge).toEqual({ people: ['ben', 'cleo'], by: { id: 'ada', name: 'Ada' } });
    room.later(29_999);
    expect(room.act('ben', { do: 'nudge' })).toBe('tooFast');
    room.later(1);
    expect(room.act('ben', { do: 'nudge' })).toBe('done');
    expect(finished().act('ada', { do: 'nudge' })).toBe('notRunning');
  });
  test.each([
    ['move', { kind: 'move', seconds: 60 }, MINUTE],
    ['player', { kind: 'player', seconds: 60, increment: 0 }, MINUTE],
    ['days', { kind: 'days', days: 1 }, DAY],
  ] as const)('more time, by the clock of kind %s, for the others whom we wait for', (_kind, clock, more) => {
    const room = threeAtATable({}, clock);
    room.bid('cleo');
    const due = Number(room.loaded.due.clock);
    expect(room.act('ada', { do: 'wait' })).toBe('done');
    expect(room.doc.extraTime).toEqual([0, more, 0]);
    expect(room.act('ben', { do: 'wait' })).toBe('done');
    expect(room.doc.extraTime).toEqual([more, more, 0]);
    expect(room.loaded.due.clock).toBe(due + more);
  });
  test('no more time for oneself, without a clock, for strangers, after the game', () => {
    expect(threeAtATable().act('ada', { do: 'wait' })).toBe('noClock');
    const room = threeAtATable({}, { kind: 'move', seconds: 60 });
    expect(room.act('dan', { do: 'wait' })).toBe('notYourSeat');
    allBid(room, 'ben', 'cleo');
    expect(room.act('ada', { do: 'wait' })).toBe('notForYourself');
    expect(finished().act('ada', { do: 'wait' })).toBe('notRunning');
  });
  test('who may talk is said by who sits here, or by the host', () => {
    const room = threeAtATable();
    expect(room.act('dan', { do: 'chatRule', rule: 'off' })).toBe('notYourSeat');
    expect(room.act('cleo', { do: 'chatRule', rule: 'off' })).toBe('done');
    expect(room.doc.settings).toMatchObject({ chat: 'off', undo: 'unlearned' });
    const alone = new Room({ seats: [BOT, BOT] });
    expect(alone.act('ada', { do: 'chatRule', rule: 'all' })).toBe('done');
  });
  test('a report is kept, with a reason that is not without end', () => {
    const room = threeAtATable();
    expect(room.act('ada', { do: 'report', person: 'ben', reason: 'x'.repeat(600) })).toBe('done');
    const [write] = room.writes;
    expect(write).toMatchObject({ put: 'report', row: { table_id: room.doc.id, by_id: 'ada', person_id: 'ben' } });
    const { row } = write as { row: { reason: string; id: string; at: number; done: number } };
    expect([row.reason.length, row.id.length > 8, row.at, row.done]).toEqual([500, true, room.now, 0]);
  });
});

describe('another game', () => {
  test('has the same people on the same chairs, bots too, and the same manners; it is opened once', () => {
    const room = new Room({ seats: [OPEN, OPEN, { kind: 'bot', level: 'cautious' }], settings: { chat: 'all' } });
    room.comes('ada', 'ben');
    room.act('ada', { do: 'sit', seat: 0 });
    room.act('ben', { do: 'sit', seat: 1 });
    expect(room.act('ada', { do: 'rematch' })).toBe('stillRunning');
    room.act('ada', { do: 'close' });
    expect(room.act('dan', { do: 'rematch' })).toBe('notYourSeat');
    expect(room.act('ben', { do: 'rematch' })).toBe('done');
    expect(room.told.counts).toEqual(['tables_created']);
    const row = room.writes.flatMap(write => ('put' in write && write.put === 'table' ? write.row : []));
    const next = row.find(({ id }) => id === room.doc.rematch);
    expect(JSON.parse(next?.doc ?? '')).toMatchObject({
      ...{ status: 'open', host: 'ben', game: 'sealed-bids', options: room.doc.options, settings: room.doc.settings },
      seats: [
        { kind: 'open', person: 'ada', name: 'Ada' },
        { kind: 'open', person: 'ben', name: 'Ben' },
        { kind: 'bot', level: 'cautious' },
      ],
      nonces: ['', '', ''],
    });
    const { rematch } = room.doc;
    expect(room.act('ada', { do: 'rematch' })).toBe('done');
    expect([room.doc.rematch, room.writes]).toEqual([rematch, []]);
  });
});

describe('looking on', () => {
  test('is asked for, and consent of one seat is enough', () => {
    const room = threeAtATable({ watchers: 'consent' });
    expect(room.act('ada', { do: 'askToWatch' })).toBe('alreadySeated');
    expect(room.act('dan', { do: 'askToWatch' })).toBe('done');
    expect(room.doc.watchers).toEqual([{ person: 'dan', name: 'Dan', state: 'asking' }]);
    const { n } = room.loaded;
    room.act('dan', { do: 'askToWatch' });
    expect(room.loaded.n).toBe(n);
    expect(room.act('dan', { do: 'admit', person: 'dan' })).toBe('notYourSeat');
    expect(room.act('ben', { do: 'admit', person: 'eve' })).toBe('noSuchWatcher');
    expect(room.act('ben', { do: 'admit', person: 'dan' })).toBe('done');
    expect(room.doc.watchers).toEqual([{ person: 'dan', name: 'Dan', state: 'admitted' }]);
    expect(room.act('ben', { do: 'dismiss', person: 'dan' })).toBe('done');
    expect(room.doc.watchers).toEqual([]);
  });
  test('is for nobody or for anyone, as the table says, and for fifty at most', () => {
    expect(threeAtATable().act('dan', { do: 'askToWatch' })).toBe('mayNotWatch');
    const room = threeAtATable({ watchers: 'anyone' });
    room.act('dan', { do: 'askToWatch' });
    expect(room.doc.watchers).toMatchObject([{ state: 'admitted' }]);
    const crowd = Array.from({ length: 50 }, (_, each) => ({
      person: `fan ${each}`,
      name: `Fan ${each}`,
      state: 'admitted' as const,
    }));
    room.loaded = { ...room.loaded, doc: { ...room.doc, watchers: crowd } };
    expect(room.act('dan', { do: 'askToWatch' })).toBe('tooManyWatchers');
    room.loaded = { ...room.loaded, doc: { ...room.doc, watchers: crowd.slice(1) } };
    expect(room.act('dan', { do: 'askToWatch' })).toBe('done');
  });
  test('into one’s own cards is lent and withdrawn by who sits there', () => {
    const room = threeAtATable({ watchers: 'consent' });
    room.act('dan', { do: 'askToWatch' });
    expect(room.act('dan', { do: 'lend', person: 'dan' })).toBe('notYourSeat');
    expect(room.act('ben', { do: 'withdraw', person: 'dan' })).toBe('nothingLent');
    expect(room.act('ben', { do: 'withdraw', person: 'eve' })).toBe('nothingLent');
    room.act('ben', { do: 'lend', person: 'dan' });
    expect(room.doc.watchers).toEqual([{ person: 'dan', name: 'Dan', state: 'admitted', lent: 1, lentBy: 'ben' }]);
    expect(room.act('ada', { do: 'withdraw', person: 'dan' })).toBe('nothingLent');
    expect(room.act('ben', { do: 'withdraw', person: 'dan' })).toBe('done');
    expect(room.doc.watchers).toEqual([{ person: 'dan', name: 'Dan', state: 'admitted' }]);
  });
});
