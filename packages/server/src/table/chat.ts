import type { ChatLine, Person } from '@conclave/protocol';
import { untilSaved } from '../storage/committer.ts';
import type { ChatRow } from '../storage/storage.ts';
import type { TableActor } from './actor.ts';
import type { Refused } from './decision.ts';
import { lentTo, mayListen, seatOf, type TableDoc, viewerFor } from './doc.ts';
import { textFrame } from './frame.ts';
import { nameAt } from './names.ts';

export interface Speaker extends Person {
  readonly mutedUntil: number;
}

/** Something said; with an id it is said once, however often it is sent. */
export interface Speech {
  readonly speaker: Speaker;
  readonly text: string;
  readonly id: string | undefined;
  /** Nothing, or why not. */
  answer(refused?: Refused): void;
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
  const borrows = doc.watchers.some(watcher => watcher.person === id && lentTo(doc, watcher) !== undefined);
  if (doc.settings.chat === 'seats' || viewerFor(doc, id) === undefined) return 'notYourSeat';
  return borrows && doc.status === 'running' ? 'notWhileYouSeeCards' : undefined;
};

const MOST_TRIES = 20;

/** What is said at a table, line by line: 1, 2, 3 … */
export class ChatRoom {
  readonly #actor: TableActor;
  /** The number of the last line, where it is known. */
  #last: number | undefined;
  #speaking: Promise<void> = Promise.resolve();

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  /** One after the other. */
  say(speech: Speech): void {
    this.#speaking = this.#speaking
      .then(() => this.#say(speech))
      .catch(error => {
        this.#actor.services.log.error({ err: error }, 'a line of the chat could not be saved');
        speech.answer({ code: 'notSaved', rule: 'table' });
      });
  }

  async #say(speech: Speech): Promise<void> {
    const { services } = this.#actor;
    const heard = await this.#actor.read(({ doc, play }) => {
      const code = mayNotSpeak(doc, speech.speaker, services.now());
      if (code !== undefined) return { refused: { code, rule: 'table', ...(play && { seq: play.seq }) } };
      return { ...speech, speaker: { ...speech.speaker, name: nameAt(doc, speech.speaker) } };
    });
    if ('refused' in heard) return speech.answer(heard.refused);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (await this.#isSaid(speech)) return speech.answer();
      if (await this.#put(heard)) return speech.answer();
      this.#last = undefined;
    }
    speech.answer({ code: 'notSaved', rule: 'table' });
  }

  async #isSaid({ speaker, id }: Speech): Promise<boolean> {
    if (id === undefined) return false;
    return (await this.#actor.services.storage.chatLine(this.#actor.id, speaker.id, id)) !== undefined;
  }

  /** Says whether the line has its number now; otherwise somebody else was first. */
  async #put({ speaker, text, id }: Speech): Promise<boolean> {
    const { services, id: table_id } = this.#actor;
    this.#last ??= (await services.storage.chat(table_id, 1))[0]?.n ?? 0;
    const n = this.#last + 1;
    const row = {
      table_id,
      n,
      person_id: speaker.id,
      say_id: id ?? null,
      name: speaker.name,
      text,
      at: services.now(),
    };
    return new Promise((resolve, failed) =>
      services.committer.submit({ writes: [{ put: 'chat', row }] }, untilSaved(row), {
        saved: line => {
          this.#last = n;
          resolve(true);
          this.#show(line);
        },
        lost: () => resolve(false),
        failed,
      }),
    );
  }

  /** To those who may see the table and want to read this person. */
  #show(row: ChatRow): void {
    const frame = textFrame(JSON.stringify({ type: 'chat', table: this.#actor.id, lines: [chatLine(row)] }));
    this.#actor.look({
      look: ({ doc }) => {
        for (const { listener } of this.#actor.watches)
          if (mayListen(doc, listener.person?.id) && !listener.muted.has(row.person_id)) listener.write(frame);
      },
      refused: () => undefined,
    });
  }
}
