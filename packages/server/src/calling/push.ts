import { createCipheriv, createECDH, createHash, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { Services } from '../house/services.ts';
import { storedJson } from '../storage/stored-json.ts';
import { type Answered, type Outside, postOutside } from './outside.ts';

/** By which push services know this house; made at its first start. */
export interface Vapid {
  /** 65 bytes, base64url: what a browser wants to know. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const newVapid = (): Vapid => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { publicKey: keys.getPublicKey('base64url'), privateKey: keys.getPrivateKey('base64url') };
};

const isBytes = (text: string, length: number): boolean => Buffer.from(text, 'base64url').length === length;

/** What rotted is made anew: browsers that knew the old keys ask to be called again. */
const vapidIn = (note: string): Vapid | undefined => {
  const { publicKey, privateKey } = Object.assign({ publicKey: '', privateKey: '' }, storedJson(note));
  return isBytes(publicKey, 65) && privateKey !== '' ? { publicKey, privateKey } : undefined;
};

/** The keys of the house. Of several nodes that start together the first one's count. */
export const vapidOf = async ({ storage }: Pick<Services, 'storage'>): Promise<Vapid> => {
  const known = await storage.note('vapid');
  const keys = known === undefined ? undefined : vapidIn(known);
  if (keys !== undefined) return keys;
  await storage.attempt([
    ...(known === undefined ? [] : [{ sql: "delete from meta where name = 'note vapid'", values: [], rows: 1 }]),
    {
      sql: 'insert into meta (name, value) values (?, ?)',
      values: ['note vapid', JSON.stringify(newVapid())],
      rows: 1,
    },
  ]);
  return vapidOf({ storage });
};

/** What a browser gives to who may wake it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const isSubscription = ({ p256dh, auth }: Subscription): boolean => {
  if (!isBytes(p256dh, 65) || !isBytes(auth, 16)) return false;
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    ours.computeSecret(Buffer.from(p256dh, 'base64url')); // throws where it is no point of the curve
    return true;
  } catch {
    return false;
  }
};

const HALF_A_DAY = 12 * 3600;

/** "I am this house" for the push service (RFC 8292). */
const authorization = ({ publicKey, privateKey }: Vapid, endpoint: string, subject: string, now: number): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + HALF_A_DAY, sub: subject };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
};

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const RECORD = 4096;

/** One record that only the browser can open (RFC 8188, RFC 8291). */
export const encrypt = ({ p256dh, auth }: Subscription, text: string): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const ours = own.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...body]);
};

export interface PushWish {
  readonly vapid: Vapid;
  readonly subject: string;
  readonly now: number;
  readonly tag: string;
  readonly ttlMs: number;
  readonly isUrgent: boolean;
}

/** One message of the same topic at most waits at the push service: the last. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

export const push = (
  outside: Outside,
  to: Subscription,
  text: string,
  { vapid, subject, now, tag, ttlMs, isUrgent }: PushWish,
): Promise<Answered> =>
  postOutside(
    outside,
    to.endpoint,
    {
      authorization: authorization(vapid, to.endpoint, subject, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.floor(ttlMs / 1000)),
      topic: topicOf(tag),
      urgency: isUrgent ? 'high' : 'normal',
    },
    encrypt(to, text),
  );
