import { settings } from '../../lib/settings.svelte.ts';
import type { Translated } from '../../words/catalogue.ts';

const series = (list: readonly string[], and: string): string =>
  [list.slice(0, -1).join(', '), ...list.slice(-1)].filter(part => part !== '').join(and);

const en = {
  round: (round: number, rounds: number, trick: number) =>
    `round ${round} of ${rounds}${trick > 0 ? `, trick ${trick} of 15` : ''}`,
  hand: 'Your hand',
  trick: 'The trick',
  lastTrick: 'Last trick',
  led: (colour: string) => `${colour} was led`,
  wins: 'wins',
  middle: 'The middle',
  seals: (list: string) => `seals: ${list}`,
  noSeals: 'no seals',
  notYet: 'has not predicted yet',
  saboteur: 'saboteur',
  saboteurFree: 'The saboteur is still free.',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  tricks: (count: number) => (count === 1 ? '1 trick' : `${count} tricks`),
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  dealer: 'deals',
  total: 'Total',
  roundHead: 'Round',
  predict: (count: number) =>
    count === 0 ? 'Predict no trick' : count === 1 ? 'Predict 1 trick' : `Predict ${count} tricks`,
  beSaboteur: 'Be the saboteur',
  beSaboteurSure: 'Really no seals, only mischief?',
  editor: 'Your prediction',
  more: (colour: string) => `One ${colour} trick more`,
  fewer: (colour: string) => `One ${colour} trick fewer`,
  left: (count: number) => `${count} left`,
  takeFrom: (colour: string, name: string) => `Take ${colour} from ${name}, who gets a white seal`,
  takeFromShort: (name: string) => `from ${name}`,
  noneLeft: 'none left',
  sentence: (tricks: readonly string[]) =>
    tricks.length === 0 ? 'I will take no trick at all.' : `I will take ${series(tricks, ' and ')}.`,
  predictSure: 'Seal it? There is no way back.',
  wanted: (count: number, colour: string) => `${count} ${colour}`,
  cardName: (colour: string, value: number) => `${colour} ${value}`,
  cannot: 'cannot be played now',
  handIn: (colour: string) => `Hand in ${colour}`,
  rules: [
    'Red is trump. Follow the led colour if you can; if not, play anything. The highest red card wins, else the highest of the led colour (SS-5).',
    'First everybody predicts: take one seal for each trick you expect, in its colour. If a colour is gone from the middle, take it from a player, who gets a white seal (SS-4).',
    'Instead of predicting, one player may be the saboteur (SS-4.3).',
    'Who wins a trick hands in a seal of the led colour, or a white one; after a ruff a red one fits too (SS-6.2).',
    'No seal that fits? Take a black one (SS-6.6).',
    'At the end of a round: 2 points for each coloured seal left, 3 for each black, 4 for each white (SS-8.2). The saboteur has 4 less the black seals of all others (SS-8.3).',
    'Fewest points win.',
  ],
};

const de: Translated<typeof en> = {
  round: (round, rounds, trick) => `Runde ${round} von ${rounds}${trick > 0 ? `, Stich ${trick} von 15` : ''}`,
  hand: 'Deine Hand',
  trick: 'Der Stich',
  lastTrick: 'Letzter Stich',
  led: colour => `${colour} wurde ausgespielt`,
  wins: 'gewinnt',
  middle: 'Die Mitte',
  seals: list => `Siegel: ${list}`,
  noSeals: 'keine Siegel',
  notYet: 'hat noch nicht vorhergesagt',
  saboteur: 'Saboteur',
  saboteurFree: 'Der Saboteur ist noch frei.',
  cards: count => (count === 1 ? '1 Karte' : `${count} Karten`),
  tricks: count => (count === 1 ? '1 Stich' : `${count} Stiche`),
  points: count => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  dealer: 'gibt',
  total: 'Summe',
  roundHead: 'Runde',
  predict: count =>
    count === 0 ? 'Keinen Stich ansagen' : count === 1 ? '1 Stich ansagen' : `${count} Stiche ansagen`,
  beSaboteur: 'Saboteur werden',
  beSaboteurSure: 'Wirklich keine Siegel, nur Unfug?',
  editor: 'Deine Vorhersage',
  more: colour => `Ein Stich mehr in ${colour}`,
  fewer: colour => `Ein Stich weniger in ${colour}`,
  left: count => `noch ${count}`,
  takeFrom: (colour, name) => `${colour} von ${name} nehmen; dafür gibt es ein weißes Siegel`,
  takeFromShort: name => `von ${name}`,
  noneLeft: 'keins mehr',
  sentence: tricks => (tricks.length === 0 ? 'Ich mache gar keinen Stich.' : `Ich mache ${series(tricks, ' und ')}.`),
  predictSure: 'Versiegeln? Es gibt kein Zurück.',
  wanted: (count, colour) => `${count}× ${colour}`,
  cardName: (colour, value) => `${colour} ${value}`,
  cannot: 'jetzt nicht spielbar',
  handIn: colour => `${colour} abgeben`,
  rules: [
    'Rot ist Trumpf. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Die höchste rote Karte gewinnt, sonst die höchste der ausgespielten Farbe (SS-5).',
    'Zuerst sagen alle voraus: Nimm für jeden erwarteten Stich ein Siegel seiner Farbe. Ist eine Farbe in der Mitte aus, nimm es von einem Mitspieler, der dafür ein weißes bekommt (SS-4).',
    'Statt vorherzusagen darf einer Saboteur werden (SS-4.3).',
    'Wer einen Stich macht, gibt ein Siegel der ausgespielten Farbe oder ein weißes ab; wurde getrumpft, passt auch ein rotes (SS-6.2).',
    'Kein Siegel passt? Dann kommt ein schwarzes (SS-6.6).',
    'Am Rundenende: 2 Punkte für jedes farbige Siegel, 3 für jedes schwarze, 4 für jedes weiße (SS-8.2). Der Saboteur hat 4 weniger die schwarzen Siegel der anderen (SS-8.3).',
    'Wer am wenigsten Punkte hat, gewinnt.',
  ],
};

const catalogues = { en, de } as const;
export const sayHere = (): Translated<typeof en> => catalogues[settings.language];
