import { readFileSync } from 'node:fs';
import type { GameRecord } from '@conclave/kernel';
import type { Browser, Page } from 'playwright-core';
import type { SoloTable } from '../../src/local/solo-table.ts';
import { type Visit, visit } from './chromium.ts';

const GAMES = new URL('../../../games/', import.meta.url);

/** A recorded game of the tests, as a table of this device after so many moves. */
export const recorded = (game: string, name: string, moves = Number.POSITIVE_INFINITY): SoloTable => {
  const record = JSON.parse(readFileSync(new URL(`${game}/test/records/${name}.json`, GAMES), 'utf8')) as GameRecord;
  const over = moves >= record.moves.length;
  return {
    id: 'recorded',
    game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    seats: record.seats.map((line, seat) => ({ name: line.name, kind: seat === 0 ? 'human' : 'bot' })),
    level: 'novice',
    secret: record.seal.opening ?? '',
    nonces: record.seal.nonces,
    startedAt: 0,
    moves: record.moves.slice(0, moves),
    ...(over && record.places !== undefined ? { places: record.places } : {}),
  };
};

/** Sits down at a table as the device keeps it. */
export const visitTable = async (
  browser: Browser,
  address: string,
  table: SoloTable,
  look: Visit = {},
): Promise<{ readonly page: Page; readonly complaints: string[] }> => {
  const visited = await visit(browser, address, look);
  await visited.page.evaluate(`
    localStorage['conclave.solo'] = JSON.stringify(['${table.id}']);
    localStorage['conclave.solo.${table.id}'] = ${JSON.stringify(JSON.stringify(table))};
    location.hash = '#/solo/${table.id}';
  `);
  return visited;
};
