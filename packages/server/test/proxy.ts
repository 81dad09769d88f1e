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
  close(): Promise<void>;
}

type Weather = 'fine' | 'swallows answers' | 'swallows';

/** `tap` hears all that comes through. */
export const startProxy = (target: number, tap?: (data: Buffer) => void): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let weather: Weather = 'fine';
  const pipe = (from: Socket, to: Socket, passes: () => boolean): void => {
    sockets.add(from);
    from.on('data', data => {
      if (!passes()) return;
      tap?.(data);
      to.write(data);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer(near => {
    const far = connect(target, '127.0.0.1');
    pipe(near, far, () => weather !== 'swallows');
    pipe(far, near, () => weather === 'fine');
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
        close: () => {
          cut();
          return new Promise(done => server.close(() => done()));
        },
      });
    }),
  );
};
