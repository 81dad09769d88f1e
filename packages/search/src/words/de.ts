import type { Reason } from './en.ts';

export const de: Readonly<Record<Reason, string>> = {
  byLuck: 'Ich habe einfach irgendetwas gemacht.',
  onlyMove: 'Etwas anderes blieb mir nicht übrig.',
  goodEnough: 'Ich habe {choices} Möglichkeiten kurz bedacht, und diese schien mir gut genug.',
  searched:
    'Ich habe es {worlds}-mal mit Händen durchgespielt, die zu allem Gesehenen passen, und von {choices} Möglichkeiten war diese die beste.',
  'found.points':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Punkte besser ab als die nächstbeste Möglichkeit',
  'found.places':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Plätze besser ab als die nächstbeste Möglichkeit',
  'found.steps':
    '{worlds}-mal durchgespielt, schnitt das um etwa {margin} Schritte besser ab als die nächstbeste Möglichkeit',
  'found.even': '{worlds}-mal durchgespielt, schnitt die nächstbeste Möglichkeit ebenso gut ab',
  'found.behind':
    '{worlds}-mal durchgespielt, schnitt eine andere Möglichkeit etwas besser ab, aber mir nicht deutlich genug',
};
