import { CRESTS, GLYPHS, type GlyphName } from '@conclave/stage/art/glyphs.ts';
import { SEAT_COLOURS } from '@conclave/stage/art/seats.ts';
import { blob } from '@conclave/stage/art/shapes.ts';
import { type WaxName, waxOf } from '@conclave/stage/art/wax.ts';
import { DASHES, type Graph } from './graph.ts';

/** What the picture says, already in words. */
export interface StorySheet {
  readonly dateline: string;
  readonly headline: string;
  readonly names: readonly string[];
  readonly ranked: readonly { readonly seat: number; readonly text: string; readonly value: string }[];
  readonly axis: string;
  readonly turnsTitle: string;
  readonly turns: readonly string[];
  readonly awardsTitle: string;
  readonly awards: readonly {
    readonly wax: WaxName;
    readonly sign: GlyphName;
    readonly name: string;
    readonly line: string;
  }[];
  readonly colophon: string;
}

const WIDTH = 800;
const MARGIN = 56;
const INK = '#2a2118';
const SOFT = '#5c4b33';
const RED = '#8f1720';
const PAPER = '#f4ead5';
const EDGE = '#d8c49a';
const SERIF = '"EB Garamond", Garamond, Georgia, serif';

type Brush = CanvasRenderingContext2D;

const font = (size: number, style = ''): string => `${style} ${size}px ${SERIF}`;

/** Words into lines that fit a width. */
export const wrap = (text: string, fits: (line: string) => boolean): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !fits(longer)) lines.push(word);
    else lines[lines.length - 1] = longer;
    return lines;
  }, []);

const write = (
  brush: Brush,
  text: string,
  x: number,
  y: number,
  { size = 19, style = '', colour = INK, align = 'left' as CanvasTextAlign } = {},
): void => {
  brush.font = font(size, style);
  brush.fillStyle = colour;
  brush.textAlign = align;
  brush.fillText(text, x, y);
};

const shape = (brush: Brush, d: string, fill?: string, stroke?: string, width = 1): void => {
  const path = new Path2D(d);
  if (fill !== undefined) {
    brush.fillStyle = fill;
    brush.fill(path, 'evenodd');
  }
  if (stroke !== undefined) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    brush.stroke(path);
  }
};

const at = (brush: Brush, x: number, y: number, scale: number, draw: () => void): void => {
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  draw();
  brush.restore();
};

const crest = (brush: Brush, seat: number, x: number, y: number, size: number): void =>
  at(brush, x, y, size / 40, () => {
    shape(brush, 'M2 2H38V24C38 35 29 42 20 45C11 42 2 35 2 24z', SEAT_COLOURS[seat], '#fffaf0', 2);
    at(brush, 8, 8, 1, () => shape(brush, GLYPHS[CRESTS[seat] ?? 'key'], '#fff6e0'));
  });

const seal = (brush: Brush, name: WaxName, sign: GlyphName, x: number, y: number, size: number): void => {
  const { wax, bed, rim, mark } = waxOf(name);
  at(brush, x, y, size / 48, () => {
    shape(brush, blob(24, 24, 21.5), wax, rim, 1.3);
    shape(brush, 'M9.400 24a14.600 14.600 0 1 0 29.200 0a14.600 14.600 0 1 0-29.200 0z', bed, rim, 1.3);
    at(brush, 13.7, 13.7, 0.86, () => shape(brush, GLYPHS[sign], mark));
  });
};

const paintGraph = (brush: Brush, { rows, columns, lines, crests, marks, height, width }: Graph): void => {
  for (const { y, label } of rows) {
    shape(brush, `M44 ${y}H${width - 34}`, undefined, label === '0' ? SOFT : EDGE, 1);
    write(brush, label.replace('-', '−'), 36, y + 5, { size: 15, align: 'right' });
  }
  for (const { x, label } of columns) write(brush, label, x, height - 6, { size: 15, align: 'center' });
  for (const { seat, path } of lines) {
    brush.setLineDash(
      (DASHES[seat] ?? '')
        .split(' ')
        .map(Number)
        .filter(length => length > 0),
    );
    shape(brush, path, undefined, SEAT_COLOURS[seat], 3);
    brush.setLineDash([]);
  }
  for (const { x, y, label } of marks) {
    shape(brush, `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`, '#d8ab4588', '#6b4b12', 1.5);
    write(brush, label, x, y - 12, { size: 15, style: '700', align: 'center' });
  }
  for (const { seat, x, y } of crests) crest(brush, seat, x - 10, y - 12, 20);
};

/** Writes wrapped lines below one another; answers where the next one would stand. */
const paragraph = (brush: Brush, text: string, x: number, y: number, width: number): number => {
  brush.font = font(19);
  const lines = wrap(text, line => brush.measureText(line).width <= width);
  for (const [index, line] of lines.entries()) write(brush, line, x, y + index * 24);
  return y + lines.length * 24;
};

const frame = (brush: Brush, height: number): void => {
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, WIDTH, height);
  shape(brush, `M14 14H${WIDTH - 14}V${height - 14}H14z`, undefined, INK, 2.5);
  shape(brush, `M20 20H${WIDTH - 20}V${height - 20}H20z`, undefined, INK, 1);
};

const head = (brush: Brush, sheet: StorySheet): number => {
  seal(brush, 'red', 'key', WIDTH / 2 - 29, 32, 58);
  write(brush, sheet.dateline, WIDTH / 2, 116, { size: 19, style: 'italic', colour: SOFT, align: 'center' });
  brush.font = font(42, '700');
  const lines = wrap(sheet.headline, line => brush.measureText(line).width <= WIDTH - 2 * MARGIN);
  for (const [index, line] of lines.entries())
    write(brush, line, WIDTH / 2, 164 + index * 46, { size: 42, style: '700', colour: RED, align: 'center' });
  return 164 + (lines.length - 1) * 46 + 30;
};

const ranking = (brush: Brush, sheet: StorySheet, top: number): number => {
  const across = Math.min(4, sheet.ranked.length);
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, across);
  for (const [index, { seat, text, value }] of sheet.ranked.entries()) {
    const [x, y] = [MARGIN + (index % across) * step, top + Math.floor(index / across) * 56];
    crest(brush, seat, x, y, 32);
    write(brush, text.slice(0, 16), x + 40, y + 15, { size: 20, style: '700' });
    write(brush, value, x + 40, y + 35, { size: 16, colour: SOFT });
  }
  return top + Math.ceil(sheet.ranked.length / Math.max(1, across)) * 56;
};

const heading = (brush: Brush, text: string, y: number): number => {
  write(brush, text, MARGIN, y, { size: 24, style: '700' });
  shape(brush, `M${MARGIN} ${y + 9}H${WIDTH - MARGIN}`, undefined, INK, 1);
  return y + 38;
};

const turningPoints = (brush: Brush, sheet: StorySheet, top: number): number => {
  if (sheet.turns.length === 0) return top;
  let y = heading(brush, sheet.turnsTitle, top);
  for (const [index, turn] of sheet.turns.entries()) {
    write(brush, `${index + 1}`, MARGIN + 10, y, { size: 19, style: '700', colour: RED, align: 'center' });
    y = paragraph(brush, turn, MARGIN + 28, y, WIDTH - 2 * MARGIN - 28) + 4;
  }
  return y + 18;
};

const COLUMN = (WIDTH - 2 * MARGIN) / 2;

/** Two columns of seals, each with its name and for what. */
const awards = (brush: Brush, sheet: StorySheet, top: number): number => {
  if (sheet.awards.length === 0) return top;
  const first = heading(brush, sheet.awardsTitle, top);
  for (const [index, { wax, sign, name, line }] of sheet.awards.entries()) {
    const [x, y] = [MARGIN + (index % 2) * COLUMN, first + Math.floor(index / 2) * 62];
    seal(brush, wax, sign, x, y - 22, 50);
    write(brush, name, x + 60, y, { size: 19, style: '700' });
    write(brush, line, x + 60, y + 22, { size: 18 });
  }
  return first + Math.ceil(sheet.awards.length / 2) * 62 + 6;
};

/** The whole sheet; answers its height, so that a first painting measures it for the second. */
const paint = (brush: Brush, graph: Graph, sheet: StorySheet, height: number): number => {
  frame(brush, height);
  let y = ranking(brush, sheet, head(brush, sheet));
  shape(brush, `M${MARGIN} ${y}H${WIDTH - MARGIN}M${MARGIN} ${y + 4}H${WIDTH - MARGIN}`, undefined, SOFT, 1);
  at(brush, (WIDTH - graph.width) / 2, y + 20, 1, () => paintGraph(brush, graph));
  y += 20 + graph.height + 26;
  write(brush, sheet.axis, WIDTH / 2, y, { size: 17, style: 'italic', colour: SOFT, align: 'center' });
  y = awards(brush, sheet, turningPoints(brush, sheet, y + 44));
  write(brush, sheet.colophon, WIDTH / 2, y + 12, { size: 16, style: 'italic', colour: SOFT, align: 'center' });
  return y + 48;
};

/** The story as one printed sheet, a PNG of twice its size, drawn by this device; nothing leaves it. */
export const paintStory = async (graph: Graph, sheet: StorySheet): Promise<Blob> => {
  await Promise.all(['', '700', 'italic'].map(style => document.fonts.load(font(20, style))));
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser does not paint');
  const height = Math.ceil(paint(brush, graph, sheet, 10));
  canvas.width = WIDTH * 2;
  canvas.height = height * 2;
  brush.scale(2, 2);
  brush.lineJoin = 'round';
  paint(brush, graph, sheet, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('the picture is empty')) : resolve(blob)), 'image/png'),
  );
};
