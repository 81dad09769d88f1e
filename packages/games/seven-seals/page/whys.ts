import { both, type Whys } from '@conclave/stage/page/book.ts';

/** Why, in one sentence, where the paragraph of the rule begins with something else. */
export const whys: Whys = {
  'SS-4.16': both(
    'Before the first trick everybody takes one seal for each trick they mean to win, in its colour.',
    'Vor dem ersten Stich nimmt jeder für jeden Stich, den er machen will, ein Siegel seiner Farbe.',
  ),
  'SS-4.3': both(
    'Once a round somebody may take the saboteur instead of predicting.',
    'Einmal in der Runde darf jemand Saboteur werden, statt anzusagen.',
  ),
  'SS-5.3': both(
    'Clockwise everybody plays one card, in the led colour if they have it.',
    'Im Uhrzeigersinn spielt jeder eine Karte, und zwar in der ausgespielten Farbe, wenn er sie hat.',
  ),
  'SS-5.7': both(
    'The highest red card wins the trick, and without a red one the highest card of the led colour.',
    'Die höchste rote Karte gewinnt den Stich, und ist keine dabei, die höchste der ausgespielten Farbe.',
  ),
  'SS-6.6': both(
    'Whoever wins a trick and has no seal that fits it takes a black one.',
    'Wer einen Stich gewinnt und kein Siegel dafür hat, nimmt ein schwarzes.',
  ),
  'SS-6.7': both(
    'A round has only six black seals, and when they are gone a wrong trick costs nothing more.',
    'Eine Runde hat nur sechs schwarze Siegel, und sind sie aus, kostet ein falscher Stich nichts mehr.',
  ),
  'SS-7.2': both(
    'The saboteur has no seals and takes none, so a trick the saboteur wins is only put away.',
    'Der Saboteur hat keine Siegel und nimmt keine; einen Stich, den er gewinnt, legt er nur weg.',
  ),
  'SS-8.4': both(
    'A coloured seal that is left costs 2 points, a black one 3 and a white one 4; the saboteur has 4 less the black seals of the others.',
    'Ein farbiges Siegel, das liegen bleibt, kostet 2 Punkte, ein schwarzes 3 und ein weißes 4; der Saboteur hat 4 weniger die schwarzen der anderen.',
  ),
};
