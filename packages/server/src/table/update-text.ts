import {
  eventsFor,
  type Play,
  type Seat,
  type Step,
  toActAt,
  UNCHANGED,
  type Viewer,
  viewOf,
  writtenDown,
} from '@conclave/kernel';
import type { ClockState, TableId } from '@conclave/protocol';
import type { AnyWire } from '../house/games.ts';

/** One step in words for sockets. The patch form is written in two parts, because most of it is the same for everyone. */

/** The part of an update that is the same for all, without its closing brace: built once a step. */
export const commonText = (table: TableId, step: Step, clock?: ClockState): string =>
  `${headText(table, step)},"patch":${writtenDown(step.changes)},"events":${JSON.stringify(step.events)}${clockText(clock)}`;

/** Which step it was; both forms begin with this. */
const headText = (table: TableId, step: Step): string =>
  `{"type":"update","table":"${table}","seq":${step.seq},"by":${step.by === 'table' ? '"table"' : step.by},"at":${step.at}` +
  (step.quiet === undefined ? '' : `,"quiet":${step.quiet}`) +
  (step.how === undefined ? '' : `,"how":"${step.how}"`) +
  (step.undo === undefined ? '' : `,"undo":${step.undo}`);

const clockText = (clock: ClockState | undefined): string =>
  clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`;

/** What comes from the viewer's own drawer; empty for spectators and where nothing changed. */
export const ownText = (step: Step, viewer: Viewer): string => {
  if (viewer === 'spectator') return '';
  const own = step.own[viewer];
  const told = step.told[viewer];
  return (
    (own === undefined || own === UNCHANGED ? '' : `,"own":${writtenDown(own)}`) +
    (told === undefined || told.length === 0 ? '' : `,"told":${JSON.stringify(told)}`)
  );
};

export const updateText = (common: string, own: string, re?: string): string =>
  re === undefined ? `${common}${own}}` : `${common}${own},"re":${JSON.stringify(re)}}`;

/** What a program is told of a play: the whole view in the game's notation, and whom the table waits for. */
export const plainViewOf = (
  wire: AnyWire,
  play: Play,
  viewer: Viewer,
): { readonly view: object; readonly toAct: readonly Seat[] } => ({
  view: wire.toPlain(viewOf(play.state, viewer)),
  toAct: toActAt(play),
});

/** The plain form of a step after which the play is this, for one viewer; without its closing brace, as `updateText` wants it. */
export const plainText = (
  wire: AnyWire,
  table: TableId,
  { play, step }: { readonly play: Play; readonly step: Step },
  viewer: Viewer,
  clock?: ClockState,
): string => {
  const { view, toAct } = plainViewOf(wire, play, viewer);
  const events = JSON.stringify(eventsFor(step, viewer));
  return `${headText(table, step)},"events":${events},"view":${JSON.stringify(view)},"toAct":${JSON.stringify(toAct)}${clockText(clock)}`;
};
