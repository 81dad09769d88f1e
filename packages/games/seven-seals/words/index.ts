import { allSeats, at, type Language, type Seat, type Viewer, type Words } from '@conclave/kernel';
import {
  type Card,
  type CardText,
  COLOURS,
  cardsIn,
  cardValue,
  colourOf,
  hasColour,
  kindOf,
  parseCard,
  SEAL_LETTERS,
  type SealKind,
  type SealLetter,
  valuesIn,
} from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Move, SealCounts, TakeOver } from '../rules/moves.ts';
import { sealsToHandIn } from '../rules/settling.ts';
import { numberOfRounds } from '../rules/setup.ts';
import {
  cardsLeft,
  NOT_YET,
  type OwnView,
  type SevenSeals,
  sealsOf,
  type Table,
  type Trick,
  type View,
} from '../rules/state.ts';
import { ledColour } from '../rules/tricks.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { typed } from './typed.ts';

type Names = readonly string[];

const colour = (say: Catalogue, kind: SealKind): string => at(say.colours, kind);
const seal = (say: Catalogue, letter: SealLetter): string => colour(say, kindOf(letter));
const card = (say: Catalogue, text: CardText): string => cardName(say, parseCard(text));
const cardName = (say: Catalogue, number: Card): string => say.card(colour(say, colourOf(number)), cardValue(number));

const sealList = (say: Catalogue, seals: readonly number[]): string =>
  say.list(seals.flatMap((count, kind) => (count > 0 ? [say.seals(count, colour(say, kind))] : [])));

interface Taken extends TakeOver {
  readonly number: number;
  /** White seals given for them. */
  readonly paid: number;
}

/** Seals of one colour from one giver are told together; the first ones are paid for, as long as there are white seals. */
const grouped = (takeOvers: readonly TakeOver[], whites: number): readonly Taken[] => {
  const taken = new Map<string, Taken>();
  for (const [index, { colour: letter, giver }] of takeOvers.entries()) {
    const key = `${letter}${giver}`;
    const { number, paid } = taken.get(key) ?? { number: 0, paid: 0 };
    taken.set(key, { colour: letter, giver, number: number + 1, paid: paid + (index < whites ? 1 : 0) });
  }
  return [...taken.values()];
};

/** "two red, one blue and one green from Ben (for a white seal)" */
const prediction = (
  say: Catalogue,
  names: Names,
  fromMiddle: SealCounts,
  takeOvers: readonly TakeOver[],
  whites: number,
): string =>
  say.list([
    ...SEAL_LETTERS.flatMap(letter => (fromMiddle[letter] ? [say.seals(fromMiddle[letter], seal(say, letter))] : [])),
    ...grouped(takeOvers, whites).map(({ colour: letter, giver, number, paid }) =>
      say.event.takenOver(say.seals(number, seal(say, letter)), names[giver] ?? '', paid),
    ),
  ]);

/** Colour by colour: "red 3 7, blue 12". */
const handText = (say: Catalogue, hand: readonly number[]): string =>
  COLOURS.filter(suit => hasColour(hand, suit))
    .map(
      suit =>
        `${colour(say, suit)} ${cardsIn(hand)
          .filter(held => colourOf(held) === suit)
          .map(cardValue)
          .join(' ')}`,
    )
    .join(', ');

const trickText = (say: Catalogue, names: Names, { leader, cards }: Trick): string =>
  cards
    .map((played, step) => say.table.playedBy(names[(leader + step) % names.length] ?? '', cardName(say, played)))
    .join(', ');

const tell = (say: Catalogue, event: Event, names: Names): string => {
  const name = (seat: Seat): string => names[seat] ?? '';
  switch (event.type) {
    case 'firstDealer':
      return say.event.firstDealer(name(event.seat));
    case 'roundStarted':
      return say.event.roundStarted(event.round, event.rounds, name(event.dealer));
    case 'dealt':
      return say.event.dealt(say.list(event.cards.map(text => card(say, text))));
    case 'saboteurTaken':
      return say.event.saboteurTaken(name(event.seat));
    case 'predicted': {
      const { seat, fromMiddle, takeOvers, whites } = event;
      if (takeOvers.length === 0 && Object.keys(fromMiddle).length === 0) return say.event.predictedNothing(name(seat));
      return say.event.predicted(name(seat), prediction(say, names, fromMiddle, takeOvers, whites));
    }
    case 'cardPlayed':
      return say.event.cardPlayed(name(event.seat), card(say, event.card));
    case 'trickWon':
      return say.event.trickWon(name(event.seat), card(say, event.card), seal(say, event.led), event.ruffed);
    case 'handInAsked':
      return say.event.handInAsked(name(event.seat), say.either(event.seals.map(letter => seal(say, letter))));
    case 'handedIn':
      return say.event.handedIn(name(event.seat), say.aSeal(kindOf(event.seal)));
    case 'blackTaken':
      return say.event.blackTaken(name(event.seat));
    case 'blackAvoided':
      return say.event.blackAvoided(name(event.seat));
    case 'putAway':
      return say.event.putAway(name(event.seat));
    case 'roundScored': {
      const scores = event.points.map((points, seat) => ({
        name: name(seat),
        points,
        total: event.totals[seat] ?? 0,
      }));
      return say.event.roundScored(event.round, scores);
    }
    case 'gameEnded': {
      const winners = names.filter((_, seat) => event.places[seat] === 1);
      return say.event.gameEnded(winners, Math.min(...event.totals));
    }
  }
};

const describePlayer = (say: Catalogue, table: Table, seat: Seat, name: string): string => {
  const total = table.totals[seat] ?? 0;
  const tricks = table.tricksWon[seat] ?? 0;
  if (seat === table.saboteur) return say.table.saboteur(name, cardsLeft(table, seat), tricks, total);
  if (table.predicted[seat] === NOT_YET) return say.table.toCome(name, total);
  return say.table.player(name, cardsLeft(table, seat), tricks, sealList(say, sealsOf(table, seat)), total);
};

const describe = (say: Catalogue, view: View, names: Names): readonly string[] => {
  const { table } = view;
  const dealer = names[table.dealer] ?? '';
  const rounds = numberOfRounds(table);
  const heading =
    table.phase === 'predict'
      ? say.table.predicting(table.round, rounds, dealer)
      : say.table.round(table.round, rounds, table.trickNumber, dealer);
  const last = table.lookable.at(-1);
  return [
    table.phase === 'over' ? say.table.over : heading,
    say.table.middle(sealList(say, table.middle)),
    ...(table.phase === 'predict' && table.saboteur === undefined ? [say.table.saboteurInMiddle] : []),
    ...allSeats(table.seats).map(seat => describePlayer(say, table, seat, names[seat] ?? '')),
    ...(last === undefined ? [] : [say.table.lastTrick(trickText(say, names, last))]),
    ...(table.trick.cards.length === 0 ? [] : [say.table.trick(trickText(say, names, table.trick))]),
    ...(view.seat === 'spectator' ? [] : [say.table.hand(handText(say, view.own.hand))]),
  ];
};

const promptOthers = (say: Catalogue, { phase, turn }: Table, names: Names): string => {
  const name = names[turn] ?? '';
  if (phase === 'over') return say.prompt.over;
  if (phase === 'predict') return say.prompt.waitPrediction(name);
  return phase === 'play' ? say.prompt.waitCard(name) : say.prompt.waitSeal(name);
};

const promptOwn = (say: Catalogue, { seat, table, own }: OwnView): string => {
  if (table.phase === 'predict')
    return table.saboteur === undefined ? say.prompt.predictOrSabotage : say.prompt.predict;
  if (table.phase === 'handIn')
    return say.prompt.handIn(say.either(sealsToHandIn(table, seat).map(kind => colour(say, kind))));
  const led = ledColour(table.trick);
  if (led === undefined) return say.prompt.lead;
  return valuesIn(own.hand, led) !== 0 ? say.prompt.follow(colour(say, led)) : say.prompt.void(colour(say, led));
};

const moveLabel = (say: Catalogue, move: Move, names: Names): string => {
  switch (move.type) {
    case 'takeSaboteur':
      return say.move.takeSaboteur;
    case 'predict':
      if (move.takeOvers.length === 0 && Object.keys(move.fromMiddle).length === 0) return say.move.predictNothing;
      return say.move.predict(prediction(say, names, move.fromMiddle, move.takeOvers, move.takeOvers.length));
    case 'playCard':
      return say.move.playCard(card(say, move.card));
    case 'handIn':
      return say.move.handIn(say.aSeal(kindOf(move.seal)));
  }
};

const lookUp = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? key;
const optionOf = (say: Catalogue, key: string) =>
  (
    say.options as Readonly<
      Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
    >
  )[key];

const wordsIn = (say: Catalogue): Words<SevenSeals> => ({
  title: say.title,
  invitation: say.invitation,
  tell: (event: Event, names: Names, _viewer: Viewer) => tell(say, event, names),
  describe: (view, names) => describe(say, view, names),
  prompt: (view, names) =>
    view.seat !== 'spectator' && view.seat === view.table.turn && view.table.phase !== 'over'
      ? promptOwn(say, view)
      : promptOthers(say, view.table, names),
  moveLabel: (move, names) => moveLabel(say, move, names),
  refusal: code => lookUp(say.refusals, code),
  option: key => optionOf(say, key)?.name ?? key,
  optionValue: (key, value) => lookUp(optionOf(say, key)?.values ?? {}, `${value}`),
});

export const words: Readonly<Record<Language, Words<SevenSeals>>> = {
  en: wordsIn(en),
  de: { ...wordsIn(de), typed },
};
