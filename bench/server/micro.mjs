// What one move costs inside the server, without sockets and disk: node bench/server/micro.mjs
import { fastChance, namedSecret, sealedChance } from '@conclave/kernel';
import { commonText, judge, openGame, ownText, placesOf, playStep, toActAt, updateText } from '@conclave/protocol';
import { rules } from '@conclave/seven-seals/rules';
import { textFrame } from '../../packages/server/dist/live/frame.js';
import { readMessage } from '../../packages/server/dist/live/read-message.js';

const luck = fastChance(3);
const options = rules.options.parse({}, { seats: 4, humans: 4 }).value;

/** Plays games by luck and gives the moves to `onMove`, which returns after one. */
const games = (count, onMove) => {
  let moves = 0;
  for (let game = 0; game < count; game += 1) {
    const { table } = openGame(rules, options, 4, sealedChance(namedSecret(`micro ${game}`)));
    while (placesOf(table) === undefined) {
      const [seat] = toActAt(table);
      const move = rules.randomMove(table.state.table, table.state.secrets[seat], seat, luck);
      onMove(table, seat, move);
      moves += 1;
    }
  }
  return moves;
};

const STAGES = {
  'choose only': (table, seat, move) => rules.apply(table.state, seat, move, table.chance),
  'judge and play, with patches': (table, seat, move) => {
    judge(table, seat, move);
    playStep(table, seat, move, 0);
  },
  '… and the texts of all four': (table, seat, move) => {
    judge(table, seat, move);
    const step = playStep(table, seat, move, 0);
    const common = commonText('abcdefghijklmnop', step);
    for (const viewer of [0, 1, 2, 3]) updateText(common, ownText(step, viewer));
  },
  '… and frames, and reading the message': (table, seat, move) => {
    const text = JSON.stringify({ type: 'move', table: 'abcdefghijklmnop', id: '12', seq: table.seq, move });
    const { message } = readMessage(text);
    judge(table, seat, message.move);
    const step = playStep(table, seat, move, 0);
    const common = commonText('abcdefghijklmnop', step);
    textFrame(updateText(common, ''));
    textFrame(updateText(common, ownText(step, seat), '12'));
  },
};

for (const [name, stage] of Object.entries(STAGES)) {
  games(30, stage);
  const before = process.cpuUsage();
  const moves = games(100, stage);
  const { user, system } = process.cpuUsage(before);
  console.log(`${((user + system) / moves).toFixed(2).padStart(7)} µs a move: ${name}`);
}
