import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import type { Outside } from '../../src/calling/outside.ts';

/** On one machine everything is inside: only tests may write there. */
export const LOOPBACK: Outside = {
  isPublic: address => address === '127.0.0.1',
  allowsHttp: true,
  patienceMs: 2000,
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const listening = (server: Server): Promise<void> => new Promise(done => server.listen(0, '127.0.0.1', done));

export interface Letter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that takes what is posted, for webhooks and as a push service; `answer` says what it thinks of it. */
export const openPostOffice = async () => {
  const letters: Letter[] = [];
  const office = { answer: 201, headers: {} as Record<string, string>, url: '', letters, close: () => server.close() };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
    if (office.answer === 0) return; // says nothing at all
    response.writeHead(office.answer, office.headers).end();
  });
  await listening(server);
  office.url = `http://127.0.0.1:${portOf(server)}`;
  return office;
};
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** A browser that has subscribed: it can read what only it can read. */
export class Browser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly p256dh: string;
  readonly auth: string;

  constructor() {
    this.p256dh = this.#keys.generateKeys('base64url');
    this.auth = this.#auth.toString('base64url');
  }

  /** RFC 8188 and 8291, from the other side. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(theirs), this.#auth, info, 32));
    const part = (name: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, size));
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    if (text.at(-1) !== 2) throw new Error('the last record ends with a 2');
    return text.subarray(0, -1).toString();
  }
}

/** What the house says of itself to a push service; throws when the signature is not that of its key. */
export const claimsIn = (authorization = '', key: string): Record<string, unknown> => {
  const [, token = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== key) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
};

/** A mail server that takes everything, unless it has no room. */
export const openMailbox = async () => {
  const mails: string[] = [];
  const mailbox = { isFull: false, url: '', mails, close: () => server.close() };
  const talk = (socket: Socket): void => {
    let text = '';
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 here');
    socket.on('error', () => undefined);
    socket.on('data', piece => {
      text += piece.toString();
      for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const said = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) mails.push(said);
        const isLetter = isData;
        isData = said === 'DATA';
        if (isLetter) say('250 taken');
        else if (said.startsWith('EHLO')) say('250-here\r\n250 8BITMIME');
        else if (said.startsWith('RCPT') && mailbox.isFull) say('452 no room');
        else if (isData) say('354 go on');
        else say('250 ok');
        if (isData) break;
      }
    });
  };
  const server = createNetServer(talk);
  await listening(server);
  mailbox.url = `smtp://127.0.0.1:${portOf(server)}`;
  return mailbox;
};
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
