import type { ToldDeed } from '@conclave/protocol';
import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** What somebody is told of what the house did about them: what, until when, and whom to write to. */
const en = {
  mute: (until: string) => `Whoever looks after this house asks you to be silent until ${until}.`,
  unmute: 'You may speak again.',
  unban: 'You may come in again.',
  rename: 'Whoever looks after this house gave you another name. You can change it in a week.',
  hideName: 'Your name was reported. Nobody reads it until somebody has looked at it.',
  showName: 'Somebody has looked at your name: it can be read again.',
  offLadder: 'You stand in no ladder of this house any more.',
  onLadder: 'You may stand in the ladders again.',
  closeTable: 'Whoever looks after this house has closed a table of yours.',
  unrate: 'A game of yours does not count for ratings any more.',
  nameSteward: 'You look after this house from now on: on the page “Me” is the way.',
  dismissSteward: 'You do not look after this house any more.',
  clubMute: (until: string) => `A steward of a club asks you to be silent at its tables until ${until}.`,
  clubUnmute: 'You may speak again at the tables of the club.',
  other: 'Whoever looks after this house has done something about you.',
  banned: 'Whoever runs this house does not let you in.',
  notKnown: 'This browser is not known here any more.',
  write: (address: string) => `Questions? Write to ${address}.`,
};

const de: Translated<typeof en> = {
  mute: until => `Wer nach diesem Haus sieht, bittet dich, bis ${until} zu schweigen.`,
  unmute: 'Du darfst wieder sprechen.',
  unban: 'Du darfst wieder herein.',
  rename: 'Wer nach diesem Haus sieht, hat dir einen anderen Namen gegeben. In einer Woche kannst du ihn ändern.',
  hideName: 'Dein Name wurde gemeldet. Niemand liest ihn, bis ihn sich jemand angesehen hat.',
  showName: 'Jemand hat sich deinen Namen angesehen: Man kann ihn wieder lesen.',
  offLadder: 'Du stehst in keiner Rangliste dieses Hauses mehr.',
  onLadder: 'Du darfst wieder in den Ranglisten stehen.',
  closeTable: 'Wer nach diesem Haus sieht, hat einen Tisch von dir geschlossen.',
  unrate: 'Eine Partie von dir zählt nicht mehr für die Wertung.',
  nameSteward: 'Du siehst von nun an nach diesem Haus: Auf der Seite „Ich“ ist der Weg dorthin.',
  dismissSteward: 'Du siehst nicht mehr nach diesem Haus.',
  clubMute: until => `Die Betreuung eines Clubs bittet dich, an seinen Tischen bis ${until} zu schweigen.`,
  clubUnmute: 'Du darfst an den Tischen des Clubs wieder sprechen.',
  other: 'Wer nach diesem Haus sieht, hat etwas getan, das dich betrifft.',
  banned: 'Wer dieses Haus führt, lässt dich nicht ein.',
  notKnown: 'Dieser Browser ist hier nicht mehr bekannt.',
  write: address => `Fragen? Schreib an ${address}.`,
};

const said = { en, de };
export const sayTold = (): Translated<typeof en> => said[settings.language];

const moment = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** One deed in a sentence. */
export const toldText = ({ what, until = 0 }: ToldDeed): string => {
  const words = sayTold();
  if (what === 'mute' || what === 'clubMute') return words[what](moment(until));
  const found = Object.entries(words).find(([known]) => known === what)?.[1];
  return typeof found === 'string' ? found : words.other;
};
