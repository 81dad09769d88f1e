import { expect, test } from 'vitest';

test('every schema can be made', async () => {
  expect(Object.keys(await import('../src/schema/index.ts')).length).toBeGreaterThan(50);
});
