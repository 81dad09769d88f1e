import { netsByPlayers } from '@conclave/search';
import { title } from '../title.ts';
import { FEATURES } from './features.ts';
import { net as four } from './nets/four.ts';
import { net as three } from './nets/three.ts';
import { net as two } from './nets/two.ts';

/** What the masters have learned (bench/learn), by number of players. */
export const netFor = netsByPlayers([two, three, four], { game: title.id, features: FEATURES });

/** Nothing to fetch. */
export const openNets = async (_players: number): Promise<void> => {};
