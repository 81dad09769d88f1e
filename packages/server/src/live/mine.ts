import type { PersonId, TableId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { peopleOf, type TableDoc } from '../table/doc.ts';
import type { Loaded } from '../table/loaded.ts';
import { isMine, lineFor, type MyLine, myLines } from '../table/mine.ts';
import type { Tables } from '../table/registry.ts';
import type { Connection } from './connection.ts';

const MOST = 100;
/** Changes within this time are told together. */
const TOGETHER = 200;

/** A page that wants to know of the tables of its person. */
interface Follower {
  readonly connection: Connection;
  readonly person: PersonId;
  lines: Map<TableId, MyLine>;
  /** What changed while the lines are being read: it is newer than they are. */
  noted: Map<TableId, MyLine | undefined> | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Everybody who follows their own tables at this node. */
export class Mine {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #followers = new Map<Connection, Follower>();
  readonly #byPerson = new Map<PersonId, Set<Follower>>();

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
  }

  follow(connection: Connection, on: boolean): void {
    this.leave(connection);
    const { person } = connection;
    if (!on || person === undefined) return;
    const follower: Follower = { connection, person: person.id, lines: new Map(), noted: undefined, timer: undefined };
    this.#followers.set(connection, follower);
    const others = this.#byPerson.get(person.id) ?? new Set();
    this.#byPerson.set(person.id, others.add(follower));
    this.#read(follower);
  }

  leave(connection: Connection): void {
    const follower = this.#followers.get(connection);
    if (follower === undefined) return;
    clearTimeout(follower.timer);
    this.#followers.delete(connection);
    const others = this.#byPerson.get(follower.person);
    others?.delete(follower);
    if (others?.size === 0) this.#byPerson.delete(follower.person);
  }

  /** A table changed, here or elsewhere. */
  changed(before: TableDoc | undefined, loaded: Loaded): void {
    if (this.#byPerson.size === 0) return;
    const { doc } = loaded;
    for (const person of new Set([...peopleOf(before), ...peopleOf(doc)]))
      for (const follower of this.#byPerson.get(person) ?? []) this.#note(follower, loaded);
  }

  /** Tables that are followed here, as far as they are known. */
  followed(): readonly { readonly id: TableId; readonly n: number }[] {
    const known = new Map<TableId, number>();
    for (const { lines } of this.#followers.values())
      for (const [id, { n }] of lines) known.set(id, Math.min(n, known.get(id) ?? n));
    return [...known].map(([id, n]) => ({ id, n }));
  }

  /** Somebody may have sat down at another node. */
  readAll(): void {
    for (const follower of this.#followers.values()) this.#read(follower);
  }

  #read(follower: Follower): void {
    if (follower.noted !== undefined) return; // is being read
    const noted = new Map<TableId, MyLine | undefined>();
    follower.noted = noted;
    myLines(this.#services, this.#tables, follower.person, MOST)
      .then(lines => {
        const open = lines.filter(({ line: { status } }) => status === 'open' || status === 'running');
        const before = follower.lines;
        follower.lines = new Map(open.map(mine => [mine.line.id, mine]));
        for (const [id, mine] of noted) put(follower.lines, id, mine);
        if (before.size === 0 || textOf(before) !== textOf(follower.lines)) this.#tell(follower);
      })
      .catch(error => this.#services.log.error({ err: error }, 'the tables of somebody could not be read'))
      .finally(() => {
        follower.noted = undefined;
      });
  }

  #note(follower: Follower, loaded: Loaded): void {
    const { doc, n } = loaded;
    const before = follower.lines.get(doc.id);
    const after = isMine(doc, follower.person) ? { line: lineFor(loaded, follower.person), n } : undefined;
    put(follower.lines, doc.id, after);
    follower.noted?.set(doc.id, after);
    if (JSON.stringify(before?.line) !== JSON.stringify(after?.line)) this.#tell(follower);
  }

  #tell(follower: Follower): void {
    follower.timer ??= setTimeout(() => {
      follower.timer = undefined;
      const tables = [...follower.lines.values()].map(({ line }) => line);
      follower.connection.send({ type: 'mine', tables, now: this.#services.now() });
    }, TOGETHER);
  }
}

const put = (lines: Map<TableId, MyLine>, id: TableId, mine: MyLine | undefined): void => {
  if (mine === undefined) lines.delete(id);
  else lines.set(id, mine);
};

const textOf = (lines: ReadonlyMap<TableId, MyLine>): string =>
  JSON.stringify([...lines.values()].map(({ line }) => line));
