import type { Viewer } from '@conclave/kernel';
import type { Form, Person, PersonId, ServerMessage } from '@conclave/protocol';
import type { Frame } from './frame.ts';

/** Somebody who can be told something: a socket. */
export interface Listener {
  readonly person: Person | undefined;
  readonly form: Form;
  /** The page is open, but nobody looks at it. */
  readonly isAway?: boolean;
  /** People whose chat this one does not want to read. */
  readonly muted: ReadonlySet<PersonId>;
  /** Writes a frame that may be shared with others. */
  write(frame: Frame): void;
  send(message: ServerMessage): void;
}

/** One socket at one table. Without a viewer it is told about the table, but not about the game. */
export interface Watch {
  readonly listener: Listener;
  viewer: Viewer | undefined;
}
