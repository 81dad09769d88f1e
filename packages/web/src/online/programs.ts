import type { ProgramLadder, ReadyPrograms } from '@conclave/protocol';
import { type Answer, call } from './api.ts';

const asked = (game: string, seats: number): string => `game=${encodeURIComponent(game)}&seats=${seats}`;

/** Programs that can be asked to a table now. */
export const readyPrograms = (game: string, seats: number): Promise<Answer<ReadyPrograms>> =>
  call('GET', `api/programs?${asked(game, seats)}`);
export const programLadder = (game: string, seats: number): Promise<Answer<ProgramLadder>> =>
  call('GET', `api/programs/ladder?${asked(game, seats)}`);
