// node bench/server/yardstick/load.mjs [matches] [seconds] [moves per second, 0 = as fast as possible]
import WebSocket from 'ws';
import { anyCard } from '../../peers/cards.mjs';
import { Drive, measure, sleep, startServer } from '../core.mjs';

class Match {
  constructor(drive, port, id) {
    Object.assign(this, { drive, port, id, sockets: [], hands: [], trick: [], next: 0 });
  }

  async open() {
    for (let seat = 0; seat < 4; seat += 1) {
      const ws = new WebSocket(`ws://127.0.0.1:${this.port}`, { perMessageDeflate: false });
      this.sockets.push(ws);
      await new Promise((resolve, reject) => {
        ws.on('error', reject);
        ws.on('open', () => ws.send(JSON.stringify({ join: this.id, seat })));
        ws.on('message', data => this.receive(JSON.parse(data), seat, resolve));
      });
    }
  }

  receive({ s, p, c, next, hand, refused }, seat, joined) {
    if (refused) throw new Error('refused');
    if (s === 0) {
      this.hands[seat] = hand;
      joined();
      return;
    }
    if (hand !== undefined) this.hands[seat] = hand;
    else if (p === seat) this.hands[seat].splice(this.hands[seat].indexOf(c), 1);
    if (!this.drive.seen(this)) return;
    this.trick = this.trick.length === 3 ? [] : [...this.trick, c];
    this.next = next;
    this.drive.schedule(this);
  }

  fire() {
    this.drive.sent(this);
    this.sockets[this.next].send(JSON.stringify({ c: anyCard(this.hands[this.next], this.trick[0]) }));
  }
}

const [matches = 50, seconds = 10, rate = 0] = process.argv.slice(2).map(Number);
const server = await startServer(new URL('./server.mjs', import.meta.url).pathname);
const drive = new Drive(rate);
for (let index = 0; index < matches; index += 1) {
  const match = new Match(drive, server.port, index);
  await match.open();
  drive.tables.push(match);
}
for (const match of drive.tables) drive.schedule(match);
const label = `bare ws, durable, ${rate === 0 ? 'saturated' : `${rate} moves/s`}`;
console.log(JSON.stringify(await measure(drive, server, label, { seconds })));
drive.stopped = true;
await sleep(200);
await server.stop();
process.exit(0);
