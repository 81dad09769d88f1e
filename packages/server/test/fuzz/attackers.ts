import { fastChance, type Stream } from '@conclave/kernel';
import { Api, type Guest, newGuest } from '../client.ts';
import { newProgram } from '../programs/programs.ts';
import type { Askable } from './document.ts';
import { Fuzzer } from './fuzzer.ts';

/** What they are after: a table, and whoever sits at it. */
export interface Prey {
  readonly base: string;
  readonly table: string;
  readonly people: readonly string[];
  readonly askable: Askable;
}

export interface Attacker {
  readonly token: string | undefined;
  readonly fuzzer: Fuzzer;
}

interface Owned {
  readonly id: string;
  readonly invite?: { readonly code: string };
  readonly presets: readonly { readonly id: string }[];
  readonly evenings: readonly { readonly id: string }[];
}

/** Every fourth is a program, where the house lets them in. */
const newcomer = (base: string, nth: number): Promise<Guest> => {
  const name = `Mallory ${nth}`;
  return nth % 4 === 0 ? newProgram(base, name).catch(() => newGuest(base, name)) : newGuest(base, name);
};

/** A guest with a club of their own: what only its owner may ask for is asked for too. */
const newAttacker = async ({ base, table, people, askable }: Prey, nth: number, seed: number): Promise<Attacker> => {
  const { id, token } = await newcomer(base, nth);
  const api = new Api(base, token);
  const club = await api.ok<Owned>('POST', '/api/clubs', { name: `Den ${nth}` });
  const wish = { game: 'dogma', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
  await api.ok('POST', `/api/clubs/${club.id}/presets`, { name: 'Ours', wish });
  const evening = { first: `${new Date().getUTCFullYear() + 1}-06-01T20:00`, zone: 'Europe/Berlin', every: 'week' };
  const { presets, evenings } = await api.ok<Owned>('POST', `/api/clubs/${club.id}/evenings`, evening);
  const own = [club.id, club.invite?.code ?? '', ...[...presets, ...evenings].map(row => row.id)];
  return { token, fuzzer: new Fuzzer(fastChance(seed), { table, ids: [id, ...people, ...own], askable, token }) };
};

const MANY = 20;

/** Some who attack. Who is not known any more, because they ended themselves by luck, is followed by another one. */
export class Attackers {
  readonly #prey: Prey;
  readonly #stream: Stream;
  readonly #all: Attacker[] = [];
  #count = 0;

  private constructor(prey: Prey, stream: Stream) {
    this.#prey = prey;
    this.#stream = stream;
  }

  static async of(prey: Prey, seed: number): Promise<Attackers> {
    const attackers = new Attackers(prey, fastChance(seed));
    for (let n = 0; n < MANY; n += 1) attackers.#all.push(await attackers.#another());
    return attackers;
  }

  #another(): Promise<Attacker> {
    this.#count += 1;
    return newAttacker(this.#prey, this.#count, this.#stream.below(1e9));
  }

  /** One of them, now and then without saying who it is. */
  next(): Attacker {
    const one = this.#all[this.#stream.below(this.#all.length)];
    if (one === undefined) throw new Error('nobody attacks');
    return { ...one, token: this.#stream.below(8) === 0 ? undefined : one.token };
  }

  /** Somebody takes the place of one who is not in any more. */
  async replace({ fuzzer }: Attacker): Promise<void> {
    const at = this.#all.findIndex(one => one.fuzzer === fuzzer);
    if (at >= 0) this.#all[at] = await this.#another();
  }
}
