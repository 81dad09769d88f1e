import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@conclave/server';
import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { examine } from '../shots.ts';
import { openInn } from './people.ts';

const PHONE = { width: 390, height: 844, language: 'en' } as const;
const DESK = { width: 1440, height: 900, language: 'de' } as const;

describe.skipIf(!hasChromium)('clubs', () => {
  const inn = openInn();

  test('a club is founded, names an evening, is joined by its link and opens a table with one press, by keyboard and in both languages', async () => {
    const { page: ada, complaints } = await visit(inn.browser, `${inn.server.address}/`, {
      ...PHONE,
      speed: 'instant',
    });
    await ada.getByRole('link', { name: 'Clubs', exact: true }).press('Enter');
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Join' }).press('Enter');
    await ada.getByText('You are in no club yet.').waitFor();
    await ada.getByRole('button', { name: 'Found a club' }).press('Enter');
    await ada.getByLabel('Name', { exact: true }).fill('The Thursday Club');
    await ada.getByLabel('What others should know').fill('Beginners are welcome, and so are biscuits.');
    await ada.getByRole('radio', { name: 'Ship' }).press('Space');
    expect(await examine(ada, 'clubs-found', PHONE)).toEqual([]);
    await ada.getByRole('button', { name: 'Found it' }).press('Enter');
    await ada.getByRole('heading', { name: 'The Thursday Club' }).waitFor();
    await ada.getByText('No evening yet.').waitFor();
    expect(await examine(ada, 'club-empty', PHONE)).toEqual([]);

    await ada.getByRole('button', { name: 'Open a table' }).press('Enter');
    await ada.getByLabel('Keep it as').fill('Our Dogma');
    await ada.getByText('Dogma', { exact: true }).click();
    expect(await examine(ada, 'club-table', PHONE)).toEqual([]);
    await ada.getByRole('button', { name: 'Keep it' }).press('Enter');
    await ada.getByText('Kept.').waitFor();
    await ada.getByRole('button', { name: 'Name one' }).press('Enter');
    await ada.getByLabel('At the hour opens').selectOption('Our Dogma');
    await ada.getByLabel('A word about it').fill('At the long table.');
    expect(await examine(ada, 'club-evening', PHONE)).toEqual([]);
    await ada.getByRole('button', { name: 'Name it' }).press('Enter');
    await ada.getByRole('button', { name: 'I come' }).press('Enter');
    await ada.getByText('Coming: Ada').waitFor();
    expect(await ada.getByRole('button', { name: 'I come' }).getAttribute('aria-pressed')).toBe('true');

    const link = await ada.locator('code').innerText();
    const { page: ben, complaints: others } = await visit(inn.browser, link, { ...DESK, speed: 'instant' });
    await ben.getByLabel('Dein Name').fill('Ben');
    await ben.getByRole('button', { name: 'Beitreten' }).press('Enter');
    await ben.getByRole('heading', { name: 'The Thursday Club beitreten?' }).waitFor();
    expect(await examine(ben, 'club-join', DESK)).toEqual([]);
    await ben.getByRole('button', { name: 'Beitreten' }).press('Enter');
    await ben.getByRole('button', { name: 'Vielleicht' }).press('Enter');
    await ben.getByText('Vielleicht: Ben').waitFor();
    expect(await ben.getByRole('heading', { name: 'Einladen' }).count()).toBe(0); // not a member's affair

    await ada.getByRole('button', { name: 'Open the table: Our Dogma' }).press('Enter');
    await ada.getByText('this link opens it for its members alone').waitFor();
    const table = ada.url();
    await ben.reload();
    await ben.getByRole('link', { name: /^(Platz nehmen|Take a seat|Hinsetzen).*Dogma/ }).waitFor();
    expect(await examine(ben, 'club', DESK)).toEqual([]);
    const { page: stranger } = await visit(inn.browser, table, PHONE);
    await stranger.getByText('There is nothing here.').waitFor();
    expect(await stranger.getByRole('button', { name: /Take this chair/ }).count()).toBe(0);

    await ada.goto(`${inn.server.address}/#/clubs`);
    await ada.getByRole('link', { name: 'The Thursday Club' }).press('Enter');
    await ada.getByLabel('What Ben is here').selectOption('steward');
    await ada.getByText('Saved.').waitFor();
    await ada.getByRole('button', { name: 'Copy the link' }).press('Enter');
    await ada.getByText(/Copied\.|Marked\./).waitFor();
    expect(await examine(ada, 'club', PHONE)).toEqual([]);
    expect(complaints.concat(others)).toEqual([]);
    for (const page of [ada, ben, stranger]) await page.context().close();
  });

  test('a house without clubs shows no trace of them', async () => {
    const data = mkdtempSync(join(tmpdir(), 'conclave-clubless-'));
    const server = await serve({ host: '127.0.0.1', port: 0, logLevel: 'silent', clubs: 'off', data });
    const { page } = await visit(inn.browser, `${server.address}/`, {});
    await page.getByRole('link', { name: 'Me', exact: true }).waitFor(); // what the house says of itself has arrived
    expect(await page.getByRole('link', { name: 'Clubs' }).count()).toBe(0);
    await page.goto(`${server.address}/#/clubs`);
    await page.getByText('There is nothing here.').waitFor();
    expect(await page.getByText('Clubs').count()).toBe(0);
    await page.context().close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });
});
