import type { RecordedMove, Refusal } from '@conclave/kernel';
import type { Lesson, Remark } from '@conclave/stage/page/lesson.ts';
import type { TableListener, TableSource, TableStep } from '@conclave/stage/table/source.ts';
import type { SoloTable } from '../local/solo-table.ts';
import { SoloSource } from '../solo/solo-source.ts';
import { isFinished, lastSaid, leftAt, remarksFor, saidBefore } from './guide.ts';

interface Heard {
  readonly step: TableStep;
  readonly moves: readonly RecordedMove[];
}

/** A solo table with a guide: each step that gives reason for a remark holds the table until the learner has read it. */
export class GuidedSource implements TableSource {
  readonly kind = 'solo';
  /** The guide says when it is time to stop. */
  readonly stops = false;
  readonly seats: TableSource['seats'];
  readonly #lesson: Lesson;
  readonly #inner: SoloSource;
  readonly #keep: (moves: readonly RecordedMove[], finished: boolean) => void;
  readonly #waiting: Heard[] = [];
  readonly #said: Set<Remark>;
  #listener: TableListener | undefined;
  #kept: readonly RecordedMove[];
  /** What the guide says now, and what it will say next. */
  shown: Remark | undefined = $state.raw();
  queue: readonly Remark[] = $state.raw([]);
  holding = $state(false);
  /** Does what was said still lie before the learner, who has not moved since? */
  points = $state(false);
  finished = $state(false);
  /** The learner's move that left the line: it can be taken back. */
  left: number | undefined = $state();

  constructor(lesson: Lesson, table: SoloTable, keep: (moves: readonly RecordedMove[], finished: boolean) => void) {
    this.#lesson = lesson;
    this.#keep = keep;
    this.#kept = table.moves.filter(made => made.seat !== undefined);
    this.#said = new Set(saidBefore(lesson, table.moves.length));
    this.#inner = new SoloSource(table, kept => {
      this.#kept = kept.moves.filter(made => made.seat !== undefined);
    });
    this.seats = table.seats;
  }

  get rulesVersion(): TableSource['rulesVersion'] {
    return this.#inner.rulesVersion;
  }

  get hints(): TableSource['hints'] {
    return this.#inner.hints;
  }

  get moves(): readonly RecordedMove[] {
    return this.#kept;
  }

  open(listener: TableListener): void {
    this.#listener = listener;
    this.#inner.open({
      connection: state => listener.connection(state),
      step: step => {
        this.#waiting.push({ step, moves: this.#kept });
        this.#deliver();
      },
    });
  }

  #deliver(): void {
    while (!this.holding) {
      const heard = this.#waiting.shift();
      if (heard === undefined) return;
      this.#listener?.step(heard.step);
      this.#comment(heard);
    }
  }

  #comment({ step, moves }: Heard): void {
    const events = step.past ? [] : step.events;
    const remarks = remarksFor(this.#lesson, { moves, events }, this.#said);
    for (const remark of remarks) this.#said.add(remark);
    this.left = leftAt(this.#lesson, moves);
    this.finished ||= isFinished(this.#lesson, { moves, events: step.events });
    this.#keep(moves, this.finished);
    const [first, ...more] = remarks;
    if (step.past && first === undefined) this.#say(lastSaid(this.#lesson, moves));
    if (first === undefined) return;
    this.#say(first);
    this.queue = more;
    this.holding = true;
  }

  #say(remark: Remark | undefined): void {
    this.shown = remark;
    this.points = true;
  }

  /** The learner has read it. */
  goOn(): void {
    const [next, ...more] = this.queue;
    if (next !== undefined) {
      this.#say(next);
      this.queue = more;
      return;
    }
    this.holding = false;
    this.#deliver();
  }

  /** To move is to have read. */
  async send(move: unknown): Promise<Refusal | undefined> {
    this.queue = [];
    this.holding = false;
    this.points = false;
    const refusal = await this.#inner.send(move);
    if (refusal === undefined) this.#deliver();
    else this.points = true;
    return refusal;
  }

  close(): void {
    this.#listener = undefined;
    this.#inner.close();
  }
}
