import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NODES, nodeOf } from '../../../../scripts/node-versions.ts';
import { told } from '../../../bots/test/engines/told.ts';
import { hasChromium, launch } from './chromium.ts';

const ENTRY = fileURLToPath(new URL('../../../bots/test/engines/told.ts', import.meta.url));

/** `engine.told()` as one module that any engine can run. */
const writeScript = async (file: string): Promise<void> => {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    resolve: { conditionNames: ['source', 'import'] },
  });
  await bundle.write({ file, codeSplitting: false, outro: 'globalThis.engine = { told };' });
  await bundle.close();
};

const inNode = (program: string, script: string): readonly string[] => {
  const speak = `${script}; process.stdout.write(JSON.stringify(engine.told()))`;
  return JSON.parse(
    execFileSync(program, ['--input-type=module', '-'], { input: speak, encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as string[];
};

const inChromium = async (script: string): Promise<readonly string[]> => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction('globalThis.engine !== undefined');
    return JSON.parse(await page.evaluate('JSON.stringify(engine.told())')) as string[];
  } finally {
    await browser.close();
  }
};

/** Compared line by line first, since a difference of two long lists says little. */
const expectSame = (lines: readonly string[], here: readonly string[]): void => {
  expect(lines.filter((line, index) => line !== here[index])).toEqual([]);
  expect(lines.length).toBe(here.length);
};

describe('the same seed and iterations give the same decisions and the same figures in every engine', () => {
  let folder: string;
  let script: string;
  let here: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engines-'));
    await writeScript(join(folder, 'told.js'));
    script = await readFile(join(folder, 'told.js'), 'utf8');
    here = told();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('here, twice', () => expectSame(inNode(process.execPath, script), here));

  test.for(NODES)('Node %s', (version, { skip }) => {
    const program = nodeOf(version) ?? skip();
    expectSame(inNode(program, script), here);
  });

  test.skipIf(!hasChromium)('Chromium', async () => expectSame(await inChromium(script), here));
});
