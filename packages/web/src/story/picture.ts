import { SEAT_COLOURS } from '../art/seats.ts';
import { DASHES, type Graph } from './graph.ts';

/** What the picture says, already in words. */
export interface Caption {
  readonly title: string;
  readonly subtitle: string;
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

const WIDTH = 800;
const LINE = 26;

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words into lines of at most so many letters. */
export const wrap = (text: string, most: number): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
    return lines;
  }, []);

const text = (x: number, y: number, size: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeXml(content)}</text>`;

const graphMarks = ({ rows, columns, lines, height, width }: Graph): string =>
  [
    ...rows.map(
      ({ y, label }) =>
        `<path d="M44 ${y}H${width - 26}" stroke="#d8c49a"/>${text(36, y + 5, 15, label, 'text-anchor="end"')}`,
    ),
    ...columns.map(({ x, label }) => text(x, height - 6, 15, label, 'text-anchor="middle"')),
    ...lines.map(
      ({ seat, path, end: [x, y] }) =>
        `<path d="${path}" fill="none" stroke="${SEAT_COLOURS[seat]}" stroke-width="3" stroke-dasharray="${DASHES[seat] ?? ''}"/><circle cx="${x}" cy="${y}" r="5" fill="${SEAT_COLOURS[seat]}"/>`,
    ),
  ].join('');

/** The story as one printed sheet, an SVG that stands on its own. */
export const pictureOf = (graph: Graph, { title, subtitle, names, lines }: Caption): string => {
  const wrapped = lines.flatMap(line => wrap(line, 84));
  const legendY = 110 + graph.height + 40;
  const linesY = legendY + 40 * Math.ceil(names.length / 4);
  const height = linesY + LINE * wrapped.length + 40;
  const legend = names.map((name, seat) => {
    const [x, y] = [60 + (seat % 4) * 175, legendY + 34 * Math.floor(seat / 4)];
    return `<path d="M${x} ${y - 6}h34" stroke="${SEAT_COLOURS[seat]}" stroke-width="4" stroke-dasharray="${DASHES[seat] ?? ''}"/>${text(x + 42, y, 19, name.slice(0, 14))}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'EB Garamond', Garamond, Georgia, serif" fill="#2a2118">`,
    `<rect width="${WIDTH}" height="${height}" fill="#f4ead5"/><rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" fill="none" stroke="#2a2118" stroke-width="2"/><rect x="20" y="20" width="${WIDTH - 40}" height="${height - 40}" fill="none" stroke="#2a2118"/>`,
    text(WIDTH / 2, 66, 38, title, 'text-anchor="middle" font-weight="700" fill="#8f1720"'),
    text(WIDTH / 2, 96, 20, subtitle, 'text-anchor="middle" font-style="italic"'),
    `<g transform="translate(${(WIDTH - graph.width) / 2} 116)">${graphMarks(graph)}</g>`,
    ...legend,
    ...wrapped.map((line, index) => text(60, linesY + LINE * index + 14, 19, line)),
    '</svg>',
  ].join('');
};
