import type { GameId } from '../lib/games.ts';

export interface OnlineWishes {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly open: boolean;
  readonly name: string;
}

export type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false };

export const openOnline = async (_wishes: OnlineWishes): Promise<Opened> => ({ ok: false });
