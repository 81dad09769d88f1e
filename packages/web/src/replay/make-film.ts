import {
  type AnyGame,
  type AnyRules,
  type GameRecord,
  optionsOf,
  type RecordedMove,
  replayRecord,
  type State,
  type Told,
} from '@conclave/kernel';
import { chaptersOf } from './chapters.ts';
import type { Film, Picture } from './film.ts';

/** Plays a record out. Throws a FaultError that names the first move that breaks a rule. */
export const filmOf = (record: GameRecord, rules: AnyRules): Film => {
  const pictures: Picture[] = [];
  let told: Told<AnyGame['event']>[] = [];
  let move: RecordedMove | undefined;
  const take = (state: State<AnyGame>): void => {
    const { table } = state;
    const seen = { state, told, toAct: rules.toAct(table), places: rules.places(table) };
    pictures.push(move === undefined ? seen : { ...seen, move });
    told = [];
  };
  // The kernel replays once; a picture is taken whenever the next move is about to be made.
  const watching: AnyRules = {
    ...rules,
    apply: (state, seat, played, chance, emit) => {
      take(rules.clone(state));
      move = record.moves[pictures.length - 1];
      rules.apply(state, seat, played, chance, emit);
    },
  };
  const match = replayRecord(record, watching, { emit: (to, event) => void told.push({ to, event }) });
  take(rules.clone(match.state));
  const options = optionsOf(record, rules);
  return {
    record,
    pictures,
    chapters: chaptersOf(pictures),
    opens: options.ok && rules.opensAfterGame(options.value),
  };
};
