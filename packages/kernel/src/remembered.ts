import type { Entry } from './entry.ts';
import type { GameTypes, Told } from './game.ts';
import type { Play } from './play.ts';
import { maySee, type Viewer } from './seat.ts';
import { make, movesBetween, SET_UP, type Standing } from './standing.ts';
import { listen, type Step } from './step.ts';

/** What a viewer remembers of the moves up to one that stands. */
export interface Remembered<Game extends GameTypes> {
  readonly memory: Game['memory'];
  readonly upTo: Standing;
}

/** What an attentive viewer knows by now. Folded on from the last time it was asked for; after an undo nobody remembers what was taken back. */
export const memoryOf = <Game extends GameTypes>(play: Play<Game>, viewer: Viewer): Game['memory'] => {
  const { rules, options, seats, standing, remembered } = play;
  const known = remembered.get(viewer);
  const news = known && toldAfter(play, known.upTo);
  const memory = known !== undefined && news !== undefined ? known.memory : rules.newMemory(options, seats, viewer);
  for (const { to, event } of news ?? toldSoFar(play)) if (maySee(to, viewer)) rules.remember(memory, event);
  remembered.set(viewer, { memory, upTo: standing });
  return memory;
};

/** What a viewer knows who was told exactly this since the game began, wherever it is played. */
export const memoryFrom = <Game extends GameTypes>(
  { rules, options, seats }: Pick<Play<Game>, 'rules' | 'options' | 'seats'>,
  viewer: Viewer,
  events: Iterable<Game['event']>,
): Game['memory'] => {
  const memory = rules.newMemory(options, seats, viewer);
  for (const event of events) rules.remember(memory, event);
  return memory;
};

/** All that was told in this game and not taken back. */
export const toldSoFar = <Game extends GameTypes>(play: Play<Game>): readonly Told<Game['event']>[] =>
  toldByStep(play).flatMap(({ heard }) => heard);

/** The same, step by step, beginning with the set-up. */
export const toldByStep = <Game extends GameTypes>(
  play: Play<Game>,
): readonly { readonly move: Standing; readonly heard: readonly Told<Game['event']>[] }[] => {
  const moves = [SET_UP, ...(movesBetween(SET_UP, play.standing) ?? [])];
  const steps = stepsOf(play, moves);
  if (steps !== undefined) return moves.map((move, index) => ({ move, heard: steps[index]?.heard ?? [] }));
  return tellAgain(play, moves);
};

const toldAfter = <Game extends GameTypes>(
  play: Play<Game>,
  from: Standing,
): readonly Told<Game['event']>[] | undefined => {
  const moves = movesBetween(from, play.standing);
  return moves && stepsOf(play, moves)?.flatMap(({ heard }) => heard);
};

/** The steps of these moves as they were told, if all of them are still kept. */
const stepsOf = <Game extends GameTypes>(
  { recent }: Play<Game>,
  moves: readonly Standing[],
): readonly Step<Game['event']>[] | undefined => {
  const entries = new Set<Entry | undefined>(moves.map(({ entry }) => entry));
  const steps = recent.filter(({ entry }) => entries.has(entry));
  return steps.length === moves.length ? steps : undefined;
};

const tellAgain = <Game extends GameTypes>(
  { rules, options, seats, chance }: Play<Game>,
  moves: readonly Standing[],
): ReturnType<typeof toldByStep<Game>> => {
  const opening = listen<Game['event']>();
  const state = rules.setup(options, seats, chance, opening.emit);
  return moves.map(move => {
    if (move.entry === undefined) return { move, heard: opening.heard };
    const { heard, emit } = listen<Game['event']>();
    make(rules, state, move.entry, chance, emit);
    return { move, heard };
  });
};
