import { type Net, type NetFile, readNet } from './net.ts';

/** A game's nets, one for each number of players that it has one for. Each is read when it is first asked for. */
export const netsByPlayers = (
  files: readonly NetFile[],
  of: { readonly game: string; readonly features: NetFile['features'] },
): ((players: number) => Net | undefined) => {
  const read = new Map<number, Net>();
  return players => {
    const file = files.find(each => each.players === players);
    const known = read.get(players);
    if (known !== undefined || file === undefined) return known;
    const net = readNet(file, { ...of, players });
    read.set(players, net);
    return net;
  };
};
