/** Counters and gauges in Prometheus' text form; few enough to need no library. */
export class Metrics {
  readonly #counters: Record<Counter, number>;
  readonly #gauges = new Map<string, { readonly help: string; read(): number }>();

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

  text(): string {
    const counters = Object.entries(COUNTERS).map(([name, help]) =>
      block(`conclave_${name}_total`, help, 'counter', this.#counters[name as Counter]),
    );
    const gauges = [...this.#gauges].map(([name, { help, read }]) => block(`conclave_${name}`, help, 'gauge', read()));
    return [...counters, ...gauges].join('');
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
} as const;

export type Counter = keyof typeof COUNTERS;

const block = (name: string, help: string, type: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
