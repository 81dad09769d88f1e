import { type AnyGame, type State, type Step, type Viewer, viewOf } from '@conclave/kernel';
import type { ClockState, GameView, TableId, Update } from './types.ts';

/** What this viewer is told of a step: the common part, and its own drawer where something changed there. */
export const updateFor = (table: TableId, step: Step, viewer: Viewer, clock?: ClockState, re?: string): Update =>
  JSON.parse(updateText(commonText(table, step, clock), ownText(step, viewer), re)) as Update;

/** The part of an update that is the same for all, without its closing brace: built once a step. */
export const commonText = (table: TableId, step: Step, clock?: ClockState): string =>
  `{"type":"update","table":"${table}","seq":${step.seq},"by":${JSON.stringify(step.by)},"at":${step.at}` +
  (step.quiet === undefined ? '' : `,"quiet":${step.quiet}`) +
  (step.how === undefined ? '' : `,"how":"${step.how}"`) +
  (step.undo === undefined ? '' : `,"undo":${step.undo}`) +
  `,"patch":${JSON.stringify(step.patch)},"events":${JSON.stringify(step.events)}` +
  (clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`);

/** What comes from the viewer's own drawer; empty for spectators and where nothing changed. */
export const ownText = (step: Step, viewer: Viewer): string => {
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

export const gameViewOf = ({ state }: { readonly state: State<AnyGame> }, viewer: Viewer): GameView =>
  viewOf(state, viewer);
