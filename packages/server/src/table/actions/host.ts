import type { PersonId } from '@conclave/protocol';
import type { Write } from '../../storage/storage.ts';
import { begin } from '../begin.ts';
import { seatRows, withBots, withoutFreeChairs } from '../chairs.ts';
import { closed } from '../close.ts';
import type { Decision } from '../decision.ts';
import { humanSeats, isFinished, type TableDoc } from '../doc.ts';
import { decided, withWrites } from '../draft.ts';
import { askerOf, type Context, refused } from './context.ts';

export const onlyTheHostBefore = ({ loaded: { doc }, person }: Context): string | undefined => {
  if (doc.host !== person.id) return 'onlyTheHost';
  if (doc.status !== 'open') return 'alreadyStarted';
  return doc.find?.fillsAt === undefined ? undefined : 'houseFills';
};

/** Who is the host when this person has left: the next one who sits here. */
export const inherited = (doc: TableDoc, left: PersonId): Pick<TableDoc, 'host' | 'hostLeft'> => {
  if (doc.host !== left) return { host: doc.host };
  const people = humanSeats(doc).filter(seat => doc.seats[seat]?.program === undefined);
  const [next] = [...people, ...humanSeats(doc)].map(seat => doc.seats[seat]?.person);
  return next === undefined ? { host: doc.host, hostLeft: true } : { host: next };
};

/** The host ends the table, before the game or in it. */
export const close = (context: Context): Decision => {
  const { loaded, scene, person } = context;
  if (loaded.doc.host !== person.id) return refused(context, 'onlyTheHost');
  if (isFinished(loaded.doc)) return refused(context, 'notRunning');
  if (loaded.doc.find?.fillsAt !== undefined) return refused(context, 'houseFills');
  return decided(closed(loaded, scene, askerOf(context), 'host'));
};

/** The host begins, also while somebody is away; with free chairs only if that is said. */
export const start = (context: Context, asWeAre: boolean): Decision => {
  const { doc } = context.loaded;
  const why = onlyTheHostBefore(context);
  if (why !== undefined) return refused(context, why);
  const hasRoom = doc.seats.some(({ kind }) => kind === 'open');
  if (hasRoom && !asWeAre) return refused(context, 'seatsOpen');
  return hasRoom ? startAsWeAre(context) : startWith(context, doc);
};

const startWith = (context: Context, doc: TableDoc, rows: readonly Write[] = []): Decision => {
  const { loaded, scene } = context;
  const begins = begin(loaded, scene, askerOf(context), doc);
  return typeof begins === 'string' ? refused(context, begins) : decided(withWrites(begins, rows));
};

/** People came to play with each other: free chairs go, as far as the game allows it. Those it needs go to bots. */
const startAsWeAre = (context: Context): Decision => {
  const { loaded, scene } = context;
  const fewer = withoutFreeChairs(loaded.doc, loaded.rules.seats.min);
  const smaller = withBots(fewer, scene);
  const begins = startWith(context, smaller, seatRows(loaded.doc, smaller));
  return 'refused' in begins ? startWith(context, withBots(loaded.doc, scene)) : begins;
};
