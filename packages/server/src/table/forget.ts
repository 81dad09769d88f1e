import type { PersonId } from '@conclave/protocol';
import type { Decision, Scene } from './decision.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { decided, draftFor, NOBODY, withAct } from './draft.ts';
import type { Loaded } from './loaded.ts';

export const ERASED_NAME = '—';

const nameless = ({ program: _, ...place }: SeatDoc): SeatDoc => ({ ...place, name: ERASED_NAME });

/** The table without a name that says who sat there, and without the right to watch. */
export const withoutPerson = (doc: TableDoc, person: PersonId): TableDoc => {
  const isTheirs = (place: SeatDoc | undefined): boolean => place?.person === person || place?.leftBy === person;
  return {
    ...doc,
    seats: doc.seats.map(place => (isTheirs(place) ? nameless(place) : place)),
    watchers: doc.watchers.filter(watcher => watcher.person !== person),
    ...(doc.votes && { votes: doc.votes.filter(vote => vote.person?.id !== person) }), // tables of old have none
    ...(doc.waiting && { waiting: doc.waiting.filter(id => id !== person) }),
    ...(doc.turnedAway && { turnedAway: doc.turnedAway.filter(id => id !== person) }),
    ...(doc.lines && {
      lines: doc.lines.map((line, at) => (isTheirs(doc.seats[at]) ? { ...line, name: ERASED_NAME } : line)),
    }),
  };
};

export const decideForgetting = (loaded: Loaded, scene: Scene, person: PersonId): Decision =>
  decided(withAct(draftFor(loaded), scene, NOBODY, withoutPerson(loaded.doc, person)));
