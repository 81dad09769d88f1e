import type { PersonId } from '@conclave/protocol';
import type { Decision } from '../decision.ts';
import { lentTo, type WatcherDoc, withoutLoan } from '../doc.ts';
import { nothingNew } from '../draft.ts';
import { nameAt } from '../names.ts';
import { type Context, changed, refused } from './context.ts';

const MOST_WATCHERS = 50;

export const askToWatch = (context: Context): Decision => {
  const { loaded, person, seat } = context;
  const { watchers, settings } = loaded.doc;
  if (seat !== undefined) return refused(context, 'alreadySeated');
  if (settings.watchers === 'nobody') return refused(context, 'mayNotWatch');
  if (watchers.some(known => known.person === person.id)) return nothingNew(loaded);
  if (watchers.length >= MOST_WATCHERS) return refused(context, 'tooManyWatchers');
  const state = settings.watchers === 'anyone' ? 'admitted' : 'asking';
  return changed(context, { watchers: [...watchers, { person: person.id, name: nameAt(loaded.doc, person), state }] });
};

/** One seat's consent is enough to watch; a seat may lend its own view, and only its own. */
export const admit = (context: Context, watcher: PersonId): Decision =>
  update(context, watcher, known => ({ ...known, state: 'admitted' }));

export const lend = (context: Context, watcher: PersonId): Decision => {
  const { seat, person: lender } = context;
  if (seat === undefined) return refused(context, 'notYourSeat');
  return update(context, watcher, ({ person, name }) => ({
    person,
    name,
    state: 'admitted',
    lent: seat,
    lentBy: lender.id,
  }));
};

export const withdraw = (context: Context, watcher: PersonId): Decision => {
  const { doc } = context.loaded;
  const known = doc.watchers.find(({ person }) => person === watcher);
  const lent = known === undefined ? undefined : lentTo(doc, known);
  if (lent === undefined || lent !== context.seat) return refused(context, 'nothingLent');
  return update(context, watcher, withoutLoan);
};

export const dismiss = (context: Context, watcher: PersonId): Decision => update(context, watcher, () => undefined);

const update = (context: Context, watcher: PersonId, next: (known: WatcherDoc) => WatcherDoc | undefined): Decision => {
  const { watchers } = context.loaded.doc;
  if (context.seat === undefined) return refused(context, 'notYourSeat');
  const known = watchers.find(({ person }) => person === watcher);
  if (known === undefined) return refused(context, 'noSuchWatcher');
  return changed(context, { watchers: watchers.flatMap(other => (other === known ? (next(known) ?? []) : other)) });
};
