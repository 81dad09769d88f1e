// A Colyseus room with the same trick phase; hands are private through StateView, the patch follows each move at once.
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerStats } from '../../server/core.mjs';
import { deal, mayPlay, winnerOf } from '../cards.mjs';

// Cards are sent as 1 to 60: private lists of small numbers with a 0 in them went out of step with their clients.
const Player = schema({ hand: t.array('uint8').view(), won: t.uint8() }, 'Player');
const State = schema(
  { players: t.array(Player), seats: t.array('uint8'), cards: t.array('uint8'), next: t.uint8(), seq: t.uint32() },
  'State',
);

class Tricks extends Room {
  onCreate() {
    this.maxClients = 4;
    this.patchRate = null;
    this.played = 0;
    this.seated = 0;
    const state = new State();
    state.next = 0;
    state.seq = 0;
    for (let seat = 0; seat < 4; seat += 1) {
      const player = new Player();
      player.won = 0;
      state.players.push(player);
    }
    this.state = state;
    this.dealAll();
    this.onMessage('play', (client, card) => this.play(client.userData.seat, card));
  }

  dealAll() {
    for (const [seat, hand] of deal().entries()) for (const card of hand) this.state.players[seat].hand.push(card + 1);
  }

  play(seat, shifted) {
    const { state } = this;
    if (seat !== state.next) return;
    if (state.cards.length === 4) {
      state.cards.clear();
      state.seats.clear();
    }
    const { hand } = state.players[seat];
    const led = state.cards.length === 0 ? undefined : state.cards[0] - 1;
    const cards = Array.from(hand, card => card - 1);
    if (!mayPlay(cards, shifted - 1, led)) return;
    hand.splice(hand.indexOf(shifted), 1);
    state.cards.push(shifted);
    state.seats.push(seat);
    state.next = (seat + 1) % 4;
    this.played += 1;
    if (state.cards.length === 4) this.endTrick();
    state.seq += 1;
    this.broadcastPatch();
  }

  endTrick() {
    const { state } = this;
    state.next = state.seats[winnerOf(Array.from(state.cards, card => card - 1))];
    state.players[state.next].won += 1;
    if (this.played < 60) return;
    this.played = 0;
    state.cards.clear();
    state.seats.clear();
    this.dealAll();
  }

  onJoin(client) {
    client.userData = { seat: this.seated };
    this.seated += 1;
    client.view = new StateView();
    client.view.add(this.state.players[client.userData.seat]);
  }
}

answerStats();
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('tricks', Tricks);
const port = 20_000 + (process.pid % 20_000);
await server.listen(port, '127.0.0.1');
process.send({ ready: true, port });
