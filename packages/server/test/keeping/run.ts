import { dataCommands } from '../../src/keeping/data-commands.ts';

/** What a command says, and how it ends. */
export const runs = async (
  name: keyof typeof dataCommands,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: readonly string[] }> => {
  const said: string[] = [];
  const code = await dataCommands[name].run(args, line => said.push(line));
  return { code, said };
};
