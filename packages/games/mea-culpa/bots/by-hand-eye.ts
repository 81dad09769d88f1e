import type { SeatView } from '@conclave/kernel';
import {
  asTurn,
  type ChoosingFrame,
  type Frame,
  type MeaCulpa,
  NOBODY,
  owedNotches,
  owedTaler,
  type Table,
} from '../rules/index.ts';

/** The table as enforced mode would see it, with everything that is owed paid (MC-26.24 a). */
export const enforced = (view: SeatView<MeaCulpa>, frames: readonly Frame[]): SeatView<MeaCulpa> => {
  const { manual: _, ...table } = view.table;
  const { drops: __, vote: ___, ahead: ____, ...own } = view.own;
  const notches = owedNotches(view.table);
  const posts = table.posts.map((post, seat) => (seat === view.seat ? Math.min(6, post + notches) : post));
  const taler = Math.max(0, own.taler - owedTaler(view.table));
  const characters = frames.at(-1)?.at === 'bid' ? table.characters.map(() => NOBODY) : table.characters; // MC-6.2 B
  return { seat: view.seat, table: { ...table, characters, posts, stack: [...frames] }, own: { ...own, taler } };
};

/** MC-7.8  What comes after this choice. */
export const afterChoice = ({ order }: Table, { pick }: ChoosingFrame): Frame => {
  const next = (pick ?? order.length) + 1;
  const seat = order[next];
  return seat === undefined ? { at: 'nextTurn', after: 'pettySinner' } : { at: 'choose', seat, pick: next };
};

const isBookkeeping = ({ at }: Frame): boolean =>
  ['penance', 'correction', 'restore', 'vote', 'lastCall', 'handStep'].includes(at);

/** A question that is asked as in enforced mode, with the rest of the stack in its words. */
export const sameQuestion = (table: Table): readonly Frame[] => {
  const frames = table.stack.filter(frame => !isBookkeeping(frame));
  const known = frames.map(frame => {
    if (frame.at === 'handTurn') return asTurn(table, frame);
    return frame.at === 'choosing' ? afterChoice(table, frame) : frame;
  });
  return known.length > 1 || known[0]?.seat === undefined ? known : [{ at: 'compare' }, ...known];
};
