// The trick phase that all peers play: 5 colours of 12, four hands of 15, follow if you can, colour 0 is trump.
export const colourOf = card => Math.floor(card / 12);
const rankOf = card => card % 12;

export const deal = () => {
  const deck = Array.from({ length: 60 }, (_, card) => card);
  for (let last = 59; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return [0, 1, 2, 3].map(seat => deck.slice(seat * 15, seat * 15 + 15));
};

const strength = (card, led) => {
  if (colourOf(card) === 0) return 32 + rankOf(card);
  return colourOf(card) === led ? 16 + rankOf(card) : -1;
};

/** Which of the four cards takes the trick. */
export const winnerOf = cards => {
  const led = colourOf(cards[0]);
  const best = Math.max(...cards.map(card => strength(card, led)));
  return cards.findIndex(card => strength(card, led) === best);
};

export const mayPlay = (hand, card, ledCard) => {
  if (!hand.includes(card)) return false;
  if (ledCard === undefined || colourOf(card) === colourOf(ledCard)) return true;
  return !hand.some(other => colourOf(other) === colourOf(ledCard));
};

export const anyCard = (hand, ledCard) => {
  const legal = hand.filter(card => mayPlay(hand, card, ledCard));
  return legal[Math.floor(Math.random() * legal.length)];
};
