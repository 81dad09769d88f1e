import {
  type AnyRules,
  type Audience,
  type Chance,
  canonicalJson,
  digestOf,
  type How,
  maySee,
  type Step as PlayedStep,
  type Told,
  type Viewer,
  viewOf,
} from '@conclave/kernel';
import { type GameTable, type LogEntry, openGame, type Step, standingMoves, stepFrom } from './game-table.ts';
import type { ClockState, GameView, PastStep, Update } from './messages.ts';
import type { TableId } from './table-info.ts';

/** What is told of a step, whoever played it. */
type Telling = Pick<PlayedStep, 'seq' | 'by' | 'at' | 'patch' | 'events' | 'own' | 'told'> & {
  readonly quiet?: number | undefined;
  readonly how?: How | undefined;
  readonly undo?: number | undefined;
};

/** What this viewer is told of a step: the common part, and its own drawer where something changed there. */
export const updateFor = (table: TableId, step: Telling, viewer: Viewer, clock?: ClockState, re?: string): Update =>
  JSON.parse(updateText(commonText(table, step, clock), ownText(step, viewer), re)) as Update;

/** The part of an update that is the same for all, without its closing brace: built once a step. */
export const commonText = (table: TableId, step: Telling, clock?: ClockState): string =>
  `{"type":"update","table":"${table}","seq":${step.seq},"by":${JSON.stringify(step.by)},"at":${step.at}` +
  (step.quiet === undefined ? '' : `,"quiet":${step.quiet}`) +
  (step.how === undefined ? '' : `,"how":"${step.how}"`) +
  (step.undo === undefined ? '' : `,"undo":${step.undo}`) +
  `,"patch":${JSON.stringify(step.patch)},"events":${JSON.stringify(step.events)}` +
  (clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`);

/** What comes from the viewer's own drawer; empty for spectators and where nothing changed. */
export const ownText = (step: Telling, viewer: Viewer): string => {
  if (viewer === 'spectator') return '';
  const own = step.own[viewer];
  const told = step.told[viewer];
  return (
    (own === undefined || own.length === 0 ? '' : `,"own":${JSON.stringify(own)}`) +
    (told === undefined || told.length === 0 ? '' : `,"told":${JSON.stringify(told)}`)
  );
};

export const updateText = (common: string, own: string, re?: string): string =>
  re === undefined ? `${common}${own}}` : `${common}${own},"re":${JSON.stringify(re)}}`;

export const gameViewOf = (table: Pick<GameTable, 'state'>, viewer: Viewer): GameView => viewOf(table.state, viewer);

/** A short word for all that a viewer sees, to find out whether two sides still agree. */
export const viewCheck = (view: GameView): string => digestOf(canonicalJson(view)).slice(0, 16);

/** A game as its rules, options and luck began it. */
export interface Beginning {
  readonly rules: AnyRules;
  readonly options: object;
  readonly seats: number;
  readonly chance: Chance;
}

/** What was told in one step, and to whom. */
type ToldStep = Omit<PastStep, 'events'> & { readonly told: readonly Told<unknown>[]; readonly isQuiet: boolean };

/** Everything that was told, to whomever; what was taken back is not told again. */
export const toldSince = (
  { rules, options, seats, chance }: Beginning,
  log: readonly LogEntry[],
): readonly ToldStep[] => {
  let told: Told<unknown>[] = [];
  const emit = (to: Audience, event: unknown): void => void told.push({ to, event });
  const state = rules.setup(options, seats, chance, emit);
  const steps: ToldStep[] = [{ seq: 0, at: 0, told, isQuiet: false }];
  for (const { seq, seat, at, how, move, part } of standingMoves(log)) {
    told = [];
    rules.apply(state, seat, move as { type: string }, chance, emit);
    steps.push({ seq, by: seat, at, ...(how === undefined ? {} : { how }), told, isQuiet: part !== undefined });
  }
  return steps;
};

/** The part of it that this viewer was told. */
export const pastOf = (steps: readonly ToldStep[], viewer: Viewer): readonly PastStep[] =>
  steps
    .filter(({ isQuiet, by }) => !isQuiet || by === viewer)
    .map(({ told, isQuiet: _, ...step }) => ({
      ...step,
      events: told.filter(({ to }) => maySee(to, viewer)).map(({ event }) => event),
    }));

/** Everything a viewer was told, from the log alone. */
export const pastFor = (beginning: Beginning, log: readonly LogEntry[], viewer: Viewer): readonly PastStep[] =>
  pastOf(toldSince(beginning, log), viewer);

/** A table played again from its log. `onStep` hears of every step, as it was told when it happened. */
export const replayLog = (
  { rules, options, seats, chance }: Beginning,
  log: readonly LogEntry[],
  onStep?: (step: Step, table: GameTable) => void,
): GameTable => {
  const { table } = openGame(rules, options, seats, chance);
  for (const index of log.keys()) {
    const step = stepFrom(table, log, index);
    onStep?.(step, table);
  }
  return table;
};
