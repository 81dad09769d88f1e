import type { PersonStatistics } from '@conclave/protocol';
import { readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { call } from '../online/api.ts';
import { keepsPeople } from '../online/served.ts';
import { whoAmIHere } from '../online/ways.ts';
import { isCounted, isNothing, less, together } from '../statistics/add.ts';
import { keep, statistics } from '../statistics/keep.ts';
import { NOTHING_YET, type Statistics, statisticsFrom } from '../statistics/statistics.ts';

/** Whose figures this device passes on: what it counts waits here only until the house has it. */
const KEY = 'statistics.follow';
const TRIES = 5;

/** Who they may follow: only who is kept is the same person elsewhere. */
const keptPerson = async (): Promise<string | undefined> => {
  const me = (await keepsPeople()) ? await whoAmIHere() : undefined;
  return me?.kept === true ? me.person.id : undefined;
};

const read = async (): Promise<{ readonly n: number; readonly figures: Statistics } | undefined> => {
  const answer = await call<PersonStatistics>('GET', 'api/me/statistics');
  if (!answer.ok) return undefined;
  const { n, figures } = answer.value;
  if (figures === undefined) return { n, figures: NOTHING_YET };
  const { own, ...rest } = figures;
  return { n, figures: statisticsFrom({ ...own, ...rest }) };
};

/** Gives what waits here to the person, once: then it does not lie here any more. Answers the figures of the person. */
const pass = async (person: string): Promise<Statistics | undefined> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await read();
    if (known === undefined) return undefined;
    const here = statistics();
    const all = isCounted(here, known.figures) ? known.figures : together(known.figures, here);
    const answer = await call<object>('PUT', 'api/me/statistics', { n: known.n, figures: all });
    if (!answer.ok && answer.code !== 'changedMeanwhile') return undefined;
    if (!answer.ok) continue;
    keep(less(statistics(), here)); // a game may have ended meanwhile
    writeStored(KEY, person);
    return all;
  }
  return undefined;
};

/** Somebody wants their figures to follow them: once, and only when they ask for it. */
export const takeAlong = async (): Promise<Statistics | undefined> => {
  const person = await keptPerson();
  return person === undefined ? undefined : pass(person);
};

/** A game was counted here: where the figures follow, the house has it at once. */
export const passOn = async (): Promise<void> => {
  const wanted = readStored(KEY);
  if (typeof wanted === 'string' && wanted === (await keptPerson())) await pass(wanted);
};

/** What is to be shown: the figures of the person, or of this device, which they may take along. Nothing where nobody is kept. */
export const following = async (): Promise<{ readonly figures?: Statistics } | undefined> => {
  const person = await keptPerson();
  const known = person === undefined ? undefined : await read();
  if (person === undefined || known === undefined) return undefined;
  const here = statistics();
  if (known.n > 0 && isNothing(here)) writeStored(KEY, person); // nothing to take along: it just begins to follow
  return readStored(KEY) === person ? { figures: together(known.figures, here) } : {};
};

/** The figures of the person are forgotten, on every device. */
export const forgetFollowed = async (): Promise<boolean> => {
  const known = await read();
  if (known === undefined) return false;
  const answer = await call<object>('PUT', 'api/me/statistics', { n: known.n, figures: NOTHING_YET });
  return answer.ok;
};
