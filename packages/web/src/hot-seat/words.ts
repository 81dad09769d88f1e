import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  title: (game: string) => `${game} on one device`,
  line: 'You pass the device around. A curtain falls between two people, and behind it there is nothing to see.',
  seats: 'Who sits where',
  nameOf: (seat: number) => `Name on chair ${seat}`,
  kindOf: (name: string) => `${name} is`,
  person: 'a person',
  bot: 'a bot',
  add: 'One more chair',
  remove: 'One chair fewer',
  guest: (seat: number) => `Guest ${seat}`,
  needTwo: 'At least two people pass a device around; alone you sit better at a table against bots.',
  hints: 'A master may be asked for advice',
  start: 'Sit down',
  curtain: 'The curtain is closed',
  pass: (name: string) => `Pass the device to ${name}.`,
  ceiling: [
    'Everybody else admires the ceiling.',
    'Everybody else counts the candles.',
    'Everybody else examines their conscience.',
    'Everybody else looks for the cat.',
  ],
  iAm: (name: string) => `I am ${name}`,
  word: 'Somebody else wants a word',
  whose: 'Who calls?',
  home: 'Leave the table',
  left: 'The table stays as it is. Play on from the title page.',
  elsewhere: 'This table is open in another window.',
  lost: 'The table has stopped. Reload the page; nothing is lost.',
};

const de: Translated<typeof en> = {
  title: game => `${game} auf einem Gerät`,
  line: 'Ihr reicht das Gerät herum. Zwischen zweien fällt ein Vorhang, und dahinter ist nichts zu sehen.',
  seats: 'Wer wo sitzt',
  nameOf: seat => `Name auf Stuhl ${seat}`,
  kindOf: name => `${name} ist`,
  person: 'ein Mensch',
  bot: 'ein Bot',
  add: 'Ein Stuhl mehr',
  remove: 'Ein Stuhl weniger',
  guest: seat => `Gast ${seat}`,
  needTwo: 'Zum Herumreichen braucht es mindestens zwei Menschen; allein sitzt du besser an einem Tisch gegen Bots.',
  hints: 'Ein Meister darf um Rat gefragt werden',
  start: 'Hinsetzen',
  curtain: 'Der Vorhang ist zu',
  pass: name => `Gib das Gerät an ${name}.`,
  ceiling: [
    'Alle anderen bewundern die Decke.',
    'Alle anderen zählen die Kerzen.',
    'Alle anderen erforschen ihr Gewissen.',
    'Alle anderen suchen die Katze.',
  ],
  iAm: name => `Ich bin ${name}`,
  word: 'Jemand anders will etwas sagen',
  whose: 'Wer klagt?',
  home: 'Tisch verlassen',
  left: 'Der Tisch bleibt stehen. Vom Titelblatt aus spielt ihr weiter.',
  elsewhere: 'Dieser Tisch ist in einem anderen Fenster offen.',
  lost: 'Der Tisch steht still. Lade die Seite neu; es ist nichts verloren.',
};

const catalogues = { en, de } as const;
export const sayHotSeat = (): Translated<typeof en> => catalogues[settings.language];
