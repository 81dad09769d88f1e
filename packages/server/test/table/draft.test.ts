import { expect, test } from 'vitest';
import { decideClosing } from '../../src/table/close.ts';
import { decideSendingOn } from '../../src/table/finding.ts';
import { OPEN, Room, threeAtATable } from './room.ts';

const tableRows = (room: Room) =>
  room.writes.flatMap(write => ('put' in write && write.put === 'table' ? write.row : []));

test('a change of the document takes the next number, and its row goes with it; a move that changes none writes none', () => {
  const room = threeAtATable();
  const { n } = room.loaded;
  expect(room.act('ada', { do: 'chatRule', rule: 'off' })).toBe('done');
  expect(room.last?.change.table).toMatchObject({ id: room.doc.id, next: n + 1, entries: [{ kind: 'act', seq: 0 }] });
  expect(tableRows(room)).toMatchObject([{ id: room.doc.id, n: n + 1, status: 'running', updated_at: room.now }]);
  expect(JSON.parse(tableRows(room)[0]?.doc ?? '')).toEqual(room.doc);
  room.bid('ada');
  expect(room.last?.change.table).toMatchObject({ next: n + 2, entries: [{ kind: 'move', seq: 1 }] });
  expect(tableRows(room)).toEqual([]);
});

test('who asks is remembered by the name of the request, and who asks without one is not', () => {
  const room = threeAtATable();
  const before = room.loaded.requests.length;
  room.act('ada', { do: 'chatRule', rule: 'off' });
  expect(room.loaded.requests.length).toBe(before);
  room.act('ada', { do: 'chatRule', rule: 'all' }, 'a word');
  expect(room.loaded.requests.items.slice(0, room.loaded.requests.length).at(-1)).toMatchObject({
    id: 'a word',
    person: 'ada',
  });
});

const deed = { id: 'd', by_id: 'admin', what: 'closeTable', target: 'T', reason: 'noise', detail: '', until: 0, at: 1 };

test('what a steward does is written down with it', () => {
  const room = threeAtATable();
  room.take(decideClosing(room.loaded, room.scene, deed));
  expect(room.writes).toContainEqual({ put: 'deed', row: deed });
  expect(room.doc).toMatchObject({ status: 'abandoned', closedBy: 'house' });
});

test('who is sent on finds that on the table which is closed; at any other that ends nothing is left of it', () => {
  const collecting = (): Room => {
    const room = new Room({ seats: [OPEN, OPEN] });
    room.act('ada', { do: 'sit', seat: 0, nonce: 'aa'.repeat(16) });
    const find = { kind: 'k', any: false, state: 'collects', fillsAt: room.now + 1, anyoneAt: room.now } as const;
    room.loaded = { ...room.loaded, doc: { ...room.doc, find } };
    return room;
  };
  const sent = collecting();
  sent.take(decideSendingOn(sent.loaded, sent.scene, ['ada']));
  expect(sent.doc).toMatchObject({ status: 'abandoned', find: { state: 'again' } });
  expect(sent.writes).toContainEqual({ drop: 'deadline', table: sent.doc.id, kind: 'fill' });
  const closed = collecting();
  closed.take(decideClosing(closed.loaded, closed.scene, deed));
  expect(closed.doc.status).toBe('abandoned');
  expect(closed.doc.find).toBeUndefined();
});
