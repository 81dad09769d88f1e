// node bench/peers/colyseus/load.mjs [matches] [seconds] [moves per second, 0 = as fast as possible]
import { Client } from '@colyseus/sdk';
import { Drive, measure, sleep, startServer } from '../../server/core.mjs';
import { anyCard } from '../cards.mjs';

class Match {
  constructor(drive, port) {
    this.drive = drive;
    this.client = new Client(`ws://127.0.0.1:${port}`);
    this.rooms = [];
    this.last = [0, 0, 0, 0];
    this.expected = 1;
  }

  async open() {
    const first = await this.client.create('tricks');
    this.follow(first, 0);
    for (let seat = 1; seat < 4; seat += 1) this.follow(await this.client.joinById(first.roomId), seat);
    const isDealt = (room, seat) => room.state?.players?.[seat]?.hand?.length === 15;
    for (let tries = 0; tries < 400 && !this.rooms.every(isDealt); tries += 1) await sleep(5);
    if (!this.rooms.every(isDealt)) throw new Error('no first state');
  }

  follow(room, seat) {
    this.rooms.push(room);
    room.onStateChange(({ seq }) => {
      if (seq !== this.expected || this.last[seat] === seq) return;
      this.last[seat] = seq;
      if (!this.drive.seen(this)) return;
      this.expected += 1;
      this.drive.schedule(this);
    });
  }

  fire() {
    const seat = this.rooms[0].state.next;
    const { players, cards } = this.rooms[seat].state;
    const hand = Array.from(players[seat].hand, card => card - 1);
    const card = anyCard(hand, cards.length % 4 === 0 ? undefined : cards[0] - 1);
    this.drive.sent(this);
    this.rooms[seat].send('play', card + 1);
  }
}

const [matches = 50, seconds = 10, rate = 0] = process.argv.slice(2).map(Number);
const server = await startServer(new URL('./server.mjs', import.meta.url).pathname);
const drive = new Drive(rate);
for (let index = 0; index < matches; index += 1) {
  const match = new Match(drive, server.port);
  await match.open();
  drive.tables.push(match);
}
for (const match of drive.tables) drive.schedule(match);
const label = `Colyseus, in memory, ${rate === 0 ? 'saturated' : `${rate} moves/s`}`;
console.log(JSON.stringify(await measure(drive, server, label, { seconds })));
process.exit(0); // the server follows; its clients would only try to come back
