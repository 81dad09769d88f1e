import type { AnyGame, AnyRules, Words } from '@conclave/kernel';
import type { TableRun } from '@conclave/stage/table/run.svelte.ts';
import type { Staging } from '@conclave/stage/table/staging.ts';
import type { Component } from 'svelte';
import type { GameId } from '../lib/games.ts';

export type Standing = Pick<AnyRules, 'toAct' | 'places'>;

/** What a game brings to the page: its words, how a step is acted out, and its table. */
export interface GameUi extends Staging {
  readonly words: Readonly<Record<'en' | 'de', Words<AnyGame>>>;
  /** Whom the table waits for, and how it ended: all the page asks of the rules, which stay in the worker or on the server. */
  readonly standing: Standing;
  readonly Table: Component<{ run: TableRun }>;
}

/** Each game is a piece of its own that loads with its first table. */
export const loadGame = async (game: GameId): Promise<GameUi> => {
  switch (game) {
    case 'seven-seals':
      return (await import('./seven-seals/ui.ts')).ui;
    case 'dogma':
      return (await import('./dogma/ui.ts')).ui;
    case 'mea-culpa':
      return (await import('./mea-culpa/ui.ts')).ui;
  }
};
