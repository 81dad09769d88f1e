import { at, type BySeat, type Chance, type GameTypes, type Seat, type State, type Stream } from '@conclave/kernel';
import { log } from '@conclave/kernel/arithmetic';
import type { Considered } from '../bot/bot.ts';
import { type Branch, branchAt, branchOf } from './branch.ts';
import { mix } from './mixture.ts';
import type { Outlook } from './outlook.ts';

export interface SearchStyle {
  /** Weight of curiosity in the choice of a branch. */
  readonly curiosity: number;
  /** True: a new node first goes where the policy goes and tries the rest by and by. False: it tries everything once, in any order. */
  readonly guided: boolean;
}

/** The trees, and one imagined game after another down along them. */
export class Walk<Game extends GameTypes> {
  readonly #outlook: Outlook<Game>;
  readonly #root: Seat;
  readonly #stream: Stream & Chance;
  readonly #style: SearchStyle;
  /** By seat; in an open game only the first is used. */
  readonly #trees: Branch<Game['move']>[] = [];
  readonly #path: Branch<Game['move']>[] = [];
  readonly #movers: Seat[] = [];
  /** The root's own choices are the same in every world that it can imagine. */
  #choices: readonly Game['move'][] | undefined;

  constructor(outlook: Outlook<Game>, root: Seat, stream: Stream & Chance, style: SearchStyle) {
    this.#outlook = outlook;
    this.#root = root;
    this.#stream = stream;
    this.#style = style;
  }

  considered(): readonly Considered<Game['move']>[] {
    const tree = this.#trees[this.#outlook.open ? 0 : this.#root];
    const branches =
      tree === undefined
        ? []
        : [...(tree.next ?? new Map<string, Branch<Game['move']>>()).values()].filter(({ visits }) => visits > 0);
    const shares = branches.reduce((sum, { share }) => sum + share, 0);
    return branches
      .map(({ move, visits, total, share }) => ({
        move,
        visits,
        mean: total / visits,
        ...(shares > 0 ? { share: share / shares } : {}),
      }))
      .sort((one, other) => other.visits - one.visits || other.mean - one.mean);
  }

  /** One imagined game from here to its end, and what each seat got. */
  iterate(state: State<Game>): BySeat<number> {
    const outlook = this.#outlook;
    outlook.prepare?.(state);
    const trees = outlook.open ? 1 : state.secrets.length;
    while (this.#trees.length < trees) this.#trees.push(branchOf<Game['move']>({ type: '' }));
    const places = this.#trees.slice();
    this.#path.length = 0;
    this.#movers.length = 0;
    let plies = 0;
    let values = outlook.values(state, plies);
    for (let inTree = true; inTree && values === undefined; values = outlook.values(state, plies)) {
      const seat = this.#mover(state, plies);
      const move = this.#step(state, seat, places, plies);
      if (move === undefined || this.#path[this.#path.length - 1]?.visits === 0) inTree = false;
      outlook.rules.apply(state, seat, move ?? outlook.policy(state, seat, this.#stream), this.#stream);
      plies += 1;
    }
    const found = values ?? this.#playOn(state, plies);
    this.#book(found);
    return found;
  }

  /** Below the tree: by the policy to the end. */
  #playOn(state: State<Game>, from: number): BySeat<number> {
    const outlook = this.#outlook;
    const { rules } = outlook;
    const stream = this.#stream;
    for (let plies = from; ; plies += 1) {
      const values = outlook.values(state, plies);
      if (values !== undefined) return values;
      const seat = at(rules.toAct(state.table), 0);
      rules.apply(state, seat, outlook.policy(state, seat, stream), stream);
    }
  }

  /** The first move is the root's, also when others decide at the same time. */
  #mover(state: State<Game>, plies: number): Seat {
    const seats = this.#outlook.rules.toAct(state.table);
    return plies === 0 && seats.includes(this.#root) ? this.#root : at(seats, 0);
  }

  /** One step down the trees; nothing where the policy alone decides. */
  #step(state: State<Game>, seat: Seat, places: Branch<Game['move']>[], plies: number): Game['move'] | undefined {
    const outlook = this.#outlook;
    const here = at(places, outlook.open ? 0 : seat);
    const moves = this.#movesAt(state, seat, plies === 0);
    if (moves === undefined) return undefined;
    const branch = this.#choose(here, moves, state, seat);
    this.#path.push(branch);
    this.#movers.push(seat);
    if (outlook.open) places[0] = branch;
    else this.#followInAllTrees(places, seat, branch);
    return branch.move;
  }

  #movesAt(state: State<Game>, seat: Seat, isRoot: boolean): readonly Game['move'][] | undefined {
    if (!isRoot) return this.#outlook.candidates(state, seat, this.#stream, false);
    this.#choices ??= this.#outlook.candidates(state, seat, this.#stream, true);
    return this.#choices;
  }

  #choose(here: Branch<Game['move']>, moves: readonly Game['move'][], state: State<Game>, seat: Seat) {
    if (moves.length === 1) return this.#only(here, at(moves, 0), state, seat);
    if (this.#outlook.isSimultaneous?.(state) === true)
      return mix(
        moves.map(move => this.#add(here, move, state, seat)),
        this.#stream,
      );
    return this.#style.guided ? this.#guided(here, moves, state, seat) : this.#plain(here, moves, state, seat);
  }

  #only(here: Branch<Game['move']>, move: Game['move'], state: State<Game>, seat: Seat): Branch<Game['move']> {
    const branch = this.#add(here, move, state, seat);
    if (branch.visits > 0) branch.available += 1;
    return branch;
  }

  /** Each seat's tree goes on along what that seat saw. */
  #followInAllTrees(places: Branch<Game['move']>[], mover: Seat, branch: Branch<Game['move']>): void {
    const key = `${mover} ${this.#outlook.publicKeyOf?.(branch.move) ?? ''}`;
    for (let seat = 0; seat < places.length; seat += 1) {
      places[seat] = seat === mover ? branch : branchAt(at(places, seat), key, branch.move);
    }
  }

  #plain(
    here: Branch<Game['move']>,
    moves: readonly Game['move'][],
    state: State<Game>,
    seat: Seat,
  ): Branch<Game['move']> {
    let untried = 0;
    let chosen: Game['move'] | undefined;
    let best: Branch<Game['move']> | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const branch = here.next?.get(this.#outlook.keyOf(move, state, seat));
      if (branch === undefined) {
        untried += 1;
        if (this.#stream.below(untried) === 0) chosen = move;
        continue;
      }
      branch.available += 1;
      if (untried > 0) continue;
      const score = this.#score(branch);
      if (score > bestScore) {
        bestScore = score;
        best = branch;
      }
    }
    if (chosen === undefined && best !== undefined) return best;
    return this.#add(here, chosen ?? at(moves, 0), state, seat);
  }

  /** New here: go where the policy goes. Later an untried move counts as much as the average here, and gets its turn. */
  #guided(
    here: Branch<Game['move']>,
    moves: readonly Game['move'][],
    state: State<Game>,
    seat: Seat,
  ): Branch<Game['move']> {
    const untried = this.#hopeForUntried(here, moves, state, seat);
    if (here.next === undefined || untried === undefined)
      return this.#add(here, this.#outlook.policy(state, seat, this.#stream), state, seat);
    let best = at(moves, 0);
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const branch = here.next.get(this.#outlook.keyOf(move, state, seat));
      const score = branch === undefined ? untried + this.#stream.below(1000) * 1e-6 : this.#score(branch);
      if (score > bestScore) {
        bestScore = score;
        best = move;
      }
    }
    return this.#add(here, best, state, seat);
  }

  /** Nothing where these moves were hardly tried before. */
  #hopeForUntried(
    here: Branch<Game['move']>,
    moves: readonly Game['move'][],
    state: State<Game>,
    seat: Seat,
  ): number | undefined {
    if (here.next === undefined) return undefined;
    let tries = 0;
    let total = 0;
    for (const move of moves) {
      const branch = here.next.get(this.#outlook.keyOf(move, state, seat));
      if (branch === undefined) continue;
      branch.available += 1;
      tries += branch.visits;
      total += branch.total;
    }
    return tries < 1 ? undefined : total / tries + this.#style.curiosity * Math.sqrt(log(1 + tries) / 2);
  }

  #add(here: Branch<Game['move']>, move: Game['move'], state: State<Game>, seat: Seat): Branch<Game['move']> {
    return branchAt(here, this.#outlook.keyOf(move, state, seat), move);
  }

  #score({ visits, available, total }: Branch<Game['move']>): number {
    return total / visits + this.#style.curiosity * Math.sqrt(log(available) / visits);
  }

  #book(values: BySeat<number>): void {
    for (let index = 0; index < this.#path.length; index += 1) {
      const branch = at(this.#path, index);
      branch.visits += 1;
      branch.total += at(values, at(this.#movers, index));
    }
  }
}
