import type { AnyGame, AnyRules, Notation, Words } from '@conclave/kernel';
import type { InLanguages } from '../language/catalogue.ts';

/** All that the plain table needs of a game. The rules are asked what is allowed; nothing is played here. */
export interface PlainBox {
  readonly rules: AnyRules;
  readonly notation: Notation<AnyGame>;
  readonly words: InLanguages<Words<AnyGame>>;
}
