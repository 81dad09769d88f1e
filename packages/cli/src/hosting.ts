import { commands } from '@conclave/server';
import { type Command, Failure } from './usage.ts';

/** The server's own commands (`serve`, `backup`, …); what they complain about is one sentence for a person. */
export const hosting: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(commands).map(([name, { summary, help, run }]) => [
    name,
    {
      summary,
      help,
      run: async (args: readonly string[]) => {
        try {
          return await run(args, line => console.log(line));
        } catch (error) {
          throw new Failure(error instanceof Error ? error.message : String(error));
        }
      },
    },
  ]),
);
