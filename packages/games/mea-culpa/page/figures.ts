import type { Event } from '@conclave/mea-culpa';

import { type FiguresPart, lastOf, Sheet } from '@conclave/stage/page/figures.ts';

const total = (counts: object): number => Object.values(counts).reduce((sum: number, each) => sum + Number(each), 0);

const note = (sheet: Sheet, event: Event): void => {
  if (event.type === 'sinStonesPut') sheet.add('sins', event.seat, event.number);
  if (event.type === 'soulMoved') sheet.add('hell', event.seat, event.steps);
  if (event.type === 'visitBegan') sheet.add('visits', event.seat);
  if (event.type === 'donated') sheet.add('gifts', event.seat, event.items.length);
  if (event.type === 'sold') sheet.add('sales', event.seat, event.price);
  if (event.type === 'scored') {
    sheet.add('letters', event.seat, total(event.letters));
    sheet.add('sets', event.seat, event.sets);
  }
};

const KEYS = ['sins', 'hell', 'visits', 'gifts', 'sales', 'letters', 'sets'] as const;

export const figures: FiguresPart = {
  lines: (log, seats) => {
    const sheet = new Sheet();
    for (const event of log as readonly Event[]) note(sheet, event);
    return sheet.lines(KEYS, seats);
  },
  lastWordOn: (log, seat) => lastOf('scored', log, seat),
  names: {
    en: {
      sins: 'sin stones put',
      hell: 'steps towards Hell',
      visits: 'visits to the House',
      gifts: 'gifts to the Church',
      sales: 'taler from sales',
      letters: 'letters at the end',
      sets: 'sets of letters',
    },
    de: {
      sins: 'gelegte Sündensteine',
      hell: 'Schritte zur Hölle',
      visits: 'Besuche im Freudenhaus',
      gifts: 'Gaben an die Kirche',
      sales: 'Taler aus Verkäufen',
      letters: 'Briefe am Ende',
      sets: 'Sätze aus Briefen',
    },
  },
};
