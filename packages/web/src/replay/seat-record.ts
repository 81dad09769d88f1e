import type { AnyGame, Audience, ExpandedLine, SeatRecord, Told } from '@conclave/kernel';

type Happened = Extract<ExpandedLine, { readonly line: 'event' }>;

export const gameIn = ({ lines: [start] }: SeatRecord): string => (start?.line === 'start' ? start.game : '');

/** By which rules, and with which options. */
export const agreedIn = ({
  lines: [start],
}: SeatRecord): { readonly rulesVersion: number; readonly options: object } =>
  start?.line === 'start'
    ? { rulesVersion: start.rulesVersion, options: start.options }
    : { rulesVersion: 1, options: {} };

export const namesIn = ({ lines: [start] }: SeatRecord): readonly string[] =>
  start?.line === 'start' ? start.seats.map(({ name }) => name) : [];

export const placesIn = ({ lines }: SeatRecord): readonly number[] | undefined =>
  lines.find(line => line.line === 'end')?.places;

/** What the seat was told, by the move that caused it. */
export const eventsIn = ({
  lines,
}: SeatRecord): readonly { readonly after: number; readonly told: Told<AnyGame['event']> }[] =>
  lines
    .filter((line): line is Happened => line.line === 'event')
    .map(({ after, to, event }) => ({ after, told: { to: to as Audience, event: event as AnyGame['event'] } }));
