import type { FindWish } from '@conclave/protocol';
import { expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
let words = 0;
vi.mock('../../src/online/api.ts', () => ({
  call,
  newWord: () => {
    words += 1;
    return `word ${words}`;
  },
}));

const { findTable } = await import('../../src/online/find-wish.ts');

const WISH: FindWish = { game: 'dogma', seats: 2, pace: 'fast', rated: false };

test('until a table was found, the same wish is asked for under the same word; another wish, and the next one, have their own', async () => {
  const asked: string[] = [];
  const ask = async (answer: object, wish = WISH): Promise<void> => {
    call.mockResolvedValueOnce(answer);
    await findTable(wish);
    asked.push(call.mock.lastCall?.[2].id);
  };
  await ask({ ok: false, code: 'unreachable' });
  await ask({ ok: false, code: 'serverError' });
  await ask({ ok: true, value: {} });
  await ask({ ok: false, code: 'unreachable' });
  await ask({ ok: true, value: {} }, { ...WISH, seats: 3 });
  expect(asked).toEqual(['word 1', 'word 1', 'word 1', 'word 2', 'word 3']);
});
