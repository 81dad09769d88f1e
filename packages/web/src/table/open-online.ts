import type { GameId } from '../lib/games.ts';
import { becomeGuest, newNonce, openTable } from '../online/api.ts';

/** The clocks that the page offers. */
export const CLOCKS = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  player: { kind: 'player', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 1 },
} as const;
export type ClockName = keyof typeof CLOCKS;

export interface OnlineWishes {
  readonly clock: ClockName;
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly open: boolean;
  readonly name: string;
}

export type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false };

/** A table of our own, with us on its first chair. */
export const openOnline = async ({ game, seats, options, open, name, clock }: OnlineWishes): Promise<Opened> => {
  if ((await becomeGuest(name)) === undefined) return { ok: false };
  const answer = await openTable({
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    options,
    settings: { visibility: open ? 'lobby' : 'link', clock: CLOCKS[clock] },
    sit: { seat: 0, nonce: newNonce() },
  });
  return answer.ok ? { ok: true, id: answer.value.id } : { ok: false };
};
