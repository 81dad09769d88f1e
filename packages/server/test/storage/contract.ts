import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { found, giveRole, join } from '../../src/clubs/club.ts';
import { answer, nameEvening } from '../../src/clubs/evenings.ts';
import type { Services } from '../../src/house/services.ts';
import { type Change, isDamaged, type Storage } from '../../src/storage/storage.ts';
import { exportPerson } from '../../src/table/person-data.ts';
import { ALL_GAMES } from '../house.ts';
import { fillFor, isSaid, TABLES_OF_PEOPLE, tablesNaming } from './of-a-person.ts';
import { chatRow, entry, loaded, moves, opened, personRow, seqsOf, sessionRow, tableRow } from './rows.ts';

/** A storage that a test may have for itself, opened a second time too (another process, another node). */
export interface Bench {
  readonly storage: Storage;
  /** Whatever was saved is seen by somebody who comes later. */
  again(): Promise<Storage>;
  close(): Promise<void>;
  /** A database whose texts hold no NUL refuses one; what is JSON has none. */
  readonly refusesNul?: boolean;
}

const act = (id: string, next: number, status: string): Change => ({
  table: { id, next, entries: [entry(0, { kind: 'act', move_id: `a${next}`, body: 'null' })] },
  writes: [{ put: 'table', row: tableRow(id, { n: next, status }) }],
});

/** What is said in other words (a list of ids, a yes), belongs to a table, or would open a door. */
const UNSAID = ['seat', 'mute', 'ticket', 'unseen', 'report_line'];
/** Seats, lines without text, reports and deeds: they are the game's, the others' or the house's. */
const NAMELESS = ['seat', 'chat', 'report', 'report_line', 'deed'];

/** What every storage keeps to, whatever it is made of. */
export const storageContract = (name: string, open: () => Promise<Bench>): void => {
  describe(`${name} keeps the contract of a storage:`, () => {
    let bench: Bench;
    let storage: Storage;
    beforeEach(async () => {
      bench = await open();
      storage = bench.storage;
    });
    afterEach(() => bench.close());

    test('what is committed is read back, by whoever comes later too', async () => {
      await storage.commit([opened('T')]);
      const written = [
        entry(1),
        entry(1, { part: 1, seat: null, kind: 'clock', how: 'clock', move_id: null, person: null }),
      ];
      expect(await storage.commit([{ table: { id: 'T', next: 1, entries: written }, writes: [] }])).toEqual(new Set());
      for (const reader of [storage, await bench.again()]) {
        const { row, n, entries } = await loaded(reader, 'T');
        expect(row).toEqual(tableRow('T'));
        expect(n).toBe(2);
        expect(entries).toEqual(written.map((line, index) => ({ ...line, n: index + 1, body: JSON.parse(line.body) })));
      }
    });

    test('what was said at a packed table goes after ninety days, or when the house says, or never', async () => {
      await storage.commit([opened('T'), opened('U'), opened('V')]);
      const { updated_at } = tableRow('T');
      await storage.pack('T');
      await storage.pack('U', 7);
      await storage.pack('V', 0);
      const far = updated_at + 1000 * 86_400_000;
      expect(await storage.due(far, 10)).toEqual([
        { table_id: 'U', kind: 'chat', due_at: updated_at + 7 },
        { table_id: 'T', kind: 'chat', due_at: updated_at + 90 * 86_400_000 },
      ]);
    });

    test('a log that was packed is read as before, goes on behind its end, and no old number is to be had', async () => {
      const deadline = { put: 'deadline', row: { table_id: 'T', kind: 'archive', due_at: 5 } } as const;
      await storage.commit([opened('T'), opened('U'), moves('T', 1, [1, 2]), moves('T', 3, [3], [deadline])]);
      const before = await loaded(storage, 'T');
      await storage.pack('T');
      await storage.pack('T');
      await storage.pack('nowhere');
      expect(await storage.due(10, 10)).toEqual([]);
      for (const reader of [storage, await bench.again()]) {
        const { row, n, entries } = await loaded(reader, 'T');
        expect({ row, n }).toEqual({ row: before.row, n: 3 });
        expect(entries).toEqual(before.entries.map(line => ({ ...line, move_id: null, person: null })));
        expect(await reader.since('T', 3)).toEqual({ entries: [], row: undefined });
        expect(await reader.since('T', 1)).toEqual({ entries: entries.slice(1), row: undefined });
        expect(await reader.news(['T', 'U'].map(id => ({ id, n: 2 })))).toEqual(['T']);
        expect(await reader.news([{ id: 'T', n: 3 }])).toEqual([]);
        for (const next of [1, 2, 3, 5]) {
          const late = moves('T', next, [9]);
          expect(await reader.commit([late]), `${next}`).toEqual(new Set([late]));
        }
      }
      expect(await storage.commit([act('T', 4, 'over')])).toEqual(new Set());
      const { row, entries } = await loaded(await bench.again(), 'T');
      expect(row).toMatchObject({ n: 4, status: 'over' });
      expect(entries.map(({ n, kind }) => `${n} ${kind}`)).toEqual(['1 move', '2 move', '3 move', '4 act']);
      expect(await storage.since('T', 2)).toMatchObject({ entries: [{ n: 3 }, { n: 4, kind: 'act' }], row: { n: 4 } });
      await storage.removeTable('T');
      expect(await storage.load('T')).toBeUndefined();
      expect(await storage.commit([opened('T')])).toEqual(new Set());
      expect((await loaded(storage, 'T')).n).toBe(0);
    });

    test('a number that is taken loses the change, with all of its rows, and nobody else’s', async () => {
      await storage.commit([opened('T'), opened('U')]);
      await storage.commit([moves('T', 1, [1])]);
      const late = moves('T', 1, [7], [{ put: 'deadline', row: { table_id: 'T', kind: 'clock', due_at: 5 } }]);
      const other = moves('U', 1, [1], [{ put: 'deadline', row: { table_id: 'U', kind: 'clock', due_at: 6 } }]);
      expect(await storage.commit([late, other])).toEqual(new Set([late]));
      expect(await seqsOf(storage, 'T')).toEqual([1]);
      expect(await seqsOf(storage, 'U')).toEqual([1]);
      expect(await storage.due(10, 10)).toEqual([{ table_id: 'U', kind: 'clock', due_at: 6 }]);
    });

    test('a change that lost neither seats anybody, nor sends anybody away, nor changes the document', async () => {
      const seat = { put: 'seat', table: 'T', seat: 0, person: 'ada' } as const;
      await storage.commit([opened('T')]);
      await storage.commit([moves('T', 1, [1], [seat])]);
      const before = (await loaded(storage, 'T')).row;
      const late = [
        moves('T', 1, [7], [{ put: 'seat', table: 'T', seat: 1, person: 'ben' }]),
        moves('T', 1, [7], [{ drop: 'seat', table: 'T', seat: 0 }]),
        act('T', 1, 'over'),
      ];
      for (const change of late) expect(await storage.commit([change])).toEqual(new Set([change]));
      expect((await loaded(storage, 'T')).row).toEqual(before);
      expect(await storage.tablesOf('ben', 10)).toEqual([]);
      expect((await storage.tablesOf('ada', 10)).map(({ id }) => id)).toEqual(['T']);
    });

    test('a number inside a piece is taken too, and one behind a hole is not to be had', async () => {
      await storage.commit([opened('T')]);
      await storage.commit([moves('T', 1, [1, 2, 3])]);
      for (const next of [1, 2, 3, 5, 6]) {
        const change = moves('T', next, [9]);
        expect(await storage.commit([change]), `from ${next}`).toEqual(new Set([change]));
      }
      expect(await storage.commit([moves('T', 4, [4])])).toEqual(new Set());
      expect(await seqsOf(storage, 'T')).toEqual([1, 2, 3, 4]);
    });

    test('after a change that lost, later ones of its table in the same commit are lost as well', async () => {
      await storage.commit([opened('T')]);
      await storage.commit([moves('T', 1, [1])]);
      const stale = moves('T', 1, [8]);
      const onTop = moves('T', 2, [9]); // its number is free, but it was decided on what has lost
      expect(await storage.commit([stale, onTop])).toEqual(new Set([stale, onTop]));
      const spoken = moves('T', 1, [8], [{ put: 'chat', row: chatRow('T', 1) }]);
      expect(await storage.commit([spoken, onTop])).toEqual(new Set([spoken, onTop]));
      expect(await seqsOf(storage, 'T')).toEqual([1]);
    });

    test('several changes of one table share a commit, and the last write to a row counts', async () => {
      await storage.commit([opened('T')]);
      const due = (due_at: number): Change['writes'] => [
        { put: 'deadline', row: { table_id: 'T', kind: 'bot', due_at } },
      ];
      const gone: Change['writes'] = [{ drop: 'deadline', table: 'T', kind: 'bot' }];
      await storage.commit([moves('T', 1, [1], due(5)), moves('T', 2, [2], gone), moves('T', 3, [3], due(7))]);
      expect(await seqsOf(storage, 'T')).toEqual([1, 2, 3]);
      expect(await storage.due(10, 10)).toEqual([{ table_id: 'T', kind: 'bot', due_at: 7 }]);
      await storage.commit([act('T', 4, 'running')]);
      expect((await storage.unfinishedHostedBy('ada', 10)).map(({ id }) => id)).toEqual(['T']);
      expect(await storage.unfinishedHostedBy('ben', 10)).toEqual([]);
      await storage.commit([act('T', 5, 'running'), act('T', 6, 'over')]);
      expect((await loaded(storage, 'T')).row).toMatchObject({ n: 6, status: 'over' });
      expect(await storage.unfinishedHostedBy('ada', 10)).toEqual([]);
    });

    test('a change that cannot be stored takes everything of its commit with it', async () => {
      await storage.commit([opened('T')]);
      const good = moves('T', 1, [1], [{ put: 'seat', table: 'T', seat: 0, person: 'ada' }]);
      const twice = opened('T'); // a new table with an id that is there
      await expect(storage.commit([good, twice])).rejects.toThrow();
      expect(await seqsOf(storage, 'T')).toEqual([]);
      expect(await storage.tablesOf('ada', 10)).toHaveLength(1); // as host; no seat was taken
      expect(await storage.commit([good])).toEqual(new Set()); // and the next commit is as good as any
      expect(await seqsOf(storage, 'T')).toEqual([1]);
    });

    test('a table that was removed stays removed, for those too who have not heard of it', async () => {
      await storage.commit([opened('T'), moves('T', 1, [1], [{ put: 'seat', table: 'T', seat: 1, person: 'ben' }])]);
      await storage.removeTable('T');
      for (const change of [act('T', 2, 'running'), act('T', 1, 'running')])
        expect(await storage.commit([change])).toEqual(new Set([change]));
      expect(await storage.load('T')).toBeUndefined();
      expect(await storage.tablesOf('ben', 10)).toEqual([]);
    });

    test('what came after an entry, with the document if it has changed', async () => {
      await storage.commit([opened('T'), moves('T', 1, [1, 2]), moves('T', 3, [3])]);
      expect(await storage.since('T', 3)).toEqual({ entries: [], row: undefined });
      expect(await storage.since('T', 2)).toMatchObject({ entries: [{ n: 3, seq: 3 }], row: undefined });
      expect(await storage.since('T', 1)).toMatchObject({ entries: [{ n: 2 }, { n: 3 }] });
      await storage.commit([act('T', 4, 'over')]);
      expect(await storage.since('T', 3)).toMatchObject({ entries: [{ n: 4, kind: 'act' }], row: { status: 'over' } });
      expect(await storage.since('T', 0)).toMatchObject({ entries: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }] });
    });

    test('which tables have more', async () => {
      await storage.commit([opened('T'), opened('U'), moves('T', 1, [1, 2])]);
      const asked = [
        { id: 'T', n: 1 },
        { id: 'U', n: 0 },
        { id: 'gone', n: 0 },
      ];
      expect(await storage.news(asked)).toEqual(['T']);
      expect(await storage.news([{ id: 'T', n: 2 }])).toEqual([]);
    });

    test('a chat line takes a number, and counts once however often it is said', async () => {
      await storage.commit([opened('T')]);
      const say = (n: number, say_id: string | null, person_id = 'ada'): Change => ({
        writes: [{ put: 'chat', row: chatRow('T', n, { say_id, person_id }) }],
      });
      expect(await storage.commit([say(1, 'x')])).toEqual(new Set());
      for (const lost of [say(1, 'y'), say(2, 'x')]) expect(await storage.commit([lost])).toEqual(new Set([lost]));
      expect(await storage.commit([say(2, 'x', 'ben'), say(3, null), say(4, null)])).toEqual(new Set());
      expect((await storage.chat('T', 10)).map(({ n, person_id }) => [n, person_id])).toEqual([
        [1, 'ada'],
        [2, 'ben'],
        [3, 'ada'],
        [4, 'ada'],
      ]);
      expect((await storage.chat('T', 2)).map(({ n }) => n)).toEqual([3, 4]);
      expect(await storage.chatLine('T', 'ben', 'x')).toMatchObject({ n: 2 });
      expect(await storage.chatLine('T', 'cleo', 'x')).toBeUndefined();
    });

    test('who asks at the same moment as others hears what they asked for, and nothing of the others', async () => {
      const names = ['ada', 'ben', 'cleo'];
      const ids = names.map(person => `T-${person}`);
      await storage.commit(ids.map(id => opened(id)));
      for (const [index, id] of ids.entries())
        await storage.commit([
          moves(
            id,
            1,
            Array.from({ length: index + 1 }, (_, seq) => seq + 1),
          ),
        ]);
      await storage.commit(
        names.map((person, index) => ({
          writes: [
            { put: 'person', row: personRow(person) },
            { put: 'session', row: sessionRow(person) },
            { put: 'mute', person, muted: `not-${person}` },
            ...Array.from({ length: index }, (_, n) => ({ put: 'chat', row: chatRow(`T-${person}`, n + 1) }) as const),
          ],
        })),
      );
      const asked = [...names, 'nobody', ...names.toReversed()];
      const at = (person: string): number => names.indexOf(person) + 1;
      await Promise.all(
        asked.map(async person => {
          const id = `T-${person}`;
          const stored = await storage.load(id);
          expect(stored === undefined || isDamaged(stored) ? stored : [stored.row.id, stored.n]).toEqual(
            at(person) === 0 ? undefined : [id, at(person)],
          );
        }),
      );
      const since = (person: string) => storage.since(`T-${person}`, 1);
      const ask = <Found>(how: (person: string) => Promise<Found>): Promise<Found[]> => Promise.all(asked.map(how));
      for (const [index, found] of (await ask(since)).entries())
        expect('entries' in found && found.entries.map(({ n }) => n)).toEqual(
          [2, 3].slice(0, Math.max(0, at(asked[index] ?? '') - 1)),
        );
      expect((await ask(person => storage.personByToken(sessionRow(person).token_hash))).map(row => row?.id)).toEqual(
        asked.map(person => (at(person) === 0 ? undefined : person)),
      );
      expect(await ask(person => storage.mutedBy(person))).toEqual(
        asked.map(person => (at(person) === 0 ? [] : [`not-${person}`])),
      );
      const called = (person: string, table: string, told: number) => ({
        sql: 'insert into turn (person_id, table_id, since, told, told_at, nudged_at) values (?, ?, 1, ?, 2, 0)',
        values: [person, table, told],
        rows: 1,
      });
      await storage.attempt([called('ada', 'T-ada', 1), called('ben', 'T-ben', 0), called('cleo', 'T-ada', 1)]);
      expect((await ask(person => storage.calledTo(person, `T-${person}`))).map(row => row?.table_id)).toEqual(
        asked.map(person => (person === 'ada' ? 'T-ada' : undefined)),
      );
      const said = await ask(person => storage.chat(`T-${person}`, person === 'cleo' ? 1 : 5));
      expect(said.map(lines => lines.map(({ table_id, n }) => [table_id, n]))).toEqual(
        asked.map(person => (person === 'ben' ? [['T-ben', 1]] : person === 'cleo' ? [['T-cleo', 2]] : [])),
      );
    });

    test('finished games come page by page, and none is left out where two ended at the same moment', async () => {
      const ended = { T: 10, U: 20, V: 20, W: 20, X: 30 };
      for (const [id, updated_at] of Object.entries(ended)) {
        await storage.commit([{ writes: [{ put: 'table', row: tableRow(id, { status: 'over', updated_at }) }] }]);
        await storage.commit([{ writes: [{ put: 'seat', table: id, seat: 0, person: 'ada' }] }]);
      }
      const page = async (before: number): Promise<readonly string[]> =>
        (await storage.finishedOf('ada', before, 2)).map(({ id }) => id).toSorted();
      expect(await page(Number.MAX_SAFE_INTEGER)).toEqual(['U', 'V', 'W', 'X']);
      expect(await page(20)).toEqual(['T']);
      expect(await page(10)).toEqual([]);
      expect(await storage.finishedOf('ben', 100, 2)).toEqual([]);
    });

    test('a change that loses by its chat line writes nothing else', async () => {
      await storage.commit([opened('T'), { writes: [{ put: 'chat', row: chatRow('T', 1) }] }]);
      const both = moves('T', 1, [1], [{ put: 'chat', row: chatRow('T', 1) }]);
      expect(await storage.commit([both])).toEqual(new Set([both]));
      expect(await seqsOf(storage, 'T')).toEqual([]);
    });

    test('an attempt changes exactly the rows it names, or nothing', async () => {
      await storage.commit([{ writes: [{ put: 'person', row: personRow('ada') }] }]);
      const rename = (id: string): { sql: string; values: string[]; rows: number } => ({
        sql: 'update person set name = ? where id = ?',
        values: ['Zoë', id],
        rows: 1,
      });
      expect(await storage.attempt([rename('ada'), rename('nobody')])).toBe(false);
      expect(await storage.person('ada')).toMatchObject({ name: 'ada' });
      expect(await storage.attempt([rename('ada')])).toBe(true);
      expect(await storage.person('ada')).toMatchObject({ name: 'Zoë' });
      await expect(storage.attempt([rename('ada'), { sql: 'no sense', values: [], rows: 1 }])).rejects.toThrow();
    });

    test('characters of four bytes, a byte order mark, large numbers and NUL in JSON come back as they were', async () => {
      const name = '\uFEFFAB 😀 𝔄';
      const nul = `${name}\u0000`;
      const late = 2 ** 53 - 1;
      await storage.commit([{ writes: [{ put: 'person', row: personRow('ada', { name, seen_at: late }) }] }]);
      expect(await storage.person('ada')).toEqual(personRow('ada', { name, seen_at: late }));
      const doc = JSON.stringify({ name: nul });
      await storage.commit([{ writes: [{ put: 'table', row: tableRow('T', { doc, created_at: late }) }] }]);
      const line = entry(2 ** 31 + 1, { at: late, body: JSON.stringify({ say: nul }), move_id: nul });
      await storage.commit([{ table: { id: 'T', next: 1, entries: [line] }, writes: [] }]);
      const { row, entries } = await loaded(storage, 'T');
      expect(row).toMatchObject({ doc, created_at: late });
      expect(entries).toEqual([{ ...line, n: 1, body: { say: nul } }]);
      await storage.commit([{ writes: [{ put: 'chat', row: chatRow('T', 1, { text: name }) }] }]);
      expect(await storage.chat('T', 1)).toMatchObject([{ text: name }]);
    });

    test('NUL in a name comes back as it was, or nothing of its commit is stored', async () => {
      const written = storage.commit([
        opened('T'),
        { writes: [{ put: 'person', row: personRow('ada', { name: 'A\u0000B' }) }] },
      ]);
      if (bench.refusesNul === true) {
        await expect(written).rejects.toThrow();
        expect(await storage.load('T')).toBeUndefined();
      } else {
        await written;
        expect(await storage.person('ada')).toMatchObject({ name: 'A\u0000B' });
      }
      expect(await storage.commit([opened('U')])).toEqual(new Set());
    });

    test('people, mutes, reports and lists', async () => {
      const report = {
        id: 'r',
        table_id: 'T',
        by_id: 'ada',
        person_id: 'ben',
        reason: 'rude',
        at: 1,
        done: 0,
        kind: 'words',
      };
      await storage.commit([
        opened('T'),
        { writes: [{ put: 'table', row: tableRow('V', { visibility: 'link', created_at: 5, host: 'cleo' }) }] },
        { writes: [{ put: 'person', row: personRow('ada') }] },
        {
          writes: [
            { put: 'person', row: personRow('ben', { seen_at: 9 }) },
            { put: 'session', row: sessionRow('ben') },
          ],
        },
        { writes: [{ put: 'mute', person: 'ada', muted: 'ben' }] },
        { writes: [{ put: 'mute', person: 'ada', muted: 'ben' }] },
        { writes: [{ put: 'report', row: report }] },
        { writes: [{ put: 'chat', row: chatRow('T', 1) }] },
        { writes: [{ put: 'seat', table: 'V', seat: 2, person: 'ben' }] },
      ]);
      expect(await storage.mutedBy('ada')).toEqual(['ben']);
      expect((await storage.people(10)).map(({ id }) => id)).toEqual(['ben', 'ada']);
      expect(await storage.personByToken('hash of ben')).toMatchObject({ id: 'ben' });
      expect(await storage.reports(10)).toEqual([report]);
      expect((await storage.openTables(10)).map(({ id }) => id)).toEqual(['T']);
      expect((await storage.tablesOf('ben', 10)).map(({ id }) => id)).toEqual(['V']);
      expect(await storage.recentTables(10)).toHaveLength(2);
      await storage.commit([{ writes: [{ put: 'report', row: { ...report, done: 1 } }] }]);
      expect(await storage.reports(10)).toEqual([]);
      await storage.erasePerson('ada', '—');
      expect(await storage.person('ada')).toBeUndefined();
      expect(await storage.mutedBy('ada')).toEqual([]);
      expect(await storage.chatBy('ada')).toMatchObject([{ name: '—', text: '' }]);
      expect(await storage.reportsBy('ada')).toMatchObject([{ reason: '' }]);
      expect(await storage.nextDue()).toBeUndefined();
    });

    test('who is erased leaves no way in behind, and nothing of others goes', async () => {
      const passkey = "insert into passkey values (?, ?, 'key', 0, '', 0, '', 1, 1)";
      const code = 'insert into recovery values (?, ?, 1, 0)';
      const ticket = "insert into ticket values (?, 'link', ?, 'v', 9)";
      for (const id of ['ada', 'ben'])
        await storage.commit([
          {
            writes: [
              { put: 'person', row: personRow(id) },
              { put: 'session', row: sessionRow(id) },
            ],
          },
        ]);
      for (const id of ['ada', 'ben'])
        expect(
          await storage.attempt([passkey, code, ticket].map(sql => ({ sql, values: [`${id}'s`, id], rows: 1 }))),
        ).toBe(true);
      await storage.erasePerson('ada', '—');
      for (const name of ['session', 'passkey', 'recovery', 'ticket'] as const)
        expect((await storage.ask(name, 'order by person_id')).map(({ person_id }) => person_id)).toEqual(['ben']);
      expect(await storage.personByToken('hash of ada')).toBeUndefined();
    });

    test('who is erased is in no table any more but where an id without a name belongs to others, and all of it was in their export', async () => {
      for (const id of ['ada', 'ben']) {
        await storage.commit([{ writes: [{ put: 'person', row: personRow(id) }] }]);
        expect(await fillFor(storage, id)).toBe(true);
      }
      const exported = JSON.stringify(await exportPerson(storage, 'ada'));
      expect(TABLES_OF_PEOPLE.filter(name => !isSaid(exported, name, 'ada'))).toEqual(UNSAID);
      await storage.erasePerson('ada', '—');
      expect(await tablesNaming(storage, 'ada')).toEqual(NAMELESS);
      expect(await tablesNaming(storage, 'ben')).toEqual(TABLES_OF_PEOPLE);
    });

    test('a club passes from its owner to the longest member, ends with the last one, and takes along only what is its own', async () => {
      const services = {
        ...{ storage, now: () => 1000, random: (bytes: number) => randomBytes(bytes), games: ALL_GAMES },
      } as unknown as Services;
      const ids: string[] = [];
      for (const name of ['Ours', 'Alone']) {
        const made = await found(services, 'ada', { name, about: '', crest: 0 });
        if ('id' in made) ids.push(made.id);
      }
      expect(await found(services, 'ben', { name: 'ours', about: '', crest: 0 })).toEqual({ why: 'clubNameTaken' });
      const [ours = '', alone = ''] = ids;
      const code = (await storage.ask('club', 'where id = ?', ours))[0]?.invite ?? '';
      for (const [index, id] of ['zoe', 'ben', 'cleo'].entries())
        expect(await join({ ...services, now: () => 2000 + index }, code, id)).toEqual({ id: ours });
      expect(await join(services, 'another', 'dan')).toEqual({ why: 'codeUnknown' });
      const evening = { first: '1970-06-04T20:00', zone: 'Europe/Berlin', every: 'week', text: '' } as const;
      for (const id of ids) expect(await nameEvening(services, id, evening)).toBeUndefined();
      const [next] = await storage.ask('evening', 'where club_id = ?', ours);
      if (next === undefined) throw new Error('no evening');
      for (const [id, says] of [
        ['ada', 'yes'],
        ['zoe', 'no'],
        ['zoe', 'maybe'],
      ] as const)
        expect(await answer(services, next, id, { at: next.next_at, says })).toBeUndefined();
      await storage.commit([{ writes: [{ put: 'table', row: tableRow('T', { visibility: 'club', club_id: ours }) }] }]);
      expect((await storage.clubTables(ours, 10)).map(({ id, club_id }) => [id, club_id])).toEqual([['T', ours]]);
      expect(await storage.clubTables(alone, 10)).toEqual([]);
      expect(await storage.openTables(10)).toEqual([]);

      await storage.erasePerson('ada', '—');
      const roles = async () =>
        (await storage.ask('member', 'where club_id = ? order by joined_at', ours)).map(
          row => `${row.person_id} ${row.role}`,
        );
      expect(await roles()).toEqual(['zoe owner', 'ben member', 'cleo member']);
      expect((await storage.ask('club', '')).map(({ id }) => id)).toEqual([ours]);
      expect((await storage.ask('evening', '')).map(({ club_id }) => club_id)).toEqual([ours]);
      expect((await storage.ask('answer', '')).map(({ person_id, says }) => [person_id, says])).toEqual([
        ['zoe', 'maybe'],
      ]);
      expect(await giveRole(services, ours, 'ben', 'cleo', 'owner')).toBe(false); // it was not his to give
      expect(await giveRole(services, ours, 'zoe', 'cleo', 'owner')).toBe(true);
      expect(await roles()).toEqual(['zoe steward', 'ben member', 'cleo owner']);
      await storage.endClub(ours);
      for (const name of ['club', 'member', 'evening', 'answer'] as const)
        expect(await storage.count(name, '')).toBe(0);
      expect((await loaded(storage, 'T')).row.club_id).toBe(ours); // whoever sits there plays on
    });

    test('two people are never kept under one name: the second attempt changes nothing, guests are many', async () => {
      for (const id of ['ada', 'ben', 'cleo'])
        await storage.commit([{ writes: [{ put: 'person', row: personRow(id) }] }]);
      const keep = (id: string) =>
        storage.attempt([
          { sql: 'update person set seen_at = 77 where id = ?', values: [id], rows: 1 },
          { sql: 'update person set name_key = ? where id = ?', values: ['ada', id], rows: 1 },
        ]);
      expect([await keep('ada'), await keep('ben')]).toEqual([true, false]);
      expect(await storage.person('ben')).toMatchObject({ name_key: null, seen_at: 2 });
      expect(await storage.person('ada')).toMatchObject({ name_key: 'ada', seen_at: 77 });
    });

    test('the house keeps notes, the last one of each name', async () => {
      expect(await storage.note('open')).toBeUndefined();
      await storage.commit([{ writes: [{ put: 'note', name: 'open', value: '1' }] }]);
      await storage.commit([{ writes: [{ put: 'note', name: 'open', value: '2' }] }]);
      expect(await storage.note('open')).toBe('2');
    });

    test('it can save', async () => {
      expect(await storage.canSave()).toBe(true);
    });
  });
};
