import { type Net, type NetFile, netsByPlayers } from '@conclave/search';
import { title } from '../title.ts';
import { FEATURES } from './features.ts';

/** What the masters have learned, as the page has it: that for so many players is fetched before the first of them thinks, and no other. */
const FETCHED: Readonly<Record<number, () => Promise<{ readonly net: NetFile }>>> = {
  2: () => import('./nets/two.ts'),
  3: () => import('./nets/three.ts'),
  4: () => import('./nets/four.ts'),
};

const here = new Map<number, ReturnType<typeof netsByPlayers>>();

export const netFor = (players: number): Net | undefined => {
  const open = here.get(players);
  if (open === undefined && FETCHED[players] !== undefined)
    throw new Error(`a master is to think with ${players} players, and nobody has fetched what it learned`);
  return open?.(players);
};

export const openNets = async (players: number): Promise<void> => {
  if (here.has(players)) return;
  const file = await FETCHED[players]?.();
  if (file !== undefined) here.set(players, netsByPlayers([file.net], { game: title.id, features: FEATURES }));
};
