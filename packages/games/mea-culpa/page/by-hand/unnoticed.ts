import type { State } from '@conclave/mea-culpa/rules';

type Books = NonNullable<State['hidden']['books']>;
export type Unnoticed = Books['sins'][number];

/** MC-26.6.3  After the game: the sins that nobody has called up to this moment, the newest first. */
export const unnoticedIn = ({ hidden: { books } }: Pick<State, 'hidden'>): readonly Unnoticed[] =>
  [...(books?.uncalled ?? []), ...(books?.sins ?? [])]
    .filter(({ fate, petty }) => !petty && (fate === 'open' || fate === 'expired'))
    .toReversed();
