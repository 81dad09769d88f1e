import type { Person } from '@conclave/protocol';
import { ring } from '../calling/bell.ts';
import type { ClubNews, Services } from '../house/services.ts';
import { tellDevices } from '../people/people.ts';
import { contactOf } from '../stewards/deeds.ts';
import type { EveningRow } from '../storage/rows.ts';
import type { TableDoc } from '../table/doc.ts';
import { clubNamed } from './club.ts';

/** A table of a club that is open to its members: who opened it, and how many chairs are free. */
export const tableNews = (
  { id, club = '', game, seats }: TableDoc,
  by: string | undefined,
): Extract<ClubNews, { kind: 'table' }> => {
  const free = seats.filter(({ kind, person }) => kind === 'open' && person === undefined).length;
  return { kind: 'table', club, table: id, game, by, free };
};

/** Somebody opened a table of a club and sits at it: whoever else could come is told. */
export const tellOpened = async (
  services: Services,
  doc: TableDoc,
  by: string | undefined,
  sits: boolean,
): Promise<void> => {
  if (doc.club === undefined) return;
  const news = tableNews(doc, by);
  const free = news.free - (sits ? 1 : 0);
  const writes = free === 0 ? [] : await services.calls?.clubCalls({ ...news, free });
  if (writes !== undefined && writes.length > 0) await services.storage.attempt(writes);
};

/** Not this time: whoever reads along hears of it. */
export const tellCalledOff = async (services: Services, row: EveningRow): Promise<void> => {
  const { id, club_id, next_at, zone, text } = row;
  const club = await clubNamed(services, club_id);
  const evening = {
    ...{ id, club: club_id, clubName: club?.name ?? '', at: next_at, zone, text },
    stage: 'off' as const,
  };
  const writes = await services.calls?.clubCalls({ kind: 'evening', club: club_id, evening });
  if (writes !== undefined && writes.length > 0) await services.storage.attempt(writes);
};

/** A club is no more: who was in it finds under the bell who ended it, its owner or whoever looks after the house. */
export const tellEnded = async (
  services: Services,
  members: readonly Pick<Person, 'id'>[],
  club: string,
  by: string | undefined,
): Promise<void> => {
  const news =
    by === undefined
      ? ({ kind: 'clubClosed', club, ...contactOf(services) } as const)
      : ({ kind: 'clubEnded', club, by } as const);
  for (const { id } of members) {
    await ring(services, id, `${news.kind} ${services.now()} ${club}`, news);
    await tellDevices(services, id);
  }
};
