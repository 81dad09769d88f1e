/** A node of a house that several share. Its row says that it lives; it never decides who may write. */
export interface NodeRow {
  readonly id: string;
  readonly started_at: number;
  readonly seen_at: number;
  readonly version: string;
  readonly protocol: number;
  /** The rules it knows, as JSON: versions by game. */
  readonly rules: string;
  readonly address: string;
  /** 1 when it takes nobody new. */
  readonly draining: number;
}

export interface At {
  readonly id: string;
  readonly n: number;
}

/** What only nodes that share a house ask of its database. */
export interface Sharing {
  /** Milliseconds since 1970 by the database's clock, which counts for all. */
  time(): Promise<number>;
  /** Writes that this node lives, by the database's clock. */
  beat(row: Omit<NodeRow, 'seen_at'>): Promise<void>;
  nodes(): Promise<readonly NodeRow[]>;
  removeNode(id: string): Promise<void>;
  /** Its deadlines are anybody's from now on. */
  giveAway(node: string): Promise<void>;
  /** Whose name, token, ban or mute was changed after this. */
  peopleChanged(after: number): Promise<readonly { readonly id: string; readonly changed_at: number }[]>;
  /** Those of these people that there are no more. */
  erased(people: readonly string[]): Promise<readonly string[]>;
  /** Those of the tables at which something was said after line n. */
  said(tables: readonly At[]): Promise<readonly string[]>;
  /** Counts one more under this key until then; answers how many it is now. */
  tally(key: string, until: number, now: number): Promise<number>;
  /** These people look at a page of the house at this node until then; those who are named to have gone do not. */
  look(node: string, here: readonly string[], gone: readonly string[], until: number): Promise<void>;
  /** Those of these people who look at a page at any node. */
  lookingOf(people: readonly string[], now: number): Promise<readonly string[]>;
  /** Do they look at a page at any node but this one? */
  looksElsewhere(person: string, node: string, now: number): Promise<boolean>;
}
