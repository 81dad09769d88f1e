import type { AnyRules, Rules, State } from '@conclave/kernel';
import type { Clock, Person, TableAction, TableSettings, TableWish } from '@conclave/protocol';
import { type SealedBids, sealedBids } from '../../../kernel/test/sealed-bids.ts';
import { simpleBots } from '../../src/bots/bots.ts';
import { DEFAULT_CONFIG } from '../../src/house/config.ts';
import type { Write } from '../../src/storage/storage.ts';
import { decideAction } from '../../src/table/actions/index.ts';
import { newTable } from '../../src/table/create.ts';
import type { Decided, Decision, Refused, Scene, Told } from '../../src/table/decision.ts';
import type { SeatDoc, TableDoc } from '../../src/table/doc.ts';
import { type Loaded, NOT_KNOWN } from '../../src/table/loaded.ts';
import { decideMove } from '../../src/table/play.ts';

const MORNING = 1_000_000_000;
export const MINUTE = 60_000;
export const NONCES = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16)];

const PEOPLE: Readonly<Record<string, Person>> = {
  ada: { id: 'ada', name: 'Ada' },
  ben: { id: 'ben', name: 'Ben' },
  cleo: { id: 'cleo', name: 'Cleo' },
  dan: { id: 'dan', name: 'Dan' },
};
export type Name = 'ada' | 'ben' | 'cleo' | 'dan';
const personCalled = (name: Name): Person => PEOPLE[name] ?? { id: name, name };

export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot' } as const;

/** Nothing that is decided at a table asks for other games; reading all of them would take longer than all tests of this folder. */
const NO_SHELF = {} as Scene['services']['games'];

/** All that is said once it is saved. Here it is saved as soon as it is decided, so it may be looked at without the committer's key. */
const toldIn = ({ told }: Decided): Told => {
  const [key] = Object.getOwnPropertySymbols(told);
  return (told as unknown as Record<symbol, Told>)[key ?? Symbol('none')] as Told;
};

/** A table without a house around it: what is asked is decided, and a decision holds at once. */
export class Room {
  loaded: Loaded;
  now = MORNING;
  openSince = 0;
  readonly here = new Set<string>();
  readonly left = new Map<string, number>();
  refusal: Refused | undefined;
  last: Decided | undefined;
  #drawn = 0;

  constructor(
    wish: Partial<TableWish> & { readonly settings?: Partial<TableSettings> } = {},
    game: Rules<SealedBids> = sealedBids,
  ) {
    const rules = game as unknown as AnyRules;
    const doc = newTable(this.scene, rules, personCalled('ada'), {
      game: 'sealed-bids',
      seats: [OPEN, OPEN, OPEN],
      ...wish,
    });
    if ('fault' in doc) throw new Error(doc.fault.message);
    this.loaded = {
      ...{ doc, rules, n: 0, at: 0, requests: { items: [], length: 0 }, due: NOT_KNOWN, nudgedAt: 0 },
      ...{ play: undefined, clocks: undefined, remarks: [], stored: undefined },
    };
  }

  get scene(): Scene {
    return {
      services: {
        config: DEFAULT_CONFIG,
        games: NO_SHELF,
        bots: simpleBots,
        random: bytes => new Uint8Array(bytes).map(() => this.#next()),
      },
      now: this.now,
      present: () => this.here,
      leftAt: person => this.left.get(person),
      openSince: this.openSince,
    };
  }

  #next(): number {
    this.#drawn += 1;
    return this.#drawn;
  }

  get doc(): TableDoc {
    return this.loaded.doc;
  }
  get seq(): number {
    return this.loaded.play?.seq ?? -1;
  }
  seat(seat: number): SeatDoc | undefined {
    return this.doc.seats[seat];
  }
  get told(): Told {
    if (this.last === undefined) throw new Error('nothing was decided');
    return toldIn(this.last);
  }
  get writes(): readonly Write[] {
    return this.last?.change.writes ?? [];
  }
  /** What the game is like; there must be one. */
  get game(): State<SealedBids> {
    if (this.loaded.play === undefined) throw new Error('there is no game');
    return this.loaded.play.state as unknown as State<SealedBids>;
  }
  /** The kinds of entries of the last decision. */
  get entries(): readonly string[] {
    return this.last?.change.table?.entries.map(({ kind }) => kind) ?? [];
  }

  /** Holds from now on, or the code of its refusal. */
  take(decision: Decision): string {
    if ('refused' in decision) {
      this.refusal = decision.refused;
      return decision.refused.code;
    }
    this.last = decision;
    this.loaded = decision.next;
    return 'done';
  }
  act(who: Name, action: TableAction, id?: string): string {
    return this.take(decideAction(this.loaded, this.scene, personCalled(who), action, id));
  }
  /** The lowest card of the hand, unless another is said. */
  bid(who: Name, { card, seq = this.seq, id = `${who} ${this.loaded.n}` }: Bid = {}): string {
    const seat = this.doc.seats.findIndex(({ person }) => person === who);
    const own = this.loaded.play?.state.secrets[seat] as { hand: readonly number[] } | undefined;
    const move = { type: 'bid', card: card ?? own?.hand[0] ?? 99 };
    return this.take(decideMove(this.loaded, this.scene, who, { id, seq, move }));
  }
  leaves(who: Name): void {
    this.here.delete(who);
    this.left.set(who, this.now);
  }
  comes(...people: readonly Name[]): void {
    for (const who of people) {
      this.here.add(who);
      this.left.delete(who);
    }
  }
  later(ms: number): void {
    this.now += ms;
  }
}

interface Bid {
  readonly card?: number;
  readonly seq?: number;
  readonly id?: string;
}

/** Ada, Ben and Cleo at a game that has just begun, all of them here. */
export const threeAtATable = (settings: Partial<TableSettings> = {}, clock: Clock = { kind: 'none' }): Room => {
  const room = new Room({ settings: { clock, ...settings } });
  room.comes('ada', 'ben', 'cleo');
  for (const [seat, who] of (['ada', 'ben', 'cleo'] as const).entries()) {
    const sat = room.act(who, { do: 'sit', seat, nonce: NONCES[seat] ?? '' });
    if (sat !== 'done') throw new Error(sat);
  }
  return room;
};
