import type { TableInfo, TableSettings, TableWish } from '@conclave/protocol';
import { gaveNonce, sawCommitment } from '../records/seen-seals.ts';
import { actAt, becomeGuest, newNonce, openTable } from './api.ts';

/** The clocks that the page offers: by move, by player with an increment, by days. */
export const CLOCKS: readonly TableSettings['clock'][] = [
  { kind: 'none' },
  { kind: 'move', seconds: 30 },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'player', seconds: 300, increment: 5 },
  { kind: 'player', seconds: 600, increment: 10 },
  { kind: 'player', seconds: 1200, increment: 15 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export interface OnlineWishes {
  readonly game: string;
  /** The first chair is ours; the others wait for people or are bots of some level. */
  readonly seats: TableWish['seats'];
  readonly options: object;
  readonly settings: Partial<TableSettings>;
  readonly name: string;
}

export type Opened = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: string };

/**
 * A table of our own, with us on its first chair. First the table seals its secret, then we give our nonce: a table that knew the nonce
 * could go on drawing secrets until one suits it.
 */
export const openOnline = async ({ game, seats, options, settings, name }: OnlineWishes): Promise<Opened> => {
  const guest = await becomeGuest(name);
  if (!guest.ok) return guest;
  const opened = await openTable({ game, seats, options, settings });
  return opened.ok ? sitDownFirst(opened.value) : { ok: false, code: opened.code };
};

/** On the first chair of a table that we have just opened. */
export const sitDownFirst = async ({ id, seal, agreement }: TableInfo): Promise<Opened> => {
  const gave = { seat: 0, nonce: newNonce() };
  sawCommitment(id, seal.commitment);
  gaveNonce(id, gave);
  const seated = await actAt(id, { do: 'sit', ...gave });
  if (!seated.ok) return { ok: false, code: seated.code };
  if (agreement !== undefined)
    // who wrote the house rules has accepted them
    await actAt(id, { do: 'accept', agreement });
  return { ok: true, id };
};
