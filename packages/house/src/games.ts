import { characters as dogmaCharacters } from '@conclave/dogma/characters';
import { title as dogma } from '@conclave/dogma/title';
import { characters as meaCulpaCharacters } from '@conclave/mea-culpa/characters';
import { title as meaCulpa } from '@conclave/mea-culpa/title';
import { characters as sevenSealsCharacters } from '@conclave/seven-seals/characters';
import { title as sevenSeals } from '@conclave/seven-seals/title';
import type { HouseGame } from './house-game.ts';

/** The games of the house, in the order of their doors. Nobody else lists them; what a game lacks, the house lends. */
export const GAMES: readonly HouseGame[] = [
  {
    title: sevenSeals,
    characters: sevenSealsCharacters,
    speed: () => 12_000,
    rules: () => import('@conclave/seven-seals/rules'),
    wire: () => import('@conclave/seven-seals/wire'),
    words: () => import('@conclave/seven-seals/words'),
    bots: () => import('@conclave/seven-seals/bots'),
    reasons: () => import('@conclave/seven-seals/reasons'),
  },
  {
    title: dogma,
    characters: dogmaCharacters,
    speed: async players => (await import('@conclave/dogma/bots')).speedWith(players),
    rules: () => import('@conclave/dogma/rules'),
    wire: () => import('@conclave/dogma/wire'),
    words: () => import('@conclave/dogma/words'),
    bots: () => import('@conclave/dogma/bots'),
    learned: async () => (await import('@conclave/dogma/bots')).openNets(),
    reasons: () => import('@conclave/dogma/reasons'),
  },
  {
    title: meaCulpa,
    characters: meaCulpaCharacters,
    speed: () => 4_000,
    rules: () => import('@conclave/mea-culpa/rules'),
    wire: () => import('@conclave/mea-culpa/wire'),
    words: () => import('@conclave/mea-culpa/words'),
    bots: () => import('@conclave/mea-culpa/bots'),
    learned: async players => (await import('@conclave/mea-culpa/bots')).openNets(players),
    reasons: () => import('@conclave/mea-culpa/reasons'),
    sideRoom: {
      needs: { key: 'metaCulpa', value: 'on' },
      rules: async () => (await import('@conclave/mea-culpa/rules')).openManualRoom(),
      words: async () => (await import('@conclave/mea-culpa/words')).openHandWords(),
    },
  },
];
