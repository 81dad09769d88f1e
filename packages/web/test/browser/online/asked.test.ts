import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Club, TableInfo } from '@conclave/protocol';
import { serve } from '@conclave/server';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest } from '../../../../server/test/client.ts';
import { LOOPBACK, openPostOffice, type PostOffice } from '../../../../server/test/notices/post-office.ts';
import { hasChromium, type Visit, visit } from '../chromium.ts';
import { focused, tabTo } from '../keyboard.ts';
import { examine } from '../shots.ts';
import { openInn } from './people.ts';

/** A game of two bots is as long as luck has it, and on a busy machine it takes its time. */
const NEVER = 200_000;
const PHONE = { width: 390, height: 844, language: 'en' } as const;
const DESK = { width: 1440, height: 900, language: 'de' } as const;

describe.skipIf(!hasChromium)('asking others, and being heard elsewhere', () => {
  const inn = openInn({ outside: LOOPBACK });
  let office: PostOffice;
  beforeAll(async () => {
    office = await openPostOffice();
  });
  afterAll(() => office.close());

  const api = ({ token }: Guest): Api => new Api(inn.server.address, token);
  const guest = (name: string): Promise<Guest> => newGuest(inn.server.address, name);
  /** Somebody's own browser, at a place of the page. */
  const comeAs = async ({ token }: Guest, place: string, looks: Visit) => {
    const { page, complaints } = await visit(inn.browser, `${inn.server.address}/api/games`, looks);
    await page.context().addCookies([{ name: 'conclave', value: token, url: inn.server.address }]);
    await page.evaluate("localStorage.setItem('conclave.guest', 'true')");
    await page.goto(`${inn.server.address}/#/${place}`);
    complaints.length = 0;
    return { page, complaints };
  };
  /** The Tab key leads there, the Enter key does it. */
  const enterAt = async (page: Page, name: string): Promise<void> => {
    await tabTo(page, focus => focus.name === name && !focus.disabled, 120);
    await page.keyboard.press('Enter');
  };
  const anew = (page: Page): Promise<unknown> =>
    page.evaluate('document.activeElement?.blur(); window.getSelection()?.removeAllRanges(); scrollTo(0, 0)');

  /** Where a screen has no buttons for it, as a table has none, the settings say it. */
  const speak = async (page: Page, language: 'en' | 'de'): Promise<void> => {
    const button = page.getByRole('button', { name: language === 'de' ? 'Deutsch' : 'English', exact: true });
    if ((await button.count()) > 0) return button.click();
    await page.evaluate(`(() => {
      const settings = JSON.parse(localStorage['conclave.settings']);
      localStorage['conclave.settings'] = JSON.stringify({ ...settings, language: '${language}' });
    })()`);
    await page.reload();
  };
  /** The same screen as a phone and as a desk show it, in both languages; `there` says that it is all there. */
  const examineBoth = async (
    page: Page,
    name: string,
    look: typeof PHONE | typeof DESK,
    there: Locator = page.getByRole('heading', { level: 1 }),
  ): Promise<readonly string[]> => {
    const found = [...(await examine(page, name, look))];
    const other = look === PHONE ? DESK : PHONE;
    await page.setViewportSize(other);
    await speak(page, other.language);
    await there.waitFor();
    found.push(...(await examine(page, name, other)));
    await speak(page, look.language);
    await page.setViewportSize(look);
    await there.waitFor();
    return found;
  };

  let clubs = 0;
  const clubOf = async (owner: Guest, name: string, ...others: readonly Guest[]): Promise<Club> => {
    clubs += 1; // a second try finds the name taken
    const club = await api(owner).ok<Club>('POST', '/api/clubs', { name: `${name} ${clubs}` });
    for (const other of others) await api(other).ok('POST', '/api/clubs/join', { code: club.invite?.code });
    return club;
  };

  test('a club is heard elsewhere: a code first, then what it tells and in which language, tried and removed; by keyboard alone', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    const { id, name } = await clubOf(ada, 'The Owls', ben);
    const { page, complaints } = await comeAs(ada, `clubs/${id}`, PHONE);
    await page.getByRole('heading', { name: 'Heard elsewhere' }).waitFor();
    await enterAt(page, 'Be heard elsewhere');
    await tabTo(page, ({ tag }) => tag === 'select'); // which kind: the letter chooses
    await page.keyboard.press('a');
    expect(await page.getByLabel('Kind').inputValue()).toBe('generic');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${office.url}/owls`);
    expect(await examineBoth(page, 'club-webhook-new', PHONE)).toEqual([]);
    await anew(page);
    await enterAt(page, 'Send a code there');
    await page.getByText('A code was sent there.').waitFor();
    await page.getByText('What is sent there is signed with this secret.').waitFor();
    await page.getByText('waits for the code').waitFor();
    expect(await page.getByRole('button', { name: /^Try it/ }).count()).toBe(0);
    expect(await examineBoth(page, 'club-webhook-waits', PHONE)).toEqual([]);

    await page.getByLabel('Code', { exact: true }).press('A');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'code' }).waitFor();
    const [, code = ''] = /code is ([A-Z0-9]+)/.exec(office.letters.map(({ body }) => `${body}`).join('')) ?? [];
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    const place = `Another program (${new URL(office.url).host})`;
    await page.getByRole('button', { name: `Try it: ${place}` }).waitFor();
    await anew(page);
    await enterAt(page, `Try it: ${place}`);
    await page.getByText('It was sent.').waitFor();
    const tells = page.getByRole('group', { name: 'What it says there' }).getByRole('checkbox');
    expect(await tells.count()).toBe(3);
    await page.getByRole('checkbox', { name: 'somebody opens a table of the club' }).press('Space');
    await expect
      .poll(async () => (await api(ada).ok<Club>('GET', `/api/clubs/${id}`)).settings.tells)
      .toEqual(['evening', 'result']);
    await page.getByLabel('In which language').selectOption('de');
    await expect.poll(async () => (await api(ada).ok<Club>('GET', `/api/clubs/${id}`)).settings.language).toBe('de');
    expect(await examineBoth(page, 'club-webhook-on', PHONE)).toEqual([]);

    const { page: others } = await comeAs(ben, `clubs/${id}`, DESK);
    await others.getByRole('heading', { name }).waitFor();
    await others.getByRole('heading', { name: /^Leute/ }).waitFor();
    expect(await others.getByText('Anderswo zu hören').count()).toBe(0); // the owner's affair

    await anew(page);
    await enterAt(page, `Remove ${place}`);
    expect(['Do it', 'Yes']).toContain((await focused(page)).name);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: `Remove ${place}` }).count(), { timeout: NEVER }).toBe(0);
    expect(complaints.filter(line => !line.includes('404'))).toEqual([]);
    for (const each of [page, others]) await each.context().close();
  });

  test('a steward says how long and why somebody is silent, and who it is hears until when; by keyboard alone', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    const { id, name } = await clubOf(ada, 'The Rooks', ben);
    const { page, complaints } = await comeAs(ada, `clubs/${id}`, PHONE);
    const { page: other } = await comeAs(ben, '', DESK);
    await other.getByRole('link', { name: 'Ich', exact: true }).waitFor();
    await page.getByRole('heading', { name }).waitFor();
    await enterAt(page, 'Make silent: Ben');
    await page.getByLabel('How long').selectOption({ label: 'for a week' });
    expect(await examineBoth(page, 'club-mute', PHONE)).toEqual([]);
    await page.getByLabel('Why', { exact: true }).focus();
    await page.keyboard.press('Enter'); // without a reason nothing happens
    expect(await page.getByText('silent until').count()).toBe(0);
    await page.keyboard.type('He shouts.');
    await page.keyboard.press('Enter');
    await page.getByText('silent until').waitFor();
    await other.reload();
    await other.getByText('Die Betreuung eines Clubs bittet dich, an seinen Tischen bis').waitFor();
    expect(await examine(other, 'club-muted', DESK)).toEqual([]);
    await anew(page);
    await enterAt(page, 'May speak again: Ben');
    await page.getByText('silent until').waitFor({ state: 'detached' });
    await other.reload();
    await other.getByText('Du darfst an den Tischen des Clubs wieder sprechen.').waitFor();
    expect(complaints).toEqual([]);
    for (const each of [page, other]) await each.context().close();
  });

  test('somebody is invited and finds it under the bell, or wants to be asked by nobody; who waits for a chair is told of one', async () => {
    const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const opens = (who: Guest, count: number): Promise<TableInfo> =>
      api(who).ok('POST', '/api/tables', {
        ...{ game: 'dogma', seats: [...seats, { kind: 'open' }].slice(0, count), sit: { seat: 0 } },
      });
    await api(ada).ok('PUT', `/api/me/follows/${ben.id}`);
    const { id: before } = await opens(ada, 2); // a game that bots play to its end: they have met
    await api(ben).act(before, { do: 'sit', seat: 1 });
    const watching = await Live.open(inn.server.address, ada.token); // where nobody is, bots wait
    await watching.watch(before);
    for (const who of [ada, ben]) await api(who).act(before, { do: 'handOver', level: 'novice' });
    const status = async () => (await api(ada).ok<TableInfo>('GET', `/api/tables/${before}`)).status;
    await expect.poll(status, { timeout: NEVER }).toBe('over');
    watching.close();

    const { id } = await opens(ada, 3);
    const { page, complaints } = await comeAs(ada, `t/${id}`, PHONE);
    const asking = page.getByRole('heading', { name: /^(Ask somebody|Jemanden fragen)$/ });
    await asking.waitFor();
    expect(await examineBoth(page, 'ask-somebody', PHONE, asking)).toEqual([]);
    const { page: home } = await comeAs(ben, 'me', DESK);
    await home.getByRole('link', { name: 'Nachrichten', exact: true }).waitFor();
    await anew(page);
    await enterAt(page, 'Invite Ben');
    await page.getByText('Ben is told.').waitFor();
    await home.getByRole('link', { name: 'Nachrichten: 1 neu' }).waitFor();

    await home.getByLabel('Wer mich an einen Tisch einladen darf').selectOption({ label: 'niemand' });
    await home.getByText('Erledigt.').waitFor();
    expect(await examineBoth(home, 'me-privacy', DESK)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Invite Ben' }).press('Enter');
    await page.getByText('They cannot be invited.').waitFor();

    const { rematch = '' } = await api(ada).act(before, { do: 'rematch' });
    await api(ada).act(rematch, { do: 'sit', seat: 0 });
    const { page: outside } = await comeAs(cleo, `t/${rematch}`, DESK);
    const waiting = outside.getByRole('button', { name: /^(Sag mir, wenn ein Platz|Tell me when a chair)/ });
    await waiting.waitFor();
    expect(await examineBoth(outside, 'chair-wait', DESK, waiting)).toEqual([]);
    await anew(outside);
    await enterAt(outside, 'Sag mir, wenn ein Platz frei wird');
    await outside.getByRole('status').filter({ hasText: 'Du erfährst es, wenn ein Platz frei wird.' }).waitFor();
    expect((await focused(outside)).name).toBe('Nicht mehr warten'); // the same press takes it back
    await outside.keyboard.press('Enter');
    await outside.getByText('Du erfährst es, wenn ein Platz frei wird.').waitFor({ state: 'detached' });
    await outside.keyboard.press('Enter');
    await outside.getByText('Du erfährst es, wenn ein Platz frei wird.').waitFor();
    await outside.goto(`${inn.server.address}/#/`);
    await expect.poll(() => inn.server.tables.find(rematch)?.watches.size ?? 0, { timeout: NEVER }).toBe(0); // who sees it need not be told
    await api(ada).act(rematch, { do: 'openSeat', seat: 1 });
    await outside.getByRole('link', { name: 'Nachrichten: 1 neu' }).press('Enter');
    await outside.getByText('Ein Platz ist frei: Dogma. Mit Ada.').waitFor();
    expect(await examineBoth(outside, 'bell-chair', DESK)).toEqual([]);
    await anew(outside);
    await enterAt(outside, 'Zum Tisch: Dogma');
    await outside.getByRole('button', { name: /^Hier sitzen/ }).waitFor();

    const { id: club, name } = await clubOf(ada, 'The Moths', ben);
    await api(ada).ok('DELETE', `/api/clubs/${club}`);
    await home.goto(`${inn.server.address}/#/notices`);
    await home.getByText('Ada lädt dich ein: Dogma. 2 Plätze sind frei.').waitFor();
    await home.getByText(`Ada hat den Club ${name} aufgelöst.`).waitFor();
    expect(await examineBoth(home, 'bell-kinds', DESK)).toEqual([]);
    expect(complaints.filter(line => !line.includes('404'))).toEqual([]);
    for (const each of [page, home, outside]) await each.context().close();
  });

  test('on an iPhone, where only the home screen can be called, three pictures say how; elsewhere they are not loaded', async () => {
    const ada = await guest('Ada');
    const base = `http://localhost:${inn.server.port}`;
    const asPhone = `Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)' }); delete globalThis.PushManager;`;
    for (const isPhone of [true, false]) {
      const { page } = await visit(inn.browser, `${base}/api/games`, PHONE);
      await page.context().addCookies([{ name: 'conclave', value: ada.token, url: base }]);
      await page.evaluate("localStorage.setItem('conclave.guest', 'true')");
      if (isPhone) await page.addInitScript(asPhone);
      const loaded: string[] = [];
      page.on('request', request => loaded.push(request.url()));
      await page.goto(`${base}/#/calls`);
      await page.getByRole('heading', { name: 'Quiet hours' }).waitFor();
      const steps = page.getByRole('list', { name: 'To the home screen' }).getByRole('listitem');
      if (isPhone) {
        await expect
          .poll(() => steps.allInnerTexts())
          .toEqual(['Press Share', 'Choose “Add to Home Screen”', 'Open Conclave there']);
        expect(await steps.locator('svg[aria-hidden="true"]').count()).toBe(3);
        expect(await examineBoth(page, 'calls-iphone', PHONE)).toEqual([]);
      } else expect(await steps.count()).toBe(0);
      expect(loaded.some(url => url.includes('HomeScreenSteps'))).toBe(isPhone);
      await page.context().close();
    }
  });

  test('a house without notices, webhooks and finding shows no trace of asking, waiting, being invited, heard elsewhere or found', async () => {
    const data = mkdtempSync(join(tmpdir(), 'conclave-quiet-'));
    const quiet = { notices: false, webhooks: false, pushes: false, finds: false };
    const server = await serve({ host: '127.0.0.1', port: 0, logLevel: 'silent', data, ...quiet });
    const [ada, ben] = [await newGuest(server.address, 'Ada'), await newGuest(server.address, 'Ben')];
    const asks = new Api(server.address, ada.token);
    await asks.ok('PUT', `/api/me/follows/${ben.id}`);
    const { id: club } = await asks.ok<Club>('POST', '/api/clubs', { name: 'The Owls' });
    const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await asks.ok<TableInfo>('POST', '/api/tables', { game: 'dogma', seats, sit: { seat: 0 } });
    const { page } = await visit(inn.browser, `${server.address}/api/games`, PHONE);
    await page.context().addCookies([{ name: 'conclave', value: ada.token, url: server.address }]);
    await page.evaluate("localStorage.setItem('conclave.guest', 'true')");
    for (const [place, there] of [
      ['', page.getByRole('link', { name: 'Me', exact: true })],
      ['new/dogma/friends', page.getByRole('heading', { level: 1 })],
      [`t/${id}`, page.locator('code')],
      ['me', page.getByRole('link', { name: 'Ben' })],
      [`clubs/${club}`, page.getByRole('button', { name: 'Copy the link' })],
    ] as const) {
      await page.goto(`${server.address}/#/${place}`);
      await there.waitFor();
      await page.waitForLoadState('networkidle');
      const text = await page.locator('body').innerText();
      expect(text, place).not.toMatch(
        /find me a table|ask somebody|invite ben|chair is free|may invite me|heard elsewhere|notices/i,
      );
    }
    await page.context().close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('whom the house knows is not asked for a name again, a door is open for five minutes, and half points have a comma in German', async () => {
    const people = [await guest('Ada'), await guest('Ben'), await guest('Cleo'), await guest('Dan')];
    const [ada] = people as [Guest];
    const { storage } = inn.server.services;
    for (const who of people) await api(who).ok('POST', '/api/me/recovery');
    const columns =
      'table_id, seat, person_id, game, pool, place, rated, gone, at, rated_at, mu0, sigma0, mu1, sigma1'.split(', ');
    const sql = `insert into result (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    for (const [seat, { id }] of people.entries()) {
      const values = ['season', seat, id, 'mea-culpa', 3, seat + 1, 1, 0, Date.now(), Date.now(), 0, 0, 0, 0];
      await storage.attempt([{ sql, values, rows: 1 }]);
    }
    const { page } = await comeAs(ada, 'ladder/mea-culpa', DESK);
    await page.getByRole('radio', { name: 'Diese Saison' }).press('Space');
    await page.getByRole('row', { name: /Ben 6,7 1$/ }).waitFor();
    expect(await examine(page, 'season', DESK)).toEqual([]);
    await page.goto(`${inn.server.address}/#/find/dogma`);
    const name = page.getByLabel('Dein Name am Tisch');
    await expect.poll(() => name.inputValue(), { timeout: NEVER }).toBe('Ada');
    await page.goto(`${inn.server.address}/#/me`);
    await page.getByRole('button', { name: 'Ein Gerät einlassen' }).press('Enter');
    await page.getByText(/^Gilt einmal, noch (5:00|4:[0-5]\d)\.$/).waitFor();
    expect(await page.getByText('noch 5:01').count()).toBe(0);
    await page.context().close();
  });

  test('after the third game a guest is told once that only this browser knows them', async () => {
    const eva = await guest('Eva');
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'novice' }];
    const plays = async (): Promise<void> => {
      const { id } = await api(eva).ok<TableInfo>('POST', '/api/tables', { game: 'dogma', seats, sit: { seat: 0 } });
      const live = await Live.open(inn.server.address, eva.token);
      await live.watch(id);
      const info = await api(eva).ok<TableInfo>('GET', `/api/tables/${id}`);
      if (info.status === 'open') await api(eva).act(id, { do: 'start' });
      await api(eva).act(id, { do: 'handOver', level: 'novice' });
      const status = async () => (await api(eva).ok<TableInfo>('GET', `/api/tables/${id}`)).status;
      await expect.poll(status, { timeout: NEVER }).toBe('over');
      live.close();
    };
    await plays();
    await plays();
    const { page } = await comeAs(eva, '', PHONE);
    const hint = page.getByText('Only this browser knows you.');
    await page.getByRole('link', { name: 'Me', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await hint.count()).toBe(0);
    await plays();
    await page.reload();
    await hint.waitFor();
    expect(await examine(page, 'home-hint', PHONE)).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).press('Enter');
    await page.reload();
    await page.getByRole('link', { name: 'Me', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await hint.count()).toBe(0);
    await page.context().close();
  });
});
