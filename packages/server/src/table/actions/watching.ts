import type { PersonId, WatcherInfo } from '@conclave/protocol';
import { reviewWatches } from '../arrive.ts';
import { type Context, changed, type Outcome, refused } from './context.ts';

const MOST_WATCHERS = 50;

export const askToWatch = ({ loaded, person, seat }: Context): Outcome => {
  const { doc } = loaded;
  if (seat !== undefined) return refused('alreadySeated');
  if (doc.settings.watchers === 'nobody') return refused('mayNotWatch');
  if (doc.watchers.some(known => known.person === person.id)) return changed();
  if (doc.watchers.length >= MOST_WATCHERS) return refused('tooManyWatchers');
  const state = doc.settings.watchers === 'anyone' ? 'admitted' : 'asking';
  doc.watchers = [...doc.watchers, { person: person.id, name: person.name, state }];
  return changed();
};

/** One seat's consent is enough to watch; a seat may lend its own view, and only its own. */
export const admit = (context: Context, watcher: PersonId): Outcome =>
  update(context, watcher, ({ person, name, lent }) => ({
    person,
    name,
    state: 'admitted',
    ...(lent === undefined ? {} : { lent }),
  }));

export const lend = (context: Context, watcher: PersonId): Outcome => {
  const { seat } = context;
  if (seat === undefined) return refused('notYourSeat');
  return update(context, watcher, ({ person, name }) => ({ person, name, state: 'admitted', lent: seat }));
};

export const withdraw = (context: Context, watcher: PersonId): Outcome => {
  const known = context.loaded.doc.watchers.find(({ person }) => person === watcher);
  if (known?.lent === undefined || known.lent !== context.seat) return refused('nothingLent');
  return update(context, watcher, ({ person, name, state }) => ({ person, name, state }));
};

export const dismiss = (context: Context, watcher: PersonId): Outcome => update(context, watcher, () => undefined);

const update = (
  { loaded, actor, seat }: Context,
  watcher: PersonId,
  next: (known: WatcherInfo) => WatcherInfo | undefined,
): Outcome => {
  const { doc } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  const known = doc.watchers.find(({ person }) => person === watcher);
  if (known === undefined) return refused('noSuchWatcher');
  doc.watchers = doc.watchers.flatMap(other => (other === known ? (next(known) ?? []) : other));
  return changed([], () => reviewWatches(actor, doc));
};
