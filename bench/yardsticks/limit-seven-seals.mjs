/**
 * The limit: a hand-fused loop of the trick phase of The Seven Seals (4 players, 60 cards, 15 tricks, random legal plays, seals, scores).
 * It has no interface, no moves, no events and simplified seals; it only shows what JavaScript can do at most on the machine it runs on,
 * so that the benchmark of the real rules can print its ratio to it in the same run.
 */
const SEATS = 4;
const COLOURS = 5;
const VALUES = 12;
const CARDS = 60;
const TRICKS = 15;
const STRIDE = 8; // numbers per seat
const BLACK = 5;
const WON = 6;

let luck = 0x9e3779b9 | 0; // xorshift32
const deck = Uint8Array.from({ length: CARDS }, (_, card) => card);
const colourOf = Uint8Array.from({ length: CARDS }, (_, card) => Math.floor(card / VALUES));
const cardValue = Uint8Array.from({ length: CARDS }, (_, card) => card % VALUES);
const hands = new Int32Array(SEATS * STRIDE); // by seat and colour, a bit per value
const seals = new Int32Array(SEATS * STRIDE); // by seat: seals still held of each colour, black ones, tricks won
const scores = new Int32Array(SEATS);

const bitsIn = new Uint8Array(4096);
const bitAt = new Uint8Array(4096 * 16); // the n-th bit that is set in a mask
for (let mask = 1; mask < 4096; mask += 1) {
  bitsIn[mask] = bitsIn[mask >> 1] + (mask & 1);
  for (let bit = 0, n = 0; bit < VALUES; bit += 1) if ((mask >> bit) & 1) bitAt[mask * 16 + n++] = bit;
}

function deal() {
  let x = luck;
  hands.fill(0);
  for (let last = CARDS - 1; last > 0; last -= 1) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const other = ((x >>> 16) * (last + 1)) >>> 16;
    const card = deck[last];
    deck[last] = deck[other];
    deck[other] = card;
  }
  for (let seat = 0, next = 0; seat < SEATS; seat += 1) {
    for (let held = 0; held < TRICKS; held += 1, next += 1) {
      const card = deck[next];
      hands[seat * STRIDE + colourOf[card]] |= 1 << cardValue[card];
    }
  }
  seals.fill(0);
  for (let seat = 0; seat < SEATS; seat += 1) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const predicted = 3 + (((x >>> 16) * 3) >>> 16);
    for (let taken = 0; taken < predicted; taken += 1) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      seals[seat * STRIDE + (((x >>> 16) * COLOURS) >>> 16)] += 1;
    }
  }
  luck = x;
}

function playTricks() {
  let x = luck;
  let leader = 0;
  for (let trick = 0; trick < TRICKS; trick += 1) {
    const left = TRICKS - trick;
    let led = -1;
    let winner = -1;
    let bestRank = -1;
    let bestColour = 0;
    for (let place = 0; place < SEATS; place += 1) {
      const seat = (leader + place) & 3;
      const base = seat << 3;
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      const draw = x >>> 16;
      let colour = led;
      let mask = led >= 0 ? hands[base + led] : 0;
      let n = 0;
      if (mask !== 0) n = (draw * bitsIn[mask]) >>> 16;
      else {
        n = (draw * left) >>> 16;
        colour = 0;
        mask = hands[base];
        let held = bitsIn[mask];
        while (n >= held) {
          n -= held;
          colour += 1;
          mask = hands[base + colour];
          held = bitsIn[mask];
        }
      }
      const value = bitAt[(mask << 4) + n];
      hands[base + colour] = mask & ~(1 << value);
      if (led < 0) led = colour;
      const rank = colour === 0 ? 32 + value : colour === led ? 16 + value : value - 16;
      if (rank > bestRank) {
        bestRank = rank;
        winner = seat;
        bestColour = colour;
      }
    }
    const base = winner << 3;
    if (seals[base + bestColour] > 0) seals[base + bestColour] -= 1;
    else seals[base + BLACK] += 1;
    seals[base + WON] += 1;
    leader = winner;
  }
  for (let seat = 0; seat < SEATS; seat += 1) {
    const base = seat << 3;
    scores[seat] =
      -2 * (seals[base] + seals[base + 1] + seals[base + 2] + seals[base + 3] + seals[base + 4]) -
      4 * seals[base + BLACK];
  }
  luck = x;
}

/** Plays so many rounds, deals included; returns a checksum, so that no work can be left out. */
export function playRounds(rounds) {
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    deal();
    playTricks();
    sum = (Math.imul(sum, 31) + scores[0] + scores[1] * 3 + scores[2] * 5 + scores[3] * 7) | 0;
  }
  return sum;
}

/** The same, for a clock: returns the cards played. */
export function playMany(rounds) {
  lastSum = playRounds(rounds);
  return rounds * SEATS * TRICKS;
}

/** Kept where others can see it: the compiler may not leave the work out. */
export let lastSum = 0;
