import {
  type AnyGame,
  allSeats,
  fault,
  type GameTypes,
  isObject,
  leftNeighbour,
  listedOptions,
  parsed,
  type Rules,
  type Seat,
} from '../src/index.ts';

/**
 * A very small game for the kernel's own tests. Each seat has a secret number from 0 to 9. On its turn a seat tells a number, keeps silent,
 * or asks its left neighbour, whose secret number everyone then hears. After one turn each, the seat with the highest number told wins.
 */
export interface Tiny extends GameTypes {
  options: { readonly leaky: 'no' | 'yes' };
  table: {
    readonly options: Tiny['options'];
    readonly seats: number;
    turn: Seat;
    over: boolean;
    told: number[];
    leaked: number;
  };
  secrets: { number: number };
  hidden: { notes: number[] };
  move: { readonly type: 'tell'; readonly number: number } | { readonly type: 'silence' } | { readonly type: 'ask' };
  event:
    | { readonly type: 'dealt'; readonly number: number }
    | { readonly type: 'told'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'silent'; readonly seat: Seat }
    | { readonly type: 'heard'; readonly seat: Seat; readonly number: number };
  memory: { readonly heard: (number | null)[] };
}

const NUMBERS = allSeats(10);
const otherThan = (seat: Seat, seats: number): Seat => leftNeighbour(seat, seats);

export const tiny: Rules<Tiny> = {
  id: 'tiny',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: listedOptions([
    { key: 'leaky', values: ['no', 'yes'], rule: 'T-1', fits: (value, { seats }) => value === 'no' || seats === 3 },
  ]),
  setup: (options, seats, chance, emit) => {
    const stream = chance.stream('numbers');
    const secrets = allSeats(seats).map(() => ({ number: stream.below(10) }));
    for (const [seat, { number }] of secrets.entries()) emit?.(seat, { type: 'dealt', number });
    return {
      table: { options, seats, turn: 0, over: false, told: allSeats(seats).map(() => -1), leaked: 0 },
      secrets,
      hidden: { notes: [] },
    };
  },
  toAct: ({ over, turn }) => (over ? [] : [turn]),
  legalMoves: ({ over, turn }, _own, seat) =>
    over || seat !== turn
      ? []
      : [...NUMBERS.map(number => ({ type: 'tell' as const, number })), { type: 'silence' }, { type: 'ask' }],
  randomMove: (table, own, seat, stream) =>
    [...tiny.legalMoves(table, own, seat)][stream.below(12)] ?? { type: 'silence' },
  refusal: ({ over, turn }, _own, seat, move) => {
    if (over || seat !== turn) return { code: 'notYourTurn', rule: 'T-2' };
    return move.type === 'tell' && move.number > 9 ? { code: 'tooHigh', rule: 'T-3' } : undefined;
  },
  apply: ({ table, secrets, hidden }, seat, move, _chance, emit) => {
    hidden.notes.push(seat);
    if (move.type === 'silence') emit?.('all', { type: 'silent', seat });
    if (move.type === 'tell') {
      table.told[seat] = move.number;
      emit?.('all', { type: 'told', seat, number: move.number });
    }
    if (move.type === 'ask') {
      const asked = otherThan(seat, table.seats);
      emit?.('all', { type: 'heard', seat: asked, number: secrets[asked]?.number ?? 0 });
    }
    if (table.options.leaky === 'yes') table.leaked += secrets[0]?.number ?? 0;
    table.over = seat === table.seats - 1;
    table.turn = table.over ? seat : seat + 1;
  },
  places: ({ over, told }) => (over ? told.map(number => 1 + told.filter(other => other > number).length) : undefined),
  clone: state => structuredCloneOf(state),
  brokenInvariants: ({ table }) => (table.told.length === table.seats ? [] : ['T-9']),
  parseMove: value => {
    if (!isObject(value)) return fault('', 'a move is an object');
    if (value.type === 'silence' || value.type === 'ask') return parsed({ type: value.type });
    if (value.type !== 'tell') return fault('type', 'is not a move');
    return Number.isInteger(value.number)
      ? parsed({ type: 'tell', number: Number(value.number) })
      : fault('number', 'must be a whole number');
  },
  publicPart: move => move,
  timeoutMove: () => ({ type: 'silence' }),
  opensAfterGame: ({ leaky }) => leaky === 'no',
  newMemory: (_options, seats) => ({ heard: allSeats(seats).map(() => null) }),
  remember: (memory, event) => {
    if (event.type === 'heard') memory.heard[event.seat] = event.number;
  },
  imagine: ({ seat, table, own }, memory, stream) => ({
    table: structuredCloneOf(table),
    secrets: allSeats(table.seats).map(other => ({
      number: other === seat ? own.number : (memory.heard[other] ?? stream.below(10)),
    })),
    hidden: { notes: [...allSeats(table.over ? table.seats : table.turn)] },
  }),
};

const structuredCloneOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

export const anyTiny: Rules<AnyGame> = tiny;
