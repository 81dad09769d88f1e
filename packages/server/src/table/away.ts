import type { Play, Seat } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import { GRACE } from '../house/opening-hours.ts';
import type { Scene } from './decision.ts';
import type { TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** Who sits down by a program that never held a socket has not left either; but who was here before the house closed has to come back. */
export const awaySince = ({ createdAt }: TableDoc, scene: Scene, person: PersonId): number | undefined => {
  if (scene.present().has(person)) return undefined;
  return scene.leftAt(person) ?? (createdAt < scene.openSince - GRACE ? scene.openSince : undefined);
};

export const isAway = (doc: TableDoc, scene: Scene, seat: Seat): boolean => {
  const person = doc.seats[seat]?.person;
  return person !== undefined && awaySince(doc, scene, person) !== undefined;
};

type Entry = NonNullable<Play['lastLine']>['entry'];

const lastEntry = ({ lastLine }: Play, fits: (entry: Entry) => boolean): Entry | undefined => {
  for (let line = lastLine; line !== undefined; line = line.before) if (fits(line.entry)) return line.entry;
  return undefined;
};

const isOf = (entry: Entry, seat: Seat): boolean => 'seat' in entry && entry.seat === seat;
const isByItself = (entry: Entry): boolean => !('how' in entry) || entry.how === undefined;

/** When a person last made or took back a move; before that, when the game began. What a clock or a bot does is nobody's touch. */
export const lastTouched = ({ doc, play }: Loaded): number => {
  const touch = play && lastEntry(play, entry => 'seat' in entry && isByItself(entry));
  return (doc.startedAt ?? 0) + (touch?.at ?? 0);
};

/** When this person was last seen: when the last socket left, or when they last moved, whichever was later; never before the house opened. */
const lastSeen = ({ doc, play }: Loaded, scene: Scene, seat: Seat): number => {
  const { startedAt = 0, seats } = doc;
  const left = scene.leftAt(seats[seat]?.person ?? '') ?? scene.openSince;
  const moved = play && lastEntry(play, entry => isOf(entry, seat) && isByItself(entry));
  return Math.max(left, startedAt + (moved?.at ?? 0));
};

/** Was the last decision of this seat made by its clock? */
const ranOut = (play: Play, seat: Seat): boolean => {
  const last = lastEntry(play, entry => isOf(entry, seat));
  return last !== undefined && 'how' in last && last.how === 'clock';
};

/** Whoever was here just now may only have lost the line, or reload the page. */
export const wasHereLately = (loaded: Loaded, scene: Scene, seat: Seat): boolean =>
  scene.now - lastSeen(loaded, scene, seat) < scene.services.config.awayMs;

/**
 * Why the others may not yet act for somebody: nothing when they may. The table waits for this seat, its person left at least two minutes
 * ago and, where there is a clock, it has run out. Who has days for a move is never replaced by others: the clock alone decides.
 */
export const whyNotAway = (loaded: Loaded, scene: Scene, seat: Seat): string | undefined => {
  const { doc, play, clocks } = loaded;
  const { clock } = doc.settings;
  if (scene.present().has(doc.seats[seat]?.person ?? '')) return 'playerIsHere';
  if (clock.kind === 'days') return 'notByOthers';
  if (play === undefined || clocks?.since[seat] === undefined) return 'notWaitedFor';
  if (clock.kind !== 'none' && !ranOut(play, seat)) return 'clockFirst';
  return wasHereLately(loaded, scene, seat) ? 'waitLonger' : undefined;
};
