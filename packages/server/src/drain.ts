import type { Health } from './house/health.ts';
import type { Services } from './house/services.ts';
import type { Hub } from './live/hub.ts';
import type { Node } from './nodes/node.ts';

interface Parts {
  readonly services: Pick<Services, 'config' | 'log'>;
  readonly health: Health;
  readonly hub: Hub;
  readonly node: Node | undefined;
}

const after = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** A database that does not answer keeps nobody from going. */
const MOST_PATIENCE = 3000;
export const patiently = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, after(MOST_PATIENCE)]);

/**
 * Sends everybody to another node: proxies hear of it first, then sockets are closed, not all at once, and what is due is for others. What was
 * asked until then is answered. It can be called again; it happens once.
 */
export const drainerOf = ({ services: { config, log }, health, hub, node }: Parts): (() => Promise<void>) => {
  let draining: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    health.drain();
    const told = node
      ?.drain()
      .catch(error => log.warn({ err: error }, 'other nodes could not be told that this one goes'));
    if (told !== undefined) await patiently(told);
    if (hub.size > 0) await after(config.drainMs);
    await hub.sendAway(config.goodbyeMs);
  };
  return () => {
    draining ??= drain();
    return draining;
  };
};
