import { readFileSync, writeFileSync } from 'node:fs';

/** A block of a document: what kind it is, the file it is about, and its text. */
export interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

export const blocksIn = (document: string): readonly Block[] =>
  [...document.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, kind = '', file = '', text = '']) => ({
    kind,
    file,
    text,
  }));

/** The commands of a document, in their order. */
export const commandsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.trim().split('\n'));

/** The lines with a plus come between the others, which must stand in the file once, just so. */
const addLines = (before: string, { file, text }: Block): string => {
  const lines = text.trimEnd().split('\n');
  const there = lines.flatMap(line => (line.startsWith('+') ? [] : [line.slice(1)])).join('\n');
  const pieces = before.split(there);
  if (pieces.length !== 2)
    throw new Error(
      `docs/adding-a-game.md adds lines to ${file} beside lines that stand there ${pieces.length - 1} times:\n${there}`,
    );
  return pieces.join(lines.map(line => line.slice(1)).join('\n'));
};

/** Does to a copy of the repository what the document says: whole files, and lines to add. */
export const follow = (blocks: readonly Block[], root: string): void => {
  for (const block of blocks) {
    const path = `${root}/${block.file}`;
    if (block.kind === 'json') writeFileSync(path, block.text);
    if (block.kind === 'diff') writeFileSync(path, addLines(readFileSync(path, 'utf8'), block));
  }
};
