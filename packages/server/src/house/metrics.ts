import type { Histogram } from '../figures/histogram.ts';

/** What is read when somebody asks. */
interface Figure {
  readonly help: string;
  read(): number;
}

/** Counters, gauges and histograms in Prometheus' text form; few enough to need no library. */
export class Metrics {
  readonly #counters: Record<Counter, number>;
  readonly #reasons: Record<CaughtUpBy, number> = { news: 0, look: 0, lost: 0, watch: 0 };
  readonly #gauges = new Map<string, Figure>();
  readonly #totals = new Map<string, Figure>();
  readonly #histograms = new Map<string, { readonly help: string; readonly times: Histogram }>();

  constructor() {
    const zeros = Object.keys(COUNTERS).map(name => [name, 0] as const);
    this.#counters = Object.fromEntries(zeros) as Record<Counter, number>;
  }

  count(name: Counter): void {
    this.#counters[name] += 1;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** A counter that somebody else keeps. */
  total(name: string, help: string, read: () => number): void {
    this.#totals.set(name, { help, read });
  }

  histogram(name: string, help: string, times: Histogram): void {
    this.#histograms.set(name, { help, times });
  }

  caughtUp(by: CaughtUpBy): void {
    this.#reasons[by] += 1;
  }

  text(): string {
    const counters = Object.entries(COUNTERS).map(([name, help]) =>
      block(`conclave_${name}_total`, help, 'counter', this.#counters[name as Counter]),
    );
    const totals = [...this.#totals].map(([name, { help, read }]) =>
      block(`conclave_${name}_total`, help, 'counter', read()),
    );
    const histograms = [...this.#histograms].map(
      ([name, { help, times }]) =>
        `${heading(`conclave_${name}`, help, 'histogram')}${times.lines(`conclave_${name}`)}`,
    );
    const gauges = [...this.#gauges].map(([name, { help, read }]) => block(`conclave_${name}`, help, 'gauge', read()));
    return [...counters, this.#caughtUpText(), ...totals, ...gauges, ...histograms].join('');
  }

  #caughtUpText(): string {
    const name = 'conclave_caught_up_total';
    const lines = Object.entries(this.#reasons).map(([by, count]) => `${name}{by="${by}"} ${count}\n`);
    return `${heading(name, 'Times that what others wrote was read.', 'counter')}${lines.join('')}`;
  }
}

const COUNTERS = {
  moves: 'Moves accepted.',
  refusals: 'Requests refused.',
  bot_moves: 'Moves made by bots.',
  bot_faults: 'Moves of bots that the rules refused.',
  timeouts: 'Decisions made because time was up.',
  messages: 'Messages received on sockets.',
  floods: 'Connections closed for sending too much.',
  slow_readers: 'Connections closed for reading too slowly.',
  failures: 'Errors in the server itself.',
  tables_created: 'Tables created.',
  games_finished: 'Games played to the end.',
  retries: 'Requests decided again because somebody else was first.',
  given_up: 'Requests refused because somebody else was always first.',
  calls_sent: 'Calls to people who were not here that arrived.',
  calls_failed: 'Tries of such calls that failed.',
  calls_gone: 'Ways to call somebody that were given up.',
  rules_unknown: 'Tables asked for whose rules this server does not know.',
} as const;

export type Counter = keyof typeof COUNTERS;

/** Why a node read what others wrote: it was told, it looked, it lost, or somebody asked. */
export type CaughtUpBy = 'news' | 'look' | 'lost' | 'watch';

const heading = (name: string, help: string, type: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

const block = (name: string, help: string, type: string, value: number): string =>
  `${heading(name, help, type)}${name} ${value}\n`;
