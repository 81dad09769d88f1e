// What one move costs inside the server, without sockets and disk: node bench/server/micro.mjs
import { fastChance, judge, namedSecret, openPlay, placesOf, playStep, sealedChance, toActAt } from '@conclave/kernel';
import { rules } from '@conclave/seven-seals/rules';
import { readMessage } from '../../packages/server/dist/live/read-message.js';
import { textFrame } from '../../packages/server/dist/table/frame.js';
import { commonText, ownText, updateText } from '../../packages/server/dist/table/update-text.js';

const luck = fastChance(3);
const options = rules.options.parse({}, { seats: 4, humans: 4 }).value;

/** Plays games by luck and gives the moves to `onMove`, which says what the game is then. */
const games = (count, onMove) => {
  let moves = 0;
  for (let game = 0; game < count; game += 1) {
    let play = openPlay({ rules, options, seats: 4, chance: sealedChance(namedSecret(`micro ${game}`)) });
    for (; placesOf(play) === undefined; moves += 1) {
      const [seat] = toActAt(play);
      play = onMove(play, seat, rules.randomMove(play.state.table, play.state.secrets[seat], seat, luck));
    }
  }
  return moves;
};

const STAGES = {
  'choose only': (play, seat, move) => {
    rules.apply(play.state, seat, move, play.chance);
    return play;
  },
  'judge and play, with patches': (play, seat, move) => {
    judge(play, seat, move);
    return playStep(play, seat, move, { at: 0 }).play;
  },
  '… and the texts of all four': (play, seat, move) => {
    judge(play, seat, move);
    const { step, play: after } = playStep(play, seat, move, { at: 0 });
    const common = commonText('abcdefghijklmnop', step);
    for (const viewer of [0, 1, 2, 3]) updateText(common, ownText(step, viewer));
    return after;
  },
  '… and frames, and reading the message': (play, seat, move) => {
    const text = JSON.stringify({ type: 'move', table: 'abcdefghijklmnop', id: '12', seq: play.seq, move });
    const { message } = readMessage(text);
    judge(play, seat, message.move);
    const { step, play: after } = playStep(play, seat, move, { at: 0 });
    const common = commonText('abcdefghijklmnop', step);
    textFrame(updateText(common, ''));
    textFrame(updateText(common, ownText(step, seat), '12'));
    return after;
  },
};

for (const [name, stage] of Object.entries(STAGES)) {
  games(30, stage);
  const before = process.cpuUsage();
  const moves = games(100, stage);
  const { user, system } = process.cpuUsage(before);
  console.log(`${((user + system) / moves).toFixed(2).padStart(7)} µs a move: ${name}`);
}
