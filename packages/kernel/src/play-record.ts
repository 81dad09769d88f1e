import { type Chance, sealedChance } from './chance.ts';
import type { Made } from './entry.ts';
import type { GameTypes, Rules } from './game.ts';
import { type Beginning, makeStep, type Next, openPlay, type Play, placesOf } from './play.ts';
import type { GameRecord } from './record.ts';
import { FaultError, fault, orThrow, type Parsed, parsed } from './refusal.ts';
import { allowed } from './replay.ts';
import { hexToBytes, seedFrom } from './seal.ts';

/** The luck of a finished game, from its opened seal. */
export const chanceOf = (record: GameRecord): Parsed<Chance> => {
  const { opening, nonces } = record.seal;
  if (opening === undefined) return fault('seal.opening', 'the seal has not been opened yet', 'sealClosed');
  return parsed(sealedChance(seedFrom(hexToBytes(opening), nonces)));
};

export const optionsOf = <Game extends GameTypes>(record: GameRecord, rules: Rules<Game>): Parsed<Game['options']> => {
  const seats = record.seats.length;
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return fault('seats', `${rules.id} is for ${min} to ${max} players`, 'seatCount');
  return rules.options.parse(record.options, {
    seats,
    humans: record.seats.filter(seat => seat.kind === 'human').length,
  });
};

export const beginningOf = <Game extends GameTypes>(record: GameRecord, rules: Rules<Game>): Beginning<Game> => ({
  rules,
  options: orThrow(optionsOf(record, rules)),
  seats: record.seats.length,
  chance: orThrow(chanceOf(record)),
});

/** Plays a record again, move by move, from its own seal. Throws a FaultError that names the first move that breaks a rule. */
export function* replayRecord<Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
): Generator<Next<Game>, Play<Game>> {
  let play = openPlay(beginningOf(record, rules));
  for (const [index, made] of record.moves.entries()) {
    const next = playMade(play, made, `moves[${index}]`);
    yield next;
    play = next.play;
  }
  return play;
}

/** The game that a record has led to. */
export const playOf = <Game extends GameTypes>(record: GameRecord, rules: Rules<Game>): Play<Game> =>
  playMoves(beginningOf(record, rules), record.moves);

/** The game that these moves have led to, of which none was taken back. Throws a FaultError that names the first that breaks a rule. */
export const playMoves = <Game extends GameTypes>(
  beginning: Beginning<Game>,
  moves: readonly Made[],
  onStep?: (before: Play<Game>, next: Next<Game>) => void,
): Play<Game> => {
  let play = openPlay(beginning);
  for (const [index, made] of moves.entries()) {
    const next = playMade(play, made, `moves[${index}]`);
    onStep?.(play, next);
    play = next.play;
  }
  return play;
};

const playMade = <Game extends GameTypes>(play: Play<Game>, raw: Made, path: string): Next<Game> => {
  if (placesOf(play) !== undefined)
    throw new FaultError({ path, code: 'gameOver', message: 'the game was already over' });
  const made = allowed(play, raw);
  if (!('refusal' in made)) return makeStep(play, made);
  const { code, rule, detail } = made.refusal;
  throw new FaultError({ path, code, rule, message: `may not be played${detail === undefined ? '' : `: ${detail}`}` });
};
