import type { FindWish, PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isKept, newId, personOf } from '../people/people.ts';
import { BEGIN, broken, shownRating } from '../ratings/rate.ts';
import type { PersonRow } from '../storage/storage.ts';
import type { Seeker } from '../table/actions/finding.ts';
import { docFrom, isFinished, seatOf, type TableDoc } from '../table/doc.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Who leaves so often within this time pauses for so long. */
const MOST_WALKOUTS = 3;
const WALKOUTS_WITHIN = 10 * MINUTE;
const PAUSE = 5 * MINUTE;
/** Who has played a rated game since then is active; who blocks more than one in ten of those plays for fun. */
const ACTIVE = 90 * DAY;
const MOST_BLOCKED = 0.1;
/** More tables of one person are not looked at. */
const MOST_TABLES = 200;

/** Has this person kept others waiting too often? */
const mustPause = async ({ storage, now }: Services, person: PersonId): Promise<boolean> => {
  const since = now() - WALKOUTS_WITHIN - PAUSE;
  const rows = await storage.ask('walkout', 'where person_id = ? and at > ? order by at desc', person, since);
  return rows.some(({ at }, index) => {
    const first = rows[index + MOST_WALKOUTS - 1];
    return first !== undefined && at - first.at <= WALKOUTS_WITHIN && now() - at < PAUSE;
  });
};

/** What was long ago is nobody's business any more. */
const forgetWalkouts = async ({ storage, now }: Services, person: PersonId): Promise<void> => {
  const which = 'where person_id = ? and at <= ?';
  const values = [person, now() - WALKOUTS_WITHIN - PAUSE] as const;
  const rows = await storage.count('walkout', which, ...values);
  if (rows > 0) await storage.attempt([{ sql: `delete from walkout ${which}`, values, rows }]);
};

const isFinding = async ({ storage }: Services, person: PersonId): Promise<boolean> => {
  const docs = (await storage.tablesOf(person, MOST_TABLES)).map(docFrom);
  return docs.some(
    doc => doc.status === 'open' && doc.find?.fillsAt !== undefined && seatOf(doc, person) !== undefined,
  );
};

/** The table at which this person was found a chair when they asked under this word: its answer was lost, and they ask again. */
export const foundBefore = async (
  { storage }: Services,
  person: PersonId,
  { id }: FindWish,
): Promise<TableDoc | undefined> => {
  if (id === undefined) return undefined;
  const docs = (await storage.tablesOf(person, MOST_TABLES)).map(docFrom);
  return docs.find(doc => !isFinished(doc) && doc.seats.some(seat => seat.person === person && seat.foundBy === id));
};

/** Why the house looks for no table for this person now: nothing when it does. */
export const whyNotFind = async (services: Services, row: PersonRow, wish: FindWish): Promise<string | undefined> => {
  if (wish.rated && !isKept(row)) return 'keptOnly';
  if (await isFinding(services, row.id)) return 'alreadyFinding';
  await forgetWalkouts(services, row.id);
  return (await mustPause(services, row.id)) ? 'findPauses' : undefined;
};

const poolOf = ({ seats }: FindWish): number => (seats === 2 ? 2 : 3);

/** Nobody chooses opponents by blocking the good ones: whoever blocks very many plays for fun. */
export const dodges = async ({ storage, now }: Services, person: PersonId, wish: FindWish): Promise<boolean> => {
  const active = "where game = ? and pool = ? and last_at > ? and subject not like 'bot:%'";
  const values = [wish.game, poolOf(wish), now() - ACTIVE] as const;
  const blocked = `${active} and subject in (select other_id from block where person_id = ?)`;
  const count = await storage.count('rating', blocked, ...values, person);
  return count > 0 && count > MOST_BLOCKED * (await storage.count('rating', active, ...values));
};

const ratingOf = async ({ storage }: Services, person: PersonId, wish: FindWish): Promise<number> => {
  const which = 'where subject = ? and game = ? and pool = ?';
  const [row] = await storage.ask('rating', which, person, wish.game, poolOf(wish));
  return shownRating(row === undefined ? BEGIN.mu : broken(row.mu));
};

/** With whom somebody is never seated: whom they block, and who blocks them. */
const foesOf = async ({ storage }: Services, person: PersonId): Promise<ReadonlySet<PersonId>> => {
  const rows = await storage.ask('block', 'where person_id = ? or other_id = ?', person, person);
  return new Set(rows.map(({ person_id, other_id }) => (person_id === person ? other_id : person_id)));
};

export const seekerFor = async (services: Services, row: PersonRow, wish: FindWish): Promise<Seeker> => ({
  person: personOf(row),
  id: wish.id ?? newId(services, 12),
  foes: await foesOf(services, row.id),
  ...(wish.rated ? { rating: await ratingOf(services, row.id, wish) } : {}),
});
