import type { Seat, Step, Viewer } from '@conclave/kernel';
import type { ServerMessage } from '@conclave/protocol';
import type { Games } from '../house/games.ts';
import type { TableActor } from './actor.ts';
import { clockState } from './clock.ts';
import type { Origin } from './decision.ts';
import { infoOf, type TableDoc } from './doc.ts';
import { type Frame, textFrame } from './frame.ts';
import type { Loaded } from './loaded.ts';
import { commonText, ownText, plainText, updateText } from './update-text.ts';
import type { Listener } from './watch.ts';

/** The texts of one step, written when it was decided; they are sent once the step is saved. */
export interface StepTexts {
  readonly seq: number;
  /** Of a quiet step: the only seat that hears of it, or `nobody`. */
  readonly only: Seat | 'nobody' | undefined;
  readonly common: string;
  readonly own: readonly string[];
  /** For those who follow in the plain form: written when there is somebody. */
  plain(games: Games, viewer: Viewer): string;
}

/** Of a step after which the table is this. */
export const textsOf = ({ doc, clocks, play }: Pick<Loaded, 'doc' | 'clocks' | 'play'>, step: Step): StepTexts => {
  if (play === undefined) throw new Error('a step of no game');
  const clock = clocks === undefined ? undefined : clockState(clocks, step.at, doc.extraTime);
  return {
    seq: step.seq,
    only: step.part === undefined ? undefined : step.by === 'table' ? 'nobody' : step.by,
    common: commonText(doc.id, step, clock),
    own: doc.seats.map((_, seat) => ownText(step, seat)),
    plain: (games, viewer) => plainText(games.wireOf(doc.game), doc.id, { play, step }, viewer, clock),
  };
};

/** One frame for all who may know the same; own bytes only for own secrets. Says whether the one who asked has heard it. */
export const sendStep = (actor: TableActor, texts: StepTexts, origin: Origin | undefined): boolean => {
  const { only, common, own } = texts;
  let shared: Frame | undefined;
  let isTold = false;
  for (const { listener, viewer } of actor.watches) {
    if (viewer === undefined || (only !== undefined && viewer !== only)) continue;
    const mine = viewer === 'spectator' ? '' : (own[viewer] ?? '');
    const re = origin?.listener === listener ? origin.id : undefined;
    isTold ||= re !== undefined;
    if (listener.form === 'plain') {
      listener.write(textFrame(updateText(texts.plain(actor.services.games, viewer), '', re)));
    } else if (mine === '' && re === undefined) {
      shared ??= textFrame(updateText(common, ''));
      listener.write(shared);
    } else listener.write(textFrame(updateText(common, mine, re)));
  }
  return isTold;
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

export const sendInfo = (actor: TableActor, doc: TableDoc): void =>
  sendToAll(actor, { type: 'info', table: doc.id, info: infoOf(doc, actor.present()) });
