import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Numbers by luck. Every use of chance in a game has its own labelled stream, so no draw depends on how many came before it. */
export interface Chance {
  /** The stream with this label. A game uses each label once: `deal 3`, `market 2`. */
  stream(label: string): Stream;
}

export interface Stream {
  /** A whole number from 0 to n-1, each equally likely. */
  below(n: number): number;
  /** Fisher-Yates from the end; the array is changed and returned. */
  shuffle<Item>(items: Item[]): Item[];
}

const shuffleWith = <Item>(items: Item[], stream: Stream): Item[] => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = stream.below(last + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
  return items;
};

export const pick = <Item>(items: readonly Item[], stream: Stream): Item => {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[stream.below(items.length)] as Item;
};

const WORDS = 0x1_0000_0000;
const WORDS_PER_REFILL = 256;
const NO_NONCE = new Uint8Array(12);

/** ChaCha20 keystream as 32-bit little-endian words. Described byte by byte in docs/sealed-shuffle.md. */
class SealedStream implements Stream {
  readonly #key: Uint8Array;
  #words: DataView | undefined;
  #next = 0;
  #refills = 0;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  #word(): number {
    if (this.#words === undefined || this.#next === WORDS_PER_REFILL) {
      const blocks = (WORDS_PER_REFILL * 4) / 64;
      const bytes = chacha20(
        this.#key,
        NO_NONCE,
        new Uint8Array(WORDS_PER_REFILL * 4),
        undefined,
        this.#refills * blocks,
      );
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#refills += 1;
      this.#next = 0;
    }
    const word = this.#words.getUint32(this.#next * 4, true);
    this.#next += 1;
    return word;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n})`);
    const limit = WORDS - (WORDS % n); // words from here on would favour small numbers: draw again
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  shuffle<Item>(items: Item[]): Item[] {
    return shuffleWith(items, this);
  }
}

const STREAM_DOMAIN = utf8ToBytes('conclave/1/stream\0');

/** Chance at a real table: streams derived from the 256-bit sealed seed. */
export const sealedChance = (seed: Uint8Array): Chance => {
  if (seed.length !== 32) throw new RangeError('a seed has 32 bytes');
  return { stream: label => new SealedStream(hmac(sha256, seed, concatBytes(STREAM_DOMAIN, utf8ToBytes(label)))) };
};

/** sfc32: fast and good enough for simulation and search; never for a real table, whose deck must not be guessable. */
class FastStream implements Chance, Stream {
  // Small integers from birth: fields that begin as `undefined` make every draw twice as slow. And not `#private`: that costs a tenth more.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = (seed / WORDS) | 0;
    this.c = 0x9e3779b9 | 0;
    this.counter = 1;
    for (let warmUp = 0; warmUp < 12; warmUp += 1) this.word();
  }

  /** 32 bits, as a signed number: the engine keeps those unboxed. */
  private word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  stream(_label: string): Stream {
    return this;
  }

  /** Unbiased: Lemire's multiply-and-shift on 16 bits with rejection for small n, plain rejection for large. */
  below(n: number): number {
    if (n <= 0x10000) {
      let product = (this.word() >>> 16) * n;
      if ((product & 0xffff) < n) {
        const rest = 0x10000 % n;
        while ((product & 0xffff) < rest) product = (this.word() >>> 16) * n;
      }
      return product >>> 16;
    }
    const limit = WORDS - (WORDS % n);
    let word = this.word() >>> 0;
    while (word >= limit) word = this.word() >>> 0;
    return word % n;
  }

  shuffle<Item>(items: Item[]): Item[] {
    return shuffleWith(items, this);
  }
}

/** One fast generator for everything a simulation needs: it is a chance whose every stream is itself. */
export const fastChance = (seed: number): Chance & Stream => new FastStream(seed);
