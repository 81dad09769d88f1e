import type { PersonId } from '@conclave/protocol';
import type { Sharing } from '../storage/sharing.ts';

const TOGETHER = 250;
const REPEAT_EVERY = 20_000;
/** A node that does not repeat itself has died, and nobody looks there. */
const GOOD_FOR = 60_000;

/** Where nodes share a house: how they tell each other who looks. */
export interface Told {
  readonly sharing: Pick<Sharing, 'look' | 'looksElsewhere' | 'lookingOf'>;
  readonly node: string;
  now(): number;
  failed(error: unknown): void;
}

/** Who looks at a page of the house at this moment. A page in the background does not look. */
export class Looking {
  readonly #here = new Map<PersonId, number>();
  readonly #changed = new Set<PersonId>();
  readonly #told: Told | undefined;
  readonly #repeating: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(told?: Told) {
    this.#told = told;
    if (told === undefined) return;
    this.#repeating = setInterval(() => this.#tell([...this.#here.keys()], []), REPEAT_EVERY);
    this.#repeating.unref();
  }

  began(person: PersonId): void {
    const count = this.#here.get(person) ?? 0;
    this.#here.set(person, count + 1);
    if (count === 0) this.#change(person);
  }

  ended(person: PersonId): void {
    const count = (this.#here.get(person) ?? 0) - 1;
    if (count > 0) this.#here.set(person, count);
    else {
      this.#here.delete(person);
      this.#change(person);
    }
  }

  async looks(person: PersonId): Promise<boolean> {
    if (this.#here.has(person)) return true;
    const told = this.#told;
    return told === undefined ? false : told.sharing.looksElsewhere(person, told.node, told.now());
  }

  async among(people: readonly PersonId[]): Promise<readonly PersonId[]> {
    const told = this.#told;
    const elsewhere = new Set(told === undefined ? [] : await told.sharing.lookingOf(people, told.now()));
    return people.filter(person => this.#here.has(person) || elsewhere.has(person));
  }

  stop(): void {
    clearInterval(this.#repeating);
    clearTimeout(this.#timer);
  }

  #change(person: PersonId): void {
    if (this.#told === undefined) return;
    this.#changed.add(person);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const all = [...this.#changed];
      this.#changed.clear();
      this.#tell(
        all.filter(one => this.#here.has(one)),
        all.filter(one => !this.#here.has(one)),
      );
    }, TOGETHER);
  }

  #tell(here: readonly PersonId[], gone: readonly PersonId[]): void {
    const told = this.#told;
    if (told === undefined || here.length + gone.length === 0) return;
    told.sharing.look(told.node, here, gone, told.now() + GOOD_FOR).catch(error => told.failed(error));
  }
}
