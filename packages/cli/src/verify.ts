import { FaultError, harmlessLine, verifyRecord } from '@conclave/kernel';
import { openRecord, recordTexts } from './files.ts';
import { readFlags } from './flags.ts';
import { progressBar } from './progress.ts';
import type { Command } from './usage.ts';

const HELP = `conclave verify FILE [--json]

Recomputes everything that a finished record claims: its digest, the commitment to the sealed seed, every shuffle and draw,
every move against the rules, that the game is over, and the places. It shows that a record agrees with itself, not who wrote it. FILE holds one record, or one per line; - reads standard input.

Exit code 0 when everything is as recorded, 1 when something is not.`;

interface Verdict {
  readonly number: number;
  readonly game?: string;
  readonly ok: boolean;
  readonly findings: readonly { readonly what: string; readonly ok: boolean; readonly detail: string }[];
}

const judge = (text: string, number: number): Verdict => {
  try {
    const { record, box } = openRecord(text);
    const findings = verifyRecord(record, box.rules);
    return { number, game: record.game, ok: findings.every(({ ok }) => ok), findings };
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return { number, ok: false, findings: [{ what: 'format', ok: false, detail: error.message }] };
  }
};

const print = ({ findings, ok }: Verdict): void => {
  for (const { what, ok: fine, detail } of findings)
    console.log(`${fine ? 'ok    ' : 'WRONG '} ${what}: ${harmlessLine(detail)}`);
  console.log(ok ? 'Everything is as recorded.' : verdictOn(findings));
};

const verdictOn = (findings: Verdict['findings']): string =>
  findings.every(({ what, ok }) => ok || what === 'ending')
    ? 'What is there is as recorded, but the game is not over.'
    : 'This record is not what it claims to be.';

export const verify: Command = {
  summary: 'check a finished record: seal, shuffles, moves, places',
  help: HELP,
  run: args => {
    const { values, positionals } = readFlags(args, { json: { type: 'boolean', default: false } });
    const texts = recordTexts(positionals[0]);
    const bar = progressBar('verifying', texts.length);
    const verdicts = texts.map((text, index) => {
      bar.step(index);
      return judge(text, index + 1);
    });
    bar.end();
    const wrong = verdicts.filter(({ ok }) => !ok);
    const [only] = verdicts;
    if (values.json) console.log(JSON.stringify(texts.length === 1 ? only : verdicts, undefined, 2));
    else if (texts.length === 1 && only !== undefined) print(only);
    else {
      for (const verdict of wrong.slice(0, 10)) {
        console.log(`Record ${verdict.number}:`);
        print(verdict);
      }
      console.log(`${texts.length} records, ${texts.length - wrong.length} as recorded, ${wrong.length} not.`);
    }
    return wrong.length === 0 ? 0 : 1;
  },
};
