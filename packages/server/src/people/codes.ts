import { createHash } from 'node:crypto';
import type { Services } from '../house/services.ts';

/** Without I, L, O and U: nobody mistakes one for another when reading a code aloud. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many signs of five bits each. */
export const newCode = ({ random }: Pick<Services, 'random'>, length: number): string =>
  Array.from(random(length), byte => SIGNS[byte % SIGNS.length]).join('');

/** 40 bits for five minutes, under the eyes of a house that counts; 80 bits where a code lies in a drawer. */
export const SHORT_CODE = 8;
export const LONG_CODE = 16;

/** As it was meant: small letters, gaps and dashes do not count, and what looks alike is the same. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');

/** 80 bits of chance need no salt; the eight letters live for five minutes. */
export const hashCode = (code: string): string => createHash('sha256').update(`code ${code}`).digest('hex');
