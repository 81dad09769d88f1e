import type { Refusal, Seat } from '@conclave/kernel';
import type { PersonId, Seen, TableAction, TableInfo } from '@conclave/protocol';
import { changeSettings, settings } from '@conclave/stage/settings/settings.svelte.ts';
import { readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import type { Call, CallAnswer, Company, TableNote } from '@conclave/stage/table/company.ts';
import type { ChatLine } from '@conclave/stage/table/source.ts';
import { gaveNonce } from '../records/seen-seals.ts';
import { becomeGuest, newNonce, whoAmI } from './api.ts';
import { asking, openVotes, seatOfPerson } from './at-table.ts';
import { shownNames } from './bot-names.ts';
import { isStoodInForAt, notesOn, remarkOn } from './stand-ins.ts';
import type { News, TableLink } from './table-link.svelte.ts';
import { explainRefusal, named, sayHouse } from './words.ts';

export interface Muted {
  readonly id: PersonId;
  readonly name: string;
}

const mutedHere = (): readonly Muted[] => {
  const stored = readStored('muted');
  return Array.isArray(stored) ? stored.filter(one => typeof one?.id === 'string' && typeof one.name === 'string') : [];
};

const NEWS_FOR = 20_000;
const MOST_NEWS = 2;

/** The people around a table and what they do beside playing: seats, watchers, votes, manners. */
export class House implements Company {
  readonly link: TableLink;
  news: readonly (News & { readonly n: number })[] = $state.raw([]);
  /** The table's answer to what we last asked of it, when it said no. */
  refusal: Refusal | undefined = $state.raw();
  muted: readonly Muted[] = $state.raw(mutedHere());
  #told = 0;
  #numbered: Seen | undefined;
  readonly #seqs = new WeakMap<object, number>();
  #readTo = $state(0);
  readonly #came = Date.now();

  constructor(link: TableLink) {
    this.link = link;
    link.onNews = news => this.#tell(news);
  }

  get info(): TableInfo | undefined {
    return this.link.info;
  }

  get me(): PersonId | undefined {
    return this.link.person?.id;
  }

  get seat(): Seat | undefined {
    return this.info === undefined ? undefined : seatOfPerson(this.info, this.me);
  }

  get names(): readonly string[] {
    return this.info === undefined ? [] : shownNames(this.info, settings.language);
  }

  /** We see the game, but have no seat of our own. */
  get onlyWatches(): boolean {
    return this.info !== undefined && this.seat === undefined;
  }

  /** Is there a move of ours that could be asked back? It may lie where we cannot look any more. */
  get hasMoved(): boolean {
    const { lastBy, seen } = this.link;
    return lastBy === this.seat || seen?.covered === true || seen?.past.some(({ by }) => by === this.seat) === true;
  }

  /** Are the moves of our seat ours to make? */
  get mayPlay(): boolean {
    return this.seat !== undefined && this.info?.status === 'running' && !this.hasStandIn;
  }

  /** May a master be asked here? */
  get mayAskForHints(): boolean {
    return this.info?.settings.hints === true;
  }

  /** What somebody asks of us beside the game: a vote that waits for our word, a guest at the door, a nudge. */
  get call(): Call | undefined {
    const { info, seat } = this;
    const here = sayHouse();
    if (info?.status !== 'running' || seat === undefined) return undefined;
    const answer = (label: string, action: TableAction, whom?: string): CallAnswer => ({
      label,
      name: whom === undefined ? undefined : named(label, whom),
      give: () => void this.act(action),
    });
    if (this.hasStandIn) return { text: here.botPlays, answers: [answer(here.takeBack, { do: 'takeBack' })] };
    const vote = openVotes(info).find(({ by, agreed }) => by !== seat && !agreed.includes(seat));
    if (vote !== undefined) {
      const about = vote.seat === undefined ? { to: vote.what } : { to: vote.what, seat: vote.seat };
      return {
        text: here.votes[vote.what](vote.person?.name ?? this.#nameAt(vote.by), this.#nameAt(vote.seat)),
        answers: [answer(here.agree, { do: 'agree', ...about }), answer(here.decline, { do: 'decline', ...about })],
      };
    }
    const [guest] = asking(info);
    if (guest !== undefined) {
      const { name, person } = guest;
      return {
        text: here.asksToWatch(name),
        answers: [
          answer(here.letIn, { do: 'admit', person }, name),
          answer(here.refuse, { do: 'dismiss', person }, name),
        ],
      };
    }
    const [news] = this.news;
    return news?.what === 'nudge' ? { text: here.nudgedBy(news.by), answers: [] } : undefined;
  }
  #nameAt(seat: Seat | undefined): string {
    return seat === undefined ? '' : (this.names[seat] ?? '');
  }

  get isHost(): boolean {
    return this.me !== undefined && this.info?.host === this.me;
  }

  get isAbandoned(): boolean {
    return this.info?.status === 'abandoned';
  }

  /** A bot plays on our seat for now. */
  get hasStandIn(): boolean {
    return this.info?.seats.some(({ seat, standIn }) => seat === this.seat && standIn === true) ?? false;
  }

  isStoodInFor(seat: Seat): boolean {
    return this.info !== undefined && isStoodInForAt(this.info, seat);
  }

  get notes(): readonly TableNote[] {
    return this.info === undefined ? [] : notesOn(this.info, this.names, sayHouse());
  }

  remarkOn(seat: Seat): string {
    const { info, link } = this;
    return info === undefined
      ? ''
      : remarkOn(info, seat, link.seen?.covered === true ? undefined : link.seen?.past, sayHouse());
  }

  /** Found once for all that was told until now. */
  readonly seqOf = (event: object): number | undefined => {
    const { seen } = this.link;
    if (seen !== undefined && seen !== this.#numbered) {
      this.#numbered = seen;
      for (const { seq, events } of seen.past)
        for (const told of events) if (typeof told === 'object' && told !== null) this.#seqs.set(told, seq);
    }
    return this.#seqs.get(event);
  };

  /** Why the table, not the game, said no. */
  explain(code: string): string {
    return explainRefusal(code);
  }

  async act(action: TableAction): Promise<boolean> {
    this.refusal = undefined;
    this.refusal = await this.link.act(action);
    return this.refusal === undefined;
  }

  /** On this chair, with a nonce of our own: the commitment of the table is before our eyes. */
  async sit(seat: Seat): Promise<boolean> {
    const { table } = this.link;
    const gave = { seat, nonce: newNonce() };
    gaveNonce(table, gave);
    const sits = await this.act({ do: 'sit', ...gave });
    if (!sits) gaveNonce(table, undefined);
    return sits;
  }

  /** Says who we are, where that is not known yet, and comes back to the table under this name. */
  async introduce(name: string): Promise<boolean> {
    const wanted = name.trim();
    if (this.link.person !== undefined) return true;
    if (wanted === '') return false;
    changeSettings({ name: wanted });
    const guest = await becomeGuest(wanted);
    if (guest.ok) return this.link.returnAs(guest.value);
    this.refusal = { code: guest.code, rule: guest.rule };
    return false;
  }

  /** Somebody who was here before came back, with a passkey: the table is seen with their eyes. */
  readonly comeBack = async (): Promise<void> => {
    const me = await whoAmI();
    if (me !== undefined) await this.link.returnAs(me);
  };

  /** Another name, here and everywhere; at a table where somebody else has it, with a number behind it. */
  async rename(name: string): Promise<boolean> {
    const wanted = name.trim();
    if (wanted === '' || wanted === this.link.person?.name) return false;
    this.refusal = undefined;
    const guest = await becomeGuest(wanted);
    if (guest.ok) {
      changeSettings({ name: wanted });
      this.link.person = guest.value;
    } else this.refusal = { code: guest.code, rule: guest.rule };
    return guest.ok;
  }

  hears(person: PersonId | undefined): boolean {
    return !this.muted.some(({ id }) => id === person);
  }

  mute({ id, name }: Muted, on: boolean): void {
    const others = this.muted.filter(other => other.id !== id);
    this.muted = on ? [...others, { id, name }] : others;
    writeStored('muted', this.muted);
    this.link.mute(id, on);
  }

  /** What was said before we came is no news. */
  unread(lines: readonly ChatLine[]): number {
    return lines.filter(
      ({ n, at = 0, person }) => n > this.#readTo && at > this.#came && person !== this.me && this.hears(person),
    ).length;
  }

  read(lines: readonly ChatLine[]): void {
    this.#readTo = Math.max(this.#readTo, lines.at(-1)?.n ?? 0);
  }

  forget(n: number): void {
    this.news = this.news.filter(news => news.n !== n);
  }

  #tell(news: News): void {
    this.#told += 1;
    const n = this.#told;
    this.news = [...this.news.slice(1 - MOST_NEWS), { ...news, n }];
    setTimeout(() => this.forget(n), NEWS_FOR);
  }
}
