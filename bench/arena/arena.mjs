// node bench/arena/arena.mjs <game> --players N --bots a,b …: the arena without the rest of the command line.
import { arenaCommand } from '@conclave/bots';

process.exitCode = await arenaCommand(process.argv.slice(2));
