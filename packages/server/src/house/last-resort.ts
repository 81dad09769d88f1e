import type { Services } from './services.ts';

/** A line that broke while nobody listened: nothing of ours depends on it. */
const LINE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

export const isHarmless = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LINE_CODES.has(error.code);

/**
 * What nobody caught. A broken line is logged, and everything goes on. After anything else nobody knows what is true in memory, while the
 * disk does: the server closes in order and leaves with an error, so that whoever started it starts it again.
 */
export const lastResort =
  ({ log, metrics }: Pick<Services, 'log' | 'metrics'>, leave: () => void) =>
  (error: unknown): void => {
    metrics.count('failures');
    log.error({ err: error }, isHarmless(error) ? 'a line broke' : 'an error that nobody caught');
    if (!isHarmless(error)) leave();
  };

/** From now on until the returned function is called; `leave` is called at most once. */
export const guardProcess = (services: Pick<Services, 'log' | 'metrics'>, leave: () => void): (() => void) => {
  let hasLeft = false;
  const once = (): void => {
    if (!hasLeft) leave();
    hasLeft = true;
  };
  const caught = lastResort(services, once);
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
  return () => {
    process.off('uncaughtException', caught);
    process.off('unhandledRejection', caught);
  };
};
