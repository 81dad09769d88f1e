import type { AnyRules } from './game.ts';
import { type Play, placesOf, toActAt } from './play.ts';
import { playOf } from './play-record.ts';
import { digestOver, type GameRecord } from './record.ts';
import { FaultError } from './refusal.ts';
import { commitmentTo, hexToBytes } from './seal.ts';

/** One thing that was recomputed, and whether it came out as the record says. */
export interface Finding {
  readonly what: 'digest' | 'commitment' | 'moves' | 'ending' | 'places';
  readonly ok: boolean;
  readonly detail: string;
}

/**
 * Recomputes everything a finished record claims: digest, commitment, every shuffle and every move, that the game is over, places. It
 * shows that the record agrees with itself, not who wrote it.
 */
export const verifyRecord = (record: GameRecord, rules: AnyRules): readonly Finding[] => {
  const digest = digestOver(record);
  const whole: Finding = {
    what: 'digest',
    ok: digest === record.digest,
    detail: `computed ${digest}, recorded ${record.digest}`,
  };
  const { opening, commitment } = record.seal;
  if (opening === undefined)
    return [whole, { what: 'commitment', ok: false, detail: 'the seal has not been opened (sealClosed)' }];
  const computed = commitmentTo(hexToBytes(opening));
  const sealed: Finding = {
    what: 'commitment',
    ok: computed === commitment,
    detail: `computed ${computed}, recorded ${commitment}`,
  };
  return [whole, sealed, ...verifyPlay(record, rules)];
};

const verifyPlay = (record: GameRecord, rules: AnyRules): readonly Finding[] => {
  try {
    const play = playOf(record, rules);
    const detail = `${record.moves.length} moves follow the rules and the sealed luck`;
    return [{ what: 'moves', ok: true, detail }, ...verifyEnding(record, play)];
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return [{ what: 'moves', ok: false, detail: error.message }];
  }
};

const verifyEnding = (record: GameRecord, play: Play): readonly Finding[] => {
  const places = placesOf(play);
  const waits = `the game is not over: it waits for seat ${toActAt(play).join(', ')} (gameNotOver)`;
  return [
    { what: 'ending', ok: places !== undefined, detail: places === undefined ? waits : 'the game is over' },
    {
      what: 'places',
      ok: JSON.stringify(places) === JSON.stringify(record.places),
      detail: `computed ${places ?? 'none'}, recorded ${record.places ?? 'none'}`,
    },
  ];
};
