import { type Board, type BoardSheet, boardOf } from './board-sheet.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';
import type { MetaOptions } from './meta-options.ts';
import type { Options } from './options.ts';

/** MC-28  What the table has agreed on. How it comes to that is in `options.ts`, which a table that is laid needs no more. */

/** What the variant has agreed on; nothing in enforced mode. */
export const metaOf = (options: Options): MetaOptions | undefined =>
  options.metaCulpa === 'on' ? (options as Options & MetaOptions) : undefined;

/** MC-27.4  The sheet in use. */
export const sheetOf = ({ boardSheet }: Pick<Options, 'boardSheet'>): BoardSheet =>
  boardSheet === 'default' ? DEFAULT_SHEET : boardSheet;

const DEFAULT_BOARD = boardOf(DEFAULT_SHEET);

export const boardFor = ({ boardSheet }: Options): Board =>
  boardSheet === 'default' ? DEFAULT_BOARD : boardOf(boardSheet);
