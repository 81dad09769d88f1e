import type { Character, Level } from '@conclave/kernel';

/** Who sits down at a game that has nobody of its own for a level. Three of them are at home in every house, and have a face. */
export const STRANGERS: Readonly<Record<Level, Character>> = {
  novice: {
    name: { en: 'A Wayfarer', de: 'Ein Wanderer' },
    line: { en: 'Does anything that is allowed.', de: 'Tut irgendetwas, das erlaubt ist.' },
  },
  pilgrim: {
    name: { en: 'Johanna', de: 'Johanna' },
    face: 'johanna',
    caught: { en: 'I would do it again.', de: 'Ich würde es wieder tun.' },
    line: { en: 'Knows the way and forgets the bends.', de: 'Kennt den Weg und vergisst die Biegungen.' },
  },
  regular: {
    name: { en: 'A Lay Sister', de: 'Eine Laienschwester' },
    line: { en: 'Has read the rules, and thinks for a moment.', de: 'Hat die Regeln gelesen und denkt kurz nach.' },
  },
  prior: {
    name: { en: 'Fra Angelo', de: 'Fra Angelo' },
    face: 'angelo',
    caught: { en: 'A small shadow, for the light.', de: 'Ein kleiner Schatten, des Lichtes wegen.' },
    line: { en: 'Looks as far as the next corner.', de: 'Sieht bis zur nächsten Ecke.' },
  },
  master: {
    name: { en: 'A Hermit', de: 'Eine Einsiedlerin' },
    line: { en: 'Has read the rules, and has time.', de: 'Hat die Regeln gelesen und hat Zeit.' },
  },
  cardinal: {
    name: { en: 'Cesare', de: 'Cesare' },
    face: 'cesare',
    caught: { en: 'Nobody move.', de: 'Niemand rührt sich.' },
    line: { en: 'Takes his time, then the rest.', de: 'Nimmt sich Zeit, dann den Rest.' },
  },
};
