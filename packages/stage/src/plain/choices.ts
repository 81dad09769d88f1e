import type { AnyGame, SeatView, Words } from '@conclave/kernel';
import { asAnswer } from '../language/answer.ts';
import type { PlainBox } from './box.ts';

/** A move that may be shown, as a person reads it and as they would type it. */
export interface Choice {
  readonly move: AnyGame['move'];
  readonly label: string;
  readonly written: string;
  /** It does not answer what the seat is asked. */
  readonly isAside?: boolean;
}

/** More than any table has ever offered; beyond it a move has to be typed. */
const MOST_LISTED = 20_000;

export const choicesOf = (
  { rules, notation }: PlainBox,
  words: Words<AnyGame>,
  { table, own, seat }: SeatView<AnyGame>,
  names: readonly string[],
): readonly Choice[] => {
  const choices: Choice[] = [];
  const hides = rules.hidesTurn?.(table) === true;
  for (const move of rules.offered?.(table, own, seat) ?? rules.legalMoves(table, own, seat)) {
    const isAside = !hides && rules.isAside?.(table, seat, move) === true;
    const written = notation.writeMove(move);
    choices.push({
      move,
      label: asAnswer(words.moveLabel(move, names)),
      written: words.typed?.write(written) ?? written,
      isAside,
    });
    if (choices.length === MOST_LISTED) break;
  }
  return choices;
};

/** Why what was typed is no move here: a sentence, the code, and the rule where one forbids it. */
export interface Objection {
  readonly sentence: string;
  readonly code: string;
  readonly rule?: string | undefined;
}

/** What a person typed: a move, or why it is none. */
export const readTyped = (
  { rules, notation }: PlainBox,
  words: Words<AnyGame>,
  view: SeatView<AnyGame>,
  text: string,
): { readonly move: AnyGame['move'] } | { readonly objection: Objection } => {
  const read = notation.readMove(words.typed?.read(text) ?? text.trim(), view);
  const refused = read.ok ? rules.refusal(view.table, view.own, view.seat, read.value) : read.fault;
  if (read.ok && refused === undefined) return { move: read.value };
  const { code = '', rule } = refused ?? {};
  return { objection: { sentence: words.refusal(code), code, rule } };
};
