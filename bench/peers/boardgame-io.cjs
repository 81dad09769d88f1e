/**
 * The trick phase of The Seven Seals as a game of boardgame.io: 4 players, 15 cards each, follow suit, red is trump, tricks are counted.
 * No seals, no predictions: less work than ours. Run through its reducer, without a client, a network or a log to show.
 */
process.env.NODE_ENV ??= 'production'; // in development mode it is slower still
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const colourOf = card => Math.floor(card / 12);
const cardValue = card => card % 12;

const legalCards = (G, player) => {
  const { hand } = G.players[player];
  if (G.trick.length === 0 || G.trick.length === 4) return hand;
  const led = colourOf(G.trick[0].card);
  const following = hand.filter(card => colourOf(card) === led);
  return following.length > 0 ? following : hand;
};

const winnerOf = trick => {
  const led = colourOf(trick[0].card);
  const rank = ({ card }) =>
    colourOf(card) === 0 ? 32 + cardValue(card) : colourOf(card) === led ? 16 + cardValue(card) : -1;
  return trick.reduce((best, played) => (rank(played) > rank(best) ? played : best)).player;
};

const play = ({ G, playerID }, card) => {
  const { hand } = G.players[playerID];
  if (!hand.includes(card)) return INVALID_MOVE;
  if (G.trick.length === 4) G.trick = [];
  if (G.trick.length > 0) {
    const led = colourOf(G.trick[0].card);
    if (colourOf(card) !== led && hand.some(held => colourOf(held) === led)) return INVALID_MOVE;
  }
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ player: Number(playerID), card });
  G.next = (Number(playerID) + 1) % 4;
  G.played += 1;
  if (G.trick.length === 4) {
    G.next = winnerOf(G.trick);
    G.won[G.next] += 1;
  }
};

const game = {
  name: 'tricks',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card));
    const players = {};
    for (let seat = 0; seat < 4; seat += 1) players[seat] = { hand: deck.slice(seat * 15, seat * 15 + 15) };
    return { players, trick: [], won: [0, 0, 0, 0], next: 0, played: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.played === 60 ? { won: G.won } : undefined),
};

const reducer = CreateGameReducer({ game });
let luck = 12_345;
const below = n => {
  luck ^= luck << 13;
  luck ^= luck >>> 17;
  luck ^= luck << 5;
  return ((luck >>> 16) * n) >>> 16;
};

/** Plays one round by luck; returns the cards played. */
exports.playRound = () => {
  let state = InitializeGame({ game, numPlayers: 4 });
  let plays = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const cards = legalCards(state.G, playerID);
    const args = [cards[below(cards.length)]];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } });
    plays += 1;
  }
  if (plays !== 60) throw new Error(`a round of ${plays} plays`);
  return plays;
};
