import type { GameId } from '../lib/games.ts';
import { becomeGuest, newNonce, openTable } from '../online/api.ts';

export interface OnlineWishes {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly open: boolean;
  readonly name: string;
}

export type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false };

/** A table of our own, with us on its first chair. */
export const openOnline = async ({ game, seats, options, open, name }: OnlineWishes): Promise<Opened> => {
  if ((await becomeGuest(name)) === undefined) return { ok: false };
  const answer = await openTable({
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    options,
    settings: { visibility: open ? 'lobby' : 'link' },
    sit: { seat: 0, nonce: newNonce() },
  });
  return answer.ok ? { ok: true, id: answer.value.id } : { ok: false };
};
