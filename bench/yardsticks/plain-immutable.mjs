/**
 * The trick phase of The Seven Seals as plain immutable code without any framework: each play makes a new state with spreads and filters.
 * Simplified seals, no predictions. What one would write first, and a fair price for convenience.
 */
const colourOf = card => Math.floor(card / 12);
const cardValue = card => card % 12;

let luck = 0x9e3779b9 | 0;
const below = n => {
  luck ^= luck << 13;
  luck ^= luck >>> 17;
  luck ^= luck << 5;
  return ((luck >>> 16) * n) >>> 16;
};

const setup = () => {
  const deck = Array.from({ length: 60 }, (_, card) => card);
  for (let last = 59; last > 0; last -= 1) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  const someSeals = () => {
    const seals = [0, 0, 0, 0, 0, 0];
    for (let left = 3 + below(3); left > 0; left -= 1) seals[below(5)] += 1;
    return seals;
  };
  return {
    hands: [0, 1, 2, 3].map(seat => deck.slice(seat * 15, seat * 15 + 15)),
    seals: [0, 1, 2, 3].map(someSeals),
    trick: [],
    leader: 0,
    turn: 0,
    played: 0,
  };
};

const legalCards = ({ hands, turn, trick }) => {
  const hand = hands[turn];
  if (trick.length === 0) return hand;
  const led = colourOf(trick[0]);
  const following = hand.filter(card => colourOf(card) === led);
  return following.length > 0 ? following : hand;
};

const winningPlace = trick => {
  const led = colourOf(trick[0]);
  const rank = card =>
    colourOf(card) === 0 ? 32 + cardValue(card) : colourOf(card) === led ? 16 + cardValue(card) : -1;
  return trick.reduce((best, card, place) => (rank(card) > rank(trick[best]) ? place : best), 0);
};

const handIn = (seals, colour) =>
  seals.map((number, kind) => {
    if (seals[colour] > 0) return kind === colour ? number - 1 : number;
    return kind === 5 ? number + 1 : number;
  });

const play = (state, card) => {
  if (!legalCards(state).includes(card)) throw new Error('not a legal card');
  const { turn } = state;
  const hands = state.hands.map((hand, seat) => (seat === turn ? hand.filter(held => held !== card) : hand));
  const trick = [...state.trick, card];
  const played = state.played + 1;
  if (trick.length < 4) return { ...state, hands, trick, turn: (turn + 1) % 4, played };
  const place = winningPlace(trick);
  const winner = (state.leader + place) % 4;
  const seals = state.seals.map((own, seat) => (seat === winner ? handIn(own, colourOf(trick[place])) : own));
  return { ...state, hands, seals, trick: [], leader: winner, turn: winner, played };
};

/** Plays rounds by luck; returns the cards played. */
export const playRounds = rounds => {
  let plays = 0;
  for (let round = 0; round < rounds; round += 1) {
    let state = setup();
    while (state.played < 60) {
      const cards = legalCards(state);
      state = play(state, cards[below(cards.length)]);
    }
    plays += state.played;
  }
  return plays;
};
