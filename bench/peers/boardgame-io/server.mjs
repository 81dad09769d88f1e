// boardgame.io's server, in memory as it comes, with the same trick phase.
import { createRequire } from 'node:module';
import { answerStats } from '../../server/core.mjs';
import { deal, mayPlay, winnerOf } from '../cards.mjs';

const load = createRequire(import.meta.url);
const { Origins, Server } = load('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = load('boardgame.io/core');
const ROUNDS = 4;

const play = ({ G, playerID }, card) => {
  const seat = Number(playerID);
  if (G.trick.length === 4) G.trick = [];
  const hand = G.players[seat].hand;
  if (!mayPlay(hand, card, G.trick[0]?.card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat, card });
  G.next = (seat + 1) % 4;
  G.played += 1;
  if (G.trick.length < 4) return undefined;
  G.next = G.trick[winnerOf(G.trick.map(laid => laid.card))].seat;
  G.won[G.next] += 1;
  if (G.played < 60) return undefined;
  G.played = 0;
  G.round += 1;
  if (G.round < ROUNDS) dealInto(G);
  return undefined;
};

const dealInto = G => {
  G.trick = [];
  for (const [seat, hand] of deal().entries()) G.players[seat].hand = hand;
};

const game = {
  name: 'tricks',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => {
    const G = { players: { 0: {}, 1: {}, 2: {}, 3: {} }, trick: [], won: [0, 0, 0, 0], next: 0, round: 0, played: 0 };
    dealInto(G);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { client: false, move: play } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.round >= ROUNDS ? { won: G.won } : undefined),
};

console.info = () => undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
answerStats();
const { appServer } = await server.run({ port: 0, host: '127.0.0.1' });
process.send({ ready: true, port: appServer.address().port });
