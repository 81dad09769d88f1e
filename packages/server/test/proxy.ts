import { connect, createServer, type Socket } from 'node:net';

/** A line through which others talk, and what can happen to it. */
export interface Proxy {
  readonly port: number;
  /** From now on nothing comes through, in either direction, and nobody is told. */
  swallow(): void;
  /** From now on what is asked goes through, and no answer comes back. */
  swallowAnswers(): void;
  /** As before; what was swallowed is gone, and so are the lines it was swallowed on. */
  mend(): void;
  /** All lines break. */
  cut(): void;
  /** From now on it leads elsewhere; what led to the old place breaks. */
  leadTo(target: number): void;
  close(): Promise<void>;
}

type Weather = 'fine' | 'swallows answers' | 'swallows';
type Pass = (data: Buffer) => void;

/** `tap` hears all that comes through; `bend` may do to the answers on a line what it likes. */
export interface Through {
  readonly tap?: Pass;
  readonly bend?: (pass: Pass) => Pass;
}

export const startProxy = (first: number, { tap, bend = pass => pass }: Through = {}): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let target = first;
  let weather: Weather = 'fine';
  const pipe = (from: Socket, to: Socket, passes: () => boolean, through: (pass: Pass) => Pass): void => {
    const pass = through(data => {
      if (!to.destroyed) to.write(data);
    });
    sockets.add(from);
    from.on('data', data => {
      if (!passes()) return;
      tap?.(data);
      pass(data);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer(near => {
    const far = connect(target, '127.0.0.1');
    pipe(
      near,
      far,
      () => weather !== 'swallows',
      pass => pass,
    );
    pipe(far, near, () => weather === 'fine', bend);
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return new Promise(ready =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      ready({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        swallow: () => {
          weather = 'swallows';
        },
        swallowAnswers: () => {
          weather = 'swallows answers';
        },
        mend: () => {
          weather = 'fine';
          cut();
        },
        cut,
        leadTo: port => {
          target = port;
          cut();
        },
        close: () => {
          cut();
          return new Promise(done => server.close(() => done()));
        },
      });
    }),
  );
};
