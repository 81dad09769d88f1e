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
    red: 'rot',
    yellow: 'gelb',
    green: 'grün',
    blue: 'blau',
    violet: 'violett',
    white: 'weiß',
    black: 'schwarz',
  },
} as const;
