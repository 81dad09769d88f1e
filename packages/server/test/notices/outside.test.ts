import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Outside, postOutside } from '../../src/calling/outside.ts';
import { LOOPBACK, openPostOffice, type PostOffice } from './post-office.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => void office.close());
beforeEach(() => {
  office.letters.length = 0;
});

const post = (outside: Partial<Outside>, url = office.url): Promise<unknown> =>
  postOutside({ ...LOOPBACK, ...outside }, url, {}, 'body');
const inside = 'inside the network';

test('an address inside is not written to, whether it is a number or a name', async () => {
  const isPublic = (): boolean => false;
  await expect(post({ isPublic })).rejects.toThrow(inside);
  await expect(post({ isPublic }, office.url.replace('127.0.0.1', 'localhost'))).rejects.toThrow('this name leads');
  expect(office.letters).toEqual([]);
});

test('a name that led outside a moment ago is looked at again when the line is there', async () => {
  let asked = 0;
  const isPublic = (): boolean => {
    asked += 1;
    return asked === 1;
  };
  await expect(post({ isPublic })).rejects.toThrow(inside);
  expect(asked).toBe(2);
  expect(office.letters).toEqual([]);
});

test('only https, unless a test allows more; who does not answer is given up', async () => {
  await expect(post({ allowsHttp: false })).rejects.toThrow('no address to write to');
  office.answer = 0;
  await expect(post({ patienceMs: 50 })).rejects.toThrow();
});
