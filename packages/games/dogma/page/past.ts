import type { CardType, Event } from '@conclave/dogma';

/** The last check that may be looked at: whose cards were turned up, as what they had been claimed, the verdict, and who took the pile. */
export interface Past {
  readonly seat: number;
  readonly claim: CardType;
  readonly cards: readonly CardType[];
  readonly honest: boolean;
  readonly taker?: number;
  readonly pile: number;
}

export const lastChecked = (shown: readonly Event[]): Past | undefined => {
  const from = shown.findLastIndex(event => event.type === 'turnedUp');
  const turned = shown[from];
  if (turned?.type !== 'turnedUp') return undefined;
  const after = shown.slice(from);
  const judged = after.find(event => event.type === 'judged');
  const taken = after.find(event => event.type === 'pileTaken');
  const discarded = after.find(event => event.type === 'pileDiscarded');
  if (judged === undefined) return undefined;
  const { seat, claim, cards } = turned;
  const what = { seat, claim, cards, honest: judged.honest };
  return taken === undefined
    ? { ...what, pile: discarded?.count ?? 0 }
    : { ...what, taker: taken.seat, pile: taken.count };
};
