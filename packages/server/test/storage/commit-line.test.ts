import { expect, test, vi } from 'vitest';
import { CommitLine } from '../../src/storage/postgres/line.ts';
import { Unreachable } from '../../src/storage/storage.ts';

/** Nobody listens there. */
const NOWHERE = 'postgres://127.0.0.1:1/conclave';

test('who waits behind others for a database that is gone has waited as long as they have', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const line = new CommitLine(NOWHERE, () => 1000);
  const ends = [1, 2, 3].map(() => line.alone(async () => 'there').catch(error => error));
  now = 1001; // and not a moment later
  for (const end of await Promise.all(ends)) expect(end).toBeInstanceOf(Unreachable);
  clock.mockRestore();
});
