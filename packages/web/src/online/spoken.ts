import type { Language } from '@conclave/stage/language/catalogue.ts';
import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { call } from './api.ts';

const KEY = 'spoken';
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const said = (language: Language): string => `${language} ${zoneHere()}`;

/** The house calls people in the language, and leaves them alone by the clock, that they used last, on whatever device. Said when it changes here. */
export const saySpoken = async (language: Language): Promise<void> => {
  if (readStored(KEY) === said(language)) return;
  const answer = await call<object>('PUT', 'api/me/language', { language, zone: zoneHere() });
  if (answer.ok) writeStored(KEY, said(language));
};

/** Somebody else is here now: nothing was said for them yet. */
export const forgetSpoken = (): void => forgetStored(KEY);
