import type { BotWords, Why as WhyOf } from '@conclave/search';
import { de } from './de.ts';
import { en, type Reason as OwnReason } from './en.ts';
import { wordFor } from './spoken.ts';

export type Reason = OwnReason | 'onlyMove';
/** A reason that has its sentence. */
export type Why = WhyOf<Reason>;

export const reasons: BotWords = {
  catalogues: { en, de },
  spoken: (fact, value, language) => wordFor(fact, String(value), language),
};
