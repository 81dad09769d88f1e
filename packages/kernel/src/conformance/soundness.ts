import type { GameTypes, State } from '../game.ts';
import { canonicalJson } from '../record.ts';
import { allSeats } from '../seat.ts';
import { isObject } from '../shape.ts';
import { bytes, type Checker, legalOf, must, ownOf, playAgain, type RandomGame } from './random-game.ts';

/** Where a value is not plain JSON data, or nothing. */
const notPlain = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) return value.map((item, index) => notPlain(item, `${path}[${index}]`)).find(Boolean);
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return entries.map(([key, item]) => notPlain(item, `${path}.${key}`)).find(Boolean);
  }
  return `${path} is not plain data`;
};

/** Invariants, plain data, clones, the end, replay, labels. */
export const checkGame = <Types extends GameTypes>(game: RandomGame<Types>): Checker<Types> => {
  const { rules, seats, options } = game;
  return {
    afterMove: () => {
      const broken = rules.brokenInvariants(game.state);
      must(broken.length === 0, `broken invariants: ${broken.join('; ')}`);
      for (const seat of rules.toAct(game.state.table))
        must(legalOf(game, seat, 1).length === 1, `seat ${seat} has no move`);
    },
    beforeMove: (seat, move) => {
      if (game.stream.below(16) !== 0) return;
      const before = bytes(game.state);
      const wrong = notPlain(game.state, 'state') ?? notPlain(move, 'move');
      must(wrong === undefined, `cannot be stored: ${wrong}`);
      const copy = rules.clone(game.state);
      must(canonicalJson(copy) === canonicalJson(game.state), 'a clone differs from its original');
      rules.apply(copy, seat, move, game.chance);
      must(bytes(game.state) === before, 'playing on a clone changed the original');
      const stored = JSON.parse(before) as State<Types>;
      rules.apply(stored, seat, move, game.chance);
      must(canonicalJson(stored) === canonicalJson(copy), 'a stored state plays on differently');
      game.state = JSON.parse(before) as State<Types>;
      if (!rules.toAct(game.state.table).includes(seat)) return; // no time runs for it
      const timeout = rules.timeoutMove(game.state.table, ownOf(game.state, seat), seat, game.stream);
      const refused = rules.refusal(game.state.table, ownOf(game.state, seat), seat, timeout);
      must(refused === undefined, `the time-out move ${bytes(timeout)} is refused: ${bytes(refused)}`);
    },
    atEnd: () => {
      const places = rules.places(game.state.table) ?? [];
      must(places.length === seats, 'every seat gets a place');
      for (const place of places) {
        const better = places.filter(other => other < place).length;
        must(place === better + 1, `places ${bytes(places)} do not count right`);
      }
      must(rules.toAct(game.state.table).length === 0, 'the table still waits after the end');
      for (const seat of allSeats(seats))
        must(legalOf(game, seat, 1).length === 0, `seat ${seat} can still move after the end`);
      must(
        new Set(game.labels).size === game.labels.length,
        `a label of chance was used twice: ${game.labels.join(', ')}`,
      );
      const again = rules.setup(options, seats, game.chance);
      for (const played of game.played) playAgain(rules, again, played, game.chance);
      must(canonicalJson(again) === canonicalJson(game.state), 'replaying the moves gives another state');
    },
  };
};
