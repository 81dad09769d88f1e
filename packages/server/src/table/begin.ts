import type { SeatLine } from '@conclave/kernel';
import { isAway } from './away.ts';
import { dropFill, dropOpenDeadlines, quietDeadline, withDeadlines } from './deadlines.ts';
import type { Decision, Scene } from './decision.ts';
import { hasAccepted, humanSeats, type SeatDoc, type TableDoc } from './doc.ts';
import { type Asker, type Draft, decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from './draft.ts';
import { begun, type Loaded } from './loaded.ts';

/** Everyone sits: the seed is fixed by the sealed secret and the nonces, and the game is set up. Or why these people cannot play it so. */
export const begin = (loaded: Loaded, scene: Scene, asker: Asker, seated: TableDoc): Draft | string => {
  const { rules } = loaded;
  const humans = humanSeats(seated).length;
  const options = rules.options.parse(seated.options, { seats: seated.seats.length, humans });
  if (!options.ok) return options.fault.code;
  if (!seated.seats.every(place => hasAccepted(seated, place))) return 'notAccepted'; // MC-26.6.1
  const { expiresAt: _, awaitsPeople: __, hostLeft: ___, find: ____, waiting: _____, ...doc } = seated;
  const lines = doc.seats.map(place => lineOf(seated.game, scene, place));
  const running: TableDoc = {
    ...doc,
    status: 'running',
    startedAt: scene.now,
    lines,
    seats: doc.seats.map(withoutRating),
  };
  const draft = withAct(draftFor(loaded), scene, asker, running);
  const ready = { ...draft, loaded: begun(draft.loaded) };
  const rows = [...dropOpenDeadlines(doc.id), ...dropFill(seated), quietDeadline(running, scene)];
  return withDeadlines(withWrites(ready, rows), scene);
};

const withoutRating = (place: SeatDoc): SeatDoc => {
  if (place.rating === undefined) return place;
  const { rating: _, ...rest } = place;
  return rest;
};

/** As the record will name this seat, with its keys in the record's order. */
const lineOf = (game: string, { services }: Scene, { kind, name, level }: SeatDoc): SeatLine =>
  kind === 'bot' ? { name: services.bots.nameOf?.(game, level) ?? name, kind: 'bot' } : { name, kind: 'human' };

/** No game begins over the heads of people who are away. */
export const everyoneIsHere = (doc: TableDoc, scene: Scene): boolean =>
  humanSeats(doc).every(seat => !isAway(doc, scene, seat));

/** Somebody came: perhaps the last one whom a table with taken chairs waited for. */
export const decideBeginning = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  if (doc.status !== 'open' || doc.awaitsPeople !== true || !everyoneIsHere(doc, scene)) return nothingNew(loaded);
  const begins = begin(loaded, scene, NOBODY, doc);
  return typeof begins === 'string' ? nothingNew(loaded) : decided(begins);
};
