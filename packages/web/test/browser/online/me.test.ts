import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@conclave/server';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, type Visit, visit } from '../chromium.ts';
import { examine } from '../shots.ts';
import { atTable, leaveAll, openInn, openMenu, twoAtATable } from './people.ts';

const NEVER = 200_000;
const PHONE = { width: 390, height: 844, language: 'en' } as const;
const DESK = { width: 1440, height: 900, language: 'de' } as const;

/** Everything that a person presses, by hand or by the Enter key. */
const COUNT_PRESSES = `addEventListener('click', ({ isTrusted }) => {
  if (isTrusted) sessionStorage.setItem('presses', 1 + Number(sessionStorage.getItem('presses')));
}, true)`;
const presses = (page: Page): Promise<unknown> => page.evaluate("Number(sessionStorage.getItem('presses'))");
const countAnew = (page: Page): Promise<unknown> => page.evaluate("sessionStorage.removeItem('presses')");

describe.skipIf(!hasChromium)('who one is', () => {
  const inn = openInn();
  /** Passkeys need a name for an address. */
  const address = (hash = ''): string => `http://localhost:${inn.server.port}/${hash}`;

  /** A browser with an authenticator of its own, whose owner always says yes. */
  const arrive = async (hash: string, wishes: Visit = {}) => {
    const { page, complaints } = await visit(inn.browser, address(), wishes);
    await page.addInitScript(COUNT_PRESSES);
    await page.evaluate(COUNT_PRESSES);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    if (hash !== '') await page.goto(address(hash));
    return { page, complaints, cdp, authenticatorId };
  };
  const becomeGuest = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(
      `fetch('api/people', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: ${JSON.stringify(name)} }) })`,
    );
    await page.evaluate("localStorage.setItem('conclave.guest', 'true')");
    await page.reload();
  };
  const credentials = async (cdp: CDPSession, authenticatorId: string) =>
    (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  /** The cookie, and all that the page noted, are gone; the passkey lives elsewhere. Nothing is asked in between by a page that knows of no change. */
  const clearBrowser = async (page: Page): Promise<void> => {
    await page.evaluate("localStorage.removeItem('conclave.guest')");
    await page.goto(address('api/games'));
    await page.context().clearCookies();
  };

  test('a stranger is kept in two presses, comes back with the passkey, and a passkey nobody knows is forgotten', async () => {
    const { page, complaints, cdp, authenticatorId } = await arrive('', PHONE);
    await page.getByRole('link', { name: 'Me', exact: true }).click(); // one
    await page.getByText('Nobody knows you here yet.').waitFor();
    expect(await examine(page, 'me-stranger', PHONE)).toEqual([]);
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Keep me' }).click(); // two
    await page.getByText('Kept: one passkey.').waitFor();
    expect(await presses(page)).toBe(2);
    expect(await credentials(cdp, authenticatorId)).toHaveLength(1);
    expect(await examine(page, 'me-kept', PHONE)).toEqual([]);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('Gemerkt: ein Passkey.').waitFor();
    expect(await examine(page, 'me-kept', { ...PHONE, language: 'de' })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'English' }).click();
    expect(await examine(page, 'me-kept', { ...DESK, language: 'en' })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });

    await clearBrowser(page);
    await page.goto(address('#/me'));
    await page.getByText('Nobody knows you here yet.').waitFor();
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await page.getByRole('heading', { name: 'Ada' }).waitFor();
    await page.getByText('Kept: one passkey, one other device.').waitFor();

    await clearBrowser(page); // in the name field of a new table the browser offers it by itself
    await page.goto(address('#/new/dogma/friends'));
    await expect.poll(() => page.evaluate("localStorage.getItem('conclave.guest')"), { timeout: NEVER }).toBe('true');
    await page.goto(address('#/me'));
    await page.getByRole('heading', { name: 'Ada' }).waitFor();

    const { storage } = inn.server.services;
    await storage.attempt([{ sql: 'delete from passkey', values: [], rows: 1 }]);
    await clearBrowser(page);
    await page.goto(address('#/me'));
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await page.getByText('This house does not know this passkey.').waitFor();
    await expect.poll(async () => (await credentials(cdp, authenticatorId)).length, { timeout: NEVER }).toBe(0);
    expect(complaints.filter(line => !line.includes('404'))).toEqual([]);
    await page.context().close();
  });

  test('another device comes in by letters, is told of at once and sent out; codes are shown once; all of it by keyboard', async () => {
    const { page: old } = await arrive('', DESK);
    await becomeGuest(old, 'Berta');
    await old.goto(address('#/me'));
    await old.getByText('Nur dieser Browser kennt dich.').waitFor();
    expect(await examine(old, 'me-guest', DESK)).toEqual([]);
    await old.getByRole('button', { name: 'Ein Gerät einlassen' }).press('Enter');
    const letters = await old.locator('.letters > [aria-hidden]').textContent();
    const spoken = await old.locator('.letters .spoken').textContent();
    expect(spoken).toBe(
      `Die Zeichen sind: ${[...(letters ?? '').replace(' ', '; ')].join(', ').replace(', ;,  , ', '; ')}`,
    );
    expect(await examine(old, 'me-door', DESK)).toEqual([]);

    const { page: fresh } = await arrive('#/me', PHONE);
    await fresh.getByLabel('Code').fill(`${letters}`.toLowerCase());
    await fresh.getByLabel('Code').press('Enter');
    await fresh.getByRole('heading', { name: 'Come in as Berta?' }).waitFor();
    expect(await examine(fresh, 'me-come-in', PHONE)).toEqual([]);
    await fresh.getByRole('button', { name: 'Yes, that is me' }).press('Enter');
    await fresh.getByRole('heading', { name: 'Berta' }).waitFor();

    await old.getByText('Ein Gerät kam herein: Chrome, Linux.').waitFor();
    await old.getByRole('button', { name: 'Schick es hinaus', exact: true }).first().press('Enter');
    await expect.poll(() => old.getByText('eingelassen').count(), { timeout: NEVER }).toBe(0);
    await fresh.reload(); // the language of its person has come along
    await fresh.getByText('Hier kennt dich noch niemand.').waitFor();

    await old.getByRole('button', { name: 'Vier Codes machen' }).press('Enter');
    await old.getByText('Vier Codes. Jeder öffnet einmal.').waitFor();
    expect(await old.locator('ol code').count()).toBe(4);
    expect(await examine(old, 'me-codes', DESK)).toEqual([]);
    const [code = ''] = await old.locator('ol code').allTextContents();
    await old.getByRole('button', { name: 'Ich habe sie' }).press('Enter');
    expect(await old.locator('ol code').count()).toBe(0);
    await fresh.getByLabel('Code').fill('0000 0000 0000 0000');
    await fresh.getByRole('button', { name: 'Hereinkommen' }).press('Enter');
    await fresh.getByText('Dieser Code öffnet hier nichts.').waitFor();
    await fresh.getByLabel('Code').fill(code);
    await fresh.getByRole('button', { name: 'Hereinkommen' }).press('Enter');
    await fresh.getByRole('button', { name: 'Ja, das bin ich' }).press('Enter');
    await fresh.getByText('kam mit einem Notfallcode').first().waitFor();
    await old.goto(address('#/'));
    await old.getByText('Ein Gerät kam herein: Chrome, Linux.').waitFor();
    expect(await examine(old, 'me-home', DESK)).toEqual([]);
    await old.getByRole('button', { name: 'Das war ich' }).press('Enter');
    for (const page of [old, fresh]) await page.context().close();
  });

  test('from a cleared browser back to the own chair: by passkey in three presses from Home and in none from the link, without one by the word of the others', async () => {
    const { page: ada } = await arrive('#/new/dogma/friends', { speed: 'instant' });
    await ada.getByText('Dogma', { exact: true }).last().click();
    await ada.getByText('2', { exact: true }).click();
    await ada.getByRole('textbox').fill('Carla');
    await ada.getByRole('textbox').press('Tab');
    await ada.locator('form button.first').click();
    await ada.locator('code').waitFor();
    const link = (await ada.locator('code').innerText()).replace('127.0.0.1', 'localhost');
    const { page: ben } = await arrive(new URL(link).hash, { speed: 'instant' });
    await ben.getByRole('textbox').fill('Dora');
    await ben
      .getByRole('button', { name: /^Take this chair/ })
      .first()
      .click();
    await Promise.all([atTable(ada), atTable(ben)]);

    await clearBrowser(ada);
    await ada.goto(link);
    await ada.getByLabel('Your name').fill('Carla again');
    expect(await examine(ada, 'me-outside', { ...DESK, language: 'en' })).toEqual([]);
    await ada.getByRole('button', { name: 'I sat here as Carla' }).click(); // one
    await ada.getByText('You asked for the chair of Carla.').waitFor();
    await ben.getByText('Carla again says: the chair of Carla is mine.').first().waitFor();
    await ben.getByRole('button', { name: 'Agree' }).first().click();
    await atTable(ada);

    await ada.goto(address('#/me'));
    await countAnew(ada);
    await ada.getByRole('button', { name: 'Keep me' }).click();
    await ada.getByRole('button', { name: 'Use fingerprint' }).click();
    await ada.getByText('Kept: one passkey.').waitFor();
    expect(await presses(ada)).toBe(2); // a guest

    await clearBrowser(ada);
    await ada.goto(address('#/'));
    await countAnew(ada);
    await ada.getByRole('link', { name: 'Me', exact: true }).click();
    await ada.getByRole('button', { name: 'Use my passkey' }).click();
    await ada.getByRole('link', { name: 'Play on: Dogma' }).click();
    await atTable(ada);
    expect(await presses(ada)).toBe(3);

    await clearBrowser(ada);
    await ada.goto(link); // the field offers the passkey, and the authenticator says yes: no press at all
    await atTable(ada);
    for (const page of [ada, ben]) await page.context().close();
  });

  test('what was, and how good: a finished game, the way to look back at it, two people against each other, followed, blocked, and the ladder', async () => {
    const { page, complaints } = await arrive('', PHONE);
    await becomeGuest(page, 'Frida');
    const base = address().slice(0, -1);
    const ask = async (token: string, path: string, body: object): Promise<{ id: string; token: string }> => {
      const headers = {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { id: string; token: string };
    };
    const cookies = await page.context().cookies();
    const frida = cookies.find(({ name }) => name === 'conclave')?.value ?? '';
    const { token: greta } = await ask('', '/api/people', { name: 'Greta' });
    for (const token of [frida, greta]) await ask(token, '/api/me/recovery', {});
    const settings = { rated: true, clock: { kind: 'move', seconds: 3600 } };
    const { id } = await ask(frida, '/api/tables', {
      game: 'dogma',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      settings,
    });
    for (const [seat, token] of [frida, greta].entries())
      await ask(token, `/api/tables/${id}/actions`, { do: 'sit', seat });
    await page.getByRole('link', { name: 'Notices: 1 new' }).click(); // it rang on the page that was open
    await page.getByText('Greta sat down at your table: Dogma. Everybody is there.').waitFor();
    await page.getByRole('link', { name: 'Notices', exact: true }).waitFor();
    expect(await examine(page, 'notices', PHONE)).toEqual([]);
    await page.getByRole('link', { name: 'To the table: Dogma' }).click(); // where nobody is, bots wait
    await atTable(page);
    for (const token of [frida, greta])
      await ask(token, `/api/tables/${id}/actions`, { do: 'handOver', level: 'novice' }); // bots play it to the end
    const { storage } = inn.server.services;
    const status = async (): Promise<string> => {
      const row = await storage.table(id);
      return row !== undefined && 'status' in row ? row.status : '';
    };
    await expect.poll(status, { timeout: NEVER }).toBe('over');

    const counted = { games: { dogma: { games: 7, places: [4, 3] } }, counted: ['one'] };
    await page.evaluate(`localStorage.setItem('conclave.statistics', ${JSON.stringify(JSON.stringify(counted))})`);
    await page.goto(address('#/statistics'));
    await page.getByRole('button', { name: 'Take these figures along' }).click();
    await page.getByText('They follow you now.').waitFor();
    expect(await page.evaluate("localStorage.getItem('conclave.statistics')")).not.toContain('"games":7'); // taken along once
    await page.evaluate("localStorage.removeItem('conclave.statistics.follow')"); // as on another device
    await page.reload();
    await page.getByRole('row', { name: /^Dogma 7 4 3/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Take these figures along' }).count()).toBe(0);
    await page.goto(address('#/me'));
    await page.getByRole('link', { name: 'What was' }).click();
    await page.getByRole('link', { name: /^Look back: Dogma/ }).waitFor();
    expect(await examine(page, 'past', PHONE)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await examine(page, 'past', DESK)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.setViewportSize(PHONE);
    const rate = async (name: string, mu: number, games: number, listed: number): Promise<void> => {
      const [{ id: subject } = { id: '' }] = await storage.ask('person', 'where name = ?', name);
      const sql =
        "insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, 'dogma', 2, ?, 0, ?, ?, ?, ?)";
      await storage.attempt([{ sql, values: [subject, mu, games, Date.now(), mu, listed], rows: 1 }]);
    };
    await rate('Greta', 30_000_000, 12, 1);
    await rate('Frida', 26_000_000, 3, 0);
    await page.getByRole('link', { name: 'Greta' }).click();
    await page.getByText('1800 · 12 games').waitFor();
    await page.getByText('You have met once.').waitFor();
    await page.getByText('Here since').waitFor();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('button', { name: 'Follow no more' }).waitFor();
    expect(await examine(page, 'past-against', PHONE)).toEqual([]);
    const person = page.url();
    await page.goto(address('#/ladder/dogma'));
    await page.getByRole('heading', { name: 'Ladder' }).waitFor();
    await page.getByRole('row', { name: /^1 Greta 1800 12/ }).waitFor();
    await page.getByText('You: 1560?, after 3 games that count.').waitFor();
    expect(await examine(page, 'ladder', PHONE)).toEqual([]);
    await page.getByRole('radio', { name: 'Three and more' }).check();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('Noch nicht genug Partien.').waitFor();
    expect(await examine(page, 'ladder', DESK)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.goto(address('#/me'));
    await page.getByRole('link', { name: 'Greta' }).waitFor(); // whom one follows
    await page.getByRole('checkbox', { name: 'I stand in the ladder' }).uncheck();
    await page.getByText('Done.').waitFor();
    await page.goto(person);
    await page.getByRole('button', { name: 'Block' }).click();
    await page
      .getByRole('group', { name: /Block\?$/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('button', { name: 'Block no more' }).waitFor();
    await page.getByRole('link', { name: /^Look back: Dogma/ }).click();
    await page.getByRole('slider').first().waitFor();
    const link = page.url();
    const { page: stranger } = await arrive(new URL(link).hash, PHONE);
    await stranger.getByRole('slider').waitFor({ state: 'detached' });
    await stranger.getByRole('heading').first().waitFor();
    expect(await stranger.getByRole('slider').count()).toBe(0);
    expect(complaints).toEqual([]);
    for (const each of [page, stranger]) await each.context().close();
  });

  /** Every word, and every way, that belongs to a part which a house may switch off. */
  const WORDS =
    /passkey|recovery|keep me|ladder|rating|for fun|what was|follow|\bblock|tell me|calls you|webhook|notices|take .* along/i;
  const WAYS = ['me', 'in', 'past', 'ladder', 'calls', 'notices'];
  const tracesOn = async (page: Page): Promise<readonly string[]> => {
    const text = await page.locator('body').innerText();
    const choices = await page.locator('option').allTextContents();
    const names = await page
      .locator('[aria-label]')
      .evaluateAll(all => all.map(one => (one as unknown as { ariaLabel: string }).ariaLabel));
    const links = await page.locator('a').evaluateAll(all => all.map(one => (one as unknown as { href: string }).href));
    const spoken = [...text.split('\n'), ...choices, ...names].filter(line => WORDS.test(line));
    return [...spoken, ...links.filter(link => WAYS.includes(new URL(link).hash.split('/')[1] ?? ''))];
  };

  test('a house that switches every part off shows no trace of any: not on Home, at a table, in its menus, or at the places themselves', async () => {
    const data = mkdtempSync(join(tmpdir(), 'conclave-bare-'));
    const none = { keepsPeople: false, showsPast: false, rates: false, pushes: false, webhooks: false, notices: false };
    const server = await serve({ host: '127.0.0.1', port: 0, logLevel: 'silent', data, ...none });
    const bare = { ...inn, server };
    const { ada, ben } = await twoAtATable(bare, {
      choose: async page => {
        await page.getByLabel('Clock').selectOption({ index: 1 });
        for (const part of await page.locator('summary').all()) await part.click();
        expect(await tracesOn(page)).toEqual([]);
      },
    });
    const { page } = ada;
    expect(await tracesOn(page)).toEqual([]);
    await openMenu(page);
    for (const part of await page.locator('dialog summary').all()) await part.click();
    expect(await tracesOn(page)).toEqual([]);
    await page.goto(`${server.address}/#/`);
    await page.getByRole('link', { name: 'Play on: Dogma' }).waitFor(); // somebody who is known here, with a table
    expect(await tracesOn(page)).toEqual([]);
    for (const place of ['settings', 'statistics', 'lobby']) {
      await page.goto(`${server.address}/#/${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await tracesOn(page), place).toEqual([]);
    }
    for (const place of WAYS) {
      await page.goto(`${server.address}/#/${place}/x`);
      await page.getByText('There is nothing here.').waitFor();
      expect(await tracesOn(page), place).toEqual([]);
    }
    await leaveAll(ada, ben);
    await server.close();
    rmSync(data, { recursive: true, force: true });

    const { page: all } = await arrive('', {}); // where nothing is switched off, all of this would be seen
    await becomeGuest(all, 'Hedda');
    await all.getByRole('link', { name: 'Me', exact: true }).click();
    await all.getByText('Only this browser knows you.').waitFor();
    await all.getByRole('link', { name: 'What calls you' }).waitFor();
    const seen = (await tracesOn(all)).join('\n');
    for (const trace of ['Keep me', 'Passkeys', 'Ladder', 'What was', 'What calls you', '#/me', '#/calls', '#/past'])
      expect(seen).toContain(trace);
    await all.context().close();
  });
});
