/** A command of the command line; `run` returns the exit code. */
export interface Command<Parts = unknown> {
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[], say: (line: string) => void, parts?: Parts): Promise<number>;
}
