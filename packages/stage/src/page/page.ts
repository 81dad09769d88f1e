import type { AnyGame, AnyRules, OptionSpec, Words } from '@conclave/kernel';
import type { Component } from 'svelte';
import type { Picture } from '../art/drawing.ts';
import type { InLanguages, Language } from '../language/catalogue.ts';
import type { TableRun } from '../table/run.svelte.ts';
import type { Staging } from '../table/staging.ts';
import type { RuleBook } from './book.ts';
import type { FiguresPart } from './figures.ts';
import type { HiddenTeller } from './hidden.ts';
import type { Lesson } from './lesson.ts';
import type { StatisticsPart } from './statistics.ts';
import type { StoryPart } from './story.ts';

export type Standing = Pick<AnyRules, 'toAct' | 'places'>;

/** A game on the stage: its words, how a step is acted out, and its table. */
export interface GameTable extends Staging {
  readonly words: InLanguages<Words<AnyGame>>;
  /** Whom the table waits for, and how it ended: all the page asks of the rules, which stay in the worker or on the server. */
  readonly standing: Standing;
  readonly Table: Component<{ run: TableRun }>;
}

/** What the page needs to set up a table: which options there are, and how they are called. */
export interface GameSetup {
  readonly specs: readonly OptionSpec[];
  readonly words: InLanguages<Words<AnyGame>>;
  /** What cannot be chosen from a list. */
  readonly Own?: Component<{ chosen: Record<string, unknown> }, object, 'chosen'>;
  /** Options that are chosen there and not from a list. */
  readonly ownKeys?: readonly string[];
  /** What is accepted before the start, where that is asked for. */
  readonly Agreement?: Component<{ options: object; seats: number }>;
}

/** What is read out after the result, from all that was told and the table at its end. */
export interface Epilogue {
  readonly Part: Component<{
    readonly log: readonly AnyGame['event'][];
    readonly names: readonly string[];
    readonly table: AnyGame['table'];
  }>;
  /** The id of its heading, and what leads there from the result; nothing where there is nothing to read. */
  readonly heading: string;
  callTo(log: readonly AnyGame['event'][], language: Language): string | undefined;
}

/** The page of a game: what its door shows at once, and parts that load when somebody opens them. Whatever is absent the web does without. */
export interface GamePage {
  readonly door: Picture;
  /** How its rule numbers are written, for the middle of a regular expression, where they are not simply its letters and figures. */
  readonly ruleNumbers?: string;
  /** What a stretch of the game is called when one looks back: a round, a confession. */
  readonly chapter?: InLanguages<(number: number) => string>;
  /** Its options may ask for more than the usual table. */
  table(options?: object): Promise<GameTable>;
  setup?(): Promise<GameSetup>;
  book?(): Promise<RuleBook>;
  /** From the shortest to the longest way. */
  lessons?(): Promise<readonly Lesson[]>;
  story?(): Promise<StoryPart>;
  figures?(): Promise<FiguresPart>;
  statistics?(): Promise<StatisticsPart>;
  /** What nobody knew, told after the game. */
  hidden?(): Promise<HiddenTeller>;
  epilogue?(): Promise<Epilogue>;
}
