import { fault, type Notation, parsed } from '@conclave/kernel';
import type { BlindBids } from './state.ts';

/** `bid 7`, or the bare card. */
export const notation: Notation<BlindBids> = {
  writeMove: ({ card }) => `bid ${card}`,
  readMove: text => {
    const [, card] = /^(?:bid\s+)?(\d+)$/.exec(text.trim().toLowerCase()) ?? [];
    return card === undefined ? fault(text, 'is not a bid') : parsed({ type: 'bid', card: Number(card) });
  },
  examples: ({ own }) => own.hand.map(card => `bid ${card}`),
};
