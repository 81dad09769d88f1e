import type { PersonId, Preset, ServerMessage } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { Rounds } from '../nodes/rounds.ts';
import type { EveningRow } from '../storage/rows.ts';
import type { Attempt, Write } from '../storage/storage.ts';
import { statementOf } from '../storage/writes.ts';
import { withWaiting } from '../table/actions/waiting.ts';
import { creationWrites, newTable, rulesForNew } from '../table/create.ts';
import type { Decision, Scene } from '../table/decision.ts';
import type { SeatDoc, TableDoc } from '../table/doc.ts';
import { decided, draftFor, NOBODY, nothingNew, withAct, withWrites } from '../table/draft.ts';
import type { Loaded } from '../table/loaded.ts';
import type { Tables } from '../table/registry.ts';
import { clubNamed, membersOf } from './club.ts';
import { answersTo, isStage, timed } from './evenings.ts';
import { tableNews } from './news.ts';
import { presetNamed } from './presets.ts';
import { dueAt, STAGES, type Stage, stageNow } from './when.ts';

const EVERY = 2000;
const AT_ONCE = 20;
const LATER = 60_000;

/** Tells somebody who looks at a page of the house, here; says whether there was anybody. */
type Tell = (person: PersonId, message: ServerMessage) => boolean;

/**
 * What is to be done of the evenings of all clubs. Of several nodes one does it: what it writes goes with the step of the evening's own row,
 * and that step can be made once.
 */
export class Calendar {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #tell: Tell;
  readonly #rounds: Rounds;

  constructor(services: Services, tables: Tables, tell: Tell) {
    this.#services = services;
    this.#tables = tables;
    this.#tell = tell;
    this.#rounds = new Rounds(
      () => this.look(),
      () => EVERY,
      error => services.log.warn({ err: error }, 'evenings could not be looked at'),
    );
  }

  start(): void {
    this.#rounds.start();
  }

  stop(): void {
    this.#rounds.stop();
  }

  async look(): Promise<void> {
    const { storage, now } = this.#services;
    for (const row of await storage.ask('evening', 'where due_at <= ? order by due_at limit ?', now(), AT_ONCE))
      await this.#do(row).catch(error => this.#putOff(row, error));
  }

  /** What cannot be done now is tried again in a while, and keeps no other evening waiting. */
  async #putOff({ id, due_at }: EveningRow, error: unknown): Promise<void> {
    const { storage, now, log } = this.#services;
    log.warn({ err: error, evening: id }, 'an evening could not be looked at');
    const sql = 'update evening set due_at = ? where id = ? and due_at = ?';
    await storage.attempt([{ sql, values: [now() + LATER, id, due_at], rows: 1 }]);
  }

  async #do(row: EveningRow): Promise<unknown> {
    const stage = isStage(row.stage) ? stageNow(timeOf(row), row.stage, this.#services.now()) : 'end';
    if (stage === 'end') return this.#end(row);
    if (row.called_off === row.next_at) return this.#services.storage.attempt([stepping(row, after(stage))]);
    return stage === 'open' ? this.#open(row) : stage === 'free' ? this.#free(row) : this.#remind(row, stage);
  }

  /** This time is over: what was said of it goes, and the next one comes. */
  async #end(row: EveningRow): Promise<boolean> {
    const { storage, now } = this.#services;
    const answers = await storage.count('answer', 'where evening_id = ? and at <= ?', row.id, row.next_at);
    const next = timed(row, Math.max(now(), row.next_at));
    return storage.attempt([
      next === undefined ? ending(row) : stepping(row, next),
      { sql: 'delete from answer where evening_id = ? and at <= ?', values: [row.id, row.next_at], rows: answers },
    ]);
  }

  /** The day before those who have said nothing, an hour before those who may come. */
  async #remind(row: EveningRow, stage: 'day' | 'hour'): Promise<void> {
    const { storage, calls } = this.#services;
    const { id, club_id, next_at, zone, text } = row;
    const club = await clubNamed(this.#services, club_id);
    const members = await membersOf(this.#services, club_id);
    const answers = new Map((await answersTo(this.#services, row, members)).map(said => [said.person, said.says]));
    const people = members
      .map(member => member.id)
      .filter(person =>
        stage === 'day' ? !answers.has(person) : ['yes', 'maybe'].includes(answers.get(person) ?? ''),
      );
    const news = { id, club: club_id, clubName: club?.name ?? '', at: next_at, zone, text, stage };
    const writes = (await calls?.eveningCalls(news, people)) ?? [];
    const said = (await calls?.clubCalls({ kind: 'evening', club: club_id, evening: news })) ?? [];
    if (!(await storage.attempt([stepping(row, after(stage)), ...writes, ...said]))) return;
    const { clubName: name } = news;
    for (const person of people)
      this.#tell(person, { type: 'notice', code: 'evening', club: club_id, name, at: next_at });
  }

  /** At the hour a table of the club opens, with chairs for those who said that they come. */
  async #open(row: EveningRow): Promise<boolean> {
    const { storage, metrics, calls } = this.#services;
    const preset = await presetNamed(this.#services, row.club_id, row.preset_id);
    const doc = preset && (await this.#tableFor(row, preset));
    if (doc === undefined) return storage.attempt([stepping(row, after('open'))]);
    const scene = { services: this.#services, now: this.#services.now() };
    const writes = [...creationWrites(scene, doc), ...chairRows(doc)].map(write => ({
      ...statementOf(write),
      rows: 1,
    }));
    const said = (await calls?.clubCalls(tableNews(doc, undefined))) ?? [];
    const isOpen = await storage.attempt([stepping(row, after('open')), ...writes, ...said]);
    if (isOpen) metrics.count('tables_created');
    return isOpen;
  }

  /** The first who sits down is its host. A preset that the game does not like any more opens nothing. */
  async #tableFor(row: EveningRow, preset: Preset): Promise<TableDoc | undefined> {
    const services = this.#services;
    const rules = rulesForNew(services, preset.wish.game);
    const members = await membersOf(services, row.club_id);
    const host = members.find(({ role }) => role === 'owner');
    if (rules === undefined || host === undefined) return undefined;
    const scene = { services, now: services.now() };
    const doc = newTable(scene, rules, host, { ...preset.wish, club: row.club_id });
    if ('fault' in doc) return undefined;
    const coming = (await answersTo(services, row, members)).filter(({ says }) => says === 'yes');
    return { ...doc, evening: row.id, hostLeft: true, seats: withChairsFor(doc, coming) };
  }

  /** Who has not come by now finds a chair, or not. */
  async #free(row: EveningRow): Promise<void> {
    const { storage } = this.#services;
    if (!(await storage.attempt([stepping(row, after('free'))]))) return;
    for (const { id } of await storage.clubTables(row.club_id, AT_ONCE))
      this.#tables.at(id).request({
        decide: (loaded, scene) =>
          loaded.doc.evening === row.id && loaded.doc.status === 'open' ? freeing(loaded, scene) : nothingNew(loaded),
        answer: () => undefined,
      });
  }
}

const timeOf = ({ next_at, zone, minutes }: EveningRow) => ({ at: next_at, zone, minutes });

const after = (stage: Stage): Stage => STAGES[STAGES.indexOf(stage) + 1] ?? 'end';

type NextStep = Stage | Pick<EveningRow, 'next_at' | 'stage' | 'due_at'>;

/** The step of an evening from what it waits for to what it waits for then: whoever makes it has done what lies between. */
const stepping = (row: EveningRow, to: NextStep): Attempt => {
  const { id, next_at, stage, due_at } = row;
  const next = typeof to === 'string' ? { next_at, stage: to, due_at: dueAt(timeOf(row), to) } : to;
  return {
    sql: 'update evening set next_at = ?, stage = ?, due_at = ? where id = ? and next_at = ? and stage = ? and due_at = ?',
    values: [next.next_at, next.stage, next.due_at, id, next_at, stage, due_at],
    rows: 1,
  };
};

const ending = ({ id, next_at, stage }: EveningRow): Attempt => ({
  sql: 'delete from evening where id = ? and next_at = ? and stage = ?',
  values: [id, next_at, stage],
  rows: 1,
});

const isKeptChair = ({ kind, person }: SeatDoc): boolean => kind === 'open' && person !== undefined;

/** For «my tables» of those for whom a chair is kept. */
const chairRows = ({ id, seats }: TableDoc): readonly Write[] =>
  seats.flatMap(({ kind, person }, seat) =>
    kind === 'open' && person !== undefined ? [{ put: 'seat', table: id, seat, person } as const] : [],
  );

/** Chairs are kept for nobody any more. */
const freeing = (loaded: Loaded, scene: Scene): Decision => {
  const { doc } = loaded;
  const seats = doc.seats.map((seat): SeatDoc => (isKeptChair(seat) ? { kind: 'open', name: '' } : seat));
  const rows = chairRows(doc).flatMap(write =>
    'seat' in write ? [{ drop: 'seat', table: doc.id, seat: write.seat } as const] : [],
  );
  const freed = withWaiting({ ...doc, seats }, []); // whoever waits for one hears of it
  return decided(withWrites(withAct(draftFor(loaded), scene, NOBODY, freed), rows));
};

const withChairsFor = (
  { seats }: TableDoc,
  coming: readonly { readonly person: PersonId; readonly name: string }[],
): TableDoc['seats'] => {
  const waiting = [...coming];
  return seats.map(seat => {
    const next = seat.kind === 'open' ? waiting.shift() : undefined;
    return next === undefined ? seat : { kind: 'open', person: next.person, name: next.name };
  });
};
