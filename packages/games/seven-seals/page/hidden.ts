import { cardValue, type State } from '@conclave/seven-seals';
import type { HiddenTeller } from '@conclave/stage/page/hidden.ts';
import { colourName } from './draw.ts';

const WORDS = {
  en: {
    trick: (number: number) => `Trick ${number}, face down`,
    colours: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue', violet: 'violet' },
  },
  de: {
    trick: (number: number) => `Stich ${number}, verdeckt`,
    colours: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', violet: 'Violett' },
  },
} as const;

/** SS-5.8, SS-10.2  The tricks of this round lie face down until it is over. */
export const hiddenHeaps: HiddenTeller = (any, language) => {
  const { hidden } = any as unknown as State;
  const here = WORDS[language];
  return hidden.tricks.map(({ cards }, index) => ({
    title: here.trick(index + 1),
    things: cards.map(card => {
      const [colour, value] = [colourName(card), cardValue(card)];
      return { figure: `card:${colour} ${value}` as const, text: `${here.colours[colour]} ${value}` };
    }),
  }));
};
