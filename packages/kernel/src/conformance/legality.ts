import type { GameTypes } from '../game.ts';
import { orThrow } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { bytes, type Checker, legalOf, must, ownOf, type RandomGame } from './random-game.ts';

const LONGEST_LIST = 3000;
const LONGEST_CHECK = 200; // of a longer list every second, third … move is tried

/** What is listed is accepted, what is accepted is listed; asking changes nothing. */
export const checkLegality = <Types extends GameTypes>(game: RandomGame<Types>): Checker<Types> => {
  const { rules, seats, stream } = game;
  const pool: Types['move'][] = []; // moves seen anywhere in this game: candidates that mostly do not fit now
  const checkSeat = (seat: Seat, played?: Types['move']): void => {
    const { table } = game.state;
    const own = ownOf(game.state, seat);
    const listed = legalOf(game, seat, LONGEST_LIST);
    const texts = new Set(listed.map(bytes));
    must(texts.size === listed.length, `seat ${seat}: a move is listed twice`);
    const stride = Math.ceil(listed.length / LONGEST_CHECK);
    for (let index = stream.below(stride || 1); index < listed.length; index += stride) {
      const move = listed[index] as Types['move'];
      const refused = rules.refusal(table, own, seat, move);
      must(refused === undefined, `listed, but refused with ${bytes(refused)}: ${bytes(move)}`);
      const again = orThrow(rules.parseMove(JSON.parse(bytes(move)), table));
      must(bytes(again) === bytes(move), `not in canonical form: ${bytes(move)}, should be ${bytes(again)}`);
    }
    if (listed.length > 0) pool.push(listed[stream.below(listed.length)] as Types['move']);
    if (listed.length === LONGEST_LIST) return;
    for (let tries = 0; tries < 12 && pool.length > 0; tries += 1) {
      const chosen = tries === 0 && played !== undefined ? played : pool[stream.below(pool.length)];
      const candidate = rules.parseMove(chosen, table);
      if (!candidate.ok) continue;
      const refused = rules.refusal(table, own, seat, candidate.value);
      must(
        (refused === undefined) === texts.has(bytes(candidate.value)),
        `seat ${seat}, ${bytes(candidate.value)}: ${bytes(refused)}, but listing says otherwise`,
      );
      if (refused !== undefined)
        must(
          refused.code !== '' && /^[A-Z]+-\d/.test(refused.rule),
          `a refusal without code or rule: ${bytes(refused)}`,
        );
    }
  };
  return {
    beforeMove: (seat, move) => {
      const before = bytes(game.state);
      checkSeat(seat, move);
      checkSeat(stream.below(seats));
      const refused = rules.refusal(game.state.table, ownOf(game.state, seat), seat, move);
      must(refused === undefined, `a random move is refused: ${bytes(move)} with ${bytes(refused)}`);
      must(bytes(game.state) === before, 'asking for legal moves changed the state');
    },
  };
};
