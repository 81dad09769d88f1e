import type { Language, Words } from '@conclave/kernel';
import type { BlindBids } from '../rules/state.ts';
import { title } from '../title.ts';

/** What the game says, in one language. */
interface Catalogue {
  readonly invitation: string;
  dealt(cards: string): string;
  round(round: number, prize: number): string;
  bidLaid(name: string): string;
  ownBid(card: number): string;
  revealed(bids: string, winner: string, prize: number): string;
  player(name: string, points: number, hasBid: boolean): string;
  hand(cards: string): string;
  readonly over: string;
  readonly ask: string;
  readonly wait: string;
  bid(card: number): string;
  readonly refusals: Readonly<Record<string, string>>;
  readonly rounds: string;
}

const en: Catalogue = {
  invitation: 'A game for testing a house.',
  dealt: cards => `Your cards: ${cards}.`,
  round: (round, prize) => `Round ${round}. The prize is worth ${prize}.`,
  bidLaid: name => `${name} has bid.`,
  ownBid: card => `You bid ${card}.`,
  revealed: (bids, winner, prize) => `The bids: ${bids}. ${winner} takes ${prize}.`,
  player: (name, points, hasBid) => `${name}: ${points} points${hasBid ? ', has bid' : ''}.`,
  hand: cards => `Your hand: ${cards}.`,
  over: 'The game is over.',
  ask: 'Which card do you bid?',
  wait: 'Others have yet to bid.',
  bid: card => `Bid ${card}.`,
  refusals: {
    malformed: 'That is not a bid.',
    cardNotInHand: 'You do not have this card.',
    gameOver: 'The game is over.',
  },
  rounds: 'Rounds',
};

const de: Catalogue = {
  invitation: 'Ein Spiel, um ein Haus zu prüfen.',
  dealt: cards => `Deine Karten: ${cards}.`,
  round: (round, prize) => `Runde ${round}. Der Preis ist ${prize} wert.`,
  bidLaid: name => `${name} hat geboten.`,
  ownBid: card => `Du bietest ${card}.`,
  revealed: (bids, winner, prize) => `Die Gebote: ${bids}. ${winner} nimmt ${prize}.`,
  player: (name, points, hasBid) => `${name}: ${points} Punkte${hasBid ? ', hat geboten' : ''}.`,
  hand: cards => `Deine Hand: ${cards}.`,
  over: 'Das Spiel ist aus.',
  ask: 'Welche Karte bietest du?',
  wait: 'Andere müssen noch bieten.',
  bid: card => `${card} bieten.`,
  refusals: {
    malformed: 'Das ist kein Gebot.',
    cardNotInHand: 'Diese Karte hast du nicht.',
    gameOver: 'Das Spiel ist aus.',
  },
  rounds: 'Runden',
};

const wordsOf = (language: Language, say: Catalogue): Words<BlindBids> => ({
  title: title.title[language],
  invitation: say.invitation,
  tell: (event, names) => {
    switch (event.type) {
      case 'dealt':
        return say.dealt(event.hand.join(', '));
      case 'roundStarted':
        return say.round(event.round, event.prize);
      case 'bidLaid':
        return say.bidLaid(names[event.seat] ?? '');
      case 'ownBid':
        return say.ownBid(event.card);
      case 'revealed': {
        const bids = event.bids.map((card, seat) => `${names[seat]} ${card}`).join(', ');
        return say.revealed(bids, names[event.winner] ?? '', event.prize);
      }
    }
  },
  describe: (view, names) => [
    say.round(view.table.round, view.table.prize),
    ...names.map((name, seat) => say.player(name, view.table.points[seat] ?? 0, view.table.hasBid[seat] === true)),
    ...(view.seat === 'spectator' ? [] : [say.hand(view.own.hand.join(', '))]),
  ],
  prompt: ({ seat, table }) => {
    if (table.round > table.options.rounds) return say.over;
    return seat === 'spectator' || table.hasBid[seat] === true ? say.wait : say.ask;
  },
  moveLabel: ({ card }) => say.bid(card),
  refusal: code => say.refusals[code] ?? code,
  option: key => (key === 'rounds' ? say.rounds : key),
  optionValue: (_key, value) => String(value),
});

export const words: Readonly<Record<Language, Words<BlindBids>>> = { en: wordsOf('en', en), de: wordsOf('de', de) };
