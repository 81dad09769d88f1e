import {
  type AnyGame,
  type GameRecord,
  maySee,
  type Seat,
  type State,
  type Told,
  type Viewer,
  viewOf,
} from '@conclave/kernel';
import type { TableStep } from '@conclave/stage/table/source.ts';
import type { Chapter } from './chapters.ts';

/** The table after so many moves, and what was told on the way there. */
export interface Picture {
  readonly state: State<AnyGame>;
  readonly told: readonly Told<AnyGame['event']>[];
  readonly move?: GameRecord['moves'][number];
  readonly toAct: readonly Seat[];
  readonly places?: readonly number[] | undefined;
}

/** A record played out: picture 0 is the set-up, picture n the table after move n. */
export interface Film {
  readonly record: GameRecord;
  readonly pictures: readonly Picture[];
  readonly chapters: readonly Chapter[];
  /** May a viewer look into other drawers than the one of their own seat? */
  readonly opens: boolean;
}

export const lastIndex = ({ pictures }: Film): number => pictures.length - 1;

export const clampIndex = (film: Film, index: number): number =>
  Math.max(0, Math.min(lastIndex(film), Number.isFinite(index) ? Math.trunc(index) : 0));

const pictureAt = (film: Film, index: number): Picture => {
  const picture = film.pictures[clampIndex(film, index)];
  if (picture === undefined) throw new RangeError('a film has at least one picture');
  return picture;
};

/** What this viewer was told with the picture. */
export const toldAt = (film: Film, index: number, viewer: Viewer): readonly AnyGame['event'][] =>
  pictureAt(film, index)
    .told.filter(({ to }) => maySee(to, viewer))
    .map(({ event }) => event);

export const toldBefore = (film: Film, index: number, viewer: Viewer): readonly AnyGame['event'][] =>
  film.pictures.slice(0, clampIndex(film, index)).flatMap((_, earlier) => toldAt(film, earlier, viewer));

/** The picture as a step of a table, from one viewer's knowledge: the same that was sent while the game ran. */
export const stepAt = (film: Film, index: number, viewer: Viewer, past: boolean): TableStep => {
  const { state, toAct, places } = pictureAt(film, index);
  return {
    seq: clampIndex(film, index),
    view: viewOf(state, viewer),
    events: toldAt(film, index, viewer),
    toAct,
    places,
    past,
  };
};

export const stateAt = (film: Film, index: number): State<AnyGame> => pictureAt(film, index).state;

/** Whose knowledge may be chosen: where a table keeps its secrets, only that of its one person. */
export const viewersOf = ({ record, opens }: Film): readonly Viewer[] => {
  const seats = record.seats.map((_, seat) => seat);
  if (opens) return [...seats, 'spectator'];
  const people = seats.filter(seat => record.seats[seat]?.kind === 'human');
  return people.length === 1 ? [...people, 'spectator'] : ['spectator'];
};
