import { isOneOf, type View as KernelView, type Language, type Words } from '@conclave/kernel';
import { cardsOf } from '../rules/components.ts';
import { canJoin, lastContribution } from '../rules/confession.ts';
import { canCreateDogma } from '../rules/dogmas.ts';
import { isOut } from '../rules/going-out.ts';
import type { Move } from '../rules/moves.ts';
import { REFUSAL_CODES } from '../rules/refusals.ts';
import { confessionsLeft, NOTICE } from '../rules/stalemate.ts';
import { type Dogma, handSize, rubiesOf, type Table } from '../rules/state.ts';
import { virtuesNow } from '../rules/virtue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { type Catalogue, cardNames, nameOf, tell } from './tell.ts';
import { typed } from './typed.ts';

type AnyView = KernelView<Dogma>;
type Names = readonly string[];

/** The table in a few lines: seats, altar, confession, discard pile, counter (DG-15.5), own hand. */
const describe = (text: Catalogue, view: AnyView, names: Names): readonly string[] => {
  const { table } = view;
  const sets = table.sets.length === 0 ? text.noSets : text.list(table.sets.map(({ card }) => text.cards[card]));
  return [
    ...table.handSizes.map((_, seat) => describeSeat(text, table, seat, names)),
    text.altar(cardNames(text, table.altar)),
    text.virtuesNow(cardNames(text, virtuesNow(table.altar))),
    ...describePile(text, table, names),
    text.discard(table.discarded, sets),
    ...describeCounter(text, table),
    ...(view.seat === 'spectator' ? [] : [text.yourHand(cardNames(text, cardsOf(view.own.hand)))]),
  ];
};

const describeSeat = (text: Catalogue, table: Table, seat: number, names: Names): string =>
  isOut(table, seat)
    ? text.seatOut(nameOf(names, seat), table.out.indexOf(seat) + 1)
    : text.seatLine(nameOf(names, seat), handSize(table, seat), rubiesOf(table, seat));

const describePile = (text: Catalogue, { claim, pile }: Table, names: Names): readonly string[] => {
  if (claim === undefined) return [];
  const parts = pile.map(({ seat, count }) => `${nameOf(names, seat)} ${count}`);
  return [text.pile(text.cards[claim], parts.join(', '))];
};

const describeCounter = (text: Catalogue, table: Table): readonly string[] => {
  const left = confessionsLeft(table);
  return left === undefined || left > NOTICE || table.places !== undefined ? [] : [text.stalemateCounter(left)];
};

const prompt = (text: Catalogue, { table, seat }: AnyView, names: Names): string => {
  if (table.places !== undefined) return text.over(losersOf(table.places, names));
  const name = nameOf(names, table.turn);
  const last = lastContribution(table);
  if (last === undefined || table.claim === undefined) {
    if (table.turn !== seat) return text.waitConfess(name);
    return canCreateDogma(table, table.turn) ? text.promptDogma : text.promptConfess;
  }
  if (table.turn !== seat) return text.waitRespond(name);
  const ask = canJoin(table) ? text.promptRespond : text.promptNoJoin;
  return ask(nameOf(names, last.seat), last.count, text.cards[table.claim]);
};

const losersOf = (places: readonly number[], names: Names): readonly string[] => {
  const last = Math.max(...places);
  return places.flatMap((place, seat) => (place === last ? [nameOf(names, seat)] : []));
};

const moveLabel = (text: Catalogue, move: Move): string => {
  switch (move.type) {
    case 'createDogma':
      return move.replace === undefined
        ? text.moveDogma(text.cards[move.dogma])
        : text.moveReplace(text.cards[move.dogma], text.cards[move.replace]);
    case 'confess':
      return text.moveConfess(cardNames(text, move.cards), text.cards[move.claim]);
    case 'join':
      return text.moveJoin(cardNames(text, move.cards));
    case 'believe':
      return text.moveBelieve;
    case 'doubt':
      return text.moveDoubt;
  }
};

/** Texts by key, for keys that come from outside. */
const textOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const optionValue = ({ optionValues }: Catalogue, key: string, value: unknown): string => {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = optionValues;
  return textOf(Object.hasOwn(values, key) ? (values[key] ?? {}) : {}, `${value}`) ?? `${value}`;
};

const wordsFrom = (text: Catalogue): Words<Dogma> => ({
  title: text.title,
  invitation: text.invitation,
  tell: (event, names, viewer) => tell(text, event, names, viewer),
  describe: (view, names) => describe(text, view, names),
  prompt: (view, names) => prompt(text, view, names),
  moveLabel: move => moveLabel(text, move),
  refusal: code => (isOneOf(REFUSAL_CODES, code) ? text.refusals[code] : text.unknownRefusal),
  option: key => textOf(text.options, key) ?? key,
  optionValue: (key, value) => optionValue(text, key, value),
});

export type { Catalogue } from './tell.ts';

/** Card names, claim sentences, ceremony and every other text, for the page. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de };

export const words: Readonly<Record<Language, Words<Dogma>>> = {
  en: wordsFrom(en),
  de: { ...wordsFrom(de), typed },
};
