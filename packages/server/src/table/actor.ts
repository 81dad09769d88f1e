import type { PersonId, TableId } from '@conclave/protocol';
import type { Elsewhere } from '../house/elsewhere.ts';
import type { Services } from '../house/services.ts';
import { type UntilSaved, untilSaved } from '../storage/committer.ts';
import type { Change } from '../storage/storage.ts';
import type { Absences } from './absences.ts';
import { Audience } from './audience.ts';
import { type News, readSince, readTable, type Unusable, unusable } from './catch-up.ts';
import { ChatRoom } from './chat.ts';
import type { Refused, Request, Scene } from './decision.ts';
import { isFinished, peopleOf } from './doc.ts';
import { follow } from './follow.ts';
import type { Loaded } from './loaded.ts';
import { type Endings, type Job, type Look, type Outcome, Pending } from './pending.ts';
import { show, showSteps } from './show.ts';
import type { Watch } from './watch.ts';

/** After so many lost commits a request is refused. */
const MOST_TRIES = 20;
const NOTHING: Change = { writes: [] };

/**
 * A table is an actor: its requests wait in one queue and are decided one after the other. A decision builds on those before it, saved or
 * not; but nobody is shown anything that is not saved. Only loading the table and catching up with others make the queue wait.
 */
export class TableActor {
  readonly id: TableId;
  readonly watches = new Set<Watch>();
  readonly services: Services;
  readonly audience = new Audience();
  readonly chat: ChatRoom;
  readonly absences: Absences;
  readonly #changed: (actor: TableActor) => void;
  readonly #present = () => this.present();
  readonly #leftAt: Scene['leftAt'] = person =>
    this.services.elsewhere?.people(this.id) === 'unknown' ? undefined : this.absences.leftAt(this.id, person);
  readonly #isAway = (person: PersonId): boolean => !this.isLookedAtBy(person);
  readonly #endings: Endings = {
    saved: (pending, told) => this.#onSaved(pending, told),
    lost: pending => this.#onLost(pending),
    failed: (pending, error) => this.#onFailed(pending, error),
  };
  #saved: Loaded | undefined;
  #pending: Pending[] = [];
  #queue: Job[] = [];
  #busy = false;
  /** Others wrote to the log, or may have. */
  #isBehind = false;
  #shown = 0;
  /** Why this table cannot be used. */
  damage: string | undefined;
  /** Has anybody asked anything since the last look? */
  wasUsed = true;

  constructor(id: TableId, services: Services, absences: Absences, changed: (actor: TableActor) => void) {
    this.id = id;
    this.services = services;
    this.absences = absences;
    this.chat = new ChatRoom(this);
    this.#changed = changed;
  }

  get isLoaded(): boolean {
    return this.#saved !== undefined;
  }

  /** The number of the last step that is saved, where the game is in memory. */
  get seq(): number | undefined {
    return this.#saved?.play?.seq;
  }

  /** The number of the last entry that those who watch have been shown. */
  get shown(): number {
    return this.#shown;
  }

  get isIdle(): boolean {
    return !this.#busy && this.#queue.length === 0 && this.#pending.length === 0;
  }

  /** Asks for something that may change the table. */
  request(request: Request): void {
    this.#post({ asked: request, tries: 0, look: undefined });
  }

  look(look: Look): void {
    this.#post({ asked: look, tries: 0, look: this.services.storage.isShared ? 'wanted' : undefined });
  }

  /** The same as a promise, for requests that come over HTTP. */
  read<Answer>(work: (loaded: Loaded) => Answer): Promise<Answer | Unusable> {
    return new Promise(resolve =>
      this.look({ look: loaded => resolve(work(loaded)), refused: refused => resolve({ refused }) }),
    );
  }

  /** Forgets the state; the log has it. */
  unload(): void {
    this.#saved = undefined;
    this.#changed(this);
  }

  present(): ReadonlySet<PersonId> {
    const people = new Set<PersonId>();
    for (const { listener } of this.watches) if (listener.person !== undefined) people.add(listener.person.id);
    const { elsewhere } = this.services;
    if (elsewhere !== undefined) for (const person of this.#elsewhere(elsewhere)) people.add(person);
    return people;
  }

  /** At this node. */
  isLookedAtBy(person: PersonId): boolean {
    for (const { listener } of this.watches)
      if (listener.person?.id === person && listener.isAway !== true) return true;
    return false;
  }

  /** Who is here at other nodes; where nobody knows, whoever belongs here. */
  #elsewhere(elsewhere: Elsewhere): Iterable<PersonId> {
    const people = elsewhere.people(this.id);
    return people === 'unknown' ? peopleOf(this.#saved?.doc) : people;
  }

  /** A socket does not watch any more. */
  left(watch: Watch): void {
    this.watches.delete(watch);
    const { person } = watch.listener;
    if (person !== undefined && !this.present().has(person.id)) {
      this.audience.left(person.id, this.seq ?? 0);
      this.absences.left(this.id, person.id, this.services.now());
    }
    if (person !== undefined && watch.listener.isAway !== true && !this.isLookedAtBy(person.id))
      this.services.calls?.left(this.id, person.id);
    this.services.elsewhere?.hereChanged(this.id);
    if (!this.#busy) this.#tidy();
  }

  /** Somebody was nudged at another node. */
  nudged(): void {
    if (this.#saved !== undefined) this.#saved = { ...this.#saved, nudgedAt: this.services.now() };
  }

  #post(job: Job): void {
    this.wasUsed = true;
    if (this.#saved !== undefined && !this.#busy && !this.#isBehind && job.look !== 'wanted')
      return this.#run(job, this.#saved);
    this.#queue.push(job);
    this.#wake();
  }

  #wake(): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#work()
      .catch(error => this.#failed(error, 'a table failed'))
      .finally(() => {
        this.#busy = false;
        if (this.#queue.length > 0) this.#wake();
        else this.#tidy();
      });
  }

  /** Whatever was lost meanwhile comes before the job that waited for it. */
  async #work(): Promise<void> {
    for (let job = this.#queue[0]; job !== undefined; job = this.#queue[0]) {
      const table = await this.#ready(job).catch(error => this.#failed(error, 'a table could not be read'));
      if (this.#queue[0] !== job) continue;
      this.#queue.shift();
      if ('refused' in table) refuse(job, table.refused);
      else this.#run(job, table);
    }
  }

  /** The table as it is now: in memory, or with what others wrote meanwhile, or from its row and log. */
  async #ready(job: Job): Promise<Loaded | Unusable> {
    const isBehind = this.#isBehind;
    if (this.#saved !== undefined && !isBehind && job.look !== 'wanted') return this.#saved;
    await this.services.committer.settled(this.id); // a look in between would cut our own lines off
    const known = this.#saved;
    const news = known && (await readSince(this.services.storage, known));
    job.look = 'done';
    this.#isBehind = false;
    if (news !== undefined) {
      this.services.metrics.caughtUp(isBehind ? 'lost' : reasonOf(job));
      return this.#take(news);
    }
    if (known !== undefined && !isBehind) return known;
    return this.#take(await readTable(this.services, this.id, this.watches.size === 0 ? undefined : this.#shown));
  }

  /** What was read takes the place of what was in memory, and is shown like something that was decided here. */
  #take(news: News | Unusable): Loaded | Unusable {
    if ('refused' in news) return this.#setAside(news);
    const { table, steps } = news;
    const before = this.#saved?.doc;
    this.#saved = table;
    this.damage = undefined;
    if (table.n > this.#shown && this.watches.size > 0) {
      showSteps(this, steps);
      follow(this, before, table);
    }
    this.#shown = table.n;
    this.#changed(this);
    return table;
  }

  #setAside(why: Unusable): Unusable {
    const { code, detail } = why.refused;
    if (code === 'elsewhere') this.services.metrics.count('rules_unknown');
    const isNews = code === 'damaged' && this.damage === undefined;
    if (code === 'damaged') this.damage = detail;
    if (isNews) this.services.log.error({ table: this.id.slice(0, 6), detail }, 'a table is set aside');
    this.unload();
    return why;
  }

  #run(job: Job, table: Loaded): void {
    const { asked } = job;
    try {
      if ('look' in asked) asked.look(table);
      else this.#decide(job, asked, this.#pending.at(-1)?.next ?? table);
    } catch (error) {
      refuse(job, this.#failed(error, 'a table failed').refused);
    }
  }

  #decide(job: Job, request: Request, head: Loaded): void {
    const decision = request.decide(head, this.#scene());
    if (!('refused' in decision)) this.#commit(job, request, decision.next, decision.change, decision.told);
    else if (this.services.storage.isShared && job.look === undefined) this.#again([job], 'wanted');
    else if (this.#pending.length === 0) request.answer(decision);
    else this.#commit(job, request, head, NOTHING, untilSaved(decision)); // a no that builds on what is not saved waits for it
  }

  #scene(): Scene {
    const { services } = this;
    const openSince = services.closed?.at(-1)?.until ?? 0;
    const isAway = services.calls?.isWanted === true ? this.#isAway : undefined;
    return { services, now: services.now(), present: this.#present, leftAt: this.#leftAt, openSince, isAway };
  }

  #commit(job: Job, request: Request, next: Loaded, change: Change, told: UntilSaved<Outcome>): void {
    const pending = new Pending(job, request, next, this.#endings);
    this.#pending.push(pending);
    this.services.committer.submit(change, told, pending, this.id);
  }

  #onSaved({ request, next }: Pending, told: Outcome): void {
    this.#pending.shift();
    if ('refused' in told) return request.answer(told);
    const before = this.#saved?.doc;
    this.#saved = next;
    this.#shown = next.n;
    show(this, before, next, told, request);
    this.services.elsewhere?.saved(this.id, next.n);
    if (isFinished(next.doc) && !this.#busy) this.#tidy();
  }

  /** Somebody else took the number: those that built on it are decided again, in their order, on what is there now. */
  #onLost(pending: Pending): void {
    const jobs = this.#takeBack(pending).map(({ job }) => ({ ...job, tries: job.tries + 1 }));
    if (jobs.length === 0) return;
    this.#isBehind = true;
    const { metrics } = this.services;
    for (const job of jobs) {
      metrics.count(job.tries > MOST_TRIES ? 'given_up' : 'retries');
      if (job.tries > MOST_TRIES) refuse(job, NOT_SAVED);
    }
    this.#again(jobs.filter(({ tries }) => tries <= MOST_TRIES));
  }

  #onFailed(pending: Pending, error: unknown): void {
    const jobs = this.#takeBack(pending);
    if (jobs.length > 0) this.#failed(error, 'something could not be saved');
    for (const { job } of jobs) refuse(job, NOT_SAVED);
  }

  /** What was decided last, from here on, never happened. */
  #takeBack(pending: Pending): readonly Pending[] {
    const from = this.#pending.indexOf(pending);
    return from < 0 ? [] : this.#pending.splice(from);
  }

  #again(jobs: readonly Job[], look?: Job['look']): void {
    this.#queue.unshift(...jobs.map(job => ({ ...job, look: look ?? job.look })));
    this.#wake();
  }

  /** A finished table that nobody looks at any more is rows. */
  #tidy(): void {
    if (this.#pending.length > 0 || this.#queue.length > 0) return;
    const isDone = this.#saved !== undefined && isFinished(this.#saved.doc) && this.watches.size === 0;
    if (isDone) this.unload();
    else this.#changed(this);
  }

  /** A fault in one table stops nothing but this request. */
  #failed(error: unknown, what: string): Unusable {
    this.services.metrics.count('failures');
    this.services.log.error({ table: this.id.slice(0, 6), err: error }, what);
    return unusable('serverError');
  }
}

const NOT_SAVED: Refused = { code: 'notSaved', rule: 'table' };

const reasonOf = ({ asked }: Job): 'news' | 'look' | 'watch' => ('look' in asked ? (asked.by ?? 'watch') : 'watch');

const refuse = ({ asked }: Job, refused: Refused): void => {
  if ('look' in asked) asked.refused(refused);
  else asked.answer({ refused });
};
