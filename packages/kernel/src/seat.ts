/** Seats are numbered 0 to n-1 clockwise. */
export type Seat = number;

/** One value per seat. */
export type BySeat<Value> = readonly Value[];

/** Who looks at a table: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** Who an event is for: everyone, one seat, or nobody while the game runs (it shows in the opened record only). */
export type Audience = Seat | 'all' | 'nobody';

export const leftNeighbour = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

export const allSeats = (seats: number): readonly Seat[] => {
  const all: Seat[] = []; // pushing is many times faster than Array.from
  for (let seat = 0; seat < seats; seat += 1) all.push(seat);
  return all;
};

/** All seats once around the table, beginning with `first`. */
export const clockwiseFrom = (first: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);

export const maySee = (audience: Audience, viewer: Viewer): boolean => audience === 'all' || audience === viewer;

const SEAT_LETTERS = 'ABCDEFGH';

/** Seats as letters, for notation that is typed or pasted: A is seat 0. */
export const seatLetter = (seat: Seat): string => SEAT_LETTERS.charAt(seat);

/** The seat of a letter, large or small; nothing when there is none. */
export const seatOfLetter = (letter: string, seats: number): Seat | undefined => {
  const seat = letter.length === 1 ? SEAT_LETTERS.indexOf(letter.toUpperCase()) : -1;
  return seat >= 0 && seat < seats ? seat : undefined;
};
