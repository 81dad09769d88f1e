import type { PersonId, TableId } from '@conclave/protocol';

/** What a node knows of the others that share its house, and what it tells them. Where one process is the house there is none. */
export interface Elsewhere {
  /** Who is at this table at other nodes; `unknown` when nobody can say: then whoever may be there counts as here. */
  people(table: TableId): ReadonlySet<PersonId> | 'unknown';
  /** Does anybody look at this table at another node, as far as one can know? */
  mayBeWatched(table: TableId): boolean;
  /** The newest version of a game's rules that every node knows; nothing where all know the same. */
  rulesVersion(game: string): number | undefined;
  /** Somebody came here, or left. */
  hereChanged(table: TableId): void;
  /** Those who watch here were shown entry n. */
  saved(table: TableId, n: number): void;
  said(table: TableId, n: number): void;
  nudged(table: TableId, by: PersonId, people: readonly PersonId[]): void;
}
