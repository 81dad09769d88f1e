import { connect, type Socket } from 'node:net';

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;

interface Kind {
  readonly fin?: boolean;
  readonly rsv1?: boolean;
  readonly mask?: boolean;
}

const lengthBytes = (length: number): readonly number[] => {
  if (length < 126) return [length];
  const bytes = Buffer.alloc(length < 65_536 ? 2 : 8);
  if (bytes.length === 2) bytes.writeUInt16BE(length);
  else bytes.writeBigUInt64BE(BigInt(length));
  return [bytes.length === 2 ? 126 : 127, ...bytes];
};

/** A frame as a client sends it (RFC 6455, 5.2). */
export const frame = (
  payload: string | Buffer,
  opcode = TEXT,
  { fin = true, rsv1 = false, mask = true }: Kind = {},
): Buffer => {
  const key = mask ? [0x37, 0xfa, 0x21, 0x3d] : [];
  const data = Buffer.from(payload).map((byte, index) => byte ^ (key[index & 3] ?? 0));
  const [first = 0, ...rest] = lengthBytes(data.length);
  const head = (fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | opcode;
  return Buffer.concat([Buffer.from([head, first | (mask ? 0x80 : 0), ...rest, ...key]), data]);
};

/** A web socket by hand: what it sends comes exactly as it is, and it answers nothing by itself. */
export class RawSocket {
  readonly #socket: Socket;
  received = Buffer.alloc(0);
  isClosed = false;

  constructor(port: number, token: string) {
    this.#socket = connect({ port, host: '127.0.0.1' });
    this.#socket.setNoDelay();
    this.#socket.on('data', chunk => {
      this.received = Buffer.concat([this.received, chunk]);
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      this.isClosed = true;
    });
    const lines = [
      'GET /api/live HTTP/1.1',
      'Host: here',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Authorization: Bearer ${token}`,
    ];
    this.#socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  }

  write(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  /** How often these words have come. */
  count(words: string): number {
    return this.received.toString('latin1').split(words).length - 1;
  }

  close(): void {
    this.#socket.destroy();
  }
}
