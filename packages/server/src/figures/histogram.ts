/** Seconds up to which something is counted, from a tenth of a millisecond to ten seconds. */
const BOUNDS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** How long things took. */
export class Histogram {
  readonly #counts = new Array<number>(BOUNDS.length + 1).fill(0);
  #sum = 0;

  observe(seconds: number): void {
    let at = 0;
    while (seconds > (BOUNDS[at] ?? Number.POSITIVE_INFINITY)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
  }

  get count(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** In Prometheus' text form: each line counts those before it, too. */
  lines(name: string): string {
    let sum = 0;
    const buckets = this.#counts.map((count, at) => {
      sum += count;
      return `${name}_bucket{le="${BOUNDS[at] ?? '+Inf'}"} ${sum}\n`;
    });
    return `${buckets.join('')}${name}_sum ${this.#sum}\n${name}_count ${sum}\n`;
  }
}
