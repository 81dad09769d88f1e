import type { Seat } from '@conclave/kernel';
import { commonText, ownText, type ServerMessage, type Step, updateText } from '@conclave/protocol';
import { textFrame } from '../live/frame.ts';
import type { Listener } from '../live/watch.ts';
import type { TableActor } from './actor.ts';
import { clockState } from './clock.ts';
import { infoOf } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** The socket that asked for this step; its update answers it. */
export interface Origin {
  readonly listener: Listener;
  readonly id: string;
}

/** The texts of one step, written while the state is what the step made it; they are sent once the step is saved. */
export interface StepTexts {
  readonly seq: number;
  /** Of a quiet step: the only seat that hears of it. */
  readonly only: Seat | undefined;
  readonly common: string;
  readonly own: readonly string[];
}

export const textsOf = (loaded: Loaded, step: Step): StepTexts => {
  const { doc, clocks } = loaded;
  const clock = clocks === undefined ? undefined : clockState(clocks, step.at, doc.extraTime);
  return {
    seq: step.seq,
    only: step.quiet === undefined ? undefined : step.by,
    common: commonText(doc.id, step, clock),
    own: doc.seats.map((_, seat) => ownText(step, seat)),
  };
};

/** One frame for all who may know the same; own bytes only for own secrets. */
export const sendStep = (
  actor: TableActor,
  { seq, only, common, own }: StepTexts,
  origin: Origin | undefined,
): void => {
  let shared: Buffer | undefined;
  let answered = origin === undefined;
  for (const { listener, viewer } of actor.watches) {
    if (viewer === undefined || (only !== undefined && viewer !== only)) continue;
    const mine = viewer === 'spectator' ? '' : (own[viewer] ?? '');
    if (origin?.listener === listener) {
      listener.write(textFrame(updateText(common, mine, origin.id)));
      answered = true;
    } else if (mine === '') {
      shared ??= textFrame(updateText(common, ''));
      listener.write(shared);
    } else listener.write(textFrame(updateText(common, mine)));
  }
  if (!answered) origin?.listener.send({ type: 'done', re: origin.id, table: actor.id, seq });
};

export const sendToAll = (actor: TableActor, message: ServerMessage): void => {
  if (actor.watches.size === 0) return;
  const frame = textFrame(JSON.stringify(message));
  for (const { listener } of actor.watches) listener.write(frame);
};

/** Who is here now, for everyone but the one who just came and knows it. */
export const sendPresence = (actor: TableActor, newcomer?: Listener): void => {
  if (actor.watches.size === 0) return;
  const here = [...actor.present()];
  const frame = textFrame(JSON.stringify({ type: 'presence', table: actor.id, here } satisfies ServerMessage));
  for (const { listener } of actor.watches) if (listener !== newcomer) listener.write(frame);
};

export const sendInfo = (actor: TableActor, { doc }: Loaded): void =>
  sendToAll(actor, { type: 'info', table: doc.id, info: infoOf(doc, actor.present()) });
