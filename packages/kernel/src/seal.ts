import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The sealed shuffle, described byte by byte in docs/sealed-shuffle.md: before the deal the table publishes a commitment to a secret;
 * every human seat adds a nonce; the seed comes from both; after the game the secret is opened and everyone can recompute all draws.
 */
export type Hex = string;

export interface Seal {
  readonly commitment: Hex;
  /** By seat; empty for seats that gave none (bots). */
  readonly nonces: readonly Hex[];
  /** The secret, once the game is over. */
  readonly opening?: Hex;
}

export const SECRET_BYTES = 32;
export const MAX_NONCE_BYTES = 64;

const COMMIT_DOMAIN = utf8ToBytes('conclave/1/commit\0');
const SEED_DOMAIN = utf8ToBytes('conclave/1/seed\0');

export const commitmentTo = (secret: Uint8Array): Hex => bytesToHex(sha256(concatBytes(COMMIT_DOMAIN, secret)));

const lengthAndBytes = (nonce: Hex): Uint8Array => {
  const bytes = hexToBytes(nonce);
  if (bytes.length > MAX_NONCE_BYTES) throw new RangeError(`a nonce has at most ${MAX_NONCE_BYTES} bytes`);
  return concatBytes(Uint8Array.of(bytes.length), bytes);
};

/** The seed of all streams of a game (chance.ts). */
export const seedFrom = (secret: Uint8Array, nonces: readonly Hex[]): Uint8Array => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`);
  return hmac(sha256, secret, concatBytes(SEED_DOMAIN, Uint8Array.of(nonces.length), ...nonces.map(lengthAndBytes)));
};

export const sealOf = (secret: Uint8Array, nonces: readonly Hex[]): Seal => ({
  commitment: commitmentTo(secret),
  nonces,
});

export const openSeal = (seal: Seal, secret: Uint8Array): Seal => ({ ...seal, opening: bytesToHex(secret) });

export const digestOf = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)));

/** A secret that only depends on its name: for simulations, tests and examples, never for people. */
export const namedSecret = (name: string): Uint8Array => sha256(utf8ToBytes(`conclave/1/named-secret\0${name}`));

export { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
