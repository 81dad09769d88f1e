import { toActAt } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import { dueAt } from './clock.ts';
import { botPlays } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** Somebody for whom a table waits. */
export interface Asked {
  readonly person: PersonId;
  /** Since when, and until when; milliseconds since 1970. */
  readonly since: number;
  readonly due: number | undefined;
}

/** For whom a table waits: what everyone at it can see. */
export const askedAt = ({ doc, play, clocks }: Loaded): readonly Asked[] => {
  if (play === undefined || clocks === undefined || doc.status !== 'running') return [];
  const start = doc.startedAt ?? 0;
  return toActAt(play).flatMap(seat => {
    const place = doc.seats[seat];
    if (place?.person === undefined || place.kind !== 'human' || botPlays(place)) return [];
    const due = dueAt(clocks, seat, doc.extraTime);
    const since = start + (clocks.since[seat] ?? 0);
    return [{ person: place.person, since, due: due === undefined ? undefined : Math.ceil(start + due) }];
  });
};
