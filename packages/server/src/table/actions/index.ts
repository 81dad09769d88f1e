import type { LogEntry, Person, TableAction, TableInfo } from '@conclave/protocol';
import type { TableActor } from '../actor.ts';
import { sendInfo } from '../broadcast.ts';
import { infoOf, isFinished, rowOf, seatOf } from '../doc.ts';
import type { Loaded } from '../loaded.ts';
import { type Refused, seqOf } from '../play.ts';
import { submit } from '../steps.ts';
import type { Context, Outcome } from './context.ts';
import { chatRule, nudge, rematch, report, wait } from './manners.ts';
import { leave, openSeat, replace, seatBot, sit, standIn, start } from './seats.ts';
import { abandon, agree, decline, undo } from './votes.ts';
import { admit, askToWatch, dismiss, lend, withdraw } from './watching.ts';

export interface ActionAnswer {
  done(info: TableInfo, seq: number | undefined): void;
  refused(refusal: Refused): void;
}

/** Undo is the only action that must read the log. */
export const needsLog = (action: TableAction): boolean =>
  action.do === 'undo' || (action.do === 'agree' && action.to === 'undo');

const outcomeOf = (context: Context, action: TableAction): Outcome => {
  switch (action.do) {
    case 'sit':
      return sit(context, action.seat, action.nonce);
    case 'leave':
      return leave(context);
    case 'seatBot':
      return seatBot(context, action.seat, action.level);
    case 'openSeat':
      return openSeat(context, action.seat);
    case 'start':
      return start(context);
    case 'handOver':
      return standIn(context, true, action.level);
    case 'takeBack':
      return standIn(context, false, undefined);
    case 'nudge':
      return nudge(context);
    case 'wait':
      return wait(context);
    case 'replace':
      return replace(context, action.seat);
    case 'abandon':
      return abandon(context);
    case 'undo':
      return undo(context);
    case 'agree':
      return agree(context, action.to);
    case 'decline':
      return decline(context, action.to);
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
      return report(context, action.person, action.reason);
    case 'rematch':
      return rematch(context);
  }
};

/** Does what a person asked of the table, saves it, tells everyone, answers. */
export const takeAction = (
  actor: TableActor,
  loaded: Loaded,
  log: readonly LogEntry[],
  person: Person,
  action: TableAction,
  answer: ActionAnswer,
): void => {
  const { doc } = loaded;
  const context: Context = { actor, services: actor.services, loaded, log, person, seat: seatOf(doc, person.id) };
  const outcome = outcomeOf(context, action);
  if ('refused' in outcome) {
    const { refused: code, detail } = outcome;
    answer.refused({ code, rule: 'table', ...seqOf(loaded), ...(detail === undefined ? {} : { detail }) });
    return;
  }
  const own = outcome.silent === true ? [] : [{ put: 'table', row: rowOf(doc, actor.services.now()) } as const];
  const saved = (): void => {
    if (outcome.silent !== true) sendInfo(actor, loaded);
    outcome.after?.();
    answer.done(infoOf(doc, actor.present()), loaded.game?.seq);
    if (isFinished(doc)) actor.unload();
  };
  submit(actor, [...outcome.writes, ...own], saved, {
    failed: () => answer.refused({ code: 'notSaved', rule: 'table' }),
  });
};
