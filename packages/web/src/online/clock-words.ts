import type { Clock } from '@conclave/protocol';
import { type RoomWords, sayRoom } from './room-words.ts';

const span = (seconds: number, words: RoomWords): string =>
  seconds % 60 === 0 && seconds > 0 ? words.minutes(seconds / 60) : words.seconds(seconds);

/** A table's clock in words. */
export const clockText = (clock: Clock): string => {
  const words = sayRoom();
  switch (clock.kind) {
    case 'none':
      return words.noClock;
    case 'move':
      return words.clocks.move(span(clock.seconds, words));
    case 'player':
      return clock.increment === 0
        ? words.clocks.playerOnly(span(clock.seconds, words))
        : words.clocks.player(span(clock.seconds, words), span(clock.increment, words));
    case 'days':
      return words.clocks.move(words.days(clock.days));
  }
};
