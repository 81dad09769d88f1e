import type { Event } from '@conclave/dogma';

import { type FiguresPart, lastOf, Sheet } from '@conclave/stage/page/figures.ts';

const note = (sheet: Sheet, event: Event): void => {
  if (event.type === 'confessed' || event.type === 'joined') sheet.add('confessions', event.seat);
  if (event.type === 'judged' && !event.honest) sheet.add(event.responderRight ? 'caught' : 'believed', event.seat);
  if (event.type === 'judged' && event.honest && !event.responderRight) sheet.add('doubted', event.seat);
  if (event.type === 'rubyGained') sheet.add('rubies', event.seat);
  if (event.type === 'pileTaken') sheet.add('carried', event.seat, event.count);
  if (event.type === 'dogmaCreated') sheet.add('dogmas', event.seat);
};

const KEYS = ['confessions', 'caught', 'believed', 'doubted', 'rubies', 'carried', 'dogmas'] as const;

export const figures: FiguresPart = {
  lines: (log, seats) => {
    const sheet = new Sheet();
    for (const event of log as readonly Event[]) note(sheet, event);
    return sheet.lines(KEYS, seats);
  },
  lastWordOn: (log, seat) => lastOf('wentOut', log, seat),
  names: {
    en: {
      confessions: 'confessions',
      caught: 'lies caught',
      believed: 'lies believed',
      doubted: 'truths doubted',
      rubies: 'rubies gained',
      carried: 'cards carried off',
      dogmas: 'dogmas proclaimed',
    },
    de: {
      confessions: 'Beichten',
      caught: 'ertappte Lügen',
      believed: 'geglaubte Lügen',
      doubted: 'bezweifelte Wahrheiten',
      rubies: 'gewonnene Rubine',
      carried: 'davongetragene Karten',
      dogmas: 'verkündete Dogmen',
    },
  },
};
