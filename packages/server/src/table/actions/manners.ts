import { toActAt } from '@conclave/kernel';
import type { TableAction, TableSettings, TableWish } from '@conclave/protocol';
import { cleanText } from '../../house/plain-words.ts';
import { newId } from '../../people/people.ts';
import { giveTime } from '../clock.ts';
import { creationWrites, newTable } from '../create.ts';
import { withDeadlines } from '../deadlines.ts';
import type { Decision } from '../decision.ts';
import { isFinished, type SeatDoc, type TableDoc } from '../doc.ts';
import { decided, draftFor, nothingNew, withTold, withWrites } from '../draft.ts';
import { ERASED_NAME } from '../forget.ts';
import { type Context, change, changed, happened, refused } from './context.ts';

const NUDGE_EVERY = 30_000;
const MORE_TIME = 60_000;
const DAY = 86_400_000;

/** A gentle word to those we wait for. */
export const nudge = (context: Context): Decision => {
  const { loaded, scene, person, seat } = context;
  const { doc, play } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (play === undefined || doc.status !== 'running') return refused(context, 'notRunning');
  if (scene.now - loaded.nudgedAt < NUDGE_EVERY) return refused(context, 'tooFast');
  const people = toActAt(play).flatMap(asked => doc.seats[asked]?.person ?? []);
  const draft = happened(context, draftFor({ ...loaded, nudgedAt: scene.now }));
  return decided(withTold(draft, { nudge: { people, by: person } }));
};

/** More time for those we wait for. */
export const wait = (context: Context): Decision => {
  const { loaded, scene, seat } = context;
  const { doc, play, clocks } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (play === undefined || clocks === undefined || doc.status !== 'running') return refused(context, 'notRunning');
  const { clock } = doc.settings;
  if (clock.kind === 'none') return refused(context, 'noClock');
  const others = toActAt(play).filter(asked => asked !== seat);
  if (others.length === 0) return refused(context, 'notForYourself');
  const more = clock.kind === 'days' ? DAY : MORE_TIME;
  const extraTime = doc.extraTime.map((time, other) => (others.includes(other) ? time + more : time));
  const draft = draftFor({ ...loaded, clocks: giveTime(clocks, others, more) });
  return decided(withDeadlines(change(context, { extraTime }, draft), scene));
};

export const chatRule = (context: Context, chat: TableSettings['chat']): Decision => {
  const { doc } = context.loaded;
  if (context.seat === undefined && doc.host !== context.person.id) return refused(context, 'notYourSeat');
  return changed(context, { settings: { ...doc.settings, chat } });
};

const LONGEST_REASON = 500;

type Reported = Extract<TableAction, { do: 'report' }>;

/** With a copy of what was said last: whoever looks at it knows what it is about. */
export const report = (context: Context, { person: reported, reason, kind = 'other' }: Reported): Decision => {
  const { scene, loaded, person } = context;
  const row = {
    id: newId(scene.services, 12),
    table_id: loaded.doc.id,
    by_id: person.id,
    person_id: reported,
    reason: (cleanText(reason) ?? '').slice(0, LONGEST_REASON),
    at: scene.now,
    done: 0,
    kind,
  };
  const copy = { put: 'context', report: row.id, table: loaded.doc.id } as const;
  return decided(withWrites(happened(context), [{ put: 'report', row }, copy]));
};

/** The same people at a new table, each on the seat they had; everyone sits down again with a nonce of their own. */
export const rematch = (context: Context): Decision => {
  const { loaded, scene, person, seat } = context;
  const { doc, rules } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (!isFinished(doc)) return refused(context, 'stillRunning');
  if (doc.rematch !== undefined) return nothingNew(loaded);
  const seats = doc.seats.map(seatWish);
  const { game, options, settings, club } = doc;
  const wish = { game, seats, options, settings, ...(club === undefined ? {} : { club }) };
  const next = newTable(scene, rules, person, wish);
  if ('fault' in next) return refused(context, next.fault.code);
  const writes = creationWrites(scene, { ...next, seats: seatsKept(doc, next) });
  return decided(withTold(withWrites(change(context, { rematch: next.id }), writes), { counts: ['tables_created'] }));
};

const seatWish = ({ kind, level }: SeatDoc): TableWish['seats'][number] => ({
  kind: kind === 'bot' ? 'bot' : 'open',
  ...(level === undefined ? {} : { level }),
});

/** Who has gone for good, and a program, cannot come back: their chairs are anybody's. */
const comesBack = ({ kind, name, program }: SeatDoc): boolean =>
  kind === 'human' && name !== ERASED_NAME && program === undefined;

const seatsKept = ({ seats }: TableDoc, next: TableDoc): TableDoc['seats'] =>
  next.seats.map((place, index) => {
    const before = seats[index];
    return before?.person !== undefined && comesBack(before)
      ? { kind: 'open', person: before.person, name: before.name }
      : place;
  });
