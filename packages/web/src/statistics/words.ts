import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  title: 'My record',
  line: 'Counted on this device from what your seat was shown. Nobody else sees it.',
  followed: 'Counted on all your devices from what your seat was shown. Nobody else sees it.',
  take: 'Take these figures along',
  takeLine: 'Then they are the same on all your devices, and lie with the house until you delete yourself there.',
  taken: 'They follow you now.',
  notTaken: 'The house did not take them. Nothing was lost.',
  what: 'Every game against bots or online counts for your seat. When the device is passed around, it counts for whoever sits under your name from the settings. Lessons, tables you only watched and games you left count for nobody.',
  shared: (count: number) =>
    count === 1 ? 'Once this device was passed around.' : `${count} times this device was passed around.`,
  none: 'Nothing to count yet. Finish a game.',
  games: 'Games and places',
  game: 'Game',
  played: 'Played',
  place: (place: number) => `${place}.`,
  share: (hit: number, tried: number) => (tried === 0 ? '—' : `${Math.round((hit / tried) * 100)} %`),
  clear: 'Forget all this',
  clearSure: 'Forget every figure here?',
};

const de: Translated<typeof en> = {
  title: 'Meine Bilanz',
  line: 'Auf diesem Gerät gezählt, aus dem, was deinem Platz gezeigt wurde. Sonst sieht es niemand.',
  followed: 'Auf all deinen Geräten gezählt, aus dem, was deinem Platz gezeigt wurde. Sonst sieht es niemand.',
  take: 'Nimm diese Zahlen mit',
  takeLine: 'Dann sind sie auf all deinen Geräten gleich und liegen beim Haus, bis du dich dort löschst.',
  taken: 'Sie folgen dir jetzt.',
  notTaken: 'Das Haus hat sie nicht genommen. Nichts ging verloren.',
  what: 'Jede Partie gegen Bots oder online zählt für deinen Platz. Wird das Gerät herumgereicht, zählt sie für den, der unter deinem Namen aus den Einstellungen sitzt. Lektionen, Tische, an denen du nur zusahst, und verlassene Partien zählen für niemanden.',
  shared: count =>
    count === 1 ? 'Einmal wurde dieses Gerät herumgereicht.' : `${count}-mal wurde dieses Gerät herumgereicht.`,
  none: 'Noch nichts zu zählen. Spiel eine Partie zu Ende.',
  games: 'Partien und Plätze',
  game: 'Spiel',
  played: 'Gespielt',
  place: place => `${place}.`,
  share: (hit, tried) => (tried === 0 ? '—' : `${Math.round((hit / tried) * 100)} %`),
  clear: 'Alles vergessen',
  clearSure: 'Wirklich jede Zahl hier vergessen?',
};

const catalogues = { en, de } as const;
export const sayStatistics = (): Translated<typeof en> => catalogues[settings.language];
