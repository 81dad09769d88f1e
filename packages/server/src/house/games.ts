import { OPEN_GAMES } from '@conclave/house/all';
import {
  type AnyGame,
  type AnyRules,
  newest,
  type Parsed,
  RAW_WIRE,
  type Ruled,
  rulesOf,
  type Versions,
  type Wire,
} from '@conclave/kernel';

export type AnyWire = Wire<AnyGame>;

/** The games this server offers: new tables with the newest rules, running ones with those they began with. */
export interface Games {
  readonly list: readonly AnyRules[];
  readonly versions: readonly Versions[];
  rulesOf(table: Ruled): Parsed<AnyRules>;
  find(game: string): AnyRules | undefined;
  /** How a game shows itself to programs of others. */
  wireOf(game: string): AnyWire;
}

/** By the id of the game. */
export type Wires = Readonly<Record<string, AnyWire | undefined>>;

export const gamesOf = (versions: readonly Versions[], wires: Wires = {}): Games => {
  const list = versions.map(newest);
  const indexOf = (game: string): number => list.findIndex(({ id }) => id === game);
  return {
    list,
    versions,
    find: game => list[indexOf(game)],
    rulesOf: table => rulesOf(table, versions[indexOf(table.game)]),
    wireOf: game => wires[game] ?? RAW_WIRE,
  };
};

/** How the games of the house show themselves. */
export const WIRES: Wires = Object.fromEntries(OPEN_GAMES.map(({ title, wire }) => [title.id, wire]));

export const GAMES: Games = gamesOf(
  OPEN_GAMES.map(({ versions }) => versions),
  WIRES,
);
