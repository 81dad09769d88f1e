import { FaultError, harmless, harmlessLine } from '@conclave/kernel';
import { arena } from './arena.ts';
import { GAMES } from './games.ts';
import { play } from './play.ts';
import { program } from './program.ts';
import { replay } from './replay.ts';
import { sim } from './sim.ts';
import { type Command, Failure, UsageError } from './usage.ts';
import { verify } from './verify.ts';

type Commands = Readonly<Record<string, Command>>;

const OWN: Commands = { play, sim, arena, replay, verify, program };

/** The server is loaded only for its own commands; who plays in the terminal does not wait for it. */
const allCommands = async (): Promise<Commands> => ({ ...OWN, ...(await import('./hosting.ts')).hosting });

const help = (all: Commands): string => {
  const games = GAMES.map(
    ({ rules, words }) =>
      `  ${rules.id.padEnd(12)} ${words.en.title}, ${rules.seats.min} to ${rules.seats.max} players. ${words.en.invitation}`,
  );
  const commands = Object.entries(all).map(([name, { summary }]) => `  conclave ${name.padEnd(8)} ${summary}`);
  return [
    'Conclave: tabletop games that live from secrets.',
    '',
    'What there is to play:',
    ...games,
    '',
    'What you can do:',
    ...commands,
    '',
    `Try: npx conclave play ${GAMES[0]?.rules.id}`,
    'Each command explains itself with --help. Exit codes: 0 fine, 1 not as it should be, 2 wrong call.',
  ].join('\n');
};

const run = async (args: readonly string[]): Promise<number> => {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(help(await allCommands()));
    return 0;
  }
  const commands = Object.hasOwn(OWN, name) ? OWN : await allCommands();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined)
    throw new UsageError(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  if (command.help !== '' && (rest.includes('--help') || rest.includes('-h'))) {
    console.log(command.help);
    return 0;
  }
  return command.run(rest);
};

/** One sentence for a person; a stack trace only for a bug. */
const explain = (error: unknown): number => {
  if (error instanceof UsageError) {
    console.error(error.message);
    return 2;
  }
  if (error instanceof Failure || error instanceof FaultError) {
    console.error(harmlessLine(error.message));
    return 1;
  }
  throw error;
};

/** Records, names and chat are words of strangers: whatever a command prints, the terminal shows it and does not obey it. */
for (const way of ['log', 'error'] as const) {
  const print = console[way].bind(console);
  console[way] = (...parts: readonly unknown[]) =>
    print(...parts.map(part => (typeof part === 'string' ? harmless(part) : part)));
}

process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0); // the reader of a pipe has seen enough
  throw error;
});

process.exitCode = await run(process.argv.slice(2)).catch(explain);
