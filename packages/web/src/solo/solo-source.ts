import type { Refusal } from '@conclave/kernel';
import type { TableListener, TableSource } from '@conclave/stage/table/source.ts';
import { device } from '../local/device.svelte.ts';
import { holdAlone } from '../local/hold-alone.ts';
import { keepSolo } from '../local/solo-store.ts';
import type { SoloTable } from '../local/solo-table.ts';
import type { FromWorker, ToWorker } from './solo-messages.ts';

/** A table in a worker of this page. Every accepted move is kept on the device at once, so a reload plays on. */
export class SoloSource implements TableSource {
  readonly kind = 'solo';
  readonly seats: TableSource['seats'];
  #table: SoloTable;
  readonly #keep: (table: SoloTable) => void;
  /** May the table be taken from another tab? */
  readonly #steal: boolean;
  readonly #answers = new Map<number, (refusal: Refusal | undefined) => void>();
  readonly #records = new Map<number, (text: string) => void>();
  /** Nobody is advised at a table whose rules say so; at others alone one always may be. */
  hints: false | undefined;
  #worker: Worker | undefined;
  #listener: TableListener | undefined;
  #release: (() => void) | undefined;
  #asked = 0;

  constructor(table: SoloTable, keep = keepSolo, steal = false) {
    this.#keep = keep;
    this.#steal = steal;
    this.#table = table;
    this.seats = table.seats;
  }

  get rulesVersion(): TableSource['rulesVersion'] {
    return this.#table.rulesVersion;
  }

  open(listener: TableListener): void {
    this.#listener = listener;
    listener.connection('connecting');
    holdAlone(this.#table.id, { steal: this.#steal, onlost: () => this.#lost() }).then(
      release => {
        this.#release = release;
        if (this.#listener === undefined) release?.();
        else if (release === undefined) listener.connection('elsewhere');
        else this.#start();
      },
      () => this.#start(),
    );
  }

  /** Another tab plays on: it has all that was kept. */
  #lost(): void {
    this.#worker?.terminate();
    this.#listener?.connection('elsewhere');
  }

  #start(): void {
    const worker = new Worker(new URL('./solo.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#hear(event.data));
    worker.addEventListener('error', () => this.#listener?.connection('lost'));
    this.#say({ type: 'open', table: this.#table });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'begun': {
        const { rulesVersion, options, unadvised } = message;
        this.hints = unadvised === true ? false : undefined;
        this.#table = { ...this.#table, rulesVersion, options };
        return;
      }
      case 'step': {
        const { places } = message.step;
        const moves = [...this.#table.moves.slice(0, message.standing), ...message.moves];
        this.#table = { ...this.#table, moves, ...(places === undefined ? {} : { places }) };
        this.#keep(this.#table);
        if (message.answers !== undefined) this.#answer(message.answers, undefined); // first, so that both are drawn together
        if (message.step.past) this.#listener?.connection('ready');
        this.#listener?.step(message.step);
        return;
      }
      case 'thinksLess':
        device.thinksLess = true;
        return;
      case 'refused':
        this.#answer(message.id, message.refusal);
        return;
      case 'record':
        this.#records.get(message.id)?.(message.text);
        this.#records.delete(message.id);
    }
  }

  #answer(id: number, refusal: Refusal | undefined): void {
    this.#answers.get(id)?.(refusal);
    this.#answers.delete(id);
  }

  send(move: unknown): Promise<Refusal | undefined> {
    return this.#ask(id => ({ type: 'move', id, move }));
  }

  takeBack(): Promise<Refusal | undefined> {
    return this.#ask(id => ({ type: 'takeBack', id }));
  }

  #ask(question: (id: number) => ToWorker): Promise<Refusal | undefined> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise(resolve => {
      this.#answers.set(id, resolve);
      this.#say(question(id));
    });
  }

  record(): Promise<string | undefined> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise(resolve => {
      this.#records.set(id, resolve);
      this.#say({ type: 'record', id });
    });
  }

  close(): void {
    this.#listener = undefined;
    this.#worker?.terminate();
    this.#release?.();
  }
}
