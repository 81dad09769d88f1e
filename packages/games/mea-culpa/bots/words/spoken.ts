import type { Language } from '@conclave/kernel';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The things of Mea Culpa as they are called in a sentence: by the fact's name, then by the thing's. Articles belong to the word. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    good: { bread: 'bread', wine: 'wine', cloth: 'cloth', jewel: 'the jewel' },
    letter: { yellow: 'yellow', blue: 'blue', red: 'red', green: 'green' },
    character: { pope: 'the Pope', emperor: 'the Emperor', merchant: 'the Merchant', pettySinner: 'the Petty Sinner' },
    instead: { pope: 'the Pope', emperor: 'the Emperor', merchant: 'the Merchant', pettySinner: 'the Petty Sinner' },
    category: { breadWine: 'bread and wine', clothJewel: 'cloth and jewels', coins: 'coins' },
    den: { lust: 'Lust', pettySins: 'Petty Sins', greed: 'Greed' },
    bonus: { breadAndWine: 'bread and wine', jewel: 'a jewel', coin: 'ten taler', blueLetter: 'a blue letter' },
    door: { 1: 'room 1', 2: 'room 2', 3: 'room 3', 4: 'room 4', 5: 'suite 5', 6: 'suite 6' },
    effect: {
      C1: 'a letter from the Emperor',
      C2: 'a yellow letter from the Pope',
      C3: '3 steps towards Hell for all others',
      C4: '5 steps towards Hell for all others',
      C5: 'two stones of every other player for Lust',
      C6: 'two stones of every other player for Greed',
      C7: 'another place for a crew',
      C8: 'a new crew',
      C9: 'another place for a Pope stone',
      C10: 'a good from the market for nothing',
      C11: '3 taler from another player',
      C12: '3 taler',
      C13: '5 taler',
      C14: '7 taler',
    },
  },
  de: {
    good: { bread: 'Brot', wine: 'Wein', cloth: 'Tuch', jewel: 'der Edelstein' },
    letter: { yellow: 'gelben', blue: 'blauen', red: 'roten', green: 'grünen' },
    character: {
      pope: 'der Papst',
      emperor: 'der Kaiser',
      merchant: 'der Kaufmann',
      pettySinner: 'der Kleine Sünder',
    },
    instead: {
      pope: 'der Papst',
      emperor: 'der Kaiser',
      merchant: 'der Kaufmann',
      pettySinner: 'der Kleine Sünder',
    },
    category: { breadWine: 'Brot und Wein', clothJewel: 'Tuch und Edelsteinen', coins: 'Münzen' },
    den: { lust: 'der Wollust', pettySins: 'den Kleinen Sünden', greed: 'der Habgier' },
    bonus: {
      breadAndWine: 'Brot und Wein',
      jewel: 'ein Edelstein',
      coin: 'zehn Taler',
      blueLetter: 'ein blauer Brief',
    },
    door: { 1: 'Zimmer 1', 2: 'Zimmer 2', 3: 'Zimmer 3', 4: 'Zimmer 4', 5: 'Separee 5', 6: 'Separee 6' },
    effect: {
      C1: 'einen Brief vom Kaiser',
      C2: 'einen gelben Brief vom Papst',
      C3: '3 Schritte zur Hölle für alle anderen',
      C4: '5 Schritte zur Hölle für alle anderen',
      C5: 'zwei Steine in die Wollust für alle anderen',
      C6: 'zwei Steine in die Habgier für alle anderen',
      C7: 'einen anderen Platz für einen Bautrupp',
      C8: 'einen neuen Bautrupp',
      C9: 'einen anderen Platz für einen Papststein',
      C10: 'eine Ware vom Markt umsonst',
      C11: '3 Taler von jemand anderem',
      C12: '3 Taler',
      C13: '5 Taler',
      C14: '7 Taler',
    },
  },
};

export const wordFor = (fact: string, thing: string, language: Language): string | undefined =>
  WORDS[language][fact]?.[thing];
