import type { NoticeWishes, Person, PersonId, TableId } from '@conclave/protocol';
import { forgetOld, type News, ring } from '../calling/bell.ts';
import { openChannels } from '../calling/channels.ts';
import { spokenOf } from '../calling/preferences.ts';
import { quietUntil } from '../calling/quiet-hours.ts';
import { CALL_WINDOW, firstLook, type Verdict, verdictOn, verdictOnNews } from '../calling/turn.ts';
import { recentCalls, USUAL_WISHES, wantsTurn, wishesIn } from '../calling/wishes.ts';
import { tellOpened } from '../clubs/news.ts';
import type { CallsOut, ClubNews, EveningNews, Nudge, Reached, Services } from '../house/services.ts';
import { isBlockedBy } from '../people/ties.ts';
import type { CallingRow, ChannelRow, TurnRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt } from '../storage/storage.ts';
import { type Asked, askedAt } from '../table/asked.ts';
import { seatOf, type TableDoc } from '../table/doc.ts';
import type { Loaded } from '../table/loaded.ts';
import type { Tables } from '../table/registry.ts';
import { clubCalls } from './club-calls.ts';
import type { Looking } from './looking.ts';
import {
  chairMessage,
  deviceMessage,
  eveningMessage,
  freeIn,
  invitedMessage,
  joinedMessage,
  type Message,
  nudgeMessage,
  othersAt,
  overMessage,
  turnMessage,
} from './message.ts';
import { type Outbox, puttingCall } from './outbox.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** One nudge of a table within this time leaves the house. */
const NUDGE_EVERY = 30 * MINUTE;
/** Somebody else told them at the same moment: look what is left to do. */
const SOON = 1000;
const WANTED_EVERY = 5000;

/** What is known of somebody who may be called. */
interface Callee {
  readonly person: PersonId;
  readonly row: CallingRow | undefined;
  readonly wishes: NoticeWishes;
  readonly channels: readonly ChannelRow[];
  readonly calls: readonly number[];
}

/** What lies under a bell, and who is named in it. */
type Named = Pick<News, 'kind' | 'by' | 'others' | 'free'> & { readonly named: readonly PersonId[] };

const peopleAt = ({ seats }: TableDoc): readonly PersonId[] => seats.flatMap(({ person }) => person ?? []);

/** A chair that is kept for somebody is free for nobody else. */
const chairsFree = ({ seats }: TableDoc): number =>
  seats.filter(({ kind, person }) => kind === 'open' && person === undefined).length;

const sameTurn = (row: TurnRow | undefined, since: number): row is TurnRow => row !== undefined && row.since === since;

/** Calls people who are not here. What a table waits for is a deadline of it (`call`), written with the move; it happens once. */
export class Calls implements CallsOut {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #looking: Looking;
  readonly #outbox: Outbox;
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;
  #clearing: NodeJS.Timeout | undefined;

  constructor(services: Services, tables: Tables, looking: Looking, outbox: Outbox) {
    this.#services = services;
    this.#tables = tables;
    this.#looking = looking;
    this.#outbox = outbox;
  }

  async start(): Promise<void> {
    await this.#lookWhetherWanted();
    this.#timer = setInterval(() => {
      this.#lookWhetherWanted().catch(error => this.#failed(error));
    }, WANTED_EVERY);
    this.#clearing = setInterval(() => {
      forgetOld(this.#services).catch(error => this.#failed(error));
    }, DAY / 24);
    this.#outbox.start();
  }

  stop(): void {
    clearInterval(this.#timer);
    clearInterval(this.#clearing);
    this.#outbox.stop();
  }

  /** Does anybody in this house want to be called at all? Where not, no move costs anything. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  wanted(): void {
    this.#isWanted = true;
  }

  async #lookWhetherWanted(): Promise<void> {
    this.#isWanted = (await this.#services.storage.ask('channel', "where state = 'on' limit 1")).length > 0;
  }

  readonly #failed = (error: unknown): void => {
    this.#services.log.warn({ err: error }, 'somebody could not be called');
  };

  /** A table is to look whether somebody has to be called. */
  due(table: TableId): void {
    this.look(table).catch(error => this.#failed(error));
  }

  async look(table: TableId): Promise<void> {
    const { storage } = this.#services;
    const [deadline] = await storage.ask('deadline', "where table_id = ? and kind = 'call'", table);
    if (deadline === undefined) return;
    const found = await this.#tables.at(table).read(loaded => ({ asked: askedAt(loaded), doc: loaded.doc }));
    if ('refused' in found) {
      const isGone = found.refused.code === 'noSuchTable';
      return this.#again(table, deadline.due_at, isGone ? undefined : this.#services.now() + DAY / 24);
    }
    const nexts = [];
    for (const asked of found.asked) nexts.push(await this.#consider(found.doc, asked));
    const times = nexts.filter(at => at !== undefined);
    await this.#again(table, deadline.due_at, times.length === 0 ? undefined : Math.min(...times));
  }

  /** Unless somebody has set another time meanwhile. */
  async #again(table: TableId, due: number, at: number | undefined): Promise<void> {
    const { storage, deadlineSet } = this.#services;
    const which = "where table_id = ? and kind = 'call' and due_at = ?";
    const statement: Attempt =
      at === undefined
        ? { sql: `delete from deadline ${which}`, values: [table, due], rows: 1 }
        : { sql: `update deadline set due_at = ? ${which}`, values: [at, table, due], rows: 1 };
    if ((await storage.attempt([statement])) && at !== undefined) deadlineSet(table, 'call', at);
  }

  async #callee(person: PersonId): Promise<Callee> {
    const { storage, now } = this.#services;
    const channels = await openChannels(this.#services, person);
    const [row] = await storage.ask('calling', 'where person_id = ?', person);
    const wishes = wishesIn(row, await spokenOf(this.#services, person));
    return { person, row, wishes, channels, calls: recentCalls(row, now()) };
  }

  async #looksAt(table: TableId, person: PersonId): Promise<'atTable' | 'inHouse' | 'nowhere'> {
    if (this.#tables.find(table)?.isLookedAtBy(person) === true) return 'atTable';
    return (await this.#looking.looks(person)) ? 'inHouse' : 'nowhere';
  }

  #quiet({ wishes: { quiet, zone } }: Callee): number | undefined {
    return quietUntil(quiet === null ? undefined : { ...quiet, zone }, this.#services.now());
  }

  /** Answers when to ask again. */
  async #consider(doc: TableDoc, asked: Asked): Promise<number | undefined> {
    const callee = await this.#callee(asked.person);
    if (callee.channels.length === 0) return undefined;
    const { storage } = this.#services;
    const [row] = await storage.ask('turn', 'where person_id = ? and table_id = ?', asked.person, doc.id);
    const verdict = await this.#verdict(doc, asked, callee, row);
    if (verdict.do === 'nothing') return undefined;
    if (verdict.do !== 'call') return verdict.until;
    if (!(await this.#tell(doc, asked, callee, row, verdict))) return this.#services.now() + SOON;
    const told = { ...this.#turnAfter(doc, asked, row), nudged_at: row?.nudged_at ?? 0 };
    const next = await this.#verdict(doc, asked, callee, told);
    return next.do === 'wait' ? next.until : undefined;
  }

  async #verdict(doc: TableDoc, asked: Asked, callee: Callee, row: TurnRow | undefined): Promise<Verdict> {
    const { person, wishes, calls } = callee;
    const clock = doc.settings.clock.kind;
    const isSame = sameTurn(row, asked.since);
    return verdictOn({
      now: this.#services.now(),
      clock,
      since: Math.max(asked.since, this.#tables.leftAt(doc.id, person) ?? 0),
      due: asked.due,
      looks: await this.#looksAt(doc.id, person),
      told: isSame ? row.told : 0,
      toldAt: isSame ? row.told_at : 0,
      isWanted: wantsTurn(wishes, clock),
      quietUntil: this.#quiet(callee),
      mayBreakQuiet: wishes.breaksQuiet,
      calls: calls.length,
      freeAt: (calls[0] ?? 0) + CALL_WINDOW,
    });
  }

  #turnAfter({ id }: TableDoc, { person, since }: Asked, row: TurnRow | undefined): Omit<TurnRow, 'nudged_at'> {
    const isSame = sameTurn(row, since) && row.told > 0;
    const told = isSame ? row.told + 1 : 1;
    const told_at = isSame ? row.told_at : this.#services.now();
    return { person_id: person, table_id: id, since, told, told_at };
  }

  /** Writes down that they were told, and what is to be sent: all of it, or nothing because another node did. */
  async #tell(
    doc: TableDoc,
    asked: Asked,
    callee: Callee,
    row: TurnRow | undefined,
    { isReminder, isUrgent, ttl }: Extract<Verdict, { do: 'call' }>,
  ): Promise<boolean> {
    const now = this.#services.now();
    const others = await this.#stillWaiting(asked.person, doc.id);
    const left = asked.due === undefined ? undefined : asked.due - now;
    const about = { doc, person: asked.person, wishes: callee.wishes };
    const message = turnMessage(about, { left, count: others + 1, isReminder, isUrgent });
    const { since, told, told_at } = this.#turnAfter(doc, asked, row);
    const noting: Attempt =
      row === undefined
        ? puttingTurn({ person_id: asked.person, table_id: doc.id, since, told, told_at, nudged_at: 0 })
        : {
            sql: `update turn set since = ?, told = ?, told_at = ? where person_id = ? and table_id = ? and since = ? and told = ?`,
            values: [since, told, told_at, asked.person, doc.id, row.since, row.told],
            rows: 1,
          };
    return this.#send(callee, 'turn', message, now + ttl, [noting]);
  }

  /** Other tables of which they were told and that still wait; what does not wait any more is forgotten on this occasion. */
  async #stillWaiting(person: PersonId, but: TableId): Promise<number> {
    const { storage } = this.#services;
    const told = await storage.ask('turn', 'where person_id = ? and told > 0 and table_id <> ?', person, but);
    let count = 0;
    for (const row of told) {
      const found = await this.#tables.at(row.table_id).read(loaded => ({ asked: askedAt(loaded) }));
      const asked = 'asked' in found ? found.asked.find(({ person: of }) => of === person) : undefined;
      if (asked?.since === row.since) count += 1;
      else await this.#untell(row);
    }
    return count;
  }

  #untell({ person_id, table_id, told }: TurnRow): Promise<boolean> {
    return this.#services.storage.attempt([
      {
        sql: 'update turn set since = 0, told = 0 where person_id = ? and table_id = ? and told = ?',
        values: [person_id, table_id, told],
        rows: 1,
      },
    ]);
  }

  async #send(
    callee: Callee,
    tag: string,
    message: Message,
    until: number,
    noting: readonly Attempt[],
  ): Promise<boolean> {
    const isOurs = await this.#services.storage.attempt([...noting, ...this.#sending(callee, tag, message, until)]);
    if (isOurs) this.#outbox.hurry();
    return isOurs;
  }

  /** What is written when somebody is called: that they were, and what to whom. */
  #sending(callee: Callee, tag: string, message: Message, until: number): readonly Attempt[] {
    const now = this.#services.now();
    const { person, row, channels } = callee;
    const calls = [...callee.calls, now].join(',');
    const counting: Attempt =
      row === undefined
        ? {
            sql: insertionInto('calling'),
            values: [person, JSON.stringify(USUAL_WISHES), calls],
            rows: 1,
          }
        : {
            sql: 'update calling set calls = ? where person_id = ? and calls = ?',
            values: [calls, person, row.calls],
            rows: 1,
          };
    return [counting, ...channels.map(channel => puttingCall(channel, tag, message, now, until))];
  }

  /** Somebody who sits there came to the table: what they were told is done with, and what is not sent yet need not be. */
  visited(person: PersonId, table: TableId): void {
    this.clear(person, table).catch(error => this.#failed(error));
  }

  async clear(person: PersonId, table: TableId): Promise<void> {
    const { storage } = this.#services;
    const row = await storage.calledTo(person, table);
    if (row === undefined) return;
    await this.#untell(row);
    for (const { channel_id, due_at } of await storage.ask('outbox', "where person_id = ? and tag = 'turn'", person))
      await storage.attempt([
        {
          sql: "delete from outbox where channel_id = ? and tag = 'turn' and due_at = ?",
          values: [channel_id, due_at],
          rows: 1,
        },
      ]);
  }

  /** Somebody does not look at a table any more: if it waits for them, it looks after them in a while. */
  left(table: TableId, person: PersonId): void {
    if (!this.#isWanted) return;
    this.#tables.at(table).look({
      look: loaded => {
        if (!askedAt(loaded).some(asked => asked.person === person)) return;
        const at = firstLook(loaded.doc.settings.clock.kind, this.#services.now());
        this.#lookNoLater(table, at).catch(this.#failed);
      },
      refused: () => undefined,
    });
  }

  async #lookNoLater(table: TableId, at: number): Promise<void> {
    const { storage, deadlineSet } = this.#services;
    const row = { table_id: table, kind: 'call', due_at: at };
    await storage.attempt([
      {
        sql: `${insertionInto('deadline')} on conflict (table_id, kind) do update set due_at = case
          when deadline.due_at > excluded.due_at then excluded.due_at else deadline.due_at end`,
        values: valuesOf('deadline', row),
        rows: 1,
      },
    ]);
    deadlineSet(table, 'call', at);
  }

  /** Something was saved here: somebody sat down, or a slow game ended. */
  saved(before: TableDoc | undefined, { doc }: Loaded): void {
    const isHeard = this.#isWanted || this.#services.config.notices;
    if (!isHeard || before === undefined || before === doc) return;
    this.#tellNews(before, doc).catch(this.#failed);
  }

  async #tellNews(before: TableDoc, doc: TableDoc): Promise<void> {
    for (const [seat, { kind, person, name }] of doc.seats.entries()) {
      const sat =
        doc.status === 'open' || before.status === 'open'
          ? kind === 'human' && before.seats[seat]?.kind === 'open'
          : false;
      if (sat && person !== undefined && person !== doc.host)
        await this.#news(doc, doc.host, { kind: 'joined', by: name, free: freeIn(doc), named: [person] }, wishes =>
          joinedMessage({ doc, person: doc.host, wishes }, name),
        );
    }
    await this.#tellWaiting(before, doc);
    await this.#tellRematch(before, doc);
    if (before.status !== 'running' || doc.status !== 'over' || doc.settings.clock.kind !== 'days') return;
    for (const { kind, person } of doc.seats)
      if (kind === 'human' && person !== undefined)
        await this.#news(doc, person, { kind: 'over', others: othersAt(doc, person), named: peopleAt(doc) }, wishes =>
          overMessage({ doc, person, wishes }),
        );
  }

  /** Who waited for a chair does so no more, because there is one: they are told, once. To who is blocked it is still taken. */
  async #tellWaiting(before: TableDoc, doc: TableDoc): Promise<void> {
    if (doc.status !== 'open' || doc.waiting !== undefined || chairsFree(doc) <= chairsFree(before)) return;
    const waited = (before.waiting ?? []).filter(person => seatOf(doc, person) === undefined);
    for (const person of waited)
      if (!(await isBlockedBy(this.#services, person, doc.host)))
        await this.#news(doc, person, { kind: 'chair', others: othersAt(doc, person), named: peopleAt(doc) }, wishes =>
          chairMessage({ doc, person, wishes }),
        );
  }

  /** Somebody wants to play again at a table of a club: it is told like any that is opened there. */
  async #tellRematch(before: TableDoc, { club, rematch }: TableDoc): Promise<void> {
    if (club === undefined || rematch === undefined || before.rematch !== undefined) return;
    const next = await this.#tables.at(rematch).read(({ doc }) => ({ doc }));
    if (!('doc' in next)) return;
    const host = next.doc.seats.find(({ person }) => person === next.doc.host);
    await tellOpened(this.#services, next.doc, host?.name, false);
  }

  /** Somebody wants this person at their table. */
  invited(doc: TableDoc, person: PersonId, by: Person): Promise<void> {
    const news = { kind: 'invited', by: by.name, free: freeIn(doc), named: [by.id] } as const;
    return this.#news(doc, person, news, wishes => invitedMessage({ doc, person, wishes }, by.name));
  }

  #ring({ id, game }: TableDoc, person: PersonId, { named, ...news }: Named): Promise<void> {
    return ring(this.#services, person, `${news.kind} ${id}`, { ...news, table: id, game }, named);
  }

  async #news(
    doc: TableDoc,
    person: PersonId,
    news: Named & { readonly kind: 'joined' | 'over' | 'invited' | 'chair' },
    saying: (wishes: NoticeWishes) => Message,
  ): Promise<void> {
    const { kind } = news;
    const callee = await this.#callee(person);
    if (callee.wishes[kind] === false) return;
    if ((await this.#looksAt(doc.id, person)) !== 'atTable') await this.#ring(doc, person, news);
    if (callee.channels.length === 0) return;
    const verdict = await this.#newsVerdict(callee, doc.id, true, 0, true);
    const now = this.#services.now();
    if (verdict.do === 'call') await this.#send(callee, `${kind} ${doc.id}`, saying(callee.wishes), now + DAY, []);
    if (verdict.do === 'wait') await this.#later(callee, `${kind} ${doc.id}`, saying(callee.wishes), verdict.until);
  }

  /** When the quiet is over: it lies there until then. */
  async #later({ channels }: Callee, tag: string, message: Message, at: number): Promise<void> {
    await this.#services.storage.attempt(channels.map(channel => puttingCall(channel, tag, message, at, at + DAY)));
  }

  async #newsVerdict(
    callee: Callee,
    table: TableId,
    isWanted: boolean,
    lastAt: number,
    mayWait: boolean,
  ): Promise<Verdict> {
    const { calls, person } = callee;
    const news = {
      now: this.#services.now(),
      looks: await this.#looksAt(table, person),
      isWanted,
      quietUntil: this.#quiet(callee),
      calls: calls.length,
      freeAt: (calls[0] ?? 0) + CALL_WINDOW,
      lastAt,
      every: NUDGE_EVERY,
    };
    return verdictOnNews(news, mayWait);
  }

  /** Did the nudge reach anybody: somebody who is here, somebody who was called, or nobody? */
  async nudged(doc: TableDoc, { people, by }: Nudge): Promise<Reached> {
    let reached: Reached = 'nobody';
    for (const person of people) {
      const how = await this.#nudge(doc, person, by);
      if (how === 'here' || reached === 'nobody') reached = how;
    }
    return reached;
  }

  async #nudge(doc: TableDoc, person: PersonId, by: Nudge['by']): Promise<Reached> {
    const looks = await this.#looksAt(doc.id, person);
    if (looks === 'atTable') return 'here';
    const callee = await this.#callee(person);
    if (!callee.wishes.nudge) return 'nobody';
    await this.#ring(doc, person, { kind: 'nudge', by: by.name, named: [by.id] });
    if (looks === 'inHouse' && this.#services.config.notices) return 'here';
    if (callee.channels.length === 0) return 'nobody';
    const { storage } = this.#services;
    const [row] = await storage.ask('turn', 'where person_id = ? and table_id = ?', person, doc.id);
    const lastAt = row?.nudged_at ?? 0;
    const verdict = await this.#newsVerdict(callee, doc.id, true, lastAt, false);
    if (verdict.do !== 'call') return 'nobody';
    const now = this.#services.now();
    const noting: Attempt =
      row === undefined
        ? puttingTurn({ person_id: person, table_id: doc.id, since: 0, told: 0, told_at: 0, nudged_at: now })
        : {
            sql: 'update turn set nudged_at = ? where person_id = ? and table_id = ? and nudged_at = ?',
            values: [now, person, doc.id, lastAt],
            rows: 1,
          };
    const message = nudgeMessage({ doc, person, wishes: callee.wishes }, by.name);
    return (await this.#send(callee, `nudge ${doc.id}`, message, now + DAY, [noting])) ? 'called' : 'nobody';
  }

  /** An evening is tomorrow, or in an hour. At night it waits until the morning, and what would come after it has begun is not said. */
  async eveningCalls(evening: EveningNews, people: readonly PersonId[]): Promise<readonly Attempt[]> {
    const writes: Attempt[] = [];
    for (const person of people) {
      const callee = await this.#callee(person);
      if (callee.channels.length > 0) writes.push(...(await this.#eveningCall(evening, callee)));
    }
    return writes;
  }

  async #eveningCall(evening: EveningNews, callee: Callee): Promise<readonly Attempt[]> {
    const tag = `evening ${evening.id}`;
    const message = eveningMessage(callee.wishes, evening);
    const verdict = await this.#newsVerdict(callee, evening.id, callee.wishes.evening !== false, 0, true);
    if (verdict.do === 'call') return this.#sending(callee, tag, message, evening.at);
    if (verdict.do !== 'wait' || verdict.until >= evening.at) return [];
    return callee.channels.map(channel => puttingCall(channel, tag, message, verdict.until, evening.at));
  }

  clubCalls(news: ClubNews): Promise<readonly Attempt[]> {
    return clubCalls(this.#services, news);
  }

  /** Another device came in as this person: whoever they are, they hear of it, at night too. */
  async deviceCame(person: PersonId, device: string): Promise<void> {
    const callee = await this.#callee(person);
    if (!callee.wishes.device) return;
    const now = this.#services.now();
    await ring(this.#services, person, `device ${now}`, { kind: 'device', device });
    if (callee.channels.length === 0) return;
    await this.#send(callee, `device ${now}`, deviceMessage(callee.wishes, device), now + DAY, []);
  }
}

const puttingTurn = (row: TurnRow): Attempt => ({
  sql: insertionInto('turn'),
  values: valuesOf('turn', row),
  rows: 1,
});
