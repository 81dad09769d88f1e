import type { HandEvent, Verdict } from '../rules/meta-events.ts';
import type { HandMove, HandMoveOf } from '../rules/meta-moves.ts';
import type { MetaOptions } from '../rules/meta-options.ts';
import type { Callable } from '../rules/meta-register.ts';
import type { RefusalCode } from '../rules/refusals.ts';

type NameOf = (seat: number) => string;
type Texts<Word extends string> = Readonly<Record<Word, string>>;

type HandEventOf<Type extends HandEvent['type']> = Extract<HandEvent, { readonly type: Type }>;

export type HandEventTexts = {
  readonly [Type in HandEvent['type']]: (event: HandEventOf<Type>, name: NameOf) => string;
};
/** Selling and holding back are said in the catalogue of enforced mode, only without their details. */
type OwnMove = Exclude<HandMove['type'], 'sell' | 'holdBack'>;
export type HandMoveTexts = { readonly [Type in OwnMove]: (move: HandMoveOf<Type>, name: NameOf) => string };

export type HandRefusal = Extract<
  RefusalCode,
  | ('badMove' | 'onlyTheClock' | 'clockNotRunning' | 'unknownEntry' | 'callsLocked' | 'voteRunning' | 'lastCall')
  | ('notNow' | 'cannotAsk' | 'remindedFirst' | 'phaseOver' | 'onlyTheEnd' | 'noMoreActions' | 'firstUnfinished')
  | ('notDeclared' | 'notOwed' | 'moreThanOwed' | 'cannotTakeBack')
>;

/** What only META CULPA asks. */
export type HandQuestion = 'choosing' | 'handTurn' | 'vote' | 'lastCall' | 'silent' | 'silentChoice';

/** What one language has to say about META CULPA. */
export interface HandTexts {
  readonly entries: Texts<Callable>;
  readonly verdicts: Texts<Verdict>;
  readonly events: HandEventTexts;
  readonly moves: HandMoveTexts;
  beside(name: string, taler: number): string;
  register(entries: readonly string[]): string;
  readonly ask: Texts<HandQuestion>;
  readonly refusals: Texts<HandRefusal | 'badRegister'>;
}

export type MetaOptionTexts = {
  readonly [Key in keyof MetaOptions]: { readonly name: string; readonly values: Readonly<Record<string, string>> };
};
