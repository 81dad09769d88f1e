import type { AnyGame, Seat, View, Words } from '@conclave/kernel';
import type { InLanguages, Language } from '../language/catalogue.ts';
import type { TableStep } from './source.ts';

/** One moment of a step that is acted out: what is drawn, what is told with it, and for how long it stands. */
export interface Moment<Game extends AnyGame = AnyGame> {
  readonly view: View<Game>;
  readonly told: readonly Game['event'][];
  readonly ms: number;
}

/** How a game cuts a step into moments, so that the eye can follow. The last one shows the step's own view. */
export type Cut<Game extends AnyGame = AnyGame> = (
  before: View<Game> | undefined,
  step: TableStep,
) => readonly Moment<Game>[];

/** What is certain of a move of our own before it is answered: nothing where the answer has to be waited for. */
export type Foresee<Game extends AnyGame = AnyGame> = (view: View<Game>, move: Game['move']) => View<Game> | undefined;

/** What of all that was told may be looked at while the game goes on, and by which rule, where that is known. */
export interface History<Game extends AnyGame = AnyGame> {
  readonly rule?: string;
  shown(log: readonly Game['event'][], table: Game['table']): readonly Game['event'][];
}

/**
 * Few, short and dry: card on wood, coin in a box, stamp in wax, stone in a pit, somebody found out, bell for "your turn", amen for the end.
 * Made by the page, nothing to load.
 */
export type Sound = 'card' | 'coin' | 'stamp' | 'stone' | 'caught' | 'bell' | 'amen';

/** Which of them an event makes; of some only the event itself can say. */
export type Sounds<Event extends { readonly type: string } = AnyGame['event']> = {
  readonly [Type in Event['type']]?: Sound | ((event: Extract<Event, { readonly type: Type }>) => Sound | undefined);
};

/** As the stage reads it, whatever the game. */
export const soundsOf = <Event extends { readonly type: string }>(sounds: Sounds<Event>): Sounds => sounds as Sounds;

/** How a round went for one seat: what it did and why it stands where it stands, what that brought or cost, and the standing. */
export interface RoundLine {
  readonly seat: Seat;
  readonly what: string;
  readonly points: string;
  readonly stands: string;
}

/** A round in words, whoever stands best first. */
export interface RoundWords {
  readonly title: string;
  /** What the points are for, in one line, and by which rules. */
  readonly why: string;
  readonly rules: readonly string[];
  readonly lines: readonly RoundLine[];
}

/** What a game says at the end of a round. */
export interface RoundPart<Game extends AnyGame = AnyGame> {
  /** Does a round end with these events, for whom this is the view? */
  ends(events: readonly Game['event'][], view: View<Game>): boolean;
  /** The round that ended last in this log. */
  tell(log: readonly Game['event'][], table: Game['table'], language: Language): RoundWords;
}

/** How a game is acted out. */
export interface Staging {
  readonly game: string;
  readonly cut: Cut;
  readonly foresee?: Foresee | undefined;
  readonly history?: History | undefined;
  readonly sounds?: Sounds | undefined;
  /** How it speaks: what is told stands long enough to be read. */
  readonly words?: InLanguages<Words<AnyGame>> | undefined;
  /** Who is found out by this event: a lie, a secret journey. */
  readonly caught?: ((event: AnyGame['event']) => Seat | undefined) | undefined;
  /** Absent where a game has no rounds. */
  readonly round?: RoundPart | undefined;
  /** Is it a part of the game to know whose turn it is? Then nothing says it. */
  readonly hidesTurn?: ((view: View<AnyGame>) => boolean) | undefined;
  /** Events that need no words, as what they tell lies before us. */
  readonly silent?: ((event: AnyGame['event']) => boolean) | undefined;
}
