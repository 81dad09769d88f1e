// Games of Dogma to learn from, as quick as they can be had: no record, no clock, every seat with its own memory. Everything follows from the luck.
import { rules } from '@conclave/dogma/rules';

const optionsFor = players => {
  const read = rules.options.parse({}, { seats: players, humans: 0 });
  if (!read.ok) throw new Error('the default options are refused');
  return read.value;
};
const OPTIONS = Array.from({ length: 9 }, (_, players) => (players < 2 ? undefined : optionsFor(players)));

/** `deciders` by seat: what it sees and remembers, the luck, and the whole state for those who only take notes. Gives places as values, 1 to 0. */
export const playGame = (players, deciders, luck) => {
  const options = OPTIONS[players];
  const memories = Array.from({ length: players }, (_, seat) => rules.newMemory(options, players, seat));
  const emit = (to, event) => {
    if (to === 'all') for (const memory of memories) rules.remember(memory, event);
    else if (memories[to] !== undefined) rules.remember(memories[to], event);
  };
  const state = rules.setup(options, players, luck, emit);
  while (state.table.places === undefined) {
    const { table, secrets } = state;
    const seat = table.turn;
    const situation = { view: { seat, table, own: secrets[seat] }, memory: memories[seat] };
    rules.apply(state, seat, deciders[seat](situation, luck, state), luck, emit);
  }
  return state.table.places.map(place => 1 - (place - 1) / (players - 1));
};
