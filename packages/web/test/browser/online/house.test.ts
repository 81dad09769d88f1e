import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { focused, tabTo } from '../keyboard.ts';
import { look, untilAsked } from '../table.ts';
import {
  atTable,
  type Guest,
  leaveAll,
  linkOf,
  oneMove,
  openInn,
  openMenu,
  openTable,
  twoAtATable,
  whoIsAsked,
} from './people.ts';

const manners =
  (choices: Readonly<Record<string, string>>) =>
  async (page: Guest['page']): Promise<void> => {
    await page.getByText('Table manners').click();
    for (const [label, value] of Object.entries(choices)) await page.getByLabel(label).selectOption(value);
  };

/** From Home, where it is listed and counted, and from where one sets what calls: it is gone to by keyboard. */
const tableThatWaits = async (page: Page): Promise<void> => {
  const table = page.url();
  await page.goto(`${table.split('#')[0]}#/`);
  const mine = page.getByRole('region', { name: 'My tables' });
  await mine.getByText('your turn').waitFor();
  await page.waitForFunction(() => document.title === '(1) Conclave');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('data:image/svg');
  await mine.getByRole('link', { name: 'Tell me' }).click();
  await page.getByRole('heading', { name: 'What calls you' }).waitFor();
  await page.getByLabel('Address (https)').fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Send a code there' }).click();
  await page.getByText('Nothing arrived there. Look at the address again.').waitFor();
  await page.getByLabel('Somebody nudges me').uncheck();
  await page.getByText('Kept.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${table.split('#')[0]}#/`);
  await tabTo(page, focus => focus.name === 'Next table that waits for me');
  await page.keyboard.press('Enter');
  await page.waitForURL(table);
  await page.waitForFunction(() => document.title === '(1) Conclave');
};

describe.skipIf(!hasChromium)('what people do at a table beside playing', () => {
  const inn = openInn();

  test('nudge: the one we wait for is told, and by whom', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const { guest: thinks } = await whoIsAsked([ada, ben]);
    const waits = thinks === ada ? ben : ada;
    const menu = await openMenu(waits.page);
    await menu.getByRole('button', { name: 'Nudge' }).click();
    await menu.getByText('Nudged.').waitFor();
    await thinks.page
      .getByText(`${waits === ada ? 'Ada' : 'Ben'} waits for you.`)
      .first()
      .waitFor();
    await menu.getByRole('button', { name: 'Nudge' }).click();
    await menu.getByText('Not so fast.').waitFor();
    await waits.page.keyboard.press('Escape');
    await waits.page.getByText('Your nudge was seen here.').waitFor();
    await tableThatWaits(thinks.page);
    const refused = /status of 409/; // the webhook inside the network
    expect([...ada.complaints, ...ben.complaints].filter(complaint => !refused.test(complaint))).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('a seat is handed to a bot and taken back, by keyboard alone, asked once', async () => {
    const { ada, ben } = await twoAtATable(inn);
    await tabTo(ada.page, focus => focus.name === 'Table');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('dialog').waitFor();
    await tabTo(ada.page, focus => focus.name === 'Let a bot play for me');
    await ada.page.keyboard.press('Enter');
    expect((await focused(ada.page)).name).toBe('Do it');
    await ada.page.keyboard.press('Escape');
    expect((await focused(ada.page)).name).toBe('Let a bot play for me');
    await ada.page.keyboard.press('Enter');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('A bot plays for you.').first().waitFor();
    const menu = await openMenu(ben.page);
    await menu.getByText('Abbess Clara plays meanwhile').waitFor();
    await tabTo(ada.page, focus => focus.name === 'Take my seat back');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('A bot plays for you.').first().waitFor({ state: 'detached' });
    await leaveAll(ada, ben);
  });

  test('MC-7.2: a sealed bid can be changed while somebody else still thinks', async () => {
    const { ada, ben } = await twoAtATable(inn, { title: 'Mea Culpa' });
    const seal = (page: Page) => page.getByRole('button', { name: /^Seal the bid of/ });
    while ((await seal(ada.page).count()) + (await seal(ben.page).count()) < 2) await oneMove([ada, ben]);
    await seal(ada.page).click();
    await ada.page.getByText('Your bid is sealed. You may change it').waitFor();
    await ada.page.getByRole('button', { name: 'Change the bid of 1' }).click();
    await ada.page.getByRole('button', { name: '2 notches', exact: true }).click();
    await ada.page.getByRole('button', { name: 'Something else' }).click();
    await ada.page.getByRole('button', { name: 'Change the bid of 1' }).click();
    expect(await violationsOn(ada.page)).toEqual([]);
    for (const name of ['3 notches', 'Taler: 1 more'])
      await ada.page.getByRole('button', { name, exact: true }).click();
    await seal(ada.page).click();
    await ada.page.getByRole('button', { name: 'Change the bid of 4' }).waitFor();
    await seal(ben.page).click();
    for (const { page } of [ada, ben])
      await page
        .getByText(/Ada( bids)? 3 \+ 1 = 4/)
        .first()
        .waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('taking back asks the others where the table wants it', async () => {
    const { ada, ben } = await twoAtATable(inn, { choose: manners({ 'Taking back': 'consent' }) });
    const mover = await oneMove([ada, ben]);
    const other = mover === ada ? ben : ada;
    const before = await untilAsked(other.page);
    expect(await (await openMenu(other.page)).getByRole('button', { name: 'Take my last move back' }).count()).toBe(0);
    await other.page.keyboard.press('Escape');
    const menu = await openMenu(mover.page);
    await menu.getByRole('button', { name: 'Take my last move back' }).click();
    await mover.page.getByText(/You asked to take your move back. Still to agree: (Ada|Ben)/).waitFor();
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await mover.page.getByText(/You asked to take your move back/).waitFor({ state: 'detached' });
    await (await openMenu(mover.page)).getByRole('button', { name: 'Take my last move back' }).click();
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await other.page.getByText(/took a move back/).waitFor();
    await expect.poll(async () => (await look(mover.page)).asked).toBe(true);
    expect((await look(other.page)).heard).not.toBe(before.heard);
    await leaveAll(ada, ben);
  });

  test('giving the game up needs everyone, and the same people can go on', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const menu = await openMenu(ada.page);
    await menu.getByRole('button', { name: 'Give the game up' }).click();
    await menu.getByRole('button', { name: 'Do it' }).click();
    await ben.page.getByText('Ada would like to give the game up.').first().waitFor();
    expect(await violationsOn(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ada, ben]) await page.getByText('The game was given up').first().waitFor();
    await ada.page.getByRole('button', { name: 'Play again' }).click();
    await ada.page.getByRole('heading', { name: 'Invite' }).waitFor();
    await ben.page.getByRole('link', { name: 'Sit down there' }).click();
    await Promise.all([atTable(ada.page), atTable(ben.page)]);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('leaving for good gives the seat to a bot', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const menu = await openMenu(ben.page);
    await menu.getByRole('button', { name: 'Leave for good' }).click();
    await menu.getByRole('button', { name: 'Do it' }).click();
    await ben.page.getByRole('heading', { name: 'Conclave' }).waitFor();
    const people = await openMenu(ada.page);
    await people.getByText('Ben · bot').waitFor();
    await leaveAll(ada, ben);
  });

  test('who is away can be replaced by a bot', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const { guest: goes } = await whoIsAsked([ada, ben]);
    const stays = goes === ada ? ben : ada;
    const name = goes === ada ? 'Ada' : 'Ben';
    await goes.page.goto('about:blank');
    const menu = await openMenu(stays.page);
    await menu.getByText(`${name}`).first().waitFor();
    await menu.getByRole('button', { name: `Seat a bot: ${name}` }).click();
    await menu.getByText('Abbess Clara plays meanwhile').waitFor();
    await leaveAll(ada, ben);
  });

  test('watching: asked for, let in, shown a hand, sent away', async () => {
    const { ada, ben } = await twoAtATable(inn, { choose: manners({ Watching: 'consent' }) });
    const eve = await visit(inn.browser, ada.page.url(), { speed: 'instant' });
    await eve.page.getByText('You may ask to watch.').waitFor();
    expect(await violationsOn(eve.page)).toEqual([]);
    await eve.page.getByLabel('Your name at the table').fill('Eve');
    await eve.page.getByRole('button', { name: 'Ask to watch' }).click();
    await eve.page.getByText('You asked. Somebody has to let you in').waitFor();
    await ada.page.getByRole('button', { name: 'Let in: Eve' }).click();
    await eve.page.getByText('You are watching.', { exact: true }).waitFor();
    expect((await look(eve.page)).asked).toBe(false);
    const menu = await openMenu(ada.page);
    await menu.getByRole('button', { name: 'Show my cards: Eve' }).click();
    await menu.getByRole('button', { name: 'Do it' }).click();
    await eve.page.getByText('You are watching over the shoulder of Ada.').waitFor();
    expect((await look(eve.page)).asked).toBe(false);
    await (await openMenu(ben.page)).getByText('sees the cards of Ada').waitFor();
    await menu.getByRole('button', { name: 'Hide my cards: Eve' }).click();
    await eve.page.getByText('You are watching.', { exact: true }).waitFor();
    await menu.getByRole('button', { name: 'Send away: Eve' }).click();
    await eve.page.getByText('You may ask to watch.').waitFor();
    expect([...ada.complaints, ...ben.complaints, ...eve.complaints]).toEqual([]);
    await leaveAll(ada, ben, eve);
  });

  test('behind closed doors a link shows nothing of the game', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const eve = await visit(inn.browser, ada.page.url(), { speed: 'instant' });
    await eve.page.getByText('This table plays behind closed doors').waitFor();
    expect(await eve.page.getByRole('button', { name: 'Ask to watch' }).count()).toBe(0);
    await leaveAll(ada, ben, eve);
  });

  test('chat: said, muted, heard again, reported', async () => {
    const { ada, ben } = await twoAtATable(inn);
    await ben.page.getByRole('tab', { name: 'Chat' }).click();
    await ben.page.getByLabel('Say something').fill('You all sin too little.');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ada.page.getByRole('tab', { name: 'Chat (1 new line)' }).click();
    await ada.page.getByText('You all sin too little.').waitFor();
    await ada.page.getByRole('button', { name: 'More about what Ben said' }).click();
    await ada.page.getByRole('button', { name: 'Report: Ben' }).click();
    await ada.page.getByLabel('What did Ben do?').fill('He preaches.');
    expect(await violationsOn(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Send the report' }).click();
    await ada.page.getByText('Reported.').waitFor();
    expect((await inn.server.services.storage.reports(10)).map(({ reason }) => reason)).toEqual([
      'He preaches. > You all sin too little.',
    ]);
    await ada.page.getByRole('button', { name: 'More about what Ben said' }).click();
    await ada.page.getByRole('button', { name: 'Mute: Ben' }).click();
    await ada.page.getByText('You all sin too little.').waitFor({ state: 'detached' });
    await ben.page.getByLabel('Say something').fill('Hello?');
    await ben.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.getByText('Hello?').waitFor();
    expect(await ada.page.getByText('Hello?').count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Hear again: Ben' }).click();
    await ada.page.getByText('You all sin too little.').waitFor();
    await leaveAll(ada, ben);
  });

  test.each([
    { theme: 'light', language: 'en', width: 1440, height: 900 },
    { theme: 'dark', language: 'de', width: 390, height: 844 },
  ] as const)('the menu in $theme and $language: axe finds nothing, every control is 44 px', async looks => {
    const ada = await openTable(inn, 'Ada', {
      ...looks,
      choose: async page => {
        await page.getByLabel(/^(Seat|Platz) 2$/).selectOption('master');
        await page.locator('label.line select').first().selectOption({ index: 4 });
      },
    });
    await atTable(ada.page);
    const menu = await openMenu(ada.page);
    await menu.getByText(looks.language === 'de' ? 'Der Großinquisitor' : 'The Grand Inquisitor').waitFor();
    expect(await violationsOn(ada.page)).toEqual([]);
    const small = await menu
      .locator('button:visible, select:visible, summary:visible')
      .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.textContent));
    expect(small).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await leaveAll(ada);
  });

  test('before the game: bots of every level, a chair freed, standing up', async () => {
    const ada = await openTable(inn, 'Ada', { title: 'The Seven Seals', seats: 4 });
    await ada.page.locator('code').waitFor();
    await ada.page.getByRole('button', { name: 'Seat a bot Seat 2' }).click();
    await ada.page.getByText('Sister Agnes').waitFor();
    await ada.page.getByLabel('How well the bot plays, Seat 2').selectOption('novice');
    await ada.page.getByText('Brother Pip').waitFor();
    await ada.page.getByRole('button', { name: 'Seat a bot Seat 3' }).click();
    await ada.page.getByRole('button', { name: 'Seat a bot Seat 4' }).click();
    await ada.page.getByText('Abbess Clara').waitFor();
    expect(await violationsOn(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Free the chair of Abbess Clara' }).click();
    await ada.page.getByText('free chair').waitFor();
    expect(await linkOf(ada.page)).toContain('#/t/');
    await ada.page.getByRole('button', { name: 'Stand up' }).click();
    await ada.page.getByRole('button', { name: 'Do it' }).click();
    await ada.page.getByRole('heading', { name: 'Conclave' }).waitFor();
    expect(ada.complaints).toEqual([]);
    await leaveAll(ada);
  });
});
