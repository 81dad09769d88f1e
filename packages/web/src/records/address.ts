import type { Viewer } from '@conclave/kernel';

export const LEAVES = ['table', 'drawers', 'story', 'verify'] as const;
export type Leaf = (typeof LEAVES)[number];

/** What a link to a replay says: which game, which moment, whose knowledge. `#/replay?table=ab12&round=3&seat=1` */
export interface ReplayAddress {
  /** A finished table of this device. */
  readonly table?: string | undefined;
  /** A finished table of the house that sent this page; whoever sat there may open it. */
  readonly house?: string | undefined;
  /** A record that was opened on this device, by the first digits of its digest. */
  readonly record?: string | undefined;
  /** The whole record, packed into the link. */
  readonly packed?: string | undefined;
  readonly move?: number | undefined;
  readonly round?: number | undefined;
  readonly seat?: Viewer | undefined;
  readonly open?: boolean | undefined;
  readonly leaf?: Leaf | undefined;
}

const count = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

const viewer = (text: string | null): Viewer | undefined => (text === 'spectator' ? 'spectator' : count(text));

export const readAddress = (query: string): ReplayAddress => {
  const asked = new URLSearchParams(query);
  return {
    table: asked.get('table') ?? undefined,
    house: asked.get('house') ?? undefined,
    record: asked.get('record') ?? undefined,
    packed: asked.get('packed') ?? undefined,
    move: count(asked.get('move')),
    round: count(asked.get('round')),
    seat: viewer(asked.get('seat')),
    open: asked.get('open') === '1' ? true : undefined,
    leaf: LEAVES.find(leaf => leaf === asked.get('leaf')),
  };
};

export const writeAddress = ({ open, ...rest }: ReplayAddress): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value));
  if (open === true) query.set('open', '1');
  return query.toString();
};
