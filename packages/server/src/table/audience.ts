import type { Viewer } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import type { Listener } from './watch.ts';

/** What a person was sent here, without a gap: from a snapshot on, until the last socket left. */
interface Sent {
  readonly viewer: Viewer;
  readonly from: number;
  readonly until: number;
}

const MOST_KNOWN = 100;
/** Still here: sent to the last step. */
const HERE = Number.POSITIVE_INFINITY;

/**
 * Who was sent which steps of a table. A client that returns says what it has; that is believed only of steps that were sent to a socket
 * of the same person (SS-10.2: what lies covered now is not told to somebody who did not see it).
 */
export class Audience {
  readonly #sent = new Map<PersonId, Sent>();

  arrived({ person }: Listener, viewer: Viewer | undefined, seq: number, goesOn: boolean): void {
    if (person === undefined) return;
    const before = this.#sent.get(person.id);
    this.#sent.delete(person.id);
    if (viewer === undefined) return;
    const isKnown = before?.viewer === viewer && (goesOn || before.until === HERE);
    this.#sent.set(person.id, { viewer, from: isKnown ? before.from : seq, until: HERE });
    if (this.#sent.size > MOST_KNOWN) this.#forgetOldest();
  }

  /** The last socket of a person has left after this step. */
  left(person: PersonId, seq: number): void {
    const sent = this.#sent.get(person);
    if (sent !== undefined) this.#sent.set(person, { ...sent, until: seq });
  }

  wasSent({ person }: Listener, viewer: Viewer, seq: number): boolean {
    const sent = person === undefined ? undefined : this.#sent.get(person.id);
    return sent !== undefined && sent.viewer === viewer && seq >= sent.from && seq <= sent.until;
  }

  #forgetOldest(): void {
    for (const person of this.#sent.keys()) {
      this.#sent.delete(person);
      return;
    }
  }
}
