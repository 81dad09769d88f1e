import type { Club, ClubRole } from '@conclave/protocol';
import type { FastifyRequest } from 'fastify';
import { clubFor, clubNamed, type Deed, whyNot } from '../../clubs/club.ts';
import { cleanName } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { roleIn } from '../../people/members.ts';
import { isOneScript, isReserved } from '../../people/names.ts';
import { type Inside, waysOf, whyNotChange } from '../../people/sessions.ts';
import type { ClubRow } from '../../storage/rows.ts';
import { whoIsIn } from '../auth.ts';
import { refuseClub } from './club-refusals.ts';
import { refuseWay } from './ways.ts';

export const clubName = (given: string): string => {
  const name = cleanName(given);
  if (name === undefined || !isOneScript(name) || isReserved(name)) throw refuseClub('badClubName');
  return name;
};

export const orRefused = (why: string | undefined): void => {
  if (why !== undefined) throw refuseClub(why);
};

/** Somebody in a club. */
interface AtClub {
  readonly row: ClubRow;
  readonly role: ClubRole;
  readonly inside: Inside;
}

/** Who comes to a club, and what they see there. */
export const clubDoor = (services: Services) => ({
  /** Who is not in the club is told that there is none. */
  at: async (request: FastifyRequest, id: string, deed: Deed): Promise<AtClub> => {
    const inside = await whoIsIn(services, request);
    const role = await roleIn(services, id, inside.person.id);
    orRefused(whyNot(role, deed));
    const row = await clubNamed(services, id);
    if (row === undefined || role === undefined) throw refuseClub('noSuchClub');
    return { row, role, inside };
  },

  /** What cannot be taken back asks for the passkey again, where there is one. */
  proved: async (inside: Inside): Promise<void> => {
    const why = whyNotChange(inside, await waysOf(services, inside.person.id), services.now());
    if (why !== undefined) throw refuseWay(why);
  },

  shown: async (id: string, person: string): Promise<Club> => {
    const row = await clubNamed(services, id);
    const role = await roleIn(services, id, person);
    if (row === undefined || role === undefined) throw refuseClub('noSuchClub');
    return clubFor(services, row, person, role);
  },
});
