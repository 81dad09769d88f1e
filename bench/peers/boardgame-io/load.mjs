// node bench/peers/boardgame-io/load.mjs [matches] [seconds] [moves per second, 0 = as fast as possible]
import { createRequire } from 'node:module';
import { Drive, measure, sleep, startServer } from '../../server/core.mjs';
import { anyCard } from '../cards.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');

class Match {
  constructor(drive, port) {
    this.drive = drive;
    this.port = port;
    this.sockets = [];
    this.states = [];
  }

  async open() {
    for (let seat = 0; seat < 4; seat += 1) {
      const socket = io(`http://127.0.0.1:${this.port}/tricks`, { transports: ['websocket'], forceNew: true });
      this.sockets.push(socket);
      socket.on('sync', (id, { state }) => id === this.id && this.synced(seat, state));
      socket.on('update', (id, state) => id === this.id && this.receive(seat, state));
      await new Promise((resolve, reject) => {
        socket.on('connect', resolve);
        socket.on('connect_error', reject);
      });
    }
    await this.begin();
  }

  begin() {
    this.id = `m${Math.random()}`;
    this.ready = 0;
    return new Promise(resolve => {
      this.begun = resolve;
      for (const [seat, socket] of this.sockets.entries()) socket.emit('sync', this.id, String(seat), undefined, 4);
    });
  }

  synced(seat, state) {
    this.states[seat] = state;
    this.ready += 1;
    if (this.ready === 4) this.begun();
  }

  receive(seat, state) {
    this.states[seat] = state;
    if (!this.drive.seen(this)) return;
    if (this.states[0].ctx.gameover === undefined) this.drive.schedule(this);
    else this.begin().then(() => this.drive.schedule(this), console.error);
  }

  fire() {
    const seat = this.states[0].ctx.currentPlayer;
    const { G, _stateID } = this.states[Number(seat)];
    const card = anyCard(G.players[seat].hand, G.trick.length % 4 === 0 ? undefined : G.trick[0].card);
    this.drive.sent(this);
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: seat } };
    this.sockets[Number(seat)].emit('update', action, _stateID, this.id, seat);
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
const label = `boardgame.io, in memory, ${rate === 0 ? 'saturated' : `${rate} moves/s`}`;
console.log(JSON.stringify(await measure(drive, server, label, { seconds })));
drive.stopped = true;
await sleep(200);
await server.stop();
process.exit(0);
