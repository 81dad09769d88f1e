import type { Emit, Refusal, Seat, Stream } from '@conclave/kernel';
import type { Event } from './events.ts';
import type { Move, MoveOf, TableMove } from './moves.ts';
import type { Frame, FrameOf } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';

/** Moves in groups of their like: goods to buy, goods to sell, places to visit. */
export type Groups = readonly (readonly Move[])[];

/** Who decides: the seat itself, or the table for it because everyone can see that one answer is left (MC-29.3). */
export interface By {
  readonly seat: Seat;
  readonly automatic: boolean;
}

/**
 * MC-29.3  A decision, asked while its frame is on top of the stack. Each chapter exports its own; `decisions.ts` lists them by their
 * frames, in the order of the rulebook's table. Frames without a question are work, which `flow.ts` lists.
 */
export interface QuestionOf<Asking extends Frame, Answer extends Move> {
  /** Which moves answer it. */
  readonly takes: readonly Answer['type'][];
  /** Who is still to answer where all are asked at once; all may then answer, also again (MC-7.2). Otherwise the seat of the frame. */
  asks?(table: Table): readonly Seat[];
  /** Everything that could be answered; `refuse` says what of it is not legal now. */
  answers(frame: Asking, table: Table): Groups;
  /** All that is legal, where there is too much of it for a list. */
  legal?(own: Secrets): Iterable<Answer>;
  /** Any legal answer by luck, where trying `answers` would take long. */
  random?(table: Table, own: Secrets, frame: Asking, stream: Stream): Answer | undefined;
  /** Why the one who is asked may not answer this. */
  refuse(table: Table, own: Secrets, frame: Asking, move: Answer): Refusal | undefined;
  /** Carries out an answer that nothing refuses. */
  decide(state: State, frame: Asking, move: Answer, by: By, emit?: Emit<Event>): void;
  /** Is there still something to ask? If not, what follows has been done. */
  stands?(state: State, frame: Asking, emit?: Emit<Event>): boolean;
  /** MC-29.3  The only answer left, where the table gives it by itself. */
  automatic?(table: Table, frame: Asking): Answer | undefined;
  /** MC-29.4  What the table answers for a seat whose time is up. */
  timeout(table: Table, own: Secrets, frame: Asking, stream: Stream): Answer;
}

export type AnyQuestion = QuestionOf<Frame, Move>;

/** By names: `Question<'guess', 'guess'>`, `Question<'popeStone', 'popeStone' | 'decline'>`. */
export type Question<At extends Frame['at'], Type extends TableMove['type']> = QuestionOf<FrameOf<At>, MoveOf<Type>>;

const SHAPE: object = {
  takes: undefined,
  asks: undefined,
  answers: undefined,
  legal: undefined,
  random: undefined,
  refuse: undefined,
  decide: undefined,
  stands: undefined,
  automatic: undefined,
  timeout: undefined,
};

/** All questions have one shape, whatever they leave out: the flow reads them faster so. */
export const question = <At extends Frame['at'], Type extends TableMove['type']>(
  given: Question<At, Type>,
): Question<At, Type> => ({ ...SHAPE, ...given });

/** The same answers whatever the frame says. */
export const always =
  (...groups: Groups) =>
  (): Groups =>
    groups;

/** MC-26  The same for a step by hand, which many kinds of moves answer. */
export const handQuestion = <Asking extends Frame>(given: QuestionOf<Asking, Move>): QuestionOf<Asking, Move> => ({
  ...SHAPE,
  ...given,
});

/** The seat of the frame, or any where all are asked at once (MC-7.2). */
export const mayAnswer = (question: AnyQuestion | undefined, frame: Frame, seat: Seat): boolean =>
  question !== undefined && (frame.seat === seat || question.asks !== undefined);
