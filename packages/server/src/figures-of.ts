import type { Health } from './house/health.ts';
import type { Services } from './house/services.ts';
import type { Hub } from './live/hub.ts';
import type { HouseClock } from './nodes/house-clock.ts';
import type { Node } from './nodes/node.ts';
import type { Tables } from './table/registry.ts';

interface Parts {
  readonly services: Services;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly node: Node | undefined;
  readonly clock: HouseClock;
  readonly health: Health;
}

/** All that is told of a running server beside what it counts by itself. */
export const figuresOf = (parts: Parts): void => {
  ofThisProcess(parts);
  ofCommits(parts);
  if (parts.node !== undefined) ofNode(parts, parts.node);
};

const ofThisProcess = ({ services: { metrics, bots }, tables, hub, health }: Parts): void => {
  metrics.gauge('sockets', 'Open sockets.', () => hub.size);
  metrics.gauge('tables_in_memory', 'Tables somebody is busy with.', () => tables.size);
  metrics.gauge('tables_loaded', 'Tables whose state is in memory.', () => tables.loadedCount);
  metrics.gauge('tables_damaged', 'Tables set aside since the start.', () => tables.damagedCount);
  metrics.gauge('master_seats', 'Seats at which masters are busy.', () => bots.masters?.seats.busy ?? 0);
  metrics.gauge('bot_questions', 'Questions that wait for a bot.', () => bots.waiting?.() ?? 0);
  metrics.gauge('heap_bytes', 'Memory used by the heap.', () => process.memoryUsage().heapUsed);
  metrics.gauge('uptime_seconds', 'Seconds since the start.', () => Math.round(process.uptime()));
  metrics.histogram('event_loop_seconds', 'How late timers were.', health.late);
};

const ofCommits = ({ services: { metrics, committer } }: Parts): void => {
  metrics.gauge('commits', 'Transactions since the start.', () => committer.commits);
  metrics.gauge('writes', 'Rows written since the start.', () => committer.writes);
  metrics.total('lost', 'Changes whose number somebody else had taken.', () => committer.lost);
  metrics.total('unknown_commits', 'Commits of which nobody knew how they ended.', () => committer.unknown);
  metrics.histogram('commit_seconds', 'How long a transaction took.', committer.times);
};

const ofNode = ({ services: { metrics, bus, storage }, clock }: Parts, { look, others }: Node): void => {
  metrics.gauge('nodes', 'Nodes of this house that live, with this one.', () => others.alive.size + 1);
  metrics.gauge('bus_up', 'Whether news of other nodes are heard.', () => (bus.isUp ? 1 : 0));
  metrics.gauge('followed_tables', 'Tables whose news are heard.', () => others.followed);
  metrics.gauge('clock_offset_ms', 'How far the clock of the database is ahead of the machine.', () => clock.offset);
  metrics.gauge('pg_pool_waiting', 'Questions that wait for a connection.', () => storage.figures?.().poolWaiting ?? 0);
  metrics.total('looks', 'Looks at what other nodes wrote.', () => look.count);
  metrics.total('published', 'News told to other nodes.', () => bus.published ?? 0);
  metrics.total('deadline_rescued', 'Deadlines taken over from other nodes.', () => storage.figures?.().rescued ?? 0);
};
