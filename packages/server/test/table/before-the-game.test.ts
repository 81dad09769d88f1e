import { describe, expect, test } from 'vitest';
import { BOT, NONCES, OPEN, Room, threeAtATable } from './room.ts';

const sit = (seat: number, nonce?: string) => ({ do: 'sit', seat, ...(nonce === undefined ? {} : { nonce }) }) as const;

describe('sitting down', () => {
  test('takes a free seat, with one’s name and nonce, and is noted for «my tables»', () => {
    const room = new Room();
    expect(room.act('ben', sit(1, NONCES[1]))).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'human', person: 'ben', name: 'Ben' });
    expect(room.doc.nonces).toEqual(['', NONCES[1], '']);
    expect(room.writes).toContainEqual({ put: 'seat', table: room.doc.id, seat: 1, person: 'ben' });
    expect([room.doc.status, room.doc.awaitsPeople]).toEqual(['open', undefined]);
    expect(room.act('cleo', sit(2))).toBe('done');
    expect(room.doc.nonces[2]).toBe('');
  });
  test('is refused where somebody sits, twice, and beside the table', () => {
    const room = new Room({ seats: [OPEN, OPEN, BOT] });
    room.act('ada', sit(0));
    expect(room.act('ben', sit(0))).toBe('seatTaken');
    expect(room.act('ben', sit(2))).toBe('seatTaken');
    expect(room.act('ben', sit(3))).toBe('noSuchSeat');
    expect(room.act('ada', sit(1))).toBe('alreadySeated');
    expect(room.refusal).toEqual({ code: 'alreadySeated', rule: 'table' });
  });
  test.each(['', 'aa', 'aa'.repeat(7), `${'aa'.repeat(8)}a`, 'AA'.repeat(8), 'aa'.repeat(65), `x${'aa'.repeat(8)}`])(
    'is refused with the nonce %j, which is none',
    nonce => {
      const room = new Room();
      expect(room.act('ben', sit(1, nonce))).toBe('badNonce');
      expect(room.refusal?.detail).toBe('a nonce is 8 to 64 bytes in small hex');
      expect(room.seat(1)?.kind).toBe('open');
    },
  );
  test.each([8, 64])('takes a nonce of %i bytes', bytes => {
    expect(new Room().act('ben', sit(1, 'af'.repeat(bytes)))).toBe('done');
  });
  test('on the last free seat begins the game, when everyone is here', () => {
    const room = threeAtATable();
    expect(room.doc).toMatchObject({ status: 'running', startedAt: room.now });
    expect(room.doc).not.toHaveProperty('expiresAt');
    expect(room.seq).toBe(0);
    expect(room.doc.lines).toEqual(['Ada', 'Ben', 'Cleo'].map(name => ({ name, kind: 'human' })));
    expect(room.act('dan', sit(0))).toBe('alreadyStarted');
    const kinds = room.writes.flatMap(write => ('drop' in write && write.drop === 'deadline' ? write.kind : []));
    expect(kinds).toEqual(expect.arrayContaining(['warn', 'expiry', 'empty']));
    const row = { table_id: room.doc.id, kind: 'warn', due_at: room.now + 27 * 86_400_000 };
    expect(room.writes).toContainEqual({ put: 'deadline', row });
  });
  test('on the last free seat waits for who is away, and who leaves again frees it', () => {
    const room = new Room({ seats: [OPEN, OPEN] });
    room.comes('ada', 'ben');
    room.act('ada', sit(0));
    room.leaves('ada');
    expect(room.act('ben', sit(1))).toBe('done');
    expect(room.doc).toMatchObject({ status: 'open', awaitsPeople: true });
    expect(room.act('ben', { do: 'leave' })).toBe('done');
    expect(room.doc).not.toHaveProperty('awaitsPeople');
  });
  test('begins a game that programs opened just after the house did; at a table from before, they have to come back', () => {
    const GRACE = 20_000; // clocks stand still so long after the house has opened
    const statusAfter = (openedLater: number): string => {
      const room = new Room({ seats: [OPEN, OPEN] });
      room.openSince = room.now + openedLater + GRACE;
      room.act('ada', sit(0));
      room.act('ben', sit(1));
      return room.doc.status;
    };
    expect([statusAfter(-1000), statusAfter(1000)]).toEqual(['running', 'open']);
  });
  test('at a table that its host has left makes one the host', () => {
    const room = new Room();
    room.act('ada', sit(0));
    room.act('ada', { do: 'leave' });
    expect(room.doc).toMatchObject({ host: 'ada', hostLeft: true });
    room.act('ben', sit(1));
    expect(room.doc.host).toBe('ben');
    expect(room.doc).not.toHaveProperty('hostLeft');
  });
  test('on a chair that was kept for somebody is for that person alone', () => {
    const room = threeAtATable();
    room.act('ada', { do: 'close' });
    room.act('ada', { do: 'rematch' });
    const table = room.writes.find(write => 'put' in write && write.put === 'table' && write.row.id !== room.doc.id);
    const next = new Room();
    next.loaded = { ...next.loaded, doc: JSON.parse((table as { row: { doc: string } }).row.doc) };
    expect(next.act('cleo', sit(1))).toBe('seatTaken');
    expect(next.act('ben', sit(1))).toBe('done');
  });
});

describe('leaving before the game', () => {
  test('frees the seat, and the next person is the host', () => {
    const room = new Room();
    room.act('ada', sit(0, NONCES[0]));
    room.act('ben', sit(1));
    expect(room.act('ada', { do: 'leave' })).toBe('done');
    expect(room.seat(0)).toEqual({ kind: 'open', name: '' });
    expect(room.doc.nonces[0]).toBe('');
    expect(room.doc.host).toBe('ben');
    expect(room.doc).not.toHaveProperty('hostLeft');
    expect(room.writes).toContainEqual({ drop: 'seat', table: room.doc.id, seat: 0 });
    expect(room.act('ada', { do: 'leave' })).toBe('notYourSeat');
  });
  test('changes no host when somebody else leaves', () => {
    const room = new Room();
    room.act('ada', sit(0));
    room.act('ben', sit(1));
    room.act('ben', { do: 'leave' });
    expect(room.doc.host).toBe('ada');
  });
});

describe('the host before the game', () => {
  test('seats bots on free chairs and frees chairs, and nobody else does', () => {
    const room = new Room();
    room.act('ada', sit(0));
    expect(room.act('ben', { do: 'seatBot', seat: 1 })).toBe('onlyTheHost');
    expect(room.act('ada', { do: 'seatBot', seat: 0 })).toBe('seatTaken');
    expect(room.act('ada', { do: 'seatBot', seat: 7 })).toBe('seatTaken');
    expect(room.act('ada', { do: 'seatBot', seat: 1 })).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'bot', name: 'Bot 2', level: 'random' });
    expect(room.act('ada', { do: 'seatBot', seat: 2, level: 'cautious' })).toBe('done');
    expect(room.seat(2)?.level).toBe('cautious');
    expect(room.act('ben', { do: 'openSeat', seat: 1 })).toBe('onlyTheHost');
    expect(room.act('ada', { do: 'openSeat', seat: 7 })).toBe('noSuchSeat');
    expect(room.act('ada', { do: 'openSeat', seat: 1 })).toBe('done');
    expect(room.seat(1)).toEqual({ kind: 'open', name: '' });
    expect(room.writes).toContainEqual({ drop: 'seat', table: room.doc.id, seat: 1 });
  });
  test('seats characters that the game has, and nobody who is a stranger', () => {
    const room = new Room();
    const bots = { ...room.scene.services.bots, characters: () => ['cautious:saint'] };
    Object.defineProperty(room, 'scene', { value: { ...room.scene, services: { ...room.scene.services, bots } } });
    room.act('ada', sit(0));
    expect(room.act('ada', { do: 'seatBot', seat: 1, level: 'cautious:nobody' })).toBe('noSuchCharacter');
    expect(room.seat(1)?.kind).toBe('open');
    expect(room.act('ada', { do: 'seatBot', seat: 1, level: 'random:saint' })).toBe('noSuchCharacter');
    expect(room.act('ada', { do: 'seatBot', seat: 1, level: 'cautious:saint' })).toBe('done');
    expect(room.seat(1)?.level).toBe('cautious:saint');
  });
  test('does none of it once the game has begun', () => {
    const room = threeAtATable();
    expect(room.act('ada', { do: 'seatBot', seat: 1 })).toBe('alreadyStarted');
    expect(room.act('ada', { do: 'openSeat', seat: 1 })).toBe('alreadyStarted');
    expect(room.act('ada', { do: 'start' })).toBe('alreadyStarted');
  });
  test('begins a full table, also while somebody is away', () => {
    const room = new Room({ seats: [OPEN, OPEN] });
    room.comes('ada', 'ben');
    room.act('ada', sit(0));
    expect(room.act('ada', { do: 'start' })).toBe('seatsOpen');
    room.leaves('ada');
    room.act('ben', sit(1));
    expect(room.act('ben', { do: 'start' })).toBe('onlyTheHost');
    expect(room.act('ada', { do: 'start' })).toBe('done');
    expect(room.doc.status).toBe('running');
    expect(room.doc).not.toHaveProperty('awaitsPeople');
  });
  test('begins as we are: free chairs go from the end, seats move up with nonces, and are noted anew', () => {
    const room = new Room({ seats: [OPEN, OPEN, { ...BOT, level: 'cautious' }, OPEN] });
    room.comes('ada', 'ben');
    room.act('ada', sit(1, NONCES[0]));
    expect(room.act('ada', { do: 'start', asWeAre: true })).toBe('done');
    expect(room.doc.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bot 2', level: 'cautious' }]);
    expect(room.doc.nonces).toEqual([NONCES[0], '']);
    expect(room.doc.extraTime).toEqual([0, 0]);
    const seats = room.writes.filter(write => ('put' in write ? write.put : write.drop) === 'seat');
    expect(seats).toEqual([
      ...[0, 1, 2, 3].map(seat => ({ drop: 'seat', table: room.doc.id, seat })),
      { put: 'seat', table: room.doc.id, seat: 0, person: 'ada' },
    ]);
  });
  test('begins as we are: the chairs that the game needs go to bots', () => {
    const room = new Room();
    room.act('ada', sit(2));
    expect(room.act('ada', { do: 'start', asWeAre: true })).toBe('done');
    expect(room.doc.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', 'Bot 1'],
      ['human', 'Ada'],
    ]);
    expect(room.doc.lines).toEqual([
      { name: 'Bot 1', kind: 'bot' },
      { name: 'Ada', kind: 'human' },
    ]);
  });
  test('closes the table, which is removed a day later', () => {
    const room = new Room();
    expect(room.act('ben', { do: 'close' })).toBe('onlyTheHost');
    expect(room.act('ada', { do: 'close' })).toBe('done');
    expect(room.doc).toMatchObject({ status: 'abandoned', closedBy: 'host', endedAt: room.now, votes: [] });
    expect(room.doc).not.toHaveProperty('expiresAt');
    const day = 86_400_000;
    expect(room.told.deadlines).toEqual([{ table: room.doc.id, kind: 'remove', at: room.now + day }]);
    expect(room.act('ada', { do: 'close' })).toBe('notRunning');
  });
});

describe('what is asked under an id', () => {
  test('is done once; another person’s id is another request', () => {
    const room = new Room();
    expect(room.act('ada', sit(0), 'r1')).toBe('done');
    const { n } = room.loaded;
    expect(room.act('ada', sit(0), 'r1')).toBe('done');
    expect([room.loaded.n, room.entries, room.writes]).toEqual([n, [], []]);
    expect(room.told.seq).toBeUndefined(); // there is no game yet
    expect(room.act('ben', sit(1), 'r1')).toBe('done');
    expect(room.seat(1)?.person).toBe('ben');
  });
  test('answers with the step after which it was done', () => {
    const room = threeAtATable();
    room.act('ada', { do: 'chatRule', rule: 'off' }, 'r1');
    room.bid('ada');
    room.act('ada', { do: 'chatRule', rule: 'off' }, 'r1');
    expect(room.told.seq).toBe(0);
  });
  test('without an id is done as often as it is asked', () => {
    const room = threeAtATable();
    const { n } = room.loaded;
    for (const _ of [1, 2]) room.act('ada', { do: 'chatRule', rule: 'off' });
    expect(room.loaded.n).toBe(n + 2);
  });
});
