import type { Club, Evening, EveningBody, PersonId } from '@conclave/protocol';
import { isZone } from '../calling/quiet-hours.ts';
import type { Services } from '../house/services.ts';
import { newId } from '../people/people.ts';
import type { AnswerRow, EveningRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import { presetNamed } from './presets.ts';
import { dueAt, nextTime, type Rhythm, readWall, STAGES, type Stage, stageAfter } from './when.ts';

const MOST = 10;
const USUAL_MINUTES = 180;
/** Nobody plans further ahead. */
const FURTHEST = 2 * 366 * 86_400_000;

export const isRhythm = (every: string): every is Rhythm => ['once', 'week', 'fortnight', 'month'].includes(every);
export const isStage = (stage: string): stage is Stage => STAGES.some(known => known === stage);
const isAnswer = (says: string): says is Evening['answers'][number]['says'] => ['yes', 'maybe', 'no'].includes(says);

/** The row of the next time of an evening after a moment; nothing where there is none. */
export const timed = <Row extends Pick<EveningRow, 'first' | 'every' | 'zone' | 'minutes'>>(
  row: Row,
  after: number,
): (Row & Pick<EveningRow, 'next_at' | 'stage' | 'due_at'>) | undefined => {
  const { every, zone, minutes } = row;
  const first = readWall(row.first);
  const at = first === undefined || !isRhythm(every) ? undefined : nextTime(first, every, zone, after);
  if (at === undefined) return undefined;
  const stage = stageAfter({ at, zone, minutes }, after);
  return { ...row, next_at: at, stage, due_at: dueAt({ at, zone, minutes }, stage) };
};

/** A club names an evening; answers why not. */
export const nameEvening = async (
  services: Services,
  club: string,
  { first, zone, minutes = USUAL_MINUTES, every, preset, text }: EveningBody & { readonly text: string },
): Promise<string | undefined> => {
  const { storage, now } = services;
  if (!isZone(zone)) return 'badZone';
  if ((await storage.count('evening', 'where club_id = ?', club)) >= MOST) return 'tooManyEvenings';
  if (preset !== undefined && (await presetNamed(services, club, preset)) === undefined) return 'noSuchPreset';
  const begun = {
    id: newId(services, 12),
    club_id: club,
    first,
    zone,
    minutes,
    every,
    preset_id: preset ?? null,
    text,
  };
  const once = timed({ ...begun, every: 'once' }, now()); // the first time is still to come, whatever comes after it
  if (once === undefined || once.next_at > now() + FURTHEST) return 'eveningPast';
  const row: EveningRow = { ...once, every, called_off: 0 };
  await storage.attempt([{ sql: insertionInto('evening'), values: valuesOf('evening', row), rows: 1 }]);
  return undefined;
};

export const eveningNamed = async (
  { storage }: Pick<Services, 'storage'>,
  club: string,
  id: string,
): Promise<EveningRow | undefined> => (await storage.ask('evening', 'where club_id = ? and id = ?', club, id))[0];

/** Not this time, or this time after all. */
export const callOff = async ({ storage }: Services, { id, next_at }: EveningRow, isOff: boolean): Promise<boolean> => {
  const sql = 'update evening set called_off = ? where id = ? and next_at = ?';
  return storage.attempt([{ sql, values: [isOff ? next_at : 0, id, next_at], rows: 1 }]);
};

/** No more of it. */
export const endEvening = async ({ storage }: Services, { id }: EveningRow): Promise<boolean> => {
  const answers = await storage.count('answer', 'where evening_id = ?', id);
  return storage.attempt([
    { sql: 'delete from evening where id = ?', values: [id], rows: 1 },
    { sql: 'delete from answer where evening_id = ?', values: [id], rows: answers },
  ]);
};

const PUT_ANSWER = `${insertionInto('answer')} on conflict (evening_id, at, person_id)
  do update set says = excluded.says, said_at = excluded.said_at`;

/** Somebody says whether they come. Who asked about a time that is over asks again. */
export const answer = async (
  { storage, now }: Services,
  { id, next_at }: EveningRow,
  person: PersonId,
  { at, says }: { readonly at: number; readonly says: string },
): Promise<string | undefined> => {
  if (at !== next_at) return 'otherEvening';
  const row: AnswerRow = { evening_id: id, at, person_id: person, says, said_at: now() };
  await storage.attempt([{ sql: PUT_ANSWER, values: valuesOf('answer', row), rows: 1 }]);
  return undefined;
};

/** Who said what about the next time, in the order in which it was said; of those who are still in the club. */
export const answersTo = async (
  { storage }: Pick<Services, 'storage'>,
  { id, next_at }: EveningRow,
  members: Club['members'],
): Promise<Evening['answers']> => {
  const rows = await storage.ask('answer', 'where evening_id = ? and at = ? order by said_at, person_id', id, next_at);
  const names = new Map(members.map(member => [member.id, member.name]));
  return rows.flatMap(({ person_id, says }) => {
    const name = names.get(person_id);
    return name === undefined || !isAnswer(says) ? [] : { person: person_id, name, says };
  });
};

/** The evenings of a club, the next one first. */
export const eveningsOf = async (
  services: Pick<Services, 'storage'>,
  club: string,
  members: Club['members'],
  person: PersonId,
): Promise<readonly Evening[]> => {
  const rows = await services.storage.ask('evening', 'where club_id = ? order by next_at, id', club);
  const evenings = rows.map(async (row): Promise<Evening | readonly []> => {
    const { id, next_at, first, zone, minutes, every, preset_id, text, called_off } = row;
    if (!isRhythm(every)) return [];
    const answers = await answersTo(services, row, members);
    const mine = answers.find(said => said.person === person)?.says;
    return {
      ...{ id, at: next_at, first, zone, minutes, every, text, calledOff: called_off === next_at, answers },
      ...(preset_id === null ? {} : { preset: preset_id }),
      ...(mine === undefined ? {} : { mine }),
    };
  });
  return (await Promise.all(evenings)).flat();
};
