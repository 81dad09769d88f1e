import type { Viewer } from '@conclave/kernel';
import type { CardType } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { en } from './en.ts';

export type Catalogue = typeof en;

/** "2 × Mercy and Theft": equal cards are said once. */
export const cardNames = (text: Catalogue, cards: readonly CardType[]): string =>
  text.list(
    cards
      .filter((card, index) => cards.indexOf(card) === index)
      .map(card => {
        const number = cards.filter(other => other === card).length;
        return number === 1 ? text.cards[card] : `${number} × ${text.cards[card]}`;
      }),
  );

export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? `${seat + 1}`;

/** One sentence for each event; the same words for log, terminal and screen reader. */
export const tell = (text: Catalogue, event: Event, names: readonly string[], viewer: Viewer): string => {
  const name = 'seat' in event ? nameOf(names, event.seat) : '';
  const own = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'startingPlayer':
      return text.startingPlayer(name);
    case 'dealt':
      return tellDeal(text, event, names);
    case 'undealt':
      return text.openedBox(cardNames(text, event.cards));
    case 'hand':
      return own ? text.ownHand(cardNames(text, event.cards)) : text.hand(name, cardNames(text, event.cards));
    case 'setOfFour':
      return text.setOfFour(name, text.cards[event.card]);
    case 'wentOut':
      return text.wentOut(name, event.why, event.place);
    case 'rubiesReturned':
      return text.rubiesReturned(name, event.count);
    case 'turn':
      return text.turn(name, event.why);
    case 'dogmaCreated':
      return tellDogma(text, event, name);
    case 'statusChanged':
      return event.now === 'virtue' ? text.virtueNow(text.cards[event.card]) : text.sinNow(text.cards[event.card]);
    case 'confessed':
      return text.confessed(name, text.claims[event.claim], event.count, text.cards[event.claim]);
    case 'joined':
      return text.joined(name, event.count, text.cards[event.claim], event.pile);
    case 'laid':
      return own ? text.ownLaid(cardNames(text, event.cards)) : text.laid(name, cardNames(text, event.cards));
    case 'taken':
      return own ? text.ownTaken(cardNames(text, event.cards)) : text.taken(name, cardNames(text, event.cards));
    default:
      return tellCheck(text, event, name, names);
  }
};

type CheckEvent = Extract<
  Event,
  {
    type:
      | 'decided'
      | 'turnedUp'
      | 'judged'
      | 'rubyGained'
      | 'rubyMissed'
      | 'pileDiscarded'
      | 'pileTaken'
      | 'stalemateNear'
      | 'stalemate'
      | 'gameEnded';
  }
>;

/** The steps of DG-8.5, and what may follow. */
const tellCheck = (text: Catalogue, event: CheckEvent, name: string, names: readonly string[]): string => {
  switch (event.type) {
    case 'decided':
      return text.decided(name, event.decision, nameOf(names, event.contributor));
    case 'turnedUp':
      return text.turnedUp(name, cardNames(text, event.cards));
    case 'judged':
      return event.honest ? text.judgedHonest(name) : text.judgedLie(name);
    case 'rubyGained':
      return text.rubyGained(name, event.rubies);
    case 'rubyMissed':
      return text.rubyMissed(name);
    case 'pileDiscarded':
      return text.pileDiscarded(event.count, event.covered);
    case 'pileTaken':
      return text.pileTaken(name, event.count, event.why);
    case 'stalemateNear':
      return text.stalemateNear(event.left);
    case 'stalemate':
      return text.stalemate(event.withoutProgress);
    case 'gameEnded':
      return tellEnd(text, event, names);
  }
};

const tellDeal = (text: Catalogue, event: Extract<Event, { type: 'dealt' }>, names: readonly string[]): string => {
  const hands = text.dealt(event.sizes.map((size, seat) => ({ name: nameOf(names, seat), size })));
  return event.undealt === 0 ? hands : `${hands} ${text.undealt(event.undealt)}`;
};

const tellDogma = (text: Catalogue, event: Extract<Event, { type: 'dogmaCreated' }>, name: string): string =>
  event.replaced === undefined
    ? text.dogmaCreated(name, text.cards[event.dogma])
    : text.dogmaReplaced(name, text.cards[event.dogma], text.cards[event.replaced]);

const tellEnd = (text: Catalogue, event: Extract<Event, { type: 'gameEnded' }>, names: readonly string[]): string => {
  const losers = event.losers.map(seat => nameOf(names, seat));
  const ranking = event.places
    .map((place, seat) => ({ place, name: nameOf(names, seat) }))
    .sort((one, other) => one.place - other.place);
  return text.gameEnded(losers, ranking);
};
