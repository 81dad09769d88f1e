import {
  a,
  type Case,
  count,
  countOnly,
  das,
  der,
  die,
  dieVielen,
  list,
  massNoun,
  type Noun,
  named,
  spelled,
} from '@conclave/kernel/german';
import type { Bonus, Category, Character, Colour, Compartment, Den, Item, Place, Stone } from '../rules/components.ts';
import type { Named } from '../rules/counts.ts';
import { byPlace, counts, together } from './lists.ts';

/** Die Dinge von Mea Culpa, mit Geschlecht und Formen. */
export const stones: Readonly<Record<Stone, Noun>> = {
  bread: massNoun('Brot', das('Brot', 'Brote')),
  wine: massNoun('Wein', der('Krug Wein', 'Krüge Wein')),
  cloth: massNoun('Tuch', der('Ballen Tuch', 'Ballen Tuch')),
  jewel: der('Edelstein', 'Edelsteine'),
  indulgence: der('Ablassstein', 'Ablasssteine'),
};
const TALER = der('Taler', 'Taler', 'Talers');
const coin = (taler: number): Noun => {
  const worth = count(taler, TALER, 'dative');
  return die(`Münze zu ${worth}`, `Münzen zu ${worth}`);
};
export const items: Readonly<Record<Item, Noun>> = {
  bread: stones.bread,
  wine: stones.wine,
  cloth: stones.cloth,
  jewel: stones.jewel,
  coin1: coin(1),
  coin2: coin(2),
  coin5: coin(5),
  coin10: coin(10),
};
export const LETTER = der('Ablassbrief', 'Ablassbriefe', 'Ablassbriefs');
const NOTCH = die('Kerbe', 'Kerben');
const STEP = der('Schritt', 'Schritte', 'Schritts');
const SIN_STONE = der('Sündenstein', 'Sündensteine', 'Sündensteins');

export const characters: Readonly<Record<Character, Noun>> = {
  pope: der('Papst', 'Päpste', 'Papstes'),
  emperor: der('Kaiser', 'Kaiser', 'Kaisers'),
  merchant: der('Kaufmann', 'Kaufleute', 'Kaufmanns'),
  pettySinner: named('Klein', der('Sünder', 'Sünder', 'Sünders')),
};
export const dens: Readonly<Record<Den, Noun>> = {
  lust: die('Wollust', 'Wollust'),
  pettySins: named('Klein', dieVielen('Sünden')),
  greed: die('Habgier', 'Habgier'),
};
/** Beiwörter ohne Endung. */
export const colours: Readonly<Record<Colour, string>> = { yellow: 'gelb', blue: 'blau', red: 'rot', green: 'grün' };

/** „einen roten Ablassbrief“ */
export const aLetter = (colour: Colour, kasus: Case = 'accusative'): string => a(LETTER, kasus, colours[colour]);
/** Wen oder was man nimmt. */
export const bonuses: Readonly<Record<Bonus, string>> = {
  breadAndWine: 'Brot und Wein',
  jewel: a(stones.jewel, 'accusative'),
  coin: a(items.coin10, 'accusative'),
  blueLetter: aLetter('blue'),
};
export const categories: Readonly<Record<Category, string>> = {
  breadWine: 'Brot und Wein',
  clothJewel: 'Tuch und Edelsteine',
  coins: 'Münzen',
};

export const taler = (number: number, kasus?: Case): string => count(number, TALER, kasus);
export const steps = (number: number, kasus?: Case): string => count(number, STEP, kasus);
export const sinStones = (number: number, kasus?: Case): string => count(number, SIN_STONE, kasus);
export const notches = (number: number, kasus?: Case): string => count(number, NOTCH, kasus);
/** „3 blaue, 1 roter und 1 grüner“ */
export const letterList = (held: Named<Colour>): string =>
  list(
    counts(held, (number, colour) => countOnly(number, colours[colour], LETTER)),
    'keine',
  );
const goodParts = (held: Named<Stone | Item>): readonly string[] =>
  counts(held, (number, thing) => count(number, thing === 'indulgence' ? stones.indulgence : items[thing]));
export const goodList = (held: Named<Stone | Item>, none: string): string => list(goodParts(held), none);
/** „3 Taler, 1 Krug Wein und 1 Edelstein“ */
export const talerAndGoods = (number: number, held: Named<Stone | Item>, none: string): string =>
  list([...(number === 0 ? [] : [taler(number)]), ...goodParts(held)], none);

export const place = (number: Place): string => (number > 4 ? `Separee ${number}` : `Zimmer ${number}`);
export const compartment = (which: Compartment): string => `Fach ${which}`;
/** Was gespendet wird: „zwei Brote“, „Brot und Wein“. */
export const gifts = (given: readonly Item[]): string =>
  list(
    together(given, (item, number) =>
      number === 1 ? a(items[item], 'accusative') : spelled(number, items[item], 'accusative'),
    ),
  );
export const giftsInto = (given: readonly { readonly item: Item; readonly into: Compartment }[]): string =>
  list(byPlace(given, (its, where) => `${gifts(its)} in ${compartment(where)}`));
/** MC-5.6  Brot und Wein dürfen getrennt werden. */
export const bonusInto = ([first, second]: readonly Compartment[]): string => {
  if (first === undefined) return '';
  if (second === undefined) return `, in ${compartment(first)}`;
  if (first === second) return `, beides in ${compartment(first)}`;
  return `, das Brot in ${compartment(first)} und den Wein in ${compartment(second)}`;
};
/** Wo eine Seele steht. */
export const space = (number: number): string => (number < 0 ? `${-number} in Richtung Himmel` : `${number}`);

export const CREW = der('Bautrupp', 'Bautrupps');
const REMOVAL = der('Umzug', 'Umzüge');

/** Was eine Karte des Freudenhauses bietet (MC-16). */
const OFFERS: Readonly<Record<string, (kasus: Case) => string>> = {
  C1: kasus => `${a(LETTER, kasus)} vom Kaiser`,
  C2: kasus => `${aLetter('yellow', kasus)} vom Papst`,
  C3: () => 'drei Schritte zur Hölle für alle anderen',
  C4: () => 'fünf Schritte zur Hölle für alle anderen',
  C5: () => 'zwei Steine in die Wollust für alle anderen',
  C6: () => 'zwei Steine in die Habgier für alle anderen',
  C7: kasus => `${a(REMOVAL, kasus)} für einen Bautrupp`,
  C8: kasus => a(CREW, kasus, 'neu'),
  C9: kasus => `${a(REMOVAL, kasus)} für einen Papststein`,
  C10: kasus => `${a(die('Ware', 'Waren'), kasus)} umsonst`,
  C11: kasus => `${a(der('Raub', 'Raube'), kasus)} von ${taler(3, 'dative')}`,
  C12: () => taler(3),
  C13: () => taler(5),
  C14: () => taler(7),
};
/** „ein neuer Bautrupp“ in einer Liste, „einen neuen Bautrupp“, wo ihn etwas bietet. */
export const card = (id: string, kasus: Case = 'nominative'): string => OFFERS[id]?.(kasus) ?? id;
export const cards: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(OFFERS).map(id => [id, card(id)]),
);

/** Was tut, wer sie nutzt. */
const DEEDS: Readonly<Record<string, string>> = {
  C1: 'bittet den Kaiser um einen Ablassbrief',
  C2: 'bittet den Papst um einen gelben Ablassbrief',
  C3: 'schickt alle anderen drei Schritte in Richtung Hölle',
  C4: 'schickt alle anderen fünf Schritte in Richtung Hölle',
  C5: 'lässt alle anderen zwei Sündensteine in die Wollust legen',
  C6: 'lässt alle anderen zwei Sündensteine in die Habgier legen',
  C7: 'gibt einem Bautrupp Befehle',
  C8: 'ruft einen neuen Bautrupp',
  C9: 'greift nach einem Papststein',
  C10: 'greift in den Markt, ohne zu zahlen',
  C11: 'geht auf Raub aus',
  C12: 'hält die Hand auf für 3 Taler',
  C13: 'hält die Hand auf für 5 Taler',
  C14: 'hält die Hand auf für 7 Taler',
};
export const deed = (id: string): string => DEEDS[id] ?? `nutzt ${id}`;
