import type { AnyGame, State } from '@conclave/kernel';
import type { Language } from '../language/catalogue.ts';
import type { Figure } from './book.ts';

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
export type HiddenTeller = (
  state: State<AnyGame>,
  language: Language,
  names?: readonly string[],
) => readonly HiddenHeap[];
