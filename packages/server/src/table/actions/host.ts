import type { PersonId } from '@conclave/protocol';
import type { Write } from '../../storage/storage.ts';
import { begin } from '../begin.ts';
import { closed } from '../close.ts';
import { seatForBot } from '../create.ts';
import type { Decision, Scene } from '../decision.ts';
import { humanSeats, isFinished, type SeatDoc, type TableDoc } from '../doc.ts';
import { decided, withWrites } from '../draft.ts';
import { askerOf, type Context, refused } from './context.ts';
import { withoutLoan } from './watching.ts';

export const onlyTheHostBefore = ({ loaded: { doc }, person }: Context): string | undefined => {
  if (doc.host !== person.id) return 'onlyTheHost';
  return doc.status === 'open' ? undefined : 'alreadyStarted';
};

/** Who is the host when this person has left: the next one who sits here. */
export const inherited = (doc: TableDoc, left: PersonId): Pick<TableDoc, 'host' | 'hostLeft'> => {
  if (doc.host !== left) return { host: doc.host };
  const [next] = humanSeats(doc).map(seat => doc.seats[seat]?.person);
  return next === undefined ? { host: doc.host, hostLeft: true } : { host: next };
};

/** The host ends the table, before the game or in it. */
export const close = (context: Context): Decision => {
  const { loaded, scene, person } = context;
  if (loaded.doc.host !== person.id) return refused(context, 'onlyTheHost');
  if (isFinished(loaded.doc)) return refused(context, 'notRunning');
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

const withoutFreeChairs = (doc: TableDoc, least: number): TableDoc => {
  let spare = doc.seats.length - least;
  const stays = doc.seats.map(() => true);
  for (let seat = doc.seats.length - 1; seat >= 0 && spare > 0; seat -= 1) {
    if (doc.seats[seat]?.kind !== 'open') continue;
    stays[seat] = false;
    spare -= 1;
  }
  const isKept = (_: unknown, seat: number): boolean => stays[seat] === true;
  return {
    ...doc,
    seats: doc.seats.filter(isKept),
    nonces: doc.nonces.filter(isKept),
    extraTime: doc.extraTime.filter(isKept),
    watchers: doc.watchers.map(withoutLoan), // seats have other numbers now
  };
};

const withBots = (doc: TableDoc, { services }: Scene): TableDoc => ({
  ...doc,
  seats: doc.seats.map((place, seat): SeatDoc => {
    if (place.kind === 'human') return place;
    return place.kind === 'bot'
      ? { ...place, name: `Bot ${seat + 1}` }
      : seatForBot(services, doc.game, undefined, seat);
  }),
});

/** Who sits where, for «my tables». */
const seatRows = (before: TableDoc, { id, seats }: TableDoc): readonly Write[] => [
  ...before.seats.map((_, seat) => ({ drop: 'seat', table: id, seat }) as const),
  ...seats.flatMap(({ kind, person }, seat) =>
    kind === 'human' && person !== undefined ? [{ put: 'seat', table: id, seat, person } as const] : [],
  ),
];
