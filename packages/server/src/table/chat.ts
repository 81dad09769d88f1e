import type { ChatLine, Person } from '@conclave/protocol';
import { mutedIn } from '../people/club-mutes.ts';
import { isMember } from '../people/members.ts';
import { untilSaved } from '../storage/committer.ts';
import type { ChatRow } from '../storage/storage.ts';
import type { TableActor } from './actor.ts';
import { NO_SUCH_TABLE, type Refused } from './decision.ts';
import { isOutsider, lentTo, mayListen, seatOf, type TableDoc, viewerFor } from './doc.ts';
import { type Frame, textFrame } from './frame.ts';
import { nameAt } from './names.ts';
import type { Listener } from './watch.ts';

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
const mayNotSpeak = (doc: TableDoc, speaker: Speaker, now: number): string | undefined => {
  const { id, mutedUntil } = speaker;
  if (speaker.program !== undefined) return 'notForPrograms';
  if (doc.settings.chat === 'off') return 'chatIsOff';
  if (mutedUntil > now) return 'muted';
  if (seatOf(doc, id) !== undefined) return undefined;
  const borrows = doc.watchers.some(watcher => watcher.person === id && lentTo(doc, watcher) !== undefined);
  if (doc.settings.chat === 'seats' || viewerFor(doc, speaker) === undefined) return 'notYourSeat';
  return borrows && doc.status === 'running' ? 'notWhileYouSeeCards' : undefined;
};

const MUTED_IN_CLUB: Refused = { code: 'mutedInClub', rule: 'table' };
const MOST_TRIES = 20;
const LINES = 50;
/** More than this is said between two looks only by a flood. */
const MOST_MISSED = 200;

/** What is said at a table, line by line: 1, 2, 3 … */
export class ChatRoom {
  readonly #actor: TableActor;
  /** The number of the last line, where it is known. */
  #last: number | undefined;
  /** The number of the last line that those who watch were shown; nothing before anybody was. */
  #shown: number | undefined;
  /** Whoever could not be greeted hears nothing here and comes back: line 3 without line 2 would be heard in the wrong order. */
  readonly #greeting = new WeakSet<Listener>();
  #speaking: Promise<void> = Promise.resolve();

  constructor(actor: TableActor) {
    this.#actor = actor;
  }

  get shown(): number | undefined {
    return this.#shown;
  }

  /** Something was said at another node, or may have been: those who watch hear it. */
  async catchUp(): Promise<void> {
    this.#tell(await this.#actor.services.storage.chat(this.#actor.id, MOST_MISSED));
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
    const refused = await this.#refusedByClub(speech.speaker);
    if (refused !== undefined) return speech.answer(refused);
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

  /** At a table of a club others have nothing to say, nor has whom one of its stewards asked to be silent. */
  async #refusedByClub({ id }: Speaker): Promise<Refused | undefined> {
    const { services } = this.#actor;
    const found = await this.#actor.read(({ doc }) => ({ club: doc.club, isOutside: isOutsider(doc, id) }));
    if ('refused' in found || found.club === undefined) return undefined;
    if (found.isOutside && !(await isMember(services, found.club, id))) return NO_SUCH_TABLE;
    return (await mutedIn(services, found.club, id)) > services.now() ? MUTED_IN_CLUB : undefined;
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
          this.#said(line);
        },
        lost: () => resolve(false),
        failed,
      }),
    );
  }

  /** Is saved; others may have said something before it. */
  #said(row: ChatRow): void {
    this.#actor.services.elsewhere?.said(this.#actor.id, row.n);
    const isNext = this.#shown === undefined || row.n <= this.#shown + 1;
    if (isNext) this.#tell([row]);
    else this.catchUp().catch(this.#failed);
  }

  /** Who has just come hears the last lines, and until then none of those that are said meanwhile. */
  async greet(newcomer: Listener): Promise<void> {
    this.#greeting.add(newcomer);
    for (let isGreeted = false; !isGreeted; ) {
      const shown = this.#shown;
      const rows = await this.#actor.services.storage.chat(this.#actor.id, LINES);
      isGreeted = await this.#greetWith(rows, shown, newcomer);
    }
  }

  /** Says whether these are still the last lines, as they were read when the last that was shown was this one. */
  #greetWith(rows: readonly ChatRow[], shown: number | undefined, newcomer: Listener): Promise<boolean> {
    return new Promise((resolve, failed) =>
      this.#actor.look({
        look: ({ doc }) => {
          const isBehind = (rows.at(-1)?.n ?? 0) < (this.#shown ?? 0);
          const isLate = isBehind && this.#shown !== shown;
          if (isBehind && !isLate) this.#forget();
          if (!isLate) {
            this.#greeting.delete(newcomer);
            this.#tellAll(doc, rows, newcomer);
          }
          resolve(!isLate);
        },
        refused: ({ code }) => failed(new Error(`the table cannot be read: ${code}`)),
      }),
    );
  }

  /** What was shown is saved, so where it cannot be read any more it has been removed. */
  #forget(): void {
    this.#last = undefined;
    this.#shown = undefined;
  }

  #tell(rows: readonly ChatRow[]): void {
    this.#actor.look({ look: ({ doc }) => this.#tellAll(doc, rows), refused: () => undefined });
  }

  readonly #failed = (error: unknown): void => {
    this.#actor.services.log.error({ err: error }, 'the chat could not be read');
  };

  /** Those who watch hear what they have not heard, and who has just come all of it. */
  #tellAll(doc: TableDoc, rows: readonly ChatRow[], newcomer?: Listener): void {
    const { watches } = this.#actor;
    const shown = this.#shown ?? (newcomer === undefined ? 0 : Number.POSITIVE_INFINITY);
    const fresh = rows.filter(({ n }) => n > shown);
    this.#shown = Math.max(this.#shown ?? 0, rows.at(-1)?.n ?? 0);
    if (newcomer !== undefined) this.#send([newcomer], rows);
    const listeners = [...watches]
      .map(({ listener }) => listener)
      .filter(listener => listener !== newcomer && !this.#greeting.has(listener));
    this.#send(
      listeners.filter(({ person }) => mayListen(doc, person)),
      fresh,
    );
  }

  /** One frame for all who want to read all of it. */
  #send(listeners: readonly Listener[], rows: readonly ChatRow[]): void {
    const frameOf = (lines: readonly ChatRow[]): Frame =>
      textFrame(JSON.stringify({ type: 'chat', table: this.#actor.id, lines: lines.map(chatLine) }));
    let shared: Frame | undefined;
    for (const listener of listeners) {
      const lines = rows.filter(({ person_id }) => !listener.muted.has(person_id));
      if (lines.length === 0) continue;
      if (lines.length < rows.length) listener.write(frameOf(lines));
      else {
        shared ??= frameOf(rows);
        listener.write(shared);
      }
    }
  }
}
