import { CARD_TYPES, type Counts, howMany } from '@conclave/dogma';
import type { State } from '@conclave/dogma/rules';
import { catalogues } from '@conclave/dogma/words';
import type { HiddenHeap, HiddenTeller, HiddenThing } from '@conclave/stage/page/hidden.ts';
import { VIRTUES_AND_SINS } from './virtues-and-sins.ts';

const times = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

const WORDS = {
  en: { box: 'Never dealt, in the box', discard: 'Discarded unseen' },
  de: { box: 'Nie ausgeteilt, in der Schachtel', discard: 'Ungesehen abgelegt' },
} as const;

/** DG-3.3, DG-16.1  The undealt cards of two players, and what was discarded unseen. */
export const hiddenHeaps: HiddenTeller = (any, language) => {
  const { hidden } = any as unknown as State;
  const names = catalogues[language].cards;
  const here = WORDS[language];
  const things = (cards: Readonly<Counts>): readonly HiddenThing[] =>
    CARD_TYPES.flatMap(type => {
      const count = howMany(cards, type);
      return count === 0 ? [] : [{ figure: VIRTUES_AND_SINS[type], text: times(count, names[type]) }];
    });
  const heaps: readonly HiddenHeap[] = [
    { title: here.box, things: things(hidden.box) },
    { title: here.discard, things: things(hidden.discard) },
  ];
  return heaps.filter(heap => heap.things.length > 0);
};
