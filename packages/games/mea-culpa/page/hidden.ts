import { CARDS, STONES } from '@conclave/mea-culpa';
import type { State } from '@conclave/mea-culpa/rules';
import { catalogues } from '@conclave/mea-culpa/words';
import type { HiddenHeap, HiddenTeller, HiddenThing } from '@conclave/stage/page/hidden.ts';
import { type ByHandWords, byHandWords } from './by-hand/catalogue.ts';
import { glyphOf, nameOf } from './by-hand/entries.ts';
import { unnoticedIn } from './by-hand/unnoticed.ts';
import { GLYPH_OF_STONE } from './things/draw.ts';

const times = (count: number, name: string): string => (count === 1 ? name : `${name} (${count}×)`);

const WORDS = {
  en: { bag: 'In the bag', deck: 'In the House deck' },
  de: { bag: 'Im Warensäckchen', deck: 'Im Stapel des Freudenhauses' },
} as const;

const unnoticed = (state: State, say: ByHandWords, names: readonly string[]): readonly HiddenThing[] =>
  unnoticedIn(state).map(({ seat, entry, round, fate }) => ({
    figure: `glyph:${glyphOf(entry)}`,
    text: say.unseen(
      names[seat] ?? '',
      nameOf(entry, state.table.manual?.register ?? { honour: [] }, say),
      round,
      fate === 'open',
    ),
  }));

type Table = State['table'];

/** MC-6.2 H  What lies neither in a room nor on the discard pile. */
const leftInDeck = ({ rooms, discard }: Table, number: number): number =>
  (CARDS[number]?.copies ?? 0) - (discard[number] ?? 0) - rooms.filter(card => card === number).length;

/** MC-2.2  What is in the bag, and which House cards are still in the deck. Their order is nobody's: luck draws. */
export const hiddenHeaps: HiddenTeller = (any, language, names = []) => {
  const { table, hidden, secrets } = any as unknown as State;
  const say = byHandWords[language];
  const { stonesCounted, cards } = catalogues[language];
  const here = WORDS[language];
  const stones = STONES.flatMap((stone, index): readonly HiddenThing[] => {
    const count = hidden.bag.filter(one => one === index).length;
    return count === 0 ? [] : [{ figure: `glyph:${GLYPH_OF_STONE[stone]}`, text: stonesCounted(count, stone) }];
  });
  const deck = CARDS.flatMap(({ id }, number): readonly HiddenThing[] => {
    const count = leftInDeck(table, number);
    return count <= 0 ? [] : [{ text: times(count, cards[id] ?? id) }];
  });
  const heaps: readonly HiddenHeap[] = [
    { title: here.bag, things: stones },
    { title: here.deck, things: deck },
    { title: say.unnoticed, things: unnoticed({ table, hidden, secrets }, say, names) },
  ];
  return heaps.filter(({ things }) => things.length > 0);
};
