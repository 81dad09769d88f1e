/** What the seals are called by their wax. */
export const COLOUR_WORDS = {
  en: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    violet: 'violet',
    white: 'white',
    black: 'black',
  },
  de: {
    red: 'Rot',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    violet: 'Violett',
    white: 'Weiß',
    black: 'Schwarz',
  },
} as const;
