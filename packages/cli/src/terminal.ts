import { harmless } from '@conclave/kernel';

/** What is said differently looks different, where the terminal has colours. */
const CODES = { plain: '', table: '2', asks: '1;33', refuses: '31', choice: '36', hint: '2' } as const;
export type Style = keyof typeof CODES;

/** What a terminal can do; a pipe or a file gets plain lines of any length. */
export interface Terminal {
  readonly width: number | undefined;
  readonly colours: boolean;
}

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  hasColors?(): boolean;
}

/** Longer lines are hard to read, however wide the window is. */
const WIDEST = 100;
const USUAL = 80;

/** NO_COLOR (no-color.org) switches colours off, whatever the terminal could do. */
export const terminalOf = (stream: Stream, environment: Readonly<Record<string, string | undefined>>): Terminal => {
  if (stream.isTTY !== true) return { width: undefined, colours: false };
  const isPlain = (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb';
  return { width: Math.min(stream.columns || USUAL, WIDEST), colours: !isPlain && stream.hasColors?.() !== false };
};

const lengthOf = (text: string): number => [...text].length;

const wrapLine = (line: string, width: number, indent: number): string => {
  const [start = ''] = /^ */.exec(line) ?? [];
  const rows: string[] = [];
  let row = start;
  for (const word of line.slice(start.length).split(' ')) {
    const isFirst = row.trim() === '';
    if (!isFirst && lengthOf(row) + 1 + lengthOf(word) > width) {
      rows.push(row);
      row = `${' '.repeat(indent)}${word}`;
    } else row = isFirst ? `${row}${word}` : `${row} ${word}`;
  }
  return [...rows, row].join('\n');
};

/** Breaks at words only; a word that is longer than the line stays whole. What goes on is indented. */
export const wrapped = (text: string, width: number | undefined, indent = 0): string =>
  width === undefined
    ? text
    : text
        .split('\n')
        .map(line => wrapLine(line, width, indent))
        .join('\n');

/** Words of strangers are made harmless before the terminal is told anything of our own. */
export const dressed = (text: string, style: Style, { width, colours }: Terminal, indent = 0): string => {
  const lines = wrapped(harmless(text), width, indent);
  return colours && CODES[style] !== '' ? `\u001b[${CODES[style]}m${lines}\u001b[0m` : lines;
};

export const print = (text: string, style: Style = 'plain', indent = 0): void => {
  process.stdout.write(`${dressed(text, style, terminalOf(process.stdout, process.env), indent)}\n`);
};
