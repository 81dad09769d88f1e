/** The call itself is wrong: one clear sentence, exit code 2. */
export class UsageError extends Error {}

/** What was asked for could not be done, or was found wanting: one clear sentence, exit code 1. */
export class Failure extends Error {}

/** One command of the tool. It answers with its exit code. */
export interface Command {
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[]): Promise<number> | number;
}
