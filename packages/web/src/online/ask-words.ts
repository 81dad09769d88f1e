import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** Asking others to come, and waiting for a chair oneself. */
const en = {
  title: 'Ask somebody',
  line: 'Of those whom you follow, or who are in the club.',
  invite: 'Invite',
  inviteOf: (name: string) => `Invite ${name}`,
  invited: (name: string) => `${name} is told.`,
  refused: 'They cannot be invited.',
  enough: 'You have invited very many today.',
  wait: 'Tell me when a chair is free',
  waiting: 'You will be told when a chair is free.',
  noMore: 'Wait no more',
};

const de: Translated<typeof en> = {
  title: 'Jemanden fragen',
  line: 'Wem du folgst, oder wer im Club ist.',
  invite: 'Einladen',
  inviteOf: name => `${name} einladen`,
  invited: name => `${name} erfährt davon.`,
  refused: 'Diese Person kann man nicht einladen.',
  enough: 'Du hast heute schon sehr viele eingeladen.',
  wait: 'Sag mir, wenn ein Platz frei wird',
  waiting: 'Du erfährst es, wenn ein Platz frei wird.',
  noMore: 'Nicht mehr warten',
};

const catalogues = { en, de } as const;
export const sayAsk = (): Translated<typeof en> => catalogues[settings.language];
