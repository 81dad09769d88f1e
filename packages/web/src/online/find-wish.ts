import type { FindWish, TableInfo } from '@conclave/protocol';
import { readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { type Answer, call, newWord } from './api.ts';

/** What was asked, and under which word, until a table was found: asked again after a line that broke, it is the same chair. */
let unanswered: { readonly wish: string; readonly id: string } | undefined;

export const findTable = async (wish: FindWish): Promise<Answer<TableInfo>> => {
  const asked = JSON.stringify(wish);
  const { id } = unanswered?.wish === asked ? unanswered : { id: newWord() };
  unanswered = { wish: asked, id };
  const answer = await call<TableInfo>('POST', 'api/find', { ...wish, id });
  if (answer.ok) unanswered = undefined;
  return answer;
};

type Manner = Omit<FindWish, 'game'>;
const USUAL: Manner = { seats: 'any', pace: 'fast', rated: false };

/** What somebody looked for the last time, at this game. */
export const lastWish = (game: string, { min, max }: { readonly min: number; readonly max: number }): Manner => {
  const stored = readStored('find');
  const known: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, game) : undefined;
  if (typeof known !== 'object' || known === null) return USUAL;
  const { seats, pace, rated } = known as Partial<Record<keyof Manner, unknown>>;
  const isNumber = typeof seats === 'number' && seats >= min && seats <= max;
  return { seats: isNumber ? seats : 'any', pace: pace === 'slow' ? 'slow' : 'fast', rated: rated === true };
};

export const remember = ({ game, ...manner }: FindWish): void => {
  const stored = readStored('find');
  writeStored('find', { ...(typeof stored === 'object' ? stored : {}), [game]: manner });
};

/** What was looked for at this table. */
export const wishOf = ({ game, find, seats, settings }: TableInfo): FindWish => ({
  game,
  seats: find?.any === false ? seats.length : 'any',
  pace: settings.clock.kind === 'days' ? 'slow' : 'fast',
  rated: settings.rated === true,
});

/** 0:41; never less than nothing. */
export const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
