import { at, type Seat, type SeatView, type Stream } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { hasLockedIn } from './bids.ts';
import { ALL_STONES, GOODS, PLACES } from './components.ts';
import { add, bySeat, type Counts } from './counts.ts';
import { isOpen, isWithinLimit } from './house.ts';
import type { Memory } from './memory.ts';
import { top } from './stack.ts';
import {
  type Bid,
  cloneSecrets,
  cloneTableWith,
  type MeaCulpa,
  NO_BID,
  type Secrets,
  type State,
  type Table,
} from './state.ts';

/** Each thing whose compartment is unknown goes into either one. */
const imagineChest = (memory: Memory, seat: Seat, stream: Stream): [Counts, Counts] => {
  const [first, second] = at(memory.surely, seat);
  const chest: [Counts, Counts] = [first.slice(), second.slice()];
  const loose = at(memory.loose, seat);
  for (let item = 0; item < loose.length; item += 1) {
    for (let each = 0; each < at(loose, item); each += 1) add(chest[stream.below(2) === 0 ? 0 : 1], item, 1);
  }
  return chest;
};

const imagineBid = (table: Table, seat: Seat, most: number, stream: Stream): Bid =>
  hasLockedIn(table, seat) ? { notches: 1 + stream.below(6), taler: stream.below(most + 1) } : NO_BID;

/** MC-14.3  Any place the travelling Pope may have set. */
const imagineDie = (table: Table, seat: Seat, stream: Stream): number => {
  const frame = top(table);
  if (frame.at !== 'guess' || frame.pope !== seat) return 0;
  const post = at(table.posts, seat);
  const anyOpen = table.options.popeOverLimit !== 'blocked';
  const places = PLACES.filter(place => isOpen(table, place) && (anyOpen || isWithinLimit(table, place, post)));
  return at(places, stream.below(places.length));
};

const imagineScreen = (table: Table, memory: Memory, seat: Seat, stream: Stream): Secrets => {
  const screen: Secrets = {
    taler: at(memory.taler, seat),
    goods: at(memory.goods, seat).slice(),
    letters: at(memory.letters, seat).slice(),
    chest: imagineChest(memory, seat, stream),
    bid: imagineBid(table, seat, at(memory.taler, seat), stream),
    die: imagineDie(table, seat, stream),
  };
  if (table.manual === undefined) return screen;
  byHand().imagineByHand(table, screen, memory, seat, stream);
  screen.bid = imagineBid(table, seat, screen.taler, stream);
  return screen;
};

/** INV-1  The bag holds every stone that lies nowhere else. */
const stonesInBag = (table: Table, secrets: readonly Secrets[], stream: Stream): number[] => {
  const bag: number[] = [];
  if (table.round === 0) return bag;
  for (let stone = 0; stone < ALL_STONES.length; stone += 1) {
    let number = at(ALL_STONES, stone) - at(table.market, stone);
    if (stone < GOODS.length) {
      for (const { goods, chest } of secrets) number -= at(goods, stone) + at(chest[0], stone) + at(chest[1], stone);
      for (const items of table.opened) number -= at(items, stone);
    }
    for (let each = 0; each < number; each += 1) bag.push(stone);
  }
  return stream.shuffle(bag);
};

/** Another world that this seat cannot tell from the real one. */
export const imagine = ({ seat, table, own }: SeatView<MeaCulpa>, memory: Memory, stream: Stream): State => {
  const secrets = bySeat(table.seats, other =>
    other === seat ? cloneSecrets(own) : imagineScreen(table, memory, other, stream),
  );
  const books = table.manual === undefined ? undefined : byHand().imagineBooks(table, stream);
  return cloneTableWith(table, secrets, stonesInBag(table, secrets, stream), books);
};
