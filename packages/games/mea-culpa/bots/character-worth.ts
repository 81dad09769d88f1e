import {
  type Character,
  COLOUR,
  DENS,
  GOODS,
  isOpen,
  MARKET_COLOURS,
  PLACES,
  SITES,
  STONE,
  top,
} from '../rules/index.ts';
import { worthOfCrew, worthOfPopeStone } from './building.ts';
import { incognito } from './incognito.ts';
import { sinOf, worthOfGood, worthOfPlace } from './places.ts';
import { type Insight, worthOfLetter } from './worth.ts';

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** MC-15.1  A visit that is hard to find, and a Pope stone. */
const worthOfPope = (insight: Insight): number => 0.7 + 0.8 * incognito(insight, 1).value;

/** MC-15.2  Two things at once, and the crew: it decides whether a cathedral is finished now. */
const worthOfEmperor = (insight: Insight): number => 1.6 + 0.8 * most(SITES.map(site => worthOfCrew(insight, site)));

/** MC-15.3  Two stones for nothing, most rounds. */
const worthOfMerchant = (insight: Insight): number => {
  const { table, own } = insight;
  const stones = GOODS.flatMap((_, good) =>
    Array.from({ length: table.market[good] ?? 0 }, () => worthOfGood(insight, good)),
  );
  const letter = most(MARKET_COLOURS.map(colour => worthOfLetter(own.letters, COLOUR[colour])));
  for (let stone = 0; stone < (table.market[STONE.indulgence] ?? 0); stone += 1) stones.push(letter);
  const [best = 0, next = 0] = stones.sort((one, other) => other - one);
  return 0.5 * (best + next);
};

/** MC-15.4  The best door without a notch, for two stones. */
const worthOfPettySinner = (insight: Insight): number =>
  0.9 * most(PLACES.map(place => (isOpen(insight.table, place) ? worthOfPlace(insight, place) - sinOf(place) : 0))) -
  0.2;

/** What a character promises this round, by what lies on the market, in the House and on the sites now. */
export const worthOfCharacter = (insight: Insight, character: Character): number => {
  switch (character) {
    case 'pope':
      return worthOfPope(insight);
    case 'emperor':
      return worthOfEmperor(insight);
    case 'merchant':
      return worthOfMerchant(insight);
    case 'pettySinner':
      return worthOfPettySinner(insight);
  }
};

/** What a preliminary action would bring at this moment. */
const worthOfPreliminary = (insight: Insight, character: Character): number => {
  if (character === 'emperor') return most(SITES.map(site => worthOfCrew(insight, site)));
  return most(
    DENS.flatMap((_, from) =>
      DENS.map((__, to) =>
        from === to || insight.table.popeStones[from] === 0 ? 0 : worthOfPopeStone(insight, from, to),
      ),
    ),
  );
};

/** To wait is to know which card is left, and to see what the others do; a quarter of a good chance may be gone by then. */
const WAITING = 0.1;
const STILL_THERE = 0.75;

/** MC-23.5  A good chance is taken at once, anything else can wait. */
export const worthOfHoldingBack = (insight: Insight, when: 'now' | 'later'): number => {
  const frame = top(insight.table);
  const gain = frame.at === 'holdBack' ? worthOfPreliminary(insight, frame.character) : 0;
  return when === 'now' ? gain : WAITING + STILL_THERE * gain;
};
