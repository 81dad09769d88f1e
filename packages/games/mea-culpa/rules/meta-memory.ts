import { at, type Seat } from '@conclave/kernel';
import { COIN_VALUE, GOODS, ITEM, type Item } from './components.ts';
import { add } from './counts.ts';
import type { Event, EventOf } from './events.ts';
import { good, letter, type Memory, shown, taler, unknown } from './memory.ts';

/** MC-26.20, MC-26.33  What the feed of manual mode adds: a thing dropped unshown stays unknown until it is named or evaluated. */
export const rememberByHand = (memory: Memory, event: Event): void => {
  switch (event.type) {
    case 'paid':
      return taler(memory, event.seat, -event.taler);
    case 'bidReturned':
      return taler(memory, event.seat, event.taler);
    case 'bidSettled':
      return event.to === 'screen' ? taler(memory, event.seat, event.taler) : undefined;
    case 'stoneTaken':
      if (event.stone !== 'indulgence') return good(memory, event.seat, event.stone, 1);
      return event.letter === undefined ? undefined : letter(memory, event.seat, event.letter, 1);
    case 'itemDropped':
      return event.item === undefined ? unknown(memory, event.seat, 1) : shown(memory, event.seat, [event.item]);
    case 'donationNamed':
      unknown(memory, event.seat, -event.items.length);
      return shown(memory, event.seat, event.items);
    case 'goodsReturned':
      return good(memory, event.seat, event.good, -event.number);
    case 'letterReturned':
      return letter(memory, event.seat, event.letter, -1);
    case 'visitUndone':
      taler(memory, event.seat, -event.taler);
      return event.letter ? letter(memory, event.seat, 'yellow', -1) : undefined;
    case 'takenBack':
      return forget(memory, event);
    default:
      return;
  }
};

/** MC-26.33  What was taken back, as far as everyone saw it. */
const forget = (memory: Memory, event: EventOf<'takenBack'>): void => {
  const { seat } = event;
  switch (event.step) {
    case 'pay':
      return taler(memory, seat, event.taler);
    case 'take':
      if (event.stone !== 'indulgence') return good(memory, seat, event.stone, -1);
      return event.letter === undefined ? undefined : letter(memory, seat, event.letter, -1);
    case 'sell':
      taler(memory, seat, -event.price);
      return good(memory, seat, event.good, 1);
    case 'drop':
      return event.item === undefined ? unknown(memory, seat, -1) : unshow(memory, seat, event.item);
    default:
      return;
  }
};

const unshow = (memory: Memory, seat: Seat, item: Item): void => {
  const coin = at(COIN_VALUE, ITEM[item]);
  if (coin > 0) taler(memory, seat, coin);
  else good(memory, seat, at(GOODS, ITEM[item]), 1);
  add(at(memory.loose, seat), ITEM[item], -1);
};
