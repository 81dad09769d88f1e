import { fastChance, type SeatView, type Stream } from '@conclave/kernel';
import { type Item, legalMoves, type MeaCulpa, type Move, toAct } from '@conclave/mea-culpa';
import { catalogues } from '@conclave/mea-culpa/words';
import { applyUpdate, type PatchMessage, type Seen as SeenTable, seenFrom } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../scripts/longer.ts';
import { byHandWords } from '../../../games/mea-culpa/page/by-hand/catalogue.ts';
import { isByHandNow } from '../../../games/mea-culpa/page/by-hand/hands.ts';
import { hasChromium } from './chromium.ts';
import { makeAMove } from './moves.ts';
import { type Guest, type Inn, joinBy, leaveAll, linkOf, openInn, openTable } from './online/people.ts';
import { examineResult } from './shots.ts';
import { LAID, look, prompt, untilAsked, whenTrue } from './table.ts';

/**
 * META CULPA with the whole register through the page of the town: three people and a bot, live and over days. Where nothing on the page
 * says whose turn it is (S12), the test reads it from what the server tells that person's page.
 */
type View = SeatView<MeaCulpa>;
type Language = 'en' | 'de';
const PLAYERS = 4;

class Person {
  readonly guest: Guest;
  readonly seat: number;
  readonly language: Language;
  /** What the table told about calls, from the first to the last. */
  readonly verdicts: string[] = [];
  #seen: SeenTable | undefined;
  over = false;

  constructor(guest: Guest, seat: number, language: Language) {
    this.guest = guest;
    this.seat = seat;
    this.language = language;
    guest.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  get page(): Page {
    return this.guest.page;
  }

  #hear(frame: string): void {
    const message = JSON.parse(frame) as PatchMessage;
    if (message.type === 'snapshot') this.#seen = seenFrom(message);
    if (message.type === 'update' && this.#seen !== undefined)
      this.#seen = applyUpdate(this.#seen, message) ?? this.#seen;
    if (message.type === 'update') this.verdicts.push(...message.events.flatMap(verdictIn));
    if ((message.type === 'snapshot' || message.type === 'info') && message.info.status === 'over') this.over = true;
  }

  get view(): View | undefined {
    return this.#seen?.view as unknown as View | undefined;
  }

  get seq(): string {
    return `${this.#seen?.seq} ${JSON.stringify(this.view?.own)}`;
  }

  get isAsked(): boolean {
    return this.view !== undefined && !this.over && toAct(this.view.table).includes(this.seat);
  }
}

const verdictIn = (event: unknown): readonly string[] => {
  const { type, verdict } = event as { readonly type: string; readonly verdict?: string };
  return type === 'accused' && verdict !== undefined ? [verdict] : [];
};

const spotOf = (item: Item): string => (item.startsWith('coin') ? 'coin' : `good ${item}`);

type Declared = Extract<Move, { type: 'declare' }>['action'];
const spotOfAction = (action: Declared): string => {
  if (action.type === 'visit' || action.type === 'travel') return `place ${action.place}`;
  if (action.type === 'buyLetter') return 'stall indulgence';
  if (action.type === 'donate') return 'chest';
  return action.type === 'sell' ? `good ${action.good}` : `stall ${action.good}`;
};

/** What lies before the visitor (MC-26.10). */
const roomOf = ({ table }: View): number => {
  const visit = table.manual?.acts.at(-1);
  return visit?.place === 5 ? (visit.room ?? 5) : (visit?.place ?? 1);
};

/** What is touched, and what is pressed then; nothing for what luck may leave to somebody else. */
const touchesOf = (
  view: View,
  move: Move,
  language: Language = 'en',
): readonly [string | undefined, ...(string | RegExp)[]] | undefined => {
  const say = byHandWords[language];
  const text = catalogues[language];
  switch (move.type) {
    case 'settle':
      return ['post', say.settle];
    case 'stone':
      return ['stock', say.into(say.dens[move.den])];
    case 'take':
      return [`stall ${move.stone}`, move.letter === undefined ? say.take : say.takeLetter(text.colours[move.letter])];
    case 'declare':
      return [spotOfAction(move.action), say[move.action.type]];
    case 'sell':
      return [`good ${view.table.manual?.acts.at(-1)?.good}`, say.handOver];
    case 'show':
    case 'drop':
      return [
        spotOf(move.item),
        ...(move.item.startsWith('coin') ? [say.coins, say.coin(Number(move.item.slice(4)))] : []),
        move.type === 'show' ? say.show : say.drop(text.compartment(move.into)),
      ];
    case 'character':
      return [`character ${move.character}`, say.character(text.characters[move.character])];
    case 'crew':
      return [`site ${move.site}`, say.crew];
    case 'letter':
      return ['place 6', say.letter];
    case 'room':
      return [`place ${move.room}`, say.room];
    case 'use':
    case 'decline':
      return [`place ${roomOf(view)}`, say[move.type]];
    case 'nothing':
      return [undefined, view.table.stack.at(-1)?.at === 'lastCall' ? say.nothing : new RegExp(say.ahead)]; // MC-26.11
    case 'end':
    case 'done':
      return [undefined, say[move.type]];
    default:
      return undefined;
  }
};

const SOON = { timeout: 3000 } as const;

const touch = async (page: Page, spot: string): Promise<void> => {
  await page.locator(`button[data-at="${spot}"]`).first().click(SOON);
};
const press = (page: Page, name: string | RegExp): Promise<void> =>
  prompt(page).getByRole('button', { name, exact: true }).first().click(SOON);

/** MC-26.9  An amount is typed in. */
const typeAmount = async ({ page, language }: Person, spot: string, number: number, label: string): Promise<void> => {
  await touch(page, spot);
  await page.getByRole('textbox', { name: byHandWords[language].amount }).fill(String(number), SOON);
  await page.keyboard.press('Tab');
  await press(page, label);
};

/** Somebody is accused of something, with ground or without: the others in their order, then oneself. */
const accuse = async (
  { page, seat, language }: Person,
  { culprit, entry }: Extract<Move, { type: 'call' }>,
): Promise<void> => {
  const say = byHandWords[language];
  await page.getByRole('button', { name: say.accuse }).click(SOON);
  const trial = page.getByRole('dialog', { name: say.accuseTitle });
  const place = culprit === seat ? PLAYERS - 1 : culprit - (culprit > seat ? 1 : 0);
  await trial.locator('.people button').nth(place).click(SOON);
  await trial.getByRole('button', { name: new RegExp(`^${say.names[entry as 'S5']}`) }).click(SOON);
};

/** By hand, with the things of the town. */
const doByHand = async (person: Person, move: Move): Promise<void> => {
  const { page, view, language } = person;
  const say = byHandWords[language];
  if (view === undefined) return;
  if (move.type === 'pay') return typeAmount(person, 'coin', move.taler, say.pay(move.taler));
  if (move.type === 'turn') return typeAmount(person, 'post', move.notches, say.turn(move.notches));
  if (move.type === 'call') return accuse(person, move);
  const [spot, ...answers] = touchesOf(view, move, language) ?? [undefined];
  if (spot !== undefined) await touch(page, spot);
  for (const answer of answers) await press(page, answer);
};

/** One kind of move by luck, then one of that kind; of amounts the whole. Now and then somebody is accused. */
const chosen = ({ view, seat }: Person, luck: Stream): Move | undefined => {
  if (view === undefined) return undefined;
  const legal = [...legalMoves(view.table, view.own, seat)].filter(
    move => move.type === 'pay' || move.type === 'turn' || move.type === 'call' || touchesOf(view, move) !== undefined,
  );
  const isCalling = luck.below(12) === 0 && legal.some(({ type }) => type === 'call'); // who spoke without ground is silent
  const wanted = legal.filter(({ type }) => (type === 'call') === isCalling);
  const types = [...new Set(wanted.map(({ type }) => type))];
  const longer = types.filter(each => each !== 'end' && each !== 'nothing');
  const busy = longer.length > 0 && luck.below(4) > 0 ? longer : types;
  const type = busy[luck.below(Math.max(1, busy.length))];
  const moves = wanted.filter(move => move.type === type);
  return type === 'pay' || type === 'turn' ? moves.at(-1) : moves[luck.below(Math.max(1, moves.length))];
};

/** By hand where nothing is asked, else as at any table. What fails was overtaken by somebody else, and is put down. */
const tryOnce = async (person: Person, luck: Stream, made: number): Promise<void> => {
  const { page, seat, view } = person;
  const seen = await look(page);
  if (seen.skippable) await page.keyboard.press('Space');
  else if (view !== undefined && (isByHandNow(view.table, seat) || view.table.stack.at(-1)?.at === 'lastCall')) {
    const move = chosen(person, luck); // none where what was done last has come through by now
    if (move !== undefined) await doByHand(person, move).catch(() => page.keyboard.press('Escape'));
  } else await makeAMove(page, seen, made).catch(() => undefined);
};

/** A touch may be half of a move: whoever is not heard soon goes on. */
const HEARD = { timeout: 700, interval: 20 } as const;

/** The one who is asked does something, until the server has heard it. */
const actOf = async (person: Person, made: number): Promise<void> => {
  const luck = fastChance(made + 1).stream('person');
  const before = person.seq;
  const isHeard = (): boolean => person.seq !== before || person.over;
  for (let tries = 0; tries < 60 && !isHeard(); tries += 1) {
    await whenTrue(person.page, LAID);
    await tryOnce(person, luck, made + tries);
    await expect
      .poll(isHeard, HEARD)
      .toBe(true)
      .catch(() => undefined);
  }
  if (!isHeard()) throw new Error(`seat ${person.seat} cannot act: ${JSON.stringify(await look(person.page))}`);
};

const playOn = async (people: readonly Person[], most: number, from: number): Promise<number> => {
  for (let made = from; made < most; made += 1) {
    await expect.poll(() => people.some(({ isAsked, over }) => isAsked || over)).toBe(true);
    const person = people.find(({ isAsked }) => isAsked);
    if (person === undefined) return made;
    await actOf(person, made);
  }
  return most;
};

/** Ben holds a phone and speaks German. */
const GUESTS = [
  { name: 'Ben', width: 390, height: 844, language: 'de' },
  { name: 'Cleo', width: 1366, height: 768, language: 'en' },
] as const;

const sitDown = async (inn: Inn, pace: string | undefined): Promise<readonly Person[]> => {
  const choose = async (page: Page): Promise<void> => {
    await page.getByLabel('Seat 4').selectOption('novice');
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel(/^META CULPA/).selectOption({ label: 'forgetting is a sin' });
    await page.getByRole('radio', { name: 'As printed' }).check();
    if (pace !== undefined) await page.getByLabel(/^Pace/).selectOption({ label: pace });
    await page.getByRole('checkbox', { name: /accepts exactly these house rules/ }).check();
  };
  const ada = await openTable(inn, 'Ada', { title: 'Mea Culpa', seats: 4, choose, width: 1440, height: 900 });
  const people = [new Person(ada, 0, 'en')];
  await ada.page.locator('code').waitFor();
  for (const [index, { name, language, ...looks }] of GUESTS.entries()) {
    const guest = await joinBy(inn, await linkOf(ada.page), name, { language, ...looks });
    people.push(new Person(guest, index + 1, language));
    await guest.page.getByRole('button', { name: /^(I accept these rules|Ich nehme diese Regeln an)$/ }).click();
  }
  // Whose socket was open before anybody listened comes again.
  for (const { page } of people) {
    await page.reload();
    page.setDefaultTimeout(SOON.timeout); // what cannot be touched was overtaken
  }
  return people;
};

const tally = (words: readonly string[]): string =>
  [...new Set(words)].map(word => `${words.filter(other => other === word).length} ${word}`).join(', ');

/** What came after the last move is looked at, then the sins that nobody called are read out, to everyone. */
const hearTheEnd = async ({ page, language }: Person): Promise<void> => {
  page.setDefaultTimeout(30_000);
  expect((await untilAsked(page)).over).toBe(true);
  await page.getByRole('heading', { name: byHandWords[language].confessions }).first().waitFor();
};

/** CI looks at so many moves, `npm run long -- by-hand-people` plays to the end. */
const MOST = LONGER > 1 ? 5000 : 24;

describe.skipIf(!hasChromium)('META CULPA with the whole register, by three people and a bot through the page', () => {
  const inn = openInn();

  test.each([
    ['live', undefined],
    ['over days, with a new edition of the server in between', 'over days'],
  ])(
    'it is played %s',
    async (_how, pace) => {
      const people = await sitDown(inn, pace);
      const [ada] = people;
      await expect.poll(() => people.every(({ view }) => view !== undefined)).toBe(true);
      await playOn(people, 12, 0);
      if (pace !== undefined) await inn.restart(async () => undefined);
      const moves = await playOn(people, MOST, 12);
      if (LONGER > 1) {
        await expect.poll(() => people.map(({ over }) => over)).toEqual([true, true, true]);
        for (const person of people) await hearTheEnd(person);
        console.info(`${moves} moves of people, calls: ${tally(ada?.verdicts ?? [])}`);
        if (ada !== undefined) expect(await examineResult(ada.page, 'meta-culpa')).toEqual([]);
      }
      const complaints = people.flatMap(({ guest }) => guest.complaints);
      expect(complaints.filter(line => pace === undefined || !/WebSocket|ERR_|Failed to load/.test(line))).toEqual([]);
      await leaveAll(...people.map(({ guest }) => guest));
    },
    LONGER > 1 ? 7_200_000 : 300_000,
  );
});
