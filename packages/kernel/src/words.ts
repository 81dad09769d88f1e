import type { GameTypes, Rules, SeatView, View } from './game.ts';
import type { Parsed } from './refusal.ts';
import type { Viewer } from './seat.ts';
import type { Versions } from './versions.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a game says in one language: log lines, prompts, the table in words. Terminal, page and screen reader use the same. */
export interface Words<Game extends GameTypes> {
  readonly title: string;
  /** One line that invites to play. */
  readonly invitation: string;
  /** What happened, as told to this viewer; an empty text when there is nothing worth saying. `names` are by seat. */
  tell(event: Game['event'], names: readonly string[], viewer: Viewer): string;
  /** The table in a few lines, as this viewer sees it. */
  describe(view: View<Game>, names: readonly string[]): readonly string[];
  /** What the table waits for. */
  prompt(view: View<Game>, names: readonly string[]): string;
  /** A move as a choice: "Play violet 12." */
  moveLabel(move: Game['move'], names: readonly string[]): string;
  /** The sentence of a refusal code. */
  refusal(code: string): string;
  option(key: string): string;
  /** Most values are a word or a number; a game may have larger ones, as a board sheet. */
  optionValue(key: string, value: unknown): string;
  /** How moves are typed, where it is not as the notation writes them. */
  readonly typed?: Spelling;
}

/** Moves as they are typed in a language that is not the notation's own. */
export interface Spelling {
  /** What the notation wrote, in this language. */
  write(text: string): string;
  /** What was typed in this language, as the notation reads it. */
  read(text: string): string;
}

/** Short text for moves, so that they can be typed, pasted into a test and read in a bug report. */
export interface Notation<Game extends GameTypes> {
  writeMove(move: Game['move']): string;
  /** What a player typed: shape only, the rules decide the rest. */
  readMove(text: string, view: SeatView<Game>): Parsed<Game['move']>;
  /** Examples of what can be typed now. */
  examples(view: SeatView<Game>): readonly string[];
}

/** Everything a program needs to offer a game. */
export interface GameBox<Game extends GameTypes> {
  /** The newest. */
  readonly rules: Rules<Game>;
  readonly versions: Versions<Game>;
  readonly words: Readonly<Record<Language, Words<Game>>>;
  readonly notation: Notation<Game>;
}
