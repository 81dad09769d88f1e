import type { Language } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { PreferenceRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';

/** How somebody is spoken to, and by which clock they live, on whatever device. Nothing of what no page of theirs has said. */
export interface Spoken {
  readonly language?: Language;
  readonly zone?: string;
}

const isLanguage = (word: string): word is Language => word === 'en' || word === 'de';

export const preferenceOf = async (
  { storage }: Pick<Services, 'storage'>,
  id: PersonId,
): Promise<PreferenceRow | undefined> => (await storage.ask('preference', 'where person_id = ?', id))[0];

export const spokenIn = ({ language = '', zone = '' }: Partial<PreferenceRow> = {}): Spoken => ({
  ...(isLanguage(language) ? { language } : {}),
  ...(zone === '' ? {} : { zone }),
});

export const spokenOf = async (services: Pick<Services, 'storage'>, id: PersonId): Promise<Spoken> =>
  spokenIn(await preferenceOf(services, id));

export const NO_PREFERENCE: Omit<PreferenceRow, 'person_id'> = {
  language: '',
  zone: '',
  followed: 'yes',
  invited: 'anyone',
};

/** Puts these columns; what is not named stays as it is. */
export const prefer = async (
  { storage }: Pick<Services, 'storage'>,
  id: PersonId,
  changes: Partial<Omit<PreferenceRow, 'person_id'>>,
): Promise<void> => {
  const columns = Object.keys(changes);
  if (columns.length === 0) return;
  const given = columns.map(column => `${column} = excluded.${column}`).join(', ');
  await storage.attempt([
    {
      sql: `${insertionInto('preference')} on conflict (person_id) do update set ${given}`,
      values: valuesOf('preference', { ...NO_PREFERENCE, ...changes, person_id: id }),
      rows: 1,
    },
  ]);
};
