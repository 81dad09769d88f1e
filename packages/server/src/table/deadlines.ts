import { isAboutToSpeak, nextRemark, nextTimer, type Timer, toActAt } from '@conclave/kernel';
import { firstLook } from '../calling/turn.ts';
import type { DeadlineKind } from '../house/services.ts';
import type { Write } from '../storage/storage.ts';
import { type Clocks, nextDue, runsUntil } from './clock.ts';
import type { Scene } from './decision.ts';
import { botPlays, type TableDoc } from './doc.ts';
import { type Draft, withTold, withWrites } from './draft.ts';
import { type Due, type Loaded, NOT_KNOWN } from './loaded.ts';

const NONE: Due = { bot: undefined, clock: undefined };

/** When a timer of the table's own clock rings, since the start. */
const ringsAt = (clocks: Clocks, { since, seconds }: Timer): number => runsUntil(clocks, since, seconds * 1000);

/** The timer of the table that rings next, and when. */
export const nextRing = ({
  play,
  clocks,
}: Loaded): (Pick<Timer, 'what' | 'of'> & { readonly at: number }) | undefined => {
  if (play === undefined || clocks === undefined || play.timers.length === 0) return undefined;
  const timer = nextTimer(play.timers, other => ringsAt(clocks, other));
  return timer && { ...timer, at: ringsAt(clocks, timer) };
};

const sooner = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** When the first clock runs out, a player's or the table's own, or a bot has something to say. */
const clockDue = (loaded: Loaded): number | undefined => {
  const { clocks, doc } = loaded;
  const own = clocks && nextDue(clocks, doc.extraTime);
  return sooner(sooner(own, nextRing(loaded)?.at), nextRemark(loaded.remarks)?.at);
};

/** When bots and clocks are due, now that these seats are asked. */
const dueNow = (loaded: Loaded, { services, now }: Scene): Due => {
  const { doc, play, remarks } = loaded;
  if (play === undefined || doc.status !== 'running') return NONE;
  const botAsked = toActAt(play).some(
    seat => doc.seats[seat] !== undefined && botPlays(doc.seats[seat]) && !isAboutToSpeak(remarks, seat),
  );
  const due = clockDue(loaded);
  if (!botAsked && due === undefined) return NONE;
  return {
    bot: botAsked ? now + services.config.botPaceMs : undefined,
    clock: due === undefined ? undefined : Math.ceil((doc.startedAt ?? 0) + due),
  };
};

/** The rows that differ from what is stored. */
export const withDeadlines = (draft: Draft, scene: Scene): Draft => {
  const after = withBotAndClock(draft, scene);
  return scene.isAway === undefined ? after : withCall(after, scene, scene.isAway);
};

/** The table asks somebody who does not look: after a while it looks whether they have come. One look serves for all of them. */
const withCall = (draft: Draft, { now }: Scene, isAway: NonNullable<Scene['isAway']>): Draft => {
  const { doc, play, clocks, due } = draft.loaded;
  if (play === undefined || clocks === undefined || doc.status !== 'running') return draft;
  let at = Number.POSITIVE_INFINITY;
  for (const seat of toActAt(play)) {
    const place = doc.seats[seat];
    const since = clocks.since[seat];
    if (place?.person === undefined || botPlays(place) || since === undefined || !isAway(place.person)) continue;
    const look = Math.ceil(firstLook(doc.settings.clock.kind, (doc.startedAt ?? 0) + since));
    if (look > now) at = Math.min(at, look);
  }
  const isKnown = due.call !== undefined && due.call > now && due.call <= at;
  if (isKnown || at === Number.POSITIVE_INFINITY) return draft;
  return withDeadlineAt({ ...draft, loaded: { ...draft.loaded, due: { ...due, call: at } } }, 'call', at);
};

const withBotAndClock = (draft: Draft, scene: Scene): Draft => {
  const { loaded } = draft;
  const due = dueNow(loaded, scene);
  const { bot, clock, call } = loaded.due;
  if (due === NONE && bot === undefined && clock === undefined) return draft;
  const next = { ...draft, loaded: { ...loaded, due: call === undefined ? due : { ...due, call } } };
  return withDeadline(withDeadline(next, scene, 'bot', bot), scene, 'clock', clock);
};

/** The clock alone is due anew: what it did quietly is noticed by nobody, bots included. */
export const withClockDeadline = (draft: Draft, scene: Scene): Draft => {
  const { loaded } = draft;
  const { clock } = dueNow(loaded, scene);
  return withDeadline(
    { ...draft, loaded: { ...loaded, due: { ...loaded.due, clock } } },
    scene,
    'clock',
    loaded.due.clock,
  );
};

/** The rows did not fit the table any more: whatever is stored, they are written anew. */
export const withFreshDeadlines = (draft: Draft, scene: Scene): Draft =>
  withDeadlines({ ...draft, loaded: { ...draft.loaded, due: NOT_KNOWN } }, scene);

const withDeadline = (draft: Draft, { now }: Scene, kind: 'bot' | 'clock', before: Due[typeof kind]): Draft => {
  const { doc, due } = draft.loaded;
  const at = due[kind];
  const table = doc.id;
  if (at === undefined || at === 'unknown')
    return before === undefined ? draft : withWrites(draft, [{ drop: 'deadline', table, kind }]);
  if (at === before && at > now) return draft;
  const armed = withTold(draft, { deadlines: [...draft.told.deadlines, { table, kind, at }] });
  return at === before ? armed : withWrites(armed, [putDeadline(table, kind, at)]);
};

const putDeadline = (table: string, kind: DeadlineKind, at: number): Write => ({
  put: 'deadline',
  row: { table_id: table, kind, due_at: at },
});

/** A deadline of a table that has no game to wait for. */
export const withDeadlineAt = (draft: Draft, kind: DeadlineKind, at: number): Draft => {
  const table = draft.loaded.doc.id;
  const deadlines = [...draft.told.deadlines, { table, kind, at }];
  return withTold(withWrites(draft, [putDeadline(table, kind, at)]), { deadlines });
};

/** A game has ended: when nobody asks for its last moves again, its log is packed. */
export const withArchive = (draft: Draft, { now, services }: Scene): Draft =>
  withDeadlineAt(draft, 'archive', now + services.config.archiveAfterMs);

/** Who came where is written down when the end is saved; of bots among themselves nothing is. */
export const withResults = (draft: Draft, { now, services }: Scene): Draft => {
  const { seats, club, board } = draft.loaded.doc;
  const isAnybodys = seats.some(({ kind, leftBy }) => kind === 'human' || leftBy !== undefined);
  const isWritten = services.config.rates || club !== undefined;
  return isWritten && isAnybodys && board === undefined ? withDeadlineAt(draft, 'rate', now) : draft;
};

export const openDeadlines = (table: string, expiresAt: number, warnAt: number): readonly Write[] => [
  putDeadline(table, 'warn', warnAt),
  putDeadline(table, 'expiry', expiresAt),
];

/** When to look at a table that collects people. */
export const fillDeadline = (table: string, at: number): Write => putDeadline(table, 'fill', at);

/** Nobody is collected here any more. */
export const dropFill = ({ id, find }: Pick<TableDoc, 'id' | 'find'>): readonly Write[] =>
  find === undefined ? [] : [{ drop: 'deadline', table: id, kind: 'fill' }];

/** When to look who is still at a table that has not begun. */
export const emptyDeadline = (table: string, at: number): Write => putDeadline(table, 'empty', at);

const DAY = 86_400_000;

/** How long nobody may touch a game before those who sit there are told that it will be closed; a clock of days comes first. */
export const quietFor = ({ settings: { clock } }: TableDoc, { services }: Pick<Scene, 'services'>): number => {
  const { quietGameMs, quietWarningMs } = services.config;
  const decision = clock.kind === 'days' ? (clock.days + 1) * DAY : 0;
  return Math.max(quietGameMs - quietWarningMs, decision);
};

/** A game begins: when to look whether anybody has touched it. */
export const quietDeadline = (doc: TableDoc, scene: Pick<Scene, 'services' | 'now'>): Write =>
  putDeadline(doc.id, 'warn', scene.now + quietFor(doc, scene));

export const dropOpenDeadlines = (table: string): readonly Write[] =>
  (['warn', 'expiry', 'empty'] as const).map(kind => ({ drop: 'deadline', table, kind }));
