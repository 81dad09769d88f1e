/** News between the nodes of a server. One process needs no network for it; several will share a Redis. */
export interface Bus {
  publish(topic: Topic, id: string): void;
  subscribe(topic: Topic, listener: (id: string) => void): () => void;
}

export type Topic = 'lobby' | 'person';

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
  };
};
