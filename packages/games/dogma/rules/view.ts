import type { CardType } from './components.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { Believe, CreateDogma, Doubt, Move } from './state.ts';

/** DG-16.1, DG-16.3  Face-down cards are a number to everybody but the one who laid them. */
export type PublicMove =
  | CreateDogma
  | Believe
  | Doubt
  | { readonly type: 'confess'; readonly count: number; readonly claim: CardType }
  | { readonly type: 'join'; readonly count: number };

export const publicPart = (move: Move): PublicMove => {
  switch (move.type) {
    case 'confess':
      return { type: 'confess', count: move.cards.length, claim: move.claim };
    case 'join':
      return { type: 'join', count: move.cards.length };
    case 'createDogma':
    case 'believe':
    case 'doubt':
      return move;
  }
};

/** DG-16.4, DG-19.5  What a page shows of the past: the current and the previous confession and all sets of four, or everything. */
export const shownHistory = (
  events: readonly Event[],
  { options }: { readonly options: Pick<Options, 'history'> },
): readonly Event[] => {
  if (options.history === 'full') return events;
  const turns = events.flatMap((event, index) => (event.type === 'turn' ? [index] : []));
  const from = turns.at(-2) ?? 0;
  return events.filter((event, index) => index >= from || event.type === 'setOfFour');
};
