import { at, type Emit, type Refusal } from '@conclave/kernel';
import { type Kind, MOST_NOTCHES } from './components.ts';
import type { Event } from './events.ts';
import type { Move, MoveOf } from './moves.ts';
import { turnPost } from './posts.ts';
import { REFUSED } from './refusals.ts';
import { replace, type TurnFrame } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';

/** The moves that are actions of a turn. */
export type ActionType = 'buy' | 'greedy' | 'buyLetter' | 'sell' | 'donate' | 'visit' | 'travel';

/** MC-9.2  What can be done in a turn: each chapter from MC-10 to MC-14 has its own, `turn.ts` lists them. */
export interface ActionOf<Answer extends Move> {
  readonly kind: Kind;
  refuse(table: Table, own: Secrets, frame: TurnFrame, move: Answer): Refusal | undefined;
  carryOut(state: State, frame: TurnFrame, move: Answer, emit?: Emit<Event>): void;
}
export type Action<Type extends ActionType> = ActionOf<MoveOf<Type>>;

/** MC-9.3  What the post shows once this action has been paid for. */
export const postForAction = ({ posts }: Table, { seat, actions }: TurnFrame): number => at(posts, seat) + actions;

/** MC-9.3, MC-9.5  A second action is of another kind and needs a notch; there is never a third. */
export const refuseKind = (table: Table, frame: TurnFrame, kind: Kind): Refusal | undefined => {
  if (frame.actions === 0) return undefined;
  if (frame.first === kind) return REFUSED.sameKind;
  return postForAction(table, frame) > MOST_NOTCHES ? REFUSED.postAtLimit : undefined;
};

/** MC-9.3, D-24  For the second action the post is turned first, by everybody. */
export const beginAction = ({ table }: State, frame: TurnFrame, kind: Kind, emit?: Emit<Event>): void => {
  const { seat, character, actions } = frame;
  turnPost(table, seat, actions, 'MC-9.3', emit);
  replace(table, { at: 'turn', seat, character, actions: actions + 1, first: frame.first ?? kind });
};
