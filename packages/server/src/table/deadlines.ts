import type { Seat } from '@conclave/kernel';
import type { Services } from '../services.ts';
import type { Write } from '../storage/storage.ts';
import { nextDue } from './clock.ts';
import { botPlays } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** What a table waits for besides people. Each kind is one row of a table at most. */
export type DeadlineKind = 'bot' | 'clock' | 'warn' | 'expiry' | 'remove';

/** The rows for bots and clocks that differ from what is stored, now that these seats are asked. */
export const deadlineWrites = (services: Services, loaded: Loaded, asked: readonly Seat[]): readonly Write[] => {
  const { doc, clocks, due } = loaded;
  const botAsked = asked.some(seat => doc.seats[seat] !== undefined && botPlays(doc.seats[seat]));
  const clockDue = clocks === undefined ? undefined : nextDue(clocks, doc.extraTime);
  if (!botAsked && clockDue === undefined && due.bot === undefined && due.clock === undefined) return NOTHING;
  const bot = botAsked ? services.now() + services.config.botPaceMs : undefined;
  const clock = clockDue === undefined ? undefined : (doc.startedAt ?? 0) + clockDue;
  return [...rowFor(services, loaded, 'bot', bot), ...rowFor(services, loaded, 'clock', clock)];
};

const NOTHING: readonly Write[] = [];

const rowFor = (
  services: Services,
  { doc, due }: Loaded,
  kind: 'bot' | 'clock',
  at: number | undefined,
): readonly Write[] => {
  if (at !== undefined && (due[kind] !== at || at <= services.now())) services.deadlineSet(doc.id, kind, at);
  if (due[kind] === at) return NOTHING;
  due[kind] = at;
  if (at === undefined) return [{ drop: 'deadline', table: doc.id, kind }];
  return [{ put: 'deadline', row: { table_id: doc.id, kind, due_at: Math.ceil(at) } }];
};

export const dropDeadlines = (loaded: Loaded): readonly Write[] => {
  loaded.due.bot = undefined;
  loaded.due.clock = undefined;
  return (['bot', 'clock'] as const).map(kind => ({ drop: 'deadline', table: loaded.doc.id, kind }));
};

export const openDeadlines = (services: Services, table: string, expiresAt: number): readonly Write[] => {
  const warnAt = expiresAt - services.config.expiryWarningMs;
  services.deadlineSet(table, 'warn', warnAt);
  return [
    { put: 'deadline', row: { table_id: table, kind: 'warn', due_at: warnAt } },
    { put: 'deadline', row: { table_id: table, kind: 'expiry', due_at: expiresAt } },
  ];
};

export const dropOpenDeadlines = (table: string): readonly Write[] =>
  (['warn', 'expiry'] as const).map(kind => ({ drop: 'deadline', table, kind }));
