import type { Bus, Topic } from './bus.ts';

/** One process needs no network to tell itself something. */
export const localBus = (): Bus => {
  const listeners = new Map<Topic, Set<(id: string) => void>>();
  return {
    publish: (topic, id) => {
      for (const listener of listeners.get(topic) ?? []) listener(id);
    },
    subscribe: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => void all.delete(listener);
    },
    isUp: false,
    onUp: () => undefined,
    close: async () => undefined,
  };
};
