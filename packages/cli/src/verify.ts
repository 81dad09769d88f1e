import { FaultError, type GameRecord, harmlessLine, verifyRecord } from '@conclave/kernel';
import { openRecord, recordTexts } from './files.ts';
import { readFlags } from './flags.ts';
import { progressBar } from './progress.ts';
import { type Command, UsageError } from './usage.ts';

const HELP = `conclave verify FILE [--commitment HEX] [--nonce HEX] [--json]

Recomputes everything that a finished record claims: its digest, the commitment to the sealed seed, every shuffle and draw,
every move against the rules, that the game is over, and the places. It shows that a record agrees with itself, not who wrote it. FILE holds one record, or one per line; - reads standard input.

  --commitment HEX  the commitment that you wrote down before the deal: the record must have this very one
  --nonce HEX       the nonce that you gave: the record must have it on one of its seats
  --json            the findings as JSON

Without these two nobody knows whether the luck was chosen before the nonces; with them, of one record, you do.

Exit code 0 when everything is as recorded, 1 when something is not.`;

interface Verdict {
  readonly number: number;
  readonly game?: string;
  readonly ok: boolean;
  readonly findings: readonly { readonly what: string; readonly ok: boolean; readonly detail: string }[];
}

/** What somebody saw and gave before the deal. */
interface Own {
  readonly commitment?: string | undefined;
  readonly nonce?: string | undefined;
}

const HEX = /^([0-9a-f]{2})+$/;
const hex = (name: string, text: string | undefined): string | undefined => {
  const digits = text?.toLowerCase();
  if (digits !== undefined && !HEX.test(digits))
    throw new UsageError(`--${name} must be hexadecimal digits, not "${harmlessLine(text ?? '')}".`);
  return digits;
};

/** A record agrees with itself whoever wrote it; these two are what its author could not choose. */
const compare = ({ seal }: GameRecord, { commitment, nonce }: Own): Verdict['findings'] => {
  const seat = nonce === undefined ? -1 : seal.nonces.indexOf(nonce);
  return [
    ...(commitment === undefined
      ? []
      : [{ what: 'your commitment', ok: seal.commitment === commitment, detail: `the record has ${seal.commitment}` }]),
    ...(nonce === undefined
      ? []
      : [{ what: 'your nonce', ok: seat >= 0, detail: seat < 0 ? 'on no seat' : `on seat ${seat + 1}` }]),
  ];
};

const judge = (text: string, number: number, own: Own): Verdict => {
  try {
    const { record, box } = openRecord(text);
    const findings = [...verifyRecord(record, box.rules), ...compare(record, own)];
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
    const { values, positionals } = readFlags(args, {
      json: { type: 'boolean', default: false },
      commitment: { type: 'string' },
      nonce: { type: 'string' },
    });
    const own = { commitment: hex('commitment', values.commitment), nonce: hex('nonce', values.nonce) };
    const texts = recordTexts(positionals[0]);
    if (texts.length > 1 && (own.commitment ?? own.nonce) !== undefined)
      throw new UsageError('--commitment and --nonce are for a file with one record.');
    const bar = progressBar('verifying', texts.length);
    const verdicts = texts.map((text, index) => {
      bar.step(index);
      return judge(text, index + 1, own);
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
