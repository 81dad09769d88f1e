import type { AnyGame, OptionSpec, Words } from '@conclave/kernel';
import type { Component } from 'svelte';
import type { GameId } from '../lib/games.ts';

/** What the page needs to set up a table: which options there are, and how they are called. */
export interface GameSetup {
  readonly specs: readonly OptionSpec[];
  readonly words: Readonly<Record<'en' | 'de', Words<AnyGame>>>;
  /** What cannot be chosen from a list. */
  readonly Own?: Component<{ chosen: Record<string, unknown> }, object, 'chosen'>;
}

export const loadSetup = async (game: GameId): Promise<GameSetup> => {
  switch (game) {
    case 'seven-seals':
      return (await import('./seven-seals/setup.ts')).setup;
    case 'dogma':
      return (await import('./dogma/setup.ts')).setup;
    case 'mea-culpa':
      return (await import('./mea-culpa/setup.ts')).setup;
  }
};
