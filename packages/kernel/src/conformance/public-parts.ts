import { pick } from '../chance.ts';
import type { GameTypes, Rules, Told } from '../game.ts';
import { canonicalJson } from '../record.ts';
import { maySee, type Seat } from '../seat.ts';
import { bytes, legalOf, must, ownOf, type RandomGame } from './random-game.ts';

/** `publicPart` is judged by what happened before everybody's eyes: it tells nothing that the move itself did not show. */
export const mustHaveEqualPublicParts = <Types extends GameTypes>(
  rules: Rules<Types>,
  move: Types['move'],
  lookAlike: Types['move'],
  options?: Types['options'],
): void =>
  must(
    bytes(rules.publicPart(move, options)) === bytes(rules.publicPart(lookAlike, options)),
    `the public part tells apart what looks the same: ${bytes(move)} and ${bytes(lookAlike)}`,
  );

/** Everything that reaches those who only watch, when this move is made now. */
const watched = <Types extends GameTypes>(game: RandomGame<Types>, seat: Seat, move: Types['move']): string => {
  const { rules, chance } = game;
  const after = rules.clone(game.state);
  const told: Told<Types['event']>[] = [];
  rules.apply(after, seat, move, chance, (to, event) => told.push({ to, event }));
  return canonicalJson([told.filter(({ to }) => maySee(to, 'spectator')), after.table]);
};

/** Other moves that this seat could make now: a few of the same kind, where the secrets lie, and a few of any kind. */
const others = <Types extends GameTypes>(
  game: RandomGame<Types>,
  seat: Seat,
  move: Types['move'],
): readonly Types['move'][] => {
  const { rules, state, stream } = game;
  const alike = legalOf(game, seat, 100).filter(({ type }) => type === move.type);
  const sameKind = Array.from({ length: 4 }, () => pick([move, ...alike], stream));
  const anyKind = Array.from({ length: 2 }, () => rules.randomMove(state.table, ownOf(state, seat), seat, stream));
  return [...sameKind, ...anyKind].filter(other => bytes(other) !== bytes(move));
};

/** What looks the same to those who watch has equal public parts, whatever the game says is public. */
export const comparePublicParts = <Types extends GameTypes>(
  game: RandomGame<Types>,
  seat: Seat,
  move: Types['move'],
): void => {
  const seen = watched(game, seat, move);
  for (const other of others(game, seat, move))
    if (watched(game, seat, other) === seen) mustHaveEqualPublicParts(game.rules, move, other, game.options);
};
