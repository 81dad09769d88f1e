import type { ChatLine, Person } from '@conclave/protocol';
import { textFrame } from '../live/frame.ts';
import type { ChatRow } from '../storage/storage.ts';
import type { TableActor } from './actor.ts';
import { viewerFor } from './arrive.ts';
import { seatOf, type TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { submit } from './steps.ts';

export interface Speaker extends Person {
  readonly mutedUntil: number;
}

export const chatLine = ({ n, person_id, name, text, at }: ChatRow): ChatLine => ({
  n,
  person: person_id,
  name,
  text,
  at,
});

/** Says why not, or nothing. Whoever sees a seat's cards by its consent is silent while the game runs. */
const mayNotSpeak = (doc: TableDoc, { id, mutedUntil }: Speaker, now: number): string | undefined => {
  if (doc.settings.chat === 'off') return 'chatIsOff';
  if (mutedUntil > now) return 'muted';
  if (seatOf(doc, id) !== undefined) return undefined;
  const borrows = doc.watchers.some(({ person, lent }) => person === id && lent !== undefined);
  if (doc.settings.chat === 'seats' || viewerFor(doc, id) === undefined) return 'notYourSeat';
  return borrows && doc.status === 'running' ? 'notWhileYouSeeCards' : undefined;
};

export const say = (
  actor: TableActor,
  { doc }: Loaded,
  speaker: Speaker,
  text: string,
  answer: { done(): void; refused(code: string): void },
): void => {
  const { services } = actor;
  const forbidden = mayNotSpeak(doc, speaker, services.now());
  if (forbidden !== undefined) {
    answer.refused(forbidden);
    return;
  }
  actor.lastChat = Math.max(services.now(), actor.lastChat + 1);
  const { id, name } = speaker;
  const row = { table_id: actor.id, n: actor.lastChat, person_id: id, name, text, at: services.now() };
  submit(
    actor,
    [{ put: 'chat', row }],
    () => {
      const frame = textFrame(JSON.stringify({ type: 'chat', table: actor.id, lines: [chatLine(row)] }));
      for (const { listener } of actor.watches) if (!listener.muted.has(id)) listener.write(frame);
      answer.done();
    },
    { failed: () => answer.refused('notSaved') },
  );
};
