import {
  type AnyRules,
  beginningOf,
  type GameRecord,
  openPlay,
  type Play,
  placesOf,
  replayRecord,
  toActAt,
} from '@conclave/kernel';
import { chaptersOf } from './chapters.ts';
import type { Film, Picture } from './film.ts';

/** Plays a record out. Throws a FaultError that names the first move that breaks a rule. */
export const filmOf = (record: GameRecord, rules: AnyRules): Film => {
  const pictures = [pictureOf(openPlay(beginningOf(record, rules)))];
  for (const { play } of replayRecord(record, rules)) pictures.push(pictureOf(play, record.moves[pictures.length - 1]));
  const { options } = beginningOf(record, rules);
  return { record, pictures, chapters: chaptersOf(pictures), opens: rules.opensAfterGame(options) };
};

const pictureOf = (play: Play, move?: Picture['move']): Picture => {
  const told = play.recent.at(-1)?.heard ?? [];
  const seen = { state: play.state, told, toAct: toActAt(play), places: placesOf(play) };
  return move === undefined ? seen : { ...seen, move };
};
