import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, integerPower, log, logistic, power } from '../src/arithmetic.ts';

const EPSILON = Number.EPSILON;

/** Math.* is good to a unit or two of the last place in every engine that there is, if not the same; so are we. */
const isNear = (own: number, other: number, units: number): boolean =>
  own === other || Math.abs(own - other) <= units * EPSILON * Math.abs(other);

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const holds = (check: (x: number) => boolean, min: number, max: number): void =>
  fc.assert(fc.property(real(min, max), check), { numRuns: 5000 });

describe('as near as Math.* to the true value', () => {
  test('exp', () => {
    holds(x => isNear(exp(x), Math.exp(x), 3), -708, 709.7);
    holds(x => isNear(exp(x), Math.exp(x), 3), -2, 2);
  });

  test('log', () => {
    holds(x => isNear(log(x), Math.log(x), 4), Number.MIN_VALUE, Number.MAX_VALUE);
    holds(x => isNear(log(x), Math.log(x), 4), 0.1, 10);
    holds(x => isNear(log(x), Math.log(x), 4), 1 - 1e-6, 1 + 1e-6);
  });

  test('powers', () => {
    holds(x => isNear(power(x, -1.04), x ** -1.04, 20), 0.01, 100);
    fc.assert(
      fc.property(real(-3, 3), fc.nat({ max: 40 }), (base, times) =>
        isNear(integerPower(base, times), base ** times, 80),
      ),
    );
  });

  test('logistic', () => holds(x => isNear(logistic(x), 1 / (1 + Math.exp(-x)), 5), -700, 700));
});

test.each([-1, -0, 0, 1, Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])('log at the edge: %s', x =>
  expect(log(x)).toBe(Math.log(x)),
);
test.each([-0, 0, Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])('exp at the edge: %s', x =>
  expect(exp(x)).toBe(Math.exp(x)),
);

test('beyond the largest and the smallest number', () => {
  expect(exp(709.79)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(-745.1)).toBe(Number.MIN_VALUE);
  expect(exp(-746)).toBe(0);
  expect(integerPower(0, 0)).toBe(1);
  expect(integerPower(2, 1023)).toBe(8.98846567431158e307);
});

const packages = fileURLToPath(new URL('../..', import.meta.url));

/** Rules, bots, search and their hosts. What is drawn on a screen may be off by a hair. */
const isDecisive = (path: string): boolean =>
  path.endsWith('.ts') && !/(^|\/)(node_modules|dist|test|page)\/|^(web|stage)\//.test(path);

/** What the language leaves to the engine (ECMA-262, `Math` and `**`: "implementation-approximated"); and what the language of the user decides. */
const INEXACT =
  /\bMath\s*\.\s*(acosh?|asinh?|atan2?|atanh|cbrt|cosh?|exp|expm1|hypot|log|log10|log1p|log2|pow|random|sinh?|tanh?)\b|[\w)\]]\s*\*\*=?\s*[\w(-]|\blocaleCompare\b/;

const withoutComments = (line: string): string => line.replace(/^\s*(\/?\*\*?|\/\/).*$|\s\/\/ .*$/, '');

test('nothing that decides asks the engine for what engines answer differently', () => {
  const offences = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(isDecisive)
    .flatMap(path =>
      readFileSync(`${packages}/${path}`, 'utf8')
        .split('\n')
        .filter(line => INEXACT.test(withoutComments(line)))
        .map(line => `${path}: ${line.trim()}`),
    );
  expect(offences).toEqual([]);
});

test.each([
  'Math.exp(x)',
  'a ** b',
  'x **= 2',
  '(x) ** -y',
  'Math.hypot(x, y)',
  'names.sort((a, b) => a.localeCompare(b))',
])('the reader of sources notices %s', line => expect(INEXACT.test(withoutComments(line))).toBe(true));
test.each(['Math.sqrt(2)', 'x * y', '/** exp and ** */', 'Math.log2x', 'x; // a ** b'])('and leaves %s alone', line =>
  expect(INEXACT.test(withoutComments(line))).toBe(false),
);
