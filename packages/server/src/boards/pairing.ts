import type { Stream } from '@conclave/kernel';
import { plays, type Ready } from '../programs/ready.ts';

/** What the ladder knows of a program: how good, and how many boards it has played of what. */
export interface Known {
  readonly ready: Ready;
  mean(game: string, seats: number): number;
  boards(game: string, seats: number): number;
}

/** A game, and how many may play it. */
export interface Kind {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A board that is to be played. */
export interface Pairing {
  readonly game: string;
  readonly seats: number;
  readonly programs: readonly Ready[];
}

const sizesOf = ({ seats: { min, max } }: Kind): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more).filter(seats => seats > 1);

/** What a program has played least of, by luck among equals. */
const wantedBy = (known: Known, games: readonly Kind[], luck: Stream) => {
  const kinds = games
    .filter(({ id }) => plays(known.ready.row, id))
    .flatMap(game => sizesOf(game).map(seats => ({ game: game.id, seats, boards: known.boards(game.id, seats) })));
  const least = Math.min(...kinds.map(({ boards }) => boards));
  const rarest = kinds.filter(({ boards }) => boards === least);
  return rarest[luck.below(Math.max(1, rarest.length))];
};

/** Whoever has waited for longest plays with those who are about as good; where there is room for three, one is a bot of the house. */
export const pairing = (all: readonly Known[], games: readonly Kind[], luck: Stream): Pairing | undefined => {
  const [first, ...others] = all;
  const wanted = first && wantedBy(first, games, luck);
  if (first === undefined || wanted === undefined) return undefined;
  const { game, seats } = wanted;
  const far = (other: Known): number => Math.abs(other.mean(game, seats) - first.mean(game, seats));
  const near = others
    .filter(({ ready }) => plays(ready.row, game))
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, seats === 2 ? 1 : seats - 2);
  return { game, seats, programs: [first, ...near].map(({ ready }) => ready) };
};
