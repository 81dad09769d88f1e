import { connect, type Socket } from 'node:net';
import type { House } from './house.ts';

/** Bytes sent to the server as they are; whatever comes back is kept, and the line is never closed from this side. */
export class Line {
  received = '';
  wasCut = false;
  readonly #socket: Socket;

  constructor({ server }: House, text: string) {
    this.#socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    this.#socket.on('data', chunk => {
      this.received += chunk.toString('latin1');
    });
    this.#socket.on('error', () => undefined);
    for (const end of ['end', 'close'])
      this.#socket.on(end, () => {
        this.wasCut = true;
      });
    if (text !== '') this.#socket.write(text);
  }

  /** Asks and asks, and never reads an answer. */
  deafen(): void {
    this.#socket.pause();
  }

  /** Goes on for ever, a little at a time. */
  trickle(): void {
    const drops = setInterval(() => this.#socket.write('x'), 50);
    for (const end of ['end', 'close']) this.#socket.on(end, () => clearInterval(drops));
  }
}

/** Lines that the server has not let go of, whatever the other side thinks of it. */
export const openLines = ({ server }: House): Promise<number> =>
  new Promise((resolve, reject) =>
    server.http.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
