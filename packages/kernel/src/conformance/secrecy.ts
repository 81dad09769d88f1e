import { fastChance } from '../chance.ts';
import { type GameTypes, type State, seatView, type Told, viewOf } from '../game.ts';
import { canonicalJson } from '../record.ts';
import { allSeats, maySee, type Seat, type Viewer } from '../seat.ts';
import { learnsFrom } from '../undo.ts';
import { comparePublicParts, mustHaveEqualPublicParts } from './public-parts.ts';
import { bytes, type Checker, legalOf, must, ownOf, type RandomGame } from './random-game.ts';

/** Deals everything anew that a viewer cannot see: views, choices, refusals and events stay the same, byte by byte. */
export const checkSecrecy = <Types extends GameTypes>(game: RandomGame<Types>): Checker<Types> => {
  const { rules, subject, seats, options, stream } = game;
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const shownTo = (told: readonly Told<Types['event']>[], viewer: Viewer): readonly Types['event'][] =>
    told.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event);
  let compared = 0;

  const redeal = (viewer: Seat): State<Types> => {
    const view = seatView(game.state, viewer);
    const memory = memories[viewer];
    if (memory === undefined) throw new Error('no memory');
    const before = bytes(view) + bytes(memory);
    const other = rules.imagine(view, memory, stream);
    must(bytes(view) + bytes(memory) === before, 'imagining changed what the seat knows');
    must(
      canonicalJson(viewOf(other, viewer)) === canonicalJson(view),
      `imagine for seat ${viewer} does not give back the view it was given`,
    );
    const broken = rules.brokenInvariants(other);
    must(broken.length === 0, `imagined for seat ${viewer}: broken invariants: ${broken.join('; ')}`);
    return other;
  };

  const sameChoices = (viewer: Seat, other: State<Types>): void => {
    const here = legalOf(game, viewer, 100);
    const there = legalOf({ ...game, state: other }, viewer, 100);
    must(bytes(here) === bytes(there), `seat ${viewer} has other choices in another world`);
  };

  const lookAlike = (move: Types['move'], other: State<Types>, seat: Seat): Types['move'] | undefined => {
    const own = ownOf(other, seat);
    if (rules.refusal(other.table, own, seat, move) === undefined) return move;
    if (subject.lookAlike !== undefined) return subject.lookAlike(move, other, seat, stream);
    const look = bytes(rules.publicPart(move, options));
    for (let tries = 0; tries < 60; tries += 1) {
      const candidate = rules.randomMove(other.table, own, seat, stream);
      if (bytes(rules.publicPart(candidate, options)) === look) return candidate;
    }
    return undefined;
  };

  /** Everything that reaches a viewer when this move is made in this world. */
  const outcome = (state: State<Types>, seat: Seat, move: Types['move'], viewer: Seat) => {
    const after = rules.clone(state);
    const told: Told<Types['event']>[] = [];
    rules.apply(after, seat, move, game.chance, (to, event) => told.push({ to, event }));
    return {
      seen: canonicalJson([shownTo(told, viewer), viewOf(after, viewer), rules.toAct(after.table)]),
      watched: canonicalJson([shownTo(told, 'spectator'), viewOf(after, 'spectator')]),
      revealed: bytes(subject.revealed(state, seat, move, viewer, after)),
    };
  };

  const compare = (viewer: Seat, other: State<Types>, seat: Seat, move: Types['move']): void => {
    const look = lookAlike(move, other, seat);
    if (look === undefined) return;
    const here = outcome(game.state, seat, move, viewer);
    const there = outcome(other, seat, look, viewer);
    const blind = viewer === seat && !learnsFrom(rules, game.state, seat, move, game.chance);
    if (!blind && here.revealed !== there.revealed) return;
    compared += 1;
    must(
      here.seen === there.seen,
      `seat ${viewer} can tell two worlds apart after ${bytes(move)}:\n${here.seen}\n${there.seen}`,
    );
    must(here.watched === there.watched, `a spectator can tell two worlds apart after ${bytes(move)}`);
    if (viewer !== seat) mustHaveEqualPublicParts(rules, move, look);
  };

  /** What the clock decides shows nobody more than the table itself knows. */
  const sameClock = (viewer: Seat, other: State<Types>, what: string): void => {
    const seen = [game.state, other].map(state => {
      const after = rules.clone(state);
      const told: Told<Types['event']>[] = [];
      rules.clock?.apply(after, what, game.chance, (to, event) => told.push({ to, event }));
      const shown = canonicalJson([shownTo(told, viewer), viewOf(after, viewer), rules.toAct(after.table)]);
      return { shown, revealed: bytes(subject.revealedByClock?.(state, what, after)) };
    });
    const [here, there] = seen;
    if (here?.revealed !== there?.revealed) return;
    must(
      here?.shown === there?.shown,
      `seat ${viewer} can tell two worlds apart after ${what}:\n${here?.shown}\n${there?.shown}`,
    );
  };

  const playOut = (state: State<Types>): void => {
    const luck = fastChance(stream.below(0x8000_0000));
    for (let moves = 0; rules.places(state.table) === undefined; moves += 1) {
      must(moves < (subject.longest ?? 20_000), 'an imagined game does not end');
      const [seat = 0] = rules.toAct(state.table);
      rules.apply(state, seat, rules.randomMove(state.table, ownOf(state, seat), seat, luck), luck);
    }
  };

  return {
    afterMove: () => {
      for (const [seat, memory] of memories.entries()) {
        for (const event of shownTo(game.told, seat)) rules.remember(memory, event);
      }
    },
    beforeMove: (seat, move) => {
      const viewer = stream.below(seats);
      const other = redeal(viewer);
      sameChoices(viewer, other);
      compare(viewer, other, seat, move);
      comparePublicParts(game, seat, move);
      if (stream.below(20) === 0) playOut(other);
    },
    beforeClock: what => {
      if (subject.revealedByClock === undefined) return;
      const viewer = stream.below(seats);
      sameClock(viewer, redeal(viewer), what);
    },
    atEnd: () =>
      must(compared * 20 > game.played.length, `only ${compared} of ${game.played.length} moves could be compared`),
  };
};
