import type { AnyGame, State } from '@conclave/kernel';
import type { Figure } from '../../learn/rules/book.ts';
import type { GameId } from '../../lib/games.ts';

/** One thing in the drawer of nobody: its drawing, where the game has one, and its name. */
export interface HiddenThing {
  readonly figure?: Figure;
  readonly text: string;
}

/** Things that lie together: a trick, the bag, the box. */
export interface HiddenHeap {
  readonly title: string;
  readonly things: readonly HiddenThing[];
}

/** What nobody knew at this moment, told after the game. */
export type HiddenTeller = (state: State<AnyGame>, language: 'en' | 'de') => readonly HiddenHeap[];

/** Each game says it in its own words, which are here already when its table is. */
export const loadHidden = async (game: GameId): Promise<HiddenTeller> => {
  switch (game) {
    case 'seven-seals':
      return (await import('./seven-seals.ts')).hiddenHeaps;
    case 'dogma':
      return (await import('./dogma.ts')).hiddenHeaps;
    case 'mea-culpa':
      return (await import('./mea-culpa.ts')).hiddenHeaps;
  }
};
