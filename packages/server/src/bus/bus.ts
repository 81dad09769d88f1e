import type { PersonId, TableId } from '@conclave/protocol';

/** What nodes tell each other of a table: that something happened, never what. */
export interface TableNews {
  /** The number of the last entry of its log … */
  readonly n?: number;
  /** … and of the last line that was said. */
  readonly chat?: number;
  /** Who is there at this node, from now on. */
  readonly here?: readonly PersonId[];
  /** Whoever has just come wants to know who else is there. */
  readonly asks?: boolean;
  readonly nudge?: { readonly by: PersonId; readonly people: readonly PersonId[] };
  /** Nobody watches at this node any more. */
  readonly bye?: boolean;
}

export type Topic = 'lobby' | 'person';

/** News of tables between nodes. At most once, in any order: whoever needs the truth reads the log. */
export interface TableBus {
  /** When this resolves, what others say from now on is heard. */
  follow(table: TableId): Promise<void>;
  leave(table: TableId): void;
  tell(table: TableId, news: TableNews): void;
  /** One listener for all tables that are followed. */
  listen(heard: (table: TableId, from: string, news: TableNews) => void): void;
}

/** Hints between the nodes of a house. Nothing depends on their arrival. */
export interface Bus {
  publish(topic: Topic, id: string): void;
  subscribe(topic: Topic, listener: (id: string) => void): () => void;
  /** Nothing where one process is the whole house. */
  readonly tables?: TableBus;
  /** Is what others say heard at this moment? */
  readonly isUp: boolean;
  /** How much was told to other nodes. */
  readonly published?: number;
  /** It is heard again, and what was said meanwhile is lost. */
  onUp(listener: () => void): void;
  close(): Promise<void>;
}
