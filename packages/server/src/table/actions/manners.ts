import { type TableSettings, toActAt } from '@conclave/protocol';
import { newId } from '../../people.ts';
import { sendClocks } from '../arrive.ts';
import { creationWrites, newTable } from '../create.ts';
import { deadlineWrites } from '../deadlines.ts';
import { isFinished } from '../doc.ts';
import { type Context, changed, happened, type Outcome, refused } from './context.ts';

const NUDGE_EVERY = 30_000;
const MORE_TIME = 60_000;
const DAY = 86_400_000;

/** A gentle word to those we wait for. */
export const nudge = (context: Context): Outcome => {
  const { actor, loaded, services, person, seat } = context;
  const { doc, game } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  if (game === undefined || doc.status !== 'running') return refused('notRunning');
  if (services.now() - actor.lastNudge < NUDGE_EVERY) return refused('tooFast');
  actor.lastNudge = services.now();
  const waitedFor = toActAt(game).map(asked => doc.seats[asked]?.person);
  return happened([], () => {
    for (const { listener } of actor.watches) {
      if (listener.person !== undefined && waitedFor.includes(listener.person.id))
        listener.send({ type: 'notice', table: doc.id, code: 'nudge', by: person.name });
    }
  });
};

/** More time for those we wait for. */
export const wait = (context: Context): Outcome => {
  const { actor, loaded, services, seat } = context;
  const { doc, game, clocks } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  if (game === undefined || clocks === undefined || doc.status !== 'running') return refused('notRunning');
  const { clock } = doc.settings;
  if (clock.kind === 'none') return refused('noClock');
  const others = toActAt(game).filter(asked => asked !== seat);
  if (others.length === 0) return refused('notForYourself');
  const more = clock.kind === 'days' ? DAY : MORE_TIME;
  for (const asked of others) {
    doc.extraTime[asked] = (doc.extraTime[asked] ?? 0) + more;
    if (clock.kind === 'player') clocks.bank[asked] = (clocks.bank[asked] ?? 0) + more;
  }
  return changed(deadlineWrites(services, loaded, toActAt(game)), () => sendClocks(actor, loaded));
};

export const chatRule = ({ loaded, person, seat }: Context, rule: TableSettings['chat']): Outcome => {
  if (seat === undefined && loaded.doc.host !== person.id) return refused('notYourSeat');
  loaded.doc.settings = { ...loaded.doc.settings, chat: rule };
  return changed();
};

const LONGEST_REASON = 500;

export const report = ({ services, loaded, person }: Context, reported: string, reason: string): Outcome => {
  const row = {
    id: newId(services, 12),
    table_id: loaded.doc.id,
    by_id: person.id,
    person_id: reported,
    reason: reason.slice(0, LONGEST_REASON),
    at: services.now(),
    done: 0,
  };
  return happened([{ put: 'report', row }]);
};

/** The same people at a new table, each on the seat they had; everyone sits down again with a nonce of their own. */
export const rematch = (context: Context): Outcome => {
  const { loaded, services, person, seat } = context;
  const { doc, rules } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  if (!isFinished(doc)) return refused('stillRunning');
  if (doc.rematch !== undefined) return happened([]);
  const seats = doc.seats.map(({ kind, level }) => ({ kind: kind === 'bot' ? 'bot' : 'open', level }) as const);
  const next = newTable(services, rules, person, {
    game: doc.game,
    seats,
    options: doc.options,
    settings: doc.settings,
  });
  if ('fault' in next) return refused(next.fault.code);
  next.seats = next.seats.map((place, index) => {
    const before = doc.seats[index];
    return before?.kind === 'human' && before.person !== undefined
      ? { kind: 'open', person: before.person, name: before.name }
      : place;
  });
  doc.rematch = next.id;
  services.metrics.count('tables_created');
  return changed(creationWrites(services, next));
};
