import type { HereNow, TableLine } from '@conclave/protocol';
import { call, hasBeenGuest } from '../online/api.ts';
import { keepsPeople } from '../online/served.ts';

export const NOBODY: HereNow = { people: [], first: [], beware: [] };

/** Whom we follow and who is here; where nobody is followed, or nobody knows us, it is nobody. */
export const whoIsHere = async (): Promise<HereNow> => {
  if (!hasBeenGuest() || !(await keepsPeople())) return NOBODY;
  const answer = await call<HereNow>('GET', 'api/me/here');
  return answer.ok ? answer.value : NOBODY;
};

/** Tables of those whom we follow come first; otherwise it stays as the house has it. */
export const friendsFirst = (tables: readonly TableLine[], { first }: HereNow): readonly TableLine[] => [
  ...tables.filter(({ id }) => first.includes(id)),
  ...tables.filter(({ id }) => !first.includes(id)),
];
