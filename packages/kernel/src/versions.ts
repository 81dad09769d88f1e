import type { AnyGame, AnyRules, GameTypes, Rules } from './game.ts';
import { fault, type Parsed, parsed } from './refusal.ts';

/** All rules of a game that can still be played, by version. New tables take the newest, records and running tables keep theirs. */
export type Versions<Game extends GameTypes = AnyGame> = Readonly<Record<number, Rules<Game>>>;

/** What says which rules it was played with: a record, a table. */
export interface Ruled {
  readonly game: string;
  readonly rulesVersion: number;
}

export const newest = <Game extends GameTypes>(versions: Versions<Game>): Rules<Game> => {
  const rules = versions[Math.max(...Object.keys(versions).map(Number))];
  if (rules === undefined) throw new Error('a game without rules');
  return rules;
};

/** The one place that answers which rules something is played with; `versions` are those of its game, if there is such a game here. */
export const rulesOf = ({ game, rulesVersion }: Ruled, versions: Versions | undefined): Parsed<AnyRules> => {
  if (versions === undefined) return fault('game', `there is no game "${game}" here`, 'unknownGame');
  const rules = versions[rulesVersion];
  if (rules !== undefined) return parsed(rules);
  return fault('rulesVersion', `rules version ${rulesVersion} of ${game} is not known here`, 'unknownRulesVersion');
};
