import type { Contest } from './arena.ts';
import type { Estimate, Summary } from './summary.ts';

/** Equal thirds add up to something that differs in the last digit. */
const ROUNDING = 1e-9;

const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '?');

/** An interval is never ±0: where all deals were the same, their number is what there is to say. */
export const written = ({ mean, within, deals }: Estimate): string =>
  `${number(mean)} ${within > ROUNDING ? `±${number(within)}` : `in all ${deals} deals`}`;
export const signed = (figure: Estimate): string => `${figure.mean > 0 ? '+' : ''}${written(figure)}`;

const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

const verdict = ({ mean, within }: Estimate): string => {
  if (mean + within < 0) return 'better';
  return mean - within > 0 ? 'worse' : 'open';
};

/** The summary for a terminal. */
export const report = (contest: Contest, summary: Summary): string => {
  const { game, players, seed, iterations, milliseconds, byProcessor } = contest;
  const budget = [
    ...(iterations === undefined ? [] : [`${iterations} iterations`]),
    ...(milliseconds === undefined ? [] : [`${milliseconds} ms${byProcessor === true ? ' of the processor' : ''}`]),
  ].join(', ');
  const standings = [
    [
      'bot',
      'seats',
      'mean place',
      'mean points',
      'skill',
      'ordinal',
      ...(milliseconds === undefined ? [] : ['ms a move']),
    ],
    ...summary.standings.map(({ bot, games, place, points, skill, ordinal, milliseconds: took }) => [
      bot,
      String(games),
      written(place),
      written(points),
      skill.toFixed(2),
      ordinal.toFixed(2),
      ...(took === undefined ? [] : [took.toFixed(2)]),
    ]),
  ];
  const comparisons = [
    ['in the same deals', 'place', 'points', 'first is'],
    ...summary.comparisons.map(({ bot, other, place, points }) => [
      `${bot} less ${other}`,
      signed(place),
      signed(points),
      verdict(place),
    ]),
  ];
  return [
    `${game}, ${players} players, ${summary.games} games of ${summary.deals} deals with seats rotated, seed ${seed}, ${budget}`,
    '',
    ...columns(standings),
    ...(summary.comparisons.length === 0 ? [] : ['', ...columns(comparisons)]),
    '',
    '± is half a 95 % interval, clustered by deal. A lower place is better.',
  ].join('\n');
};
