import type { Seat } from '@conclave/kernel';
import type { LogEntry, Person } from '@conclave/protocol';
import type { Services } from '../../services.ts';
import type { Write } from '../../storage/storage.ts';
import type { TableActor } from '../actor.ts';
import type { Loaded } from '../loaded.ts';

/** Who asks, at which table. */
export interface Context {
  readonly actor: TableActor;
  readonly services: Services;
  readonly loaded: Loaded;
  readonly log: readonly LogEntry[];
  readonly person: Person;
  /** The seat of this person. */
  readonly seat: Seat | undefined;
}

/** Refused with a code; or the document was changed, is to be saved with these writes, and then something happens. */
export type Outcome =
  | { readonly refused: string; readonly detail?: string }
  | { readonly writes: readonly Write[]; readonly after?: () => void; readonly silent?: boolean };

export const refused = (code: string, detail?: string): Outcome =>
  detail === undefined ? { refused: code } : { refused: code, detail };

export const changed = (writes: readonly Write[] = [], after?: () => void): Outcome =>
  after === undefined ? { writes } : { writes, after };

/** Nothing of the table itself changed. */
export const happened = (writes: readonly Write[], after?: () => void): Outcome => ({
  ...changed(writes, after),
  silent: true,
});
