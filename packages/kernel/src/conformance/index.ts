import type { GameTypes } from '../game.ts';
import { allSeats } from '../seat.ts';
import { checkBorder } from './border.ts';
import { checkLegality } from './legality.ts';
import { playAll } from './random-game.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkGame } from './soundness.ts';
import type { Check, Subject } from './subject.ts';

export type { Check, Subject } from './subject.ts';

/** The suite every game runs: `for (const { name, run } of conformance(subject)) test(name, run)`. */
export const conformance = <Game extends GameTypes>(subject: Subject<Game>): readonly Check[] => {
  const { min, max } = subject.rules.seats;
  const counts = allSeats(max + 1).slice(min);
  const games = subject.games ?? 200;
  const few = Math.ceil(games / 10);
  return [
    { name: 'the border refuses what has no shape', run: () => checkBorder(subject) },
    ...counts.flatMap(seats => [
      {
        name: `${seats} players: random games end, replay and keep the invariants`,
        run: () => playAll(subject, seats, games, checkGame),
      },
      {
        name: `${seats} players: listed moves are accepted, all others refused`,
        run: () => playAll(subject, seats, few, checkLegality),
      },
      {
        name: `${seats} players: what a viewer cannot know does not reach it`,
        run: () => playAll(subject, seats, few, checkSecrecy),
      },
    ]),
  ];
};
