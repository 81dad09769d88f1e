import { createContext } from 'svelte';
import type { GuideSpeaker } from './guide-speaker.svelte.ts';

export interface GuideHere {
  readonly speaker: GuideSpeaker;
  /** Everything from the learner's move with this number on. */
  readonly takeBack: (index: number) => void;
  readonly again: () => void;
}

/** The guide of the lesson that is being taken. */
export const [guideHere, putGuide] = createContext<GuideHere>();
