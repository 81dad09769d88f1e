import { fastChance, maySee, seatView } from '@conclave/kernel';
import { costOf, median } from './measure.mjs';

/** A game is one line: its package, and for how many players it is measured. */
export const GAMES = [
  { name: 'seven-seals', seats: 4, load: () => import('@conclave/seven-seals/rules') },
  { name: 'dogma', seats: 4, load: () => import('@conclave/dogma/rules') },
  { name: 'mea-culpa', seats: 4, load: () => import('@conclave/mea-culpa/rules') },
];

/** A whole game by luck through `randomMove` and `apply`; returns the moves made. `watch` is told of every position and event. */
const playGame = (rules, options, seats, chance, watch) => {
  const emit = watch?.event;
  const state = rules.setup(options, seats, chance, emit);
  let moves = 0;
  for (let waiting = rules.toAct(state.table); waiting.length > 0; waiting = rules.toAct(state.table)) {
    const seat = waiting.length === 1 ? waiting[0] : waiting[chance.below(waiting.length)];
    watch?.position(state, seat);
    const move = rules.randomMove(state.table, state.secrets[seat], seat, chance);
    rules.apply(state, seat, move, chance, emit);
    moves += 1;
  }
  return moves;
};

/** Positions from beginning to end of some games, each with what the seat to move remembers. */
const samplePositions = (rules, options, seats, chance) => {
  const positions = [];
  for (let game = 0; game < 8; game += 1) {
    const memories = Array.from({ length: seats }, (_, seat) => rules.newMemory(options, seats, seat));
    playGame(rules, options, seats, chance, {
      event: (to, event) => {
        for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
      },
      position: (state, seat) => {
        if (chance.below(10) !== 0) return;
        positions.push({ state: rules.clone(state), seat, memory: structuredClone(memories[seat]) });
      },
    });
  }
  return positions;
};

/** Goes through the positions one after the other; a unit of work is one position. */
const overAll = (positions, visit) => () => {
  let done = 0;
  for (let index = 0; index < positions.length; index += 1) if (visit(positions[index]) !== undefined) done += 1;
  return done;
};

const bytes = value => Buffer.byteLength(JSON.stringify(value));

/** What a move, a clone, a thought and a view of this game cost. */
export const measureGame = ({ name, seats, rules }, timing) => {
  const options = rules.options.parse({}, { seats, humans: seats }).value;
  const chance = fastChance(7);
  const positions = samplePositions(rules, options, seats, chance);
  const view = ({ state, seat }) => JSON.stringify(seatView(state, seat));
  return {
    name,
    seats,
    positions: positions.length,
    move: costOf(() => playGame(rules, options, seats, chance), timing),
    clone: costOf(
      overAll(positions, ({ state }) => rules.clone(state)),
      timing,
    ),
    imagine: costOf(
      overAll(positions, ({ state, seat, memory }) => rules.imagine(seatView(state, seat), memory, chance)),
      timing,
    ),
    view: costOf(overAll(positions, view), timing),
    viewBytes: median(positions.map(({ state, seat }) => bytes(seatView(state, seat)))),
    stateBytes: median(positions.map(({ state }) => bytes(state))),
  };
};

/** `imagine` at the first card of a round, when there is most to imagine. */
export const imagineFullHand = ({ seats, rules }, timing) => {
  const options = rules.options.parse({}, { seats, humans: seats }).value;
  const chance = fastChance(11);
  const positions = [];
  for (let round = 0; round < 50; round += 1) {
    const state = rules.setup(options, seats, chance);
    while (state.table.phase === 'predict') {
      const seat = state.table.turn;
      rules.apply(state, seat, rules.randomMove(state.table, state.secrets[seat], seat, chance), chance);
    }
    const seat = state.table.turn;
    positions.push({ view: seatView(state, seat), memory: rules.newMemory(options, seats, seat) });
  }
  return costOf(
    overAll(positions, ({ view, memory }) => rules.imagine(view, memory, chance)),
    timing,
  );
};
