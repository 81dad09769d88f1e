import { type Lesson, move } from '@conclave/stage/page/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;

/** One round with three players. You deal, so you predict last; your hand has four trumps and not one violet card. */
export const lesson: Lesson = {
  game: 'seven-seals',
  seats: 3,
  deal: 'first lesson 1',
  secret: '9997858c4b2f4f1a8fa43f610b455cfa1dcfaa14cf0cc22a0b94dee847377134',
  line: [
    move(TETZEL, { type: 'predict', fromMiddle: { V: 3 }, takeOvers: [] }),
    move(LUCREZIA, { type: 'predict', fromMiddle: { Y: 1, B: 2 }, takeOvers: [] }),
    move(YOU, { type: 'predict', fromMiddle: { R: 2, G: 2 }, takeOvers: [{ colour: 'V', giver: TETZEL }] }),
    move(TETZEL, { type: 'playCard', card: 'V9' }),
    move(LUCREZIA, { type: 'playCard', card: 'V1' }),
    move(YOU, { type: 'playCard', card: 'R5' }),
    move(YOU, { type: 'handIn', seal: 'V' }),
    move(YOU, { type: 'playCard', card: 'G9' }),
    move(TETZEL, { type: 'playCard', card: 'G5' }),
    move(LUCREZIA, { type: 'playCard', card: 'G4' }),
    move(YOU, { type: 'playCard', card: 'R9' }),
    move(TETZEL, { type: 'playCard', card: 'R1' }),
    move(LUCREZIA, { type: 'playCard', card: 'R2' }),
    move(YOU, { type: 'playCard', card: 'Y2' }),
    move(TETZEL, { type: 'playCard', card: 'Y7' }),
    move(LUCREZIA, { type: 'playCard', card: 'Y9' }),
  ],
  remarks: [
    {
      cue: { at: 0 },
      en: 'Welcome. Fifteen cards lie before you, and fifteen tricks will be played. Before the first card everybody says which tricks they will win, by taking seals. You deal, so you are the last to say it. Let us hear the others.',
      de: 'Willkommen. Vor dir liegen fünfzehn Karten, und fünfzehn Stiche werden gespielt. Vor der ersten Karte sagt jeder mit Siegeln voraus, welche Stiche er macht. Du gibst, also kommst du zuletzt. Hören wir die anderen.',
      figures: ['seal:red', 'seal:yellow', 'seal:green', 'seal:blue', 'seal:violet'],
    },
    {
      cue: { at: 1 },
      en: 'Tetzel takes all three violet seals: he means to win three violet tricks. Look at your hand: you hold no violet at all. Remember that.',
      de: 'Tetzel nimmt alle drei violetten Siegel: Er will drei violette Stiche machen. Sieh auf deine Hand: Violett hast du gar nicht. Merk dir das.',
      figures: ['seal:violet', 'seal:violet', 'seal:violet'],
    },
    {
      cue: { at: 2 },
      en: 'Now you. Red is trump: red 9 wins for sure, red 8 nearly. Green 9 is the highest green, and green is your long colour. And when violet is led you may ruff with red: after a ruff a red or a violet seal fits. Violet is gone from the middle, but you can take one from Tetzel, who gets a white seal for it. Try two red, two green, and one violet from Tetzel. Or trust your own judgement.',
      de: 'Jetzt du. Rot ist Trumpf: Rot 9 gewinnt sicher, Rot 8 fast. Grün 9 ist die höchste grüne, und Grün ist deine lange Farbe. Wird Violett ausgespielt, darfst du mit Rot stechen: Nach einem Trumpfstich passt ein rotes oder ein violettes Siegel. Violett ist in der Mitte aus, aber du kannst Tetzel eins nehmen; er bekommt dafür ein weißes. Versuch zwei rote, zwei grüne und ein violettes von Tetzel. Oder vertrau deinem Urteil.',
      figures: ['card:red 9', 'card:red 8', 'card:green 9'],
    },
    {
      cue: { chose: 2, is: 'line' },
      en: 'Five seals lie before you: five tricks to win, in these colours, and not one more. Had you left the violet one, Tetzel would have kept three good seals. Now he holds a white one: it fits any trick, but costs 4 if it stays.',
      de: 'Fünf Siegel liegen vor dir: fünf Stiche in diesen Farben, und keinen mehr. Hättest du das violette liegen lassen, hätte Tetzel drei gute behalten. Jetzt hat er ein weißes: Es passt zu jedem Stich, kostet aber 4, wenn es liegen bleibt.',
      figures: ['seal:red', 'seal:red', 'seal:green', 'seal:green', 'seal:violet'],
    },
    {
      cue: { chose: 2, is: { type: 'takeSaboteur' } },
      en: 'The saboteur: no seals for you. You start at 4 points and lose one for each black seal of the others. With four trumps you can take tricks away from them, but you might have had a round for 0 points with seals. Make them win what they did not predict.',
      de: 'Der Saboteur: keine Siegel für dich. Du beginnst bei 4 Punkten und verlierst einen für jedes schwarze Siegel der anderen. Mit vier Trümpfen kannst du ihnen Stiche wegnehmen, doch mit Siegeln wäre eine Runde ohne Punkt möglich gewesen. Lass sie machen, was sie nicht angesagt haben.',
      figures: ['glyph:saboteur'],
    },
    {
      cue: { chose: 2, is: 'otherwise' },
      en: 'A prediction of your own. I would have taken two red, two green and one violet from Tetzel: five tricks this hand can hardly avoid. Every trick beyond your seals brings a black one, every seal left costs 2. You can take it back, or play on and see.',
      de: 'Eine eigene Vorhersage. Ich hätte zwei rote, zwei grüne und ein violettes von Tetzel genommen: fünf Stiche, die diese Hand kaum vermeiden kann. Jeder Stich zu viel bringt ein schwarzes Siegel, jedes übrige kostet 2. Du kannst es zurücknehmen oder weiterspielen und sehen.',
      figures: ['seal:red', 'seal:red', 'seal:green', 'seal:green', 'seal:violet'],
    },
    {
      cue: { at: 5 },
      en: 'Tetzel leads violet 9, Lucrezia follows. You have no violet, so you may play anything. A red card wins the trick, however low: red 5 will do. Any other colour would let Tetzel have it.',
      de: 'Tetzel spielt Violett 9 aus, Lucrezia bedient. Du hast kein Violett und darfst alles spielen. Eine rote Karte gewinnt den Stich, und sei sie noch so klein: Rot 5 genügt. Mit jeder anderen Farbe bekäme ihn Tetzel.',
      figures: ['card:violet 9', 'card:violet 1', 'card:red 5'],
    },
    {
      cue: { chose: 5, is: 'line' },
      en: 'Ruffed! Now choose a seal to hand in: red fits, because red won, and violet fits, because violet was led. Keep the one you will find easier to win again. You will hardly win a violet trick twice, so give away violet.',
      de: 'Gestochen! Wähle, welches Siegel du abgibst: Rot passt, weil Rot gewann, Violett, weil Violett ausgespielt war. Behalte, was du leichter noch einmal gewinnst. Einen zweiten violetten Stich bekommst du kaum, also weg mit Violett.',
      figures: ['seal:red', 'seal:violet'],
    },
    {
      cue: { chose: 5, is: 'otherwise' },
      en: 'You could have had this trick for one small trump, with a seal that fits. Red 5 was the plan; a higher red would have won it too, but high trumps are better spent later.',
      de: 'Diesen Stich hättest du für einen kleinen Trumpf haben können, mit einem passenden Siegel. Rot 5 war der Plan; eine höhere rote hätte auch gewonnen, aber hohe Trümpfe spart man besser auf.',
    },
    {
      cue: { chose: 6, is: 'line' },
      en: 'Good. You won, so you lead. Green 9 cannot be beaten by green, and nobody who still holds green may ruff it.',
      de: 'Gut. Wer gewinnt, spielt aus. Grün 9 ist mit Grün nicht zu schlagen, und wer noch Grün hat, darf nicht stechen.',
      figures: ['card:green 9'],
    },
    {
      cue: { chose: 6, is: 'otherwise' },
      en: 'Red is gone, violet stays: now you need another trick in which violet was led, or it costs you 2. It can be done, with a trump left for it. You lead: green 9 is safe.',
      de: 'Rot ist weg, Violett bleibt: Nun brauchst du noch einen Stich, in dem Violett ausgespielt wurde, sonst kostet es 2. Das geht, wenn du einen Trumpf dafür behältst. Du spielst aus: Grün 9 ist sicher.',
      figures: ['card:green 9'],
    },
    {
      cue: { at: 10 },
      en: 'A plain green trick: the green seal went by itself, as nothing else fitted. Now red 9, the highest card of all. It takes the others’ trumps along.',
      de: 'Ein einfacher grüner Stich: Das grüne Siegel ging von selbst, anderes passte nicht. Jetzt Rot 9, die höchste Karte überhaupt. Sie nimmt den anderen auch Trümpfe ab.',
      figures: ['card:red 9'],
    },
    {
      cue: { at: 13 },
      en: 'One red and one green to go. From here on winning is dangerous: lead something low, such as yellow 2, and let somebody else have the trick.',
      de: 'Noch ein rotes und ein grünes. Ab hier ist Gewinnen gefährlich: Spiel etwas Kleines aus, etwa Gelb 2, und lass den Stich einem anderen.',
      figures: ['card:yellow 2'],
    },
    {
      cue: { at: 16 },
      en: 'Lucrezia takes it and is glad of it: she predicted yellow. Now you are on your own until the round ends. Win red and green once more; get rid of high yellow and blue cards when somebody else wins. A dimmed card may not be played: follow suit.',
      de: 'Lucrezia nimmt ihn gern: Gelb hat sie angesagt. Bis zum Ende der Runde bist du nun auf dich gestellt. Gewinne noch einmal Rot und Grün; wirf hohe gelbe und blaue Karten weg, wenn ein anderer gewinnt. Blasse Karten gehen nicht: Farbe bedienen.',
    },
    {
      cue: { sees: 'blackTaken', mine: true },
      en: 'A black seal: you won a trick for which you had no seal. It costs 3 points and cannot be got rid of.',
      de: 'Ein schwarzes Siegel: Du hast einen Stich gemacht, für den du kein Siegel hattest. Es kostet 3 Punkte, und du wirst es nicht mehr los.',
      figures: ['seal:black'],
    },
  ],
  ends: { event: 'roundScored' },
  farewell: {
    en: 'The round is over: 2 points for each coloured seal left, 3 for each black, 4 for each white. Three players play six rounds like this one, and the fewest points win. You know the game. The saboteur waits for a hand that fits no prediction: try him next time.',
    de: 'Die Runde ist vorbei: 2 Punkte für jedes übrige farbige Siegel, 3 für jedes schwarze, 4 für jedes weiße. Zu dritt spielt man sechs solche Runden, und wer am wenigsten Punkte hat, gewinnt. Du kennst das Spiel. Der Saboteur wartet auf eine Hand, die zu keiner Vorhersage passt: Versuch ihn beim nächsten Mal.',
  },
};
