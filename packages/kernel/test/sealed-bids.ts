import {
  type Emit,
  fault,
  type GameTypes,
  isObject,
  isSeat,
  listedOptions,
  parsed,
  pick,
  type Rules,
  type State,
} from '../src/index.ts';

/**
 * A tiny game with all three drawers: everyone bids a card in secret and may change it unnoticed, the highest bid takes the round; a drawn
 * prize is hidden. The table's clock bids for those who sleep, and winds itself up, of which nobody hears.
 */
export interface SealedBids extends GameTypes {
  options: { readonly rounds: number };
  table: { round: number; rounds: number; prize: number; hasBid: boolean[]; points: number[]; revealed: number[][] };
  secrets: { hand: number[]; bid?: number };
  hidden: { prizes: number[]; wound: number };
  move: { readonly type: 'bid'; readonly card: number };
  event:
    | { readonly type: 'dealt'; readonly hand: readonly number[] }
    | { readonly type: 'prize'; readonly prize: number }
    | { readonly type: 'bidLaid'; readonly seat: number }
    | { readonly type: 'laid'; readonly card: number }
    | { readonly type: 'revealed'; readonly bids: readonly number[] };
  memory: { seen: number[]; prizes: number[] };
}

const drawPrize = (state: State<SealedBids>, emit: Emit<SealedBids['event']> | undefined): void => {
  state.table.prize = state.hidden.prizes.pop() ?? 0;
  emit?.('all', { type: 'prize', prize: state.table.prize });
};

const lowest = (state: State<SealedBids>, seat: number): number => Math.min(...(state.secrets[seat]?.hand ?? []));

const bid = (state: State<SealedBids>, seat: number, card: number, emit?: Emit<SealedBids['event']>): void => {
  const { table, secrets } = state;
  const own = secrets[seat];
  if (own === undefined) throw new RangeError('seat');
  own.bid = card;
  if (!table.hasBid[seat]) emit?.('all', { type: 'bidLaid', seat });
  table.hasBid[seat] = true;
  emit?.(seat, { type: 'laid', card });
  if (!table.hasBid.includes(false)) reveal(state, emit);
};

const reveal = (state: State<SealedBids>, emit?: Emit<SealedBids['event']>): void => {
  const { table, secrets } = state;
  const bids = secrets.map(({ bid }) => bid ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  table.points[winner] = (table.points[winner] ?? 0) + table.prize;
  table.revealed.push(bids);
  emit?.('all', { type: 'revealed', bids });
  for (const drawer of secrets) {
    drawer.hand = drawer.hand.filter(card => card !== drawer.bid);
    delete drawer.bid;
  }
  table.hasBid.fill(false);
  table.round += 1;
  if (table.round <= table.rounds) drawPrize(state, emit);
};

const WEEK = 7 * 86_400;

export const sealedBids: Rules<SealedBids> = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: listedOptions<SealedBids['options']>([{ key: 'rounds', values: [3, 5], rule: 'T-1' }]),
  setup: ({ rounds }, seats, chance, emit) => {
    const deck = chance.stream('deal').shuffle(Array.from({ length: seats * 6 }, (_, card) => card));
    const secrets = Array.from({ length: seats }, (_, seat) => ({ hand: deck.slice(seat * 6, seat * 6 + 6) }));
    const hidden = { prizes: chance.stream('prizes').shuffle([1, 2, 3, 4, 5, 6]), wound: 0 };
    const bySeat = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value);
    const table = { round: 1, rounds, prize: 0, hasBid: bySeat(false), points: bySeat(0), revealed: [] };
    const state = { table, secrets, hidden };
    for (const [seat, { hand }] of secrets.entries()) emit?.(seat, { type: 'dealt', hand: [...hand] });
    drawPrize(state, emit);
    return state;
  },
  toAct: table => (table.round > table.rounds ? [] : [...table.hasBid.keys()].filter(seat => !table.hasBid[seat])),
  legalMoves: (table, own) => (table.round > table.rounds ? [] : own.hand.map(card => ({ type: 'bid', card }))),
  randomMove: (_table, own, _seat, stream) => ({ type: 'bid', card: pick(own.hand, stream) }),
  refusal: (table, own, _seat, move) => {
    if (table.round > table.rounds) return { code: 'gameOver', rule: 'T-2' };
    return own.hand.includes(move.card) ? undefined : { code: 'cardNotInHand', rule: 'T-3' };
  },
  apply: (state, seat, move, _chance, emit) => bid(state, seat, move.card, emit),
  clock: {
    due: ({ round, rounds }) => (round > rounds ? [] : [{ what: 'hurry', seconds: WEEK }]),
    refusal: ({ round, rounds }, what) =>
      round <= rounds && (what === 'hurry' || what === 'wind') ? undefined : { code: 'clockNotRunning', rule: 'T-4' },
    apply: (state, what, _chance, emit) => {
      if (what === 'wind') state.hidden.wound += 1;
      else for (const seat of sealedBids.toAct(state.table)) bid(state, seat, lowest(state, seat), emit);
    },
  },
  places: table =>
    table.round > table.rounds
      ? table.points.map(mine => 1 + table.points.filter(other => other > mine).length)
      : undefined,
  clone: state => structuredClone(state),
  brokenInvariants: ({ table }) => (table.round > table.rounds + 1 ? ['T-1'] : []),
  parseMove: value => {
    if (!isObject(value) || value.type !== 'bid') return fault('type', 'must be "bid"');
    return isSeat(value.card, 100) ? parsed({ type: 'bid', card: value.card }) : fault('card', 'must be a card');
  },
  publicPart: ({ type }) => ({ type }),
  timeoutMove: (_table, own) => ({ type: 'bid', card: Math.min(...own.hand) }),
  opensAfterGame: () => true,
  newMemory: () => ({ seen: [], prizes: [] }),
  remember: (memory, event) => {
    if (event.type === 'revealed') memory.seen.push(...event.bids);
    if (event.type === 'prize') memory.prizes.push(event.prize);
  },
  imagine: ({ seat, table, own }, memory, stream) => {
    const gone = new Set([...own.hand, ...memory.seen]);
    const cards = Array.from({ length: table.hasBid.length * 6 }, (_, card) => card).filter(card => !gone.has(card));
    const closed = stream.shuffle(cards);
    const secrets = table.hasBid.map((hasBid, other) => {
      if (other === seat) return structuredClone(own);
      const hand = closed.splice(0, own.hand.length);
      return hasBid ? { hand, bid: pick(hand, stream) } : { hand };
    });
    const prizes = stream.shuffle([1, 2, 3, 4, 5, 6].filter(prize => !memory.prizes.includes(prize)));
    return { table: structuredClone(table), secrets, hidden: { prizes, wound: 0 } };
  },
};
