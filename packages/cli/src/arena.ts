import { arenaCommand } from '@conclave/bots';
import type { Command } from './usage.ts';

/** The arena explains itself: `conclave arena --help`. */
export const arena: Command = {
  summary: 'let bots play against each other, on all cores',
  help: '',
  run: args => arenaCommand(args),
};
