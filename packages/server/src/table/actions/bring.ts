import type { Person, PersonId } from '@conclave/protocol';
import type { Services } from '../../house/services.ts';
import type { Attempt, Storage } from '../../storage/storage.ts';
import type { Request } from '../decision.ts';
import { ERASED_NAME } from '../forget.ts';
import { tablesOf } from '../person-data.ts';
import { decideBringing } from './reseat.ts';

type AskTable = (table: string, decide: Request['decide']) => Promise<unknown>;

/** Tables, chat and reports of a guest become those of the person that the guest turned out to be; then there is no such guest. */
export const bringAlong = async (
  services: Services,
  at: AskTable,
  guest: PersonId,
  person: Person,
): Promise<number> => {
  const { storage } = services;
  let brought = 0;
  for (const table of await tablesOf(storage, guest)) {
    const isMoved = await at(table, (loaded, scene) => decideBringing(loaded, scene, guest, person)).then(
      () => true,
      () => false, // a damaged table keeps what nobody can read
    );
    if (isMoved) brought += 1;
  }
  await storage.attempt(await renaming(services, guest, person.id));
  await storage.erasePerson(guest, ERASED_NAME);
  services.bus.publish('person', guest);
  return brought;
};

const renaming = async ({ storage }: Services, guest: PersonId, person: PersonId): Promise<readonly Attempt[]> => [
  {
    sql: 'update chat set person_id = ? where person_id = ?',
    values: [person, guest],
    rows: (await storage.chatBy(guest)).length,
  },
  {
    sql: 'update report set by_id = ? where by_id = ?',
    values: [person, guest],
    rows: (await storage.reportsBy(guest)).length,
  },
  {
    sql: 'update report set person_id = ? where person_id = ?',
    values: [person, guest],
    rows: await storage.count('report', 'where person_id = ?', guest),
  },
  {
    sql: 'update report_line set person_id = ? where person_id = ?',
    values: [person, guest],
    rows: await storage.count('report_line', 'where person_id = ?', guest),
  },
  {
    sql: 'update result set person_id = ? where person_id = ?',
    values: [person, guest],
    rows: (await storage.ask('result', 'where person_id = ?', guest)).length,
  },
  ...(await bringingClubs(storage, guest, person)),
];

/** Clubs in which both are stay as they are; what the guest was there goes with the guest. */
const bringingClubs = async (storage: Storage, guest: PersonId, person: PersonId): Promise<readonly Attempt[]> => {
  const only = `where person_id = ? and club_id not in (select mine.club_id from member mine where mine.person_id = ?)`;
  const rows = await storage.count('member', only, guest, person);
  return [{ sql: `update member set person_id = ? ${only}`, values: [person, guest, person], rows }];
};
