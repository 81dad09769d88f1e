import type { HereNow, PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { docFrom, type TableDoc } from '../table/doc.ts';
import { settingsOf } from './profile.ts';

const TABLES = 100;
const MOST = 500;

/** May this one know when the other one is here: as far as they show themselves at all. */
const mayKnow = async (services: Services, asks: PersonId, other: PersonId): Promise<boolean> => {
  const { shown, here } = await settingsOf(services, other);
  if (here === false || shown === 'nobody') return false;
  return shown === 'everyone' || (await services.storage.finishedTogether(asks, other, 1)).length > 0;
};

const tiesBy = async ({ storage }: Services, tie: 'follow' | 'block', by: PersonId): Promise<readonly PersonId[]> =>
  (await storage.ask(tie, 'where person_id = ? order by at desc limit ?', by, MOST)).map(({ other_id }) => other_id);

const sitsAt = ({ host, seats }: TableDoc, people: ReadonlySet<PersonId>): boolean =>
  people.has(host) || seats.some(({ person = '' }) => people.has(person));

/** Of those whom somebody follows, who is here now; at which open tables they sit, and at which somebody whom they block does. */
export const hereNow = async (services: Services, asks: PersonId): Promise<HereNow> => {
  const { storage, looking } = services;
  const followed = await tiesBy(services, 'follow', asks);
  const blocked = new Set(await tiesBy(services, 'block', asks));
  const people = [];
  for (const id of (await looking?.among(followed)) ?? []) {
    const row = await storage.person(id);
    if (row !== undefined && (await mayKnow(services, asks, id))) people.push({ id, name: row.name });
  }
  const docs = (await storage.openTables(TABLES)).map(docFrom);
  const at = (who: ReadonlySet<PersonId>) => docs.filter(doc => sitsAt(doc, who)).map(({ id }) => id);
  return { people, first: at(new Set(followed)), beware: at(blocked) };
};
