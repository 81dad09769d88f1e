import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, orThrow, readRecord } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../../../../house/test/fourth-game/blind-bids/rules/rules.ts';
import { Api, Live, newGuest, RandomPlayer } from '../../../../server/test/client.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, launch, visit } from '../chromium.ts';
import { mayDo, playMoves } from '../plain/driver.ts';
import { untilAsked } from '../table.ts';
import { copyRepository, differences, forget, linkOwn, ROOT, run, type Served, serveCopy } from './copy.ts';
import { blocksIn, commandsIn, follow } from './walk.ts';

const GAME = 'blind-bids';
const NONCE = '01'.repeat(16);
const blocks = blocksIn(readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8'));
const commands = commandsIn(blocks);

/** What the document tells to do, and how this test does it: without a network, and without waiting for somebody to type. */
const IN_THE_COPY: Readonly<Record<string, (root: string, words: readonly string[]) => string>> = {
  'npm install': root => {
    linkOwn(root);
    return '';
  },
  'npm run': (root, [, , name = '']) => run(root, 'npm', ['run', name]),
  'npx vitest': (root, [, , ...args]) => run(root, 'npx', ['vitest', ...args, '--project', 'node']),
  'npx conclave': (root, [, , ...args]) =>
    run(root, process.execPath, ['packages/cli/bin/conclave.js', ...args], '1\n'.repeat(10)),
};

const obey = (root: string, command: string): string => {
  const words = command.split(' ');
  const known = IN_THE_COPY[words.slice(0, 2).join(' ')];
  if (known === undefined) throw new Error(`docs/adding-a-game.md says "${command}", and this test does not know how`);
  return known(root, words);
};

/** Built once: a copy of the repository in which somebody has followed the document. */
describe.skipIf(!hasChromium)('a fourth game, by the document and nothing else', () => {
  let root = '';
  let served: Served;
  let browser: Browser;
  const answers = new Map<string, string>();

  beforeAll(async () => {
    root = copyRepository();
    cpSync(join(ROOT, 'packages/house/test/fourth-game', GAME), join(root, 'packages/games', GAME), {
      recursive: true,
    });
    follow(blocks, root);
    for (const command of commands.filter(line => line !== 'npm start')) answers.set(command, obey(root, command));
    served = await serveCopy(root);
    browser = await launch();
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    if (root !== '') forget(root);
  });

  const answerTo = (beginning: string): string =>
    [...answers].find(([command]) => command.startsWith(beginning))?.[1] ?? '';

  test('outside of its folder two files differ: the list of the house and its manifest', () => {
    const outside = differences(root).filter(file => !file.startsWith(`packages/games/${GAME}/`));
    expect(outside.filter(file => !/^(bids\.jsonl|mine\.json)$/.test(file))).toEqual([
      'packages/house/package.json',
      'packages/house/src/games.ts',
    ]);
  });

  test('in the terminal: bots that were lent play it, somebody plays it, and both records verify', () => {
    expect(commands.filter(command => command.startsWith('npx conclave'))).toHaveLength(4);
    expect(answerTo('npx conclave sim')).toContain('20');
    expect(answerTo('npx conclave play')).toContain('Which card do you bid?');
    const records = readFileSync(join(root, 'bids.jsonl'), 'utf8').trim().split('\n');
    expect(records.map(text => orThrow(readRecord(text)).game)).toEqual(Array.from({ length: 20 }, () => GAME));
    expect(orThrow(readRecord(readFileSync(join(root, 'mine.json'), 'utf8'))).moves).toHaveLength(6);
  });

  test('on the server: a program plays it against a bot to the end, and the record verifies', async () => {
    const { address } = served;
    const guest = await newGuest(address, 'Ada');
    const api = new Api(address, guest.token);
    const opened = await api.ok<TableInfo>('POST', '/api/tables', {
      game: GAME,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'regular' }],
      options: { rounds: 5 },
    });
    await api.act(opened.id, { do: 'sit', seat: 0, nonce: NONCE });
    const live = await Live.open(address, guest.token);
    await live.watch(opened.id);
    const player = new RandomPlayer(live, rules, opened.id);
    await live.until(() => (live.info?.status === 'over' ? true : undefined), `the end of ${GAME}`);
    live.close();
    // A bid for each of five rounds; one may be sent again where the bot's came before its answer.
    expect(player.moves).toBeGreaterThanOrEqual(5);
    const record = await api.ok<GameRecord>('GET', `/api/tables/${opened.id}/record`);
    expect(record.moves.filter(({ seat }) => seat === 1)).toHaveLength(5);
    writeFileSync(join(root, 'data/served.json'), JSON.stringify(record));
    run(root, process.execPath, ['packages/cli/bin/conclave.js', 'verify', 'data/served.json']);
  });

  const open = (language: 'en' | 'de' = 'en') =>
    visit(browser, served.address, { width: 360, height: 640, language, speed: 'instant' });
  const ranking = (page: Page) => page.getByRole('region', { name: /^(The result|Das Ergebnis)$/ });

  test.each([
    ['en', 'Blind Bids', /^Bid \d+$/],
    ['de', 'Blinde Gebote', /^\d+ bieten$/],
  ] as const)(
    'on the plain table (%s): from its door to the result, by accessible names',
    async (language, title, bid) => {
      const { page, complaints } = await open(language);
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByRole('button', { name: new RegExp(`^(Play now|Gleich spielen): ${title}`) }).press('Enter');
      await untilAsked(page);
      expect(await violationsOn(page)).toEqual([]);
      const made = await playMoves(page, 20);
      expect(made).toHaveLength(3);
      for (const name of made) expect(name).toMatch(bid);
      await ranking(page).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('what the game does not bring is not there, and nothing breaks for it', async () => {
    const { page, complaints } = await open();
    expect(await page.getByRole('link', { name: 'Learn by playing: Blind Bids' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Rules of Blind Bids' }).press('Enter');
    await page.getByText('Blind Bids has brought no book of rules.').waitFor();
    await page.goto(`${served.address}/#/statistics`);
    await page.getByRole('heading', { name: 'My record' }).waitFor();
    await page.goto(`${served.address}/#/replay`);
    await page.locator('input[type=file]').setInputFiles(join(root, 'mine.json'));
    await page.getByRole('heading', { name: 'On the table' }).waitFor();
    await page.getByRole('combobox', { name: 'What to look at' }).selectOption('Drawers');
    for (const leaf of ['Story', 'Verify']) await page.getByRole('tab', { name: leaf, exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Recompute it' }).press('Enter');
    await page.getByText('Everything is as it was sealed.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('whoever has bid may change it while the table waits for another, and nobody hears of it', async () => {
    const ada = await open();
    await ada.page.goto(`${served.address}/#/new/${GAME}/friends`);
    await ada.page.getByLabel('Your name at the table').fill('Ada');
    await ada.page.getByLabel('Your name at the table').press('Tab');
    await ada.page.getByRole('button', { name: 'Open the table' }).press('Enter');
    await ada.page.locator('code').waitFor();
    const id = /#\/t\/([\w-]+)/.exec(ada.page.url())?.[1] ?? '';
    const guest = await newGuest(served.address, 'Ben');
    await new Api(served.address, guest.token).act(id, { do: 'sit', seat: 1, nonce: NONCE });
    const live = await Live.open(served.address, guest.token);
    await live.watch(id);
    await untilAsked(ada.page);
    const bids = mayDo(ada.page).getByRole('button', { name: /^Bid \d+$/ });
    await bids.first().press('Enter');
    await mayDo(ada.page).getByRole('heading', { name: 'You may also' }).waitFor();
    const heard = await live.next('update', 0);
    const told = live.texts.length;
    const second = await bids.nth(1).innerText();
    await bids.nth(1).press('Enter');
    const card = /\d+/.exec(second)?.[0];
    await ada.page.getByText(`You bid ${card}.`).first().waitFor();
    expect(heard.by).toBe(0);
    expect(live.texts).toHaveLength(told);
    new RandomPlayer(live, rules, id);
    const turnedUp = await live.until(() => live.texts.find(text => text.includes('"revealed"')), 'the bids');
    expect(turnedUp).toContain(`"bids":[${card},`);
    await untilAsked(ada.page);
    live.close();
    await ada.page.context().close();
  });
});
