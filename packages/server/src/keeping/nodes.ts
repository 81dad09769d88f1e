import type { Command } from '../house/command.ts';
import { withClient } from '../storage/postgres/client.ts';
import type { NodeRow } from '../storage/sharing.ts';
import { Flaw } from '../storage/trouble.ts';
import { asked } from './place.ts';

const HELP = `conclave nodes [--database postgres://…]

Who serves the house in this database: name, address, version, since when, and whether it is well. A node that has said nothing for ten seconds
is dead, or cannot reach the database.`;

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const SILENT = 10_000;

type Seen = NodeRow & { readonly now: number };

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const stateOf = ({ now, seen_at, draining }: Seen): string => {
  if (now - seen_at > SILENT) return `silent for ${Math.round((now - seen_at) / 1000)} s`;
  return draining === 1 ? 'draining' : 'well';
};

export const lineOf = (node: Seen): string =>
  `${node.id}  ${node.address}  ${node.version}  since ${day(node.started_at)}  ${stateOf(node)}`;

const nodesAt = (url: string): Promise<readonly Seen[]> =>
  withClient(url, 'conclave looks', async client => {
    const found = client.query<Seen>(`select *, ${NOW} as now from node order by id`);
    return (
      await found.catch(() => {
        throw new Flaw('there is no house in it');
      })
    ).rows;
  });

export const nodes: Command = {
  summary: 'who serves a house that several nodes share',
  help: HELP,
  run: async (args, say) => {
    const { place } = asked(args);
    if (!('database' in place))
      throw new Error('a house in a folder has one server; nodes share one in a database (--database)');
    const all = await nodesAt(place.database);
    for (const line of all.length === 0 ? ['nobody'] : all.map(lineOf)) say(line);
    return 0;
  },
};
