/**
 * Exponentials, logarithms and powers that are the same to the last digit in every engine. The language leaves `Math.exp`, `Math.log` and
 * `**` to the engine, and a bot that decides with them decides otherwise in another browser. Here are only + - * / and whole numbers,
 * whose results the language fixes. At most two units of the last place from the true value.
 */

// The natural logarithm of 2 in two parts; the first has so few digits that its product with an exponent is exact.
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = LN2_HIGH + LN2_LOW;

const FURTHEST = 540; // half the exponent of the smallest number, and some

/** The powers of two from -FURTHEST to FURTHEST, each exact. */
const POWERS_OF_TWO = Float64Array.from({ length: 2 * FURTHEST + 1 }, (_, index) =>
  integerPower(index < FURTHEST ? 0.5 : 2, Math.abs(index - FURTHEST)),
);

const twoTo = (exponent: number): number => POWERS_OF_TWO[FURTHEST + exponent] ?? Number.NaN;

/** In two halves, since the whole power may lie beyond the largest or the smallest number. */
const scale = (number: number, exponent: number): number => {
  const half = exponent >> 1;
  return number * twoTo(half) * twoTo(exponent - half);
};

// Both series are written out: a loop over their coefficients takes three times as long, and the bots ask for millions of them.

/** (e^x - 1 - x) / x², for x from -0.35 to 0.35: 1/2! + x/3! + … + x¹¹/13!. */
const expSeries = (x: number): number => {
  const low = 1 / 2 + x * (1 / 6 + x * (1 / 24 + x * (1 / 120 + x * (1 / 720 + x * (1 / 5040)))));
  const high =
    1 / 40320 + x * (1 / 362880 + x * (1 / 3628800 + x * (1 / 39916800 + x * (1 / 479001600 + x * (1 / 6227020800)))));
  const cube = x * x * x;
  return low + cube * cube * high;
};

/** The area tangent of s as (artanh(s) - s) / s³ by z = s², for z up to 0.03: 1/3 + z/5 + … + z⁹/21. */
const logSeries = (z: number): number => {
  const low = 1 / 3 + z * (1 / 5 + z * (1 / 7 + z * (1 / 9 + z * (1 / 11))));
  const high = 1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21))));
  const square = z * z;
  return low + square * square * z * high;
};

const LARGEST_EXPONENT = 709.782712893384;
const SMALLEST_EXPONENT = -745.1332191019412;

/** e to the power of x: halvings and doublings until the rest is small, and the series for the rest. */
export const exp = (x: number): number => {
  if (x > LARGEST_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < SMALLEST_EXPONENT) return 0;
  const doublings = Math.floor(x / LN2 + 0.5);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  return scale(1 + (rest + rest * rest * expSeries(rest)), doublings);
};

const bits = new DataView(new ArrayBuffer(8));
const SMALLEST_NORMAL = 2.2250738585072014e-308;
const SQRT_TWO = Math.sqrt(2);

/** The natural logarithm: x = m * 2^k with m near 1, and the series of the area tangent for m. */
export const log = (x: number): number => {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN;
  if (x < SMALLEST_NORMAL) return log(x * twoTo(54)) - 54 * LN2;
  bits.setFloat64(0, x);
  const high = bits.getInt32(0);
  bits.setInt32(0, (high & 0xfffff) | 0x3ff00000); // exponent 0: from 1 to 2
  const mantissa = bits.getFloat64(0);
  const isLarge = mantissa > SQRT_TWO;
  const doublings = (high >> 20) - 1023 + (isLarge ? 1 : 0);
  const beyond = (isLarge ? mantissa * 0.5 : mantissa) - 1;
  const s = beyond / (2 + beyond);
  const z = s * s;
  return doublings * LN2_HIGH + (2 * s + (2 * s * z * logSeries(z) + doublings * LN2_LOW));
};

/** `base` to a whole power that is not negative, by multiplication. */
export function integerPower(base: number, exponent: number): number {
  let product = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= square;
    square *= square;
  }
  return product;
}

/** `base` above zero to any power; the larger the power, the fewer digits are right. */
export const power = (base: number, exponent: number): number => exp(exponent * log(base));

/** From 0 to 1, one half at 0. */
export const logistic = (x: number): number => 1 / (1 + exp(-x));
