import type { Person, TableAction } from '@conclave/protocol';
import { type Decision, NO_SUCH_TABLE, type Scene } from '../decision.ts';
import { isOutsider, seatOf } from '../doc.ts';
import { nothingNew } from '../draft.ts';
import { askedBefore, type Loaded } from '../loaded.ts';
import { type Context, refused } from './context.ts';
import { waitOn } from './finding.ts';
import { close, start } from './host.ts';
import { chatRule, nudge, rematch, report, wait } from './manners.ts';
import { reseat } from './reseat.ts';
import { accept, invite, leave, openSeat, seatBot, sit } from './seats.ts';
import { handOver, replace, takeSeatBack } from './standing-in.ts';
import { abandon, agree, decline, type Matter, undo } from './votes.ts';
import { waitForChair } from './waiting.ts';
import { admit, askToWatch, dismiss, lend, withdraw } from './watching.ts';

const decide = (context: Context, action: TableAction): Decision => {
  switch (action.do) {
    case 'sit':
      return sit(context, action.seat, action.nonce);
    case 'accept':
      return accept(context, action.agreement);
    case 'leave':
      return leave(context);
    case 'seatBot':
      return seatBot(context, action.seat, action.level);
    case 'openSeat':
      return openSeat(context, action.seat);
    case 'invite':
      return invite(context, action.seat, context.invitee);
    case 'start':
      return start(context, action.asWeAre === true);
    case 'waitOn':
      return waitOn(context);
    case 'close':
      return close(context);
    case 'handOver':
      return handOver(context, action.level);
    case 'takeBack':
      return takeSeatBack(context);
    case 'nudge':
      return nudge(context);
    case 'wait':
      return wait(context);
    case 'replace':
      return replace(context, action.seat);
    case 'abandon':
      return abandon(context);
    case 'reseat':
      return reseat(context, action.seat);
    case 'undo':
      return undo(context);
    case 'agree':
      return agree(context, matterOf(action));
    case 'decline':
      return decline(context, matterOf(action));
    case 'waitForChair':
      return waitForChair(context, action.on);
    case 'askToWatch':
      return askToWatch(context);
    case 'admit':
      return admit(context, action.person);
    case 'dismiss':
      return dismiss(context, action.person);
    case 'lend':
      return lend(context, action.person);
    case 'withdraw':
      return withdraw(context, action.person);
    case 'chatRule':
      return chatRule(context, action.rule);
    case 'report':
      return report(context, action);
    case 'rematch':
      return rematch(context);
  }
};

const matterOf = ({ to, seat }: Extract<TableAction, { do: 'agree' | 'decline' }>): Matter => ({
  what: to,
  ...(seat === undefined ? {} : { seat }),
});

/** What somebody may ask who does not sit here; whether they may be here at all was asked before (quotas.ts). */
const IN_THE_ROOM: ReadonlySet<TableAction['do']> = new Set(['sit', 'askToWatch', 'reseat', 'decline', 'report']);

/** A program sits, plays and goes; where it opened the table it may fill it. It talks to nobody, and nobody plays for it. */
const FOR_PROGRAMS: ReadonlySet<TableAction['do']> = new Set([
  ...(['sit', 'accept', 'leave', 'seatBot', 'openSeat', 'invite', 'start', 'close'] as const),
]);

/** What a person asks of the table beside moves. Asked again under the same id, it was done before. */
export const decideAction = (
  loaded: Loaded,
  scene: Scene,
  person: Person,
  action: TableAction,
  id: string | undefined,
  invitee?: Person,
): Decision => {
  if (isOutsider(loaded.doc, person.id) && !IN_THE_ROOM.has(action.do)) return { refused: NO_SUCH_TABLE };
  const before = askedBefore(loaded, person.id, id);
  if (before !== undefined) return nothingNew(loaded, loaded.doc.startedAt === undefined ? undefined : before.seq);
  const context: Context = { loaded, scene, person, id, seat: seatOf(loaded.doc, person.id), invitee };
  if (person.program !== undefined && !FOR_PROGRAMS.has(action.do)) return refused(context, 'notForPrograms');
  return decide(context, action);
};
