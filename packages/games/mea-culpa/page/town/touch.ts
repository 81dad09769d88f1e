import type { Spot } from '../things/draft.ts';
import type { Told } from './asking.ts';

/** How the things of the table are touched, whoever made them and whatever the question is. */
export interface Touch {
  readonly able: (spot: Spot) => boolean;
  readonly chosen: Spot | undefined;
  /** Where the thing in hand may go. */
  readonly leads: (spot: Spot) => boolean;
  /** Is it the next thing to touch, if a master is asked? */
  readonly advised: (spot: Spot) => boolean;
  readonly choose: (spot: Spot) => void;
  /** A thing that is no answer now tells about itself. */
  readonly tell: (told: Told | undefined) => void;
}
