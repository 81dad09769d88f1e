import type { Translated } from '@conclave/stage/words/catalogue.ts';

const en = {
  trick: (number: number) => `Trick ${number}, face down`,
  colours: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue', violet: 'violet' },
  box: 'Never dealt, in the box',
  discard: 'Discarded unseen',
  bag: 'In the bag',
  deck: 'In the House deck',
  times: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
};

const de: Translated<typeof en> = {
  trick: number => `Stich ${number}, verdeckt`,
  colours: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', violet: 'Violett' },
  box: 'Nie ausgeteilt, in der Schachtel',
  discard: 'Ungesehen abgelegt',
  bag: 'Im Beutel',
  deck: 'Im Stapel des Freudenhauses',
  times: (count, name) => (count === 1 ? name : `${count} × ${name}`),
};

export const hiddenWords = { en, de } as const;
