import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@conclave/server';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { examine } from '../shots.ts';
import { openInn } from './people.ts';

const TOKEN = 'a-very-secret-admin-token';
const PHONE = { width: 390, height: 844, language: 'en' } as const;
const DESK = { width: 1440, height: 900, language: 'de' } as const;

describe.skipIf(!hasChromium)('looking after the house', () => {
  const inn = openInn();

  const openHouse = async (housePage: boolean): Promise<string> => {
    const data = mkdtempSync(join(tmpdir(), 'conclave-stewards-'));
    const server = await serve({ host: '127.0.0.1', port: 0, data, logLevel: 'silent', adminToken: TOKEN, housePage });
    onTestFinished(async () => {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    });
    return `http://localhost:${server.port}/`;
  };

  /** Asks the house as a person would, or with its token. */
  const ask = async (base: string, method: string, path: string, token?: string, body?: object) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(new URL(path, base), init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, never>;
  };
  const guest = async (base: string, name: string): Promise<{ readonly id: string; readonly token: string }> => {
    const { person, token } = (await ask(base, 'POST', 'api/people', undefined, { name })) as unknown as {
      person: { id: string };
      token: string;
    };
    return { id: person.id, token };
  };
  /** Two at a table, of whom one says something and the other reports it. */
  const quarrel = async (base: string): Promise<{ readonly id: string }> => {
    const [ada, ben] = [await guest(base, 'Ada'), await guest(base, 'Ben the Loud')];
    const wish = { game: 'dogma', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
    const { id } = (await ask(base, 'POST', 'api/tables', ada.token, wish)) as unknown as { id: string };
    for (const [seat, { token }] of [ada, ben].entries())
      await ask(base, 'POST', `api/tables/${id}/actions`, token, { do: 'sit', seat });
    await ask(base, 'POST', `api/tables/${id}/chat`, ben.token, { text: 'You all play like geese!' });
    const report = { do: 'report', person: ben.id, reason: 'He shouts at everybody.', kind: 'words' };
    await ask(base, 'POST', `api/tables/${id}/actions`, ada.token, report);
    return ben;
  };
  const part = (page: Page, name: string) =>
    page.getByRole('navigation', { name: /Parts|Teile/ }).getByRole('link', { name });
  const give = async (page: Page, deed: string, reason: string): Promise<void> => {
    const sheet = page.locator('details', { has: page.getByText(deed, { exact: true }) }).first();
    await sheet.locator('summary').press('Enter');
    await sheet.getByLabel(/^(Why|Warum)$/).fill(reason);
    await sheet.getByRole('button', { name: deed }).press('Enter');
  };

  test('by token: a report with what was said, a deed with its reason, the audit; by keyboard, in both languages', async () => {
    const base = await openHouse(true);
    await quarrel(base);
    const { page, complaints } = await visit(inn.browser, `${base}#/house`, { ...PHONE, speed: 'instant' });
    await page.getByLabel('Token of the house').fill('not-the-token-of-the-house');
    await page.getByRole('button', { name: 'Come in' }).press('Enter');
    await page.getByText('This needs the token of the house.').waitFor();
    expect(await examine(page, 'house-door', PHONE)).toEqual([]);
    await page.getByLabel('Token of the house').fill(TOKEN);
    await page.getByRole('button', { name: 'Come in' }).press('Enter');
    await page.getByRole('heading', { name: 'Ada about Ben the Loud: what they say' }).waitFor();
    await page.getByText('One line was said before').press('Enter');
    await page.getByText('You all play like geese!').waitFor();
    expect(await examine(page, 'house-reports', PHONE)).toEqual([]);

    await page.getByRole('link', { name: 'Ben the Loud' }).press('Enter');
    await page.getByRole('heading', { name: 'Ben the Loud' }).waitFor();
    await give(page, 'Mute', 'He shouts.');
    await page.getByText('Done, and written down.').waitFor();
    await page.locator('summary', { hasText: 'Let them speak' }).waitFor();
    expect(await examine(page, 'house-person', PHONE)).toEqual([]);
    await give(page, 'A code to come back', 'He lost his telephone.');
    await page.getByText('Their code, good once').waitFor();
    await part(page, 'Reports').press('Enter');
    await give(page, 'Dealt with', 'Muted for a day.');
    await page.getByText('No report waits. Good.').waitFor();

    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await part(page, 'Taten').press('Enter');
    await page.getByText('stumm gestellt').waitFor();
    await page.getByText('He shouts.', { exact: false }).first().waitFor();
    expect(await examine(page, 'house-deeds', DESK)).toEqual([]);
    await part(page, 'Leute').press('Enter');
    await page.getByLabel('Wie ein Name beginnt').fill('ben');
    await page.getByRole('button', { name: 'Suchen' }).press('Enter');
    await page.getByRole('link', { name: 'Ben the Loud' }).waitFor();
    expect(await examine(page, 'house-people', DESK)).toEqual([]);
    await part(page, 'Tische').press('Enter');
    await page.getByText('Warten', { exact: true }).click();
    await page.getByText('Ada, Ben the Loud, frei').waitFor();
    expect(await examine(page, 'house-tables', DESK)).toEqual([]);
    await give(page, 'Schließen', 'Streit');
    await page.getByText('Kein solcher Tisch.').waitFor();
    await part(page, 'Clubs').press('Enter');
    await page.getByText('Es gibt noch keinen Club.').waitFor();
    await part(page, 'Wer danach sieht').press('Enter');
    await page.getByText('Noch niemand.').waitFor();
    expect(await examine(page, 'house-stewards', DESK)).toEqual([]);
    await page.getByRole('button', { name: 'Hinausgehen' }).press('Enter');
    await page.getByLabel('Token des Hauses').waitFor();
    expect(complaints.filter(text => !text.includes('403'))).toEqual([]);
    await page.context().close();
  });

  test('a steward comes in with a passkey, by a way under “Me” that nobody else sees; dismissed, they are out', async () => {
    const base = await openHouse(true);
    const { page, complaints } = await visit(inn.browser, base, { ...PHONE, speed: 'instant' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await page.goto(`${base}#/me`);
    await page.getByLabel('Name').fill('Cleo');
    await page.getByRole('button', { name: 'Keep me' }).click();
    await page.getByText('Kept: one passkey.').waitFor();
    expect(await page.getByRole('link', { name: 'Look after the house' }).count()).toBe(0);
    const { people } = (await ask(base, 'GET', 'api/admin/people?search=cleo', TOKEN)) as unknown as {
      people: { id: string }[];
    };
    const steward = (is: boolean) =>
      ask(base, 'POST', `api/admin/people/${people[0]?.id}/steward`, TOKEN, { steward: is, reason: 'helps' });
    await steward(true);
    await page.reload();
    await page.getByRole('link', { name: 'Look after the house' }).click();
    await page.getByRole('button', { name: 'Come in with my passkey' }).click();
    await page.getByText('No report waits. Good.').waitFor();
    await part(page, 'Stewards').click();
    await page.getByRole('link', { name: 'Cleo' }).waitFor();
    expect(await page.getByText('Steward no more').count()).toBe(0); // that is for who has the token
    await steward(false);
    await part(page, 'People').click();
    await page.getByLabel('Token of the house').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a house without that page shows no trace of it', async () => {
    const base = await openHouse(false);
    const { page } = await visit(inn.browser, `${base}#/house`, { ...PHONE, speed: 'instant' });
    await page
      .getByText(/There is nothing here/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Token of the house').count()).toBe(0);
    await page.context().close();
  });
});
