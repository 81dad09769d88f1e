import { COLOUR, DEN, type Move, notchCost, STONE, top } from '../rules/index.ts';
import { worthOfCrew, worthOfPopeStone } from './building.ts';
import { worthOfCharacter, worthOfHoldingBack } from './character-worth.ts';
import { sinOf, worthOfCard, worthOfDonating, worthOfGood, worthOfNotches, worthOfPlace } from './places.ts';
import { type Insight, SIN, worthOfLetter } from './worth.ts';

const BONUS_WORTH: Readonly<Record<string, number>> = { breadAndWine: 2, jewel: 2, coin: 2.6, blueLetter: 2.4 };

/** Steps that a move promises; a second action first pays its notch (MC-9.3). */
export const worthOfMove = (insight: Insight, move: Move): number => {
  const frame = top(insight.table);
  const second = frame.at === 'turn' && frame.actions === 1 && move.type !== 'pass';
  return rawWorth(insight, move) - (second ? worthOfNotches(insight, 1) : 0);
};

const rawWorth = (insight: Insight, move: Move): number => {
  const { table, own, seat, taler } = insight;
  const { coin } = insight;
  switch (move.type) {
    case 'bonus':
      return BONUS_WORTH[move.bonus] ?? 0;
    case 'bid':
      return 0;
    case 'character':
      return worthOfCharacter(insight, move.character);
    case 'holdBack':
      return move.when === undefined ? 0 : worthOfHoldingBack(insight, move.when);
    case 'order':
      return move.first === 'own' ? 0.1 : 0;
    case 'popeStone':
      return worthOfPopeStone(insight, DEN[move.from], DEN[move.to]);
    case 'crew':
      return worthOfCrew(insight, move.site);
    case 'moveCrew':
      return worthOfCrew(insight, move.to) - 0.05;
    case 'pass':
      return 0;
    case 'buy':
      return worthOfGood(insight, STONE[move.good]) - coin * (table.board.buy[STONE[move.good]] ?? 0);
    case 'greedy':
      return 1.9 * worthOfGood(insight, STONE[move.good]) - coin * (table.board.buy[STONE[move.good]] ?? 0) - SIN;
    case 'buyLetter':
      return worthOfLetter(own.letters, COLOUR[move.letter]) - coin * (table.board.buy[STONE.indulgence] ?? 0);
    case 'sell':
      if (move.good === undefined) return 0;
      return coin * (table.board.sell[STONE[move.good]] ?? 0) - worthOfGood(insight, STONE[move.good]) + 0.05;
    case 'donate':
      return (
        move.things.reduce((sum, thing) => sum + worthOfDonating(insight, thing), 0) - 0.2 * (move.things.length - 1)
      );
    case 'visit': {
      const free = frameIsFree(insight);
      const notches = free ? 0 : notchCost(table, move.place);
      return worthOfPlace(insight, move.place) - sinOf(move.place) - worthOfNotches(insight, notches);
    }
    case 'travel':
      return (
        worthOfPlace(insight, move.place) -
        0.3 * (1 + sinOf(move.place) + worthOfNotches(insight, notchCost(table, move.place)))
      );
    case 'guess':
      return worthOfPlace(insight, move.place);
    case 'room':
      return worthOfCard(insight, table.rooms[move.room - 1] ?? 0);
    case 'use':
      return 0.3;
    case 'takeGood':
      return worthOfGood(insight, STONE[move.good]);
    case 'rob':
      return (taler[move.seat] ?? 0) >= 3 ? coin * 3 + 0.01 * (taler[move.seat] ?? 0) : 0;
    case 'decline':
      return 0.04;
    case 'giveLetter':
      return -worthOfLetter(
        own.letters.with(COLOUR[move.letter], (own.letters[COLOUR[move.letter]] ?? 1) - 1),
        COLOUR[move.letter],
      );
    case 'emptyDen':
      return -(table.dens[DEN[move.den]]?.[seat] ?? 0);
    case 'take':
      if (move.stone !== 'indulgence') return worthOfGood(insight, STONE[move.stone]);
      return move.letter === undefined ? 0 : worthOfLetter(own.letters, COLOUR[move.letter]);
    case 'pick':
      return worthOfLetter(own.letters, COLOUR[move.letter]);
    default:
      return 0; // MC-26.31: steps by hand are weighed as a whole, where they are declared
  }
};

/** MC-15.4  The Petty Sinner turns no post in the House. */
const frameIsFree = ({ table }: Insight): boolean => {
  const frame = top(table);
  return frame.at === 'preliminaryVisit' || (frame.at === 'turn' && frame.character === 'pettySinner');
};
