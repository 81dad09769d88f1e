import { type Net, type NetFile, readNet } from '@conclave/search';
import { title } from '../title.ts';
import { FEATURES } from './features.ts';
import { net as five } from './nets/five.ts';
import { net as four } from './nets/four.ts';
import { net as three } from './nets/three.ts';

/** What the masters have learned (bench/learn), by number of players. Each is read when it is first asked for. */
const FILES: ReadonlyMap<number, NetFile> = new Map([three, four, five].map(file => [file.players, file]));
const read = new Map<number, Net>();

export const netFor = (players: number): Net | undefined => {
  const file = FILES.get(players);
  const known = read.get(players);
  if (known !== undefined || file === undefined) return known;
  const net = readNet(file, { game: title.id, players, features: FEATURES });
  read.set(players, net);
  return net;
};
