import { fastChance } from '@conclave/kernel';
import { rules } from '@conclave/seven-seals/rules';

export const SEATS = 4;
const ROUNDS = 4;
const PLAYS_PER_GAME = ROUNDS * 60;

const { apply, legalMoves, randomMove, setup } = rules;
const options = rules.options.parse({}, { seats: SEATS, humans: SEATS }).value;
const chance = fastChance(20_261_115);

/**
 * One whole game by luck: four rounds of deal, predictions, 15 tricks with hand-ins, and scores. Every card and every seal handed in is
 * drawn from the list that `legalMoves` gives; a prediction is drawn without listing the thousands there are. Returns the cards played.
 */
const playGame = () => {
  const state = setup(options, SEATS, chance);
  const { table, secrets } = state;
  for (;;) {
    const { phase, turn: seat } = table;
    if (phase === 'over') return PLAYS_PER_GAME;
    const own = secrets[seat];
    if (phase === 'predict') apply(state, seat, randomMove(table, own, seat, chance), chance);
    else {
      const moves = legalMoves(table, own, seat);
      apply(state, seat, moves.at(chance.below(moves.length)), chance);
    }
  }
};

export const playGames = () => {
  let plays = 0;
  for (let game = 0; game < 20; game += 1) plays += playGame();
  return plays;
};
