import { cardValue, type State } from '@conclave/seven-seals';
import { colourName } from '../../games/seven-seals/draw.ts';
import type { HiddenTeller } from './hidden.ts';
import { hiddenWords } from './words.ts';

/** SS-5.8, SS-10.2  The tricks of this round lie face down until it is over. */
export const hiddenHeaps: HiddenTeller = (any, language) => {
  const { hidden } = any as unknown as State;
  const here = hiddenWords[language];
  return hidden.tricks.map(({ cards }, index) => ({
    title: here.trick(index + 1),
    things: cards.map(card => {
      const [colour, value] = [colourName(card), cardValue(card)];
      return { figure: `card:${colour} ${value}` as const, text: `${here.colours[colour]} ${value}` };
    }),
  }));
};
