import type { GameRecord, RecordedMove, SeatLine } from '@conclave/kernel';

/** A solo table as it is kept on this device: the sealed secret and the moves are the whole game. */
export interface SoloTable {
  readonly id: string;
  readonly game: string;
  /** Tables from before there were versions have none, and are played with the first; a new one gets its own when it is laid. */
  readonly rulesVersion?: number | 'newest';
  /** In full, once the table is laid. */
  readonly options: object;
  readonly seats: readonly SeatLine[];
  readonly level: string;
  /** By seat who plays there, where they are not all alike (`regular:inquisitor`); everybody else is of the level. */
  readonly bots?: readonly (string | undefined)[];
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly startedAt: number;
  readonly moves: GameRecord['moves'];
  readonly places?: readonly number[];
  /** May a master be asked at a table that is handed around? Alone one always may. */
  readonly hints?: boolean;
  /** A prepared line that the bots follow while they can: tables of the lessons. */
  readonly script?: readonly Pick<RecordedMove, 'seat' | 'move'>[];
}

/** Is the device passed around at this table? */
export const isHotSeat = ({ seats }: SoloTable): boolean => seats.filter(({ kind }) => kind === 'human').length > 1;
