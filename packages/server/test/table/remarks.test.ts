import type { Onlooker, Rules } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { type SealedBids, sealedBids } from '../../../kernel/test/sealed-bids.ts';
import { decideRemark, lateRemark } from '../../src/table/overdue.ts';
import { BOT, NONCES, OPEN, Room } from './room.ts';

/** Who looks on lays its lowest card five seconds after somebody else has laid one, as long as it has none there. */
const onlooker: Onlooker<SealedBids> = {
  notices: ({ events, view: { seat, own } }) => {
    const hears = events.some(event => event.type === 'bidLaid' && event.seat !== seat);
    return hears && own.bid === undefined ? [{ move: { type: 'bid', card: own.hand[0] ?? 0 }, seconds: 5 }] : [];
  },
  stands: ({ view: { own } }) => own.bid === undefined,
};
const talking: Rules<SealedBids> = { ...sealedBids, onlooker: () => onlooker };

/** Ada, Ben and a bot at a game that has just begun. */
const withBot = (rules = talking): Room => {
  const room = new Room({ seats: [OPEN, OPEN, BOT] }, rules);
  room.comes('ada', 'ben');
  for (const [seat, who] of (['ada', 'ben'] as const).entries())
    expect(room.act(who, { do: 'sit', seat, nonce: NONCES[seat] ?? '' })).toBe('done');
  return room;
};

test('what a bot says unasked follows from a step, waits for its time, is looked for then, and is said once', () => {
  const room = withBot();
  expect(room.loaded.remarks).toEqual([]);
  room.later(1000);
  expect(room.bid('ada')).toBe('done');
  const lowest = room.game.secrets[2]?.hand[0];
  expect(room.loaded.remarks).toEqual([{ seat: 2, move: { type: 'bid', card: lowest }, at: 6000 }]);
  expect(room.told.deadlines.map(({ at }) => at - room.now)).toContain(5000);
  expect(lateRemark(room.loaded, room.now + 4999)).toBeUndefined();
  room.later(5000);
  expect(room.take(decideRemark(room.loaded, room.scene))).toBe('done');
  expect(room.game.table.hasBid).toEqual([true, false, true]);
  expect(room.game.secrets[2]?.bid).toBe(lowest);
  expect(room.loaded.remarks).toEqual([]);
});

test('what somebody else does meanwhile does not say it twice, and a change that nobody hears of gives nothing to say', () => {
  const room = withBot();
  room.bid('ada');
  const { remarks } = room.loaded;
  expect(room.bid('ada', { card: room.game.secrets[0]?.hand[1] ?? 0 })).toBe('done'); // in secret
  expect(room.loaded.remarks).toBe(remarks);
  room.later(2000);
  room.bid('ben');
  expect(room.loaded.remarks).toEqual(remarks);
});

test('in a game in which nobody speaks unasked nothing is waited for', () => {
  const room = withBot(sealedBids);
  room.bid('ada');
  expect(room.loaded.remarks).toEqual([]);
  expect(lateRemark(room.loaded, room.now + 1e9)).toBeUndefined();
});
