import { netsByPlayers } from '@conclave/search';
import { title } from '../title.ts';
import { FEATURES } from './features.ts';
import { net as five } from './nets/five.ts';
import { net as four } from './nets/four.ts';
import { net as three } from './nets/three.ts';

/** What the masters have learned (bench/learn), by number of players. */
export const netFor = netsByPlayers([three, four, five], { game: title.id, features: FEATURES });
