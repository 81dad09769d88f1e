import {
  type AnyRules,
  type Beginning,
  hexToBytes,
  openPlay,
  type Play,
  type Remark,
  sealedChance,
  seedFrom,
  toActAt,
} from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import type { Closed } from '../house/services.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { type Clocks, startClocks } from './clock.ts';
import type { TableDoc } from './doc.ts';
import type { Grown } from './grown.ts';

/**
 * A table in memory, as it is after entry `n` of its log: a cache of its row and its log, which may be dropped at any moment. A value:
 * a decision makes the next one and leaves this one as it was.
 */
export interface Loaded {
  readonly doc: TableDoc;
  readonly rules: AnyRules;
  /** The number of the last entry, and when it was, in milliseconds since the start. */
  readonly n: number;
  readonly at: number;
  /** Whatever was asked under an id and done, so that it is done once. */
  readonly requests: Grown<Asked>;
  /** The game under way; of a finished one only for those who ask to see it. */
  readonly play: Play | undefined;
  readonly clocks: Clocks | undefined;
  /** The deadlines as they are stored; `unknown` after loading. */
  readonly due: Due;
  readonly nudgedAt: number;
  /** What bots will say without being asked. It follows from the log, as all of the game does, and so outlives the house. */
  readonly remarks: readonly Remark[];
  /** The log of a game that is not in `play`. */
  readonly stored: readonly StoredEntry[] | undefined;
}

export interface Asked {
  readonly id: string;
  readonly person: PersonId;
  /** The number of the step that it made, or after which it was done. */
  readonly seq: number;
}

export interface Due {
  readonly bot: number | undefined | 'unknown';
  readonly clock: number | undefined | 'unknown';
  /** When the table looks whether somebody has to be called. */
  readonly call?: number | undefined;
}

export const NOT_KNOWN: Due = { bot: 'unknown', clock: 'unknown' };

export const seqOf = ({ play }: Loaded): { readonly seq?: number } => (play === undefined ? {} : { seq: play.seq });

export const beginningOf = ({ doc, rules }: Pick<Loaded, 'doc' | 'rules'>): Beginning => ({
  rules,
  options: doc.options,
  seats: doc.seats.length,
  chance: sealedChance(seedFrom(hexToBytes(doc.secret), doc.nonces)),
});

/** The game as its document begins it; the house has been closed at these times. */
export const begun = (loaded: Loaded, closed: readonly Closed[] = []): Loaded => {
  const play = openPlay(beginningOf(loaded));
  const { settings, extraTime, startedAt = 0 } = loaded.doc;
  const pauses = closed
    .map(({ from, until }) => ({ from: from - startedAt, until: until - startedAt }))
    .filter(({ until }) => until > 0);
  return { ...loaded, play, clocks: startClocks(settings.clock, play.seats, toActAt(play), extraTime, pauses) };
};

/** What this person asked under this id before, if it was done. */
export const askedBefore = ({ requests }: Loaded, person: PersonId, id: string | undefined): Asked | undefined => {
  if (id === undefined) return undefined;
  for (let index = requests.length - 1; index >= 0; index -= 1) {
    const asked = requests.items[index];
    if (asked?.id === id && asked.person === person) return asked;
  }
  return undefined;
};
