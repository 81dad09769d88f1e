import type { KnownClubs } from '@conclave/protocol';
import type { Storage } from '../storage/storage.ts';
import { namesOf } from './deeds.ts';

const PAGE = 100;

/** Clubs as stewards see them: whose they are and how many are in them, and nothing of what is said there. */
export const clubsFor = async (storage: Storage): Promise<KnownClubs> => {
  const rows = await storage.ask('club', 'order by created_at desc, id limit ?', PAGE);
  if (rows.length === 0) return { clubs: [] };
  const among = rows.map(() => '?').join(', ');
  const ids = rows.map(({ id }) => id);
  const owners = await storage.ask('member', `where role = 'owner' and club_id in (${among})`, ...ids);
  const ownerOf = new Map(owners.map(({ club_id, person_id }) => [club_id, person_id]));
  const names = await namesOf(
    storage,
    rows.flatMap(({ id }) => ownerOf.get(id) ?? []),
  );
  const clubs = rows.map(async ({ id, name, about, created_at }) => {
    const owner = ownerOf.get(id);
    const whose = owner === undefined ? {} : { owner: { id: owner, name: names.get(owner) ?? '' } };
    return {
      id,
      name,
      about,
      ...whose,
      members: await storage.count('member', 'where club_id = ?', id),
      since: created_at,
    };
  });
  return { clubs: await Promise.all(clubs) };
};
