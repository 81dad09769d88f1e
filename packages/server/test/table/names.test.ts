import { describe, expect, test } from 'vitest';
import { decideBotMove } from '../../src/table/bot-turn.ts';
import { decideRenaming, nameAt } from '../../src/table/names.ts';
import { standInsOf } from '../../src/table/stand-ins.ts';
import { type Name, Room, threeAtATable } from './room.ts';

const called = (name: string, id = 'dan') => ({ id, name });

describe('nobody is taken for somebody else', () => {
  test('a second Ada is Ada 2, a third Ada 3; who has the name keeps it', () => {
    const room = threeAtATable({ watchers: 'anyone' });
    expect(nameAt(room.doc, called('Dan'))).toBe('Dan');
    expect(nameAt(room.doc, called('Ada'))).toBe('Ada 2');
    expect(nameAt(room.doc, called('аda'))).toBe('аda 2'); // with a Cyrillic letter
    expect(nameAt(room.doc, called('Ada', 'ada'))).toBe('Ada');
    const watchers = [{ person: 'eve', name: 'Ada 2', state: 'admitted' }] as const;
    expect(nameAt({ ...room.doc, watchers }, called('Ada'))).toBe('Ada 3');
  });
  test('a long name makes room for its number, without a space too many', () => {
    const long = 'Wolfgang Amadeus Theophilus M.'; // 30
    const room = new Room();
    const seats = [{ kind: 'human', person: 'eve', name: long }] as const;
    expect(nameAt({ ...room.doc, seats }, called(long))).toBe('Wolfgang Amadeus Theophilus 2');
  });
  test('free chairs have no name', () => {
    expect(nameAt(new Room().doc, called('Ada'))).toBe('Ada');
  });
});

describe('somebody has another name', () => {
  const renames = (room: Room, id: Name, name: string): string =>
    room.take(decideRenaming(room.loaded, room.scene, { id, name }));
  test('on the seat and beside the table; the record keeps the old one', () => {
    const room = threeAtATable({ watchers: 'anyone' });
    room.act('dan', { do: 'askToWatch' });
    renames(room, 'ben', 'Benedikt');
    renames(room, 'dan', 'Cleo');
    expect(room.doc.seats.map(({ name }) => name)).toEqual(['Ada', 'Benedikt', 'Cleo']);
    expect(room.doc.watchers.map(({ name }) => name)).toEqual(['Cleo 2']);
    expect(room.doc.lines?.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(room.entries).toEqual(['act']);
  });
  test('which is no news where it is the same, where one is not, and after the game', () => {
    const room = threeAtATable();
    for (const [id, name] of [
      ['ben', 'Ben'],
      ['dan', 'Daniel'],
    ] as const) {
      renames(room, id, name);
      expect(room.entries).toEqual([]);
    }
    room.act('ada', { do: 'close' });
    renames(room, 'ben', 'Benedikt');
    expect([room.entries, room.seat(1)?.name]).toEqual([[], 'Ben']);
  });
});

describe('who stood in, as the record tells it', () => {
  const botMoves = (room: Room, seat: number): string =>
    room.take(decideBotMove(room.loaded, room.scene, { seat, seq: room.seq, move: undefined, how: 'bot' }));
  const told = ({ doc, loaded }: Room) => loaded.play && standInsOf(doc, loaded.play);

  test('from the first move that a bot made to the last before its person came back', () => {
    const room = threeAtATable();
    expect(told(room)).toBeUndefined(); // nobody ever did
    room.bid('ada');
    room.act('ben', { do: 'handOver' });
    expect(told(room)).toEqual([]); // it has not moved yet
    room.bid('cleo');
    botMoves(room, 1);
    expect(told(room)).toEqual([{ seat: 1, from: 3, by: 1 }]);
    room.bid('ada');
    room.act('ben', { do: 'takeBack' });
    room.bid('ben');
    expect(told(room)).toEqual([{ seat: 1, from: 3, to: 4, by: 1 }]);
    room.act('cleo', { do: 'handOver' });
    botMoves(room, 2);
    expect(told(room)).toEqual([
      { seat: 1, from: 3, to: 4, by: 1 },
      { seat: 2, from: 6, by: 2 },
    ]);
  });
  test('not where its moves were taken back, nor where its person came back before it moved', () => {
    const room = threeAtATable();
    room.bid('ada');
    room.act('ben', { do: 'handOver' });
    botMoves(room, 1);
    room.act('ben', { do: 'takeBack' });
    expect(told(room)).toHaveLength(1);
    room.act('ben', { do: 'undo' });
    expect(told(room)).toEqual([]);
    room.act('cleo', { do: 'handOver' });
    room.act('cleo', { do: 'takeBack' });
    room.bid('cleo');
    expect(told(room)).toEqual([]);
  });
});
