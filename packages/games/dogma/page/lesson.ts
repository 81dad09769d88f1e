import { type Lesson, move } from '@conclave/stage/page/lesson.ts';
import { VIRTUES_AND_SINS } from './virtues-and-sins.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;

/** A few confessions with three players: the truth, a join, a lie, and a dogma that turns murder into a virtue. */
export const lesson: Lesson = {
  game: 'dogma',
  seats: 3,
  deal: 'first lesson 1',
  secret: '9997858c4b2f4f1a8fa43f610b455cfa1dcfaa14cf0cc22a0b94dee847377134',
  line: [
    move(YOU, { type: 'confess', cards: ['honesty', 'honesty'], claim: 'honesty' }),
    move(TETZEL, { type: 'believe' }),
    move(TETZEL, { type: 'confess', cards: ['patience', 'patience', 'patience'], claim: 'patience' }),
    move(LUCREZIA, { type: 'join', cards: ['blasphemy'] }),
    move(YOU, { type: 'doubt' }),
    move(YOU, { type: 'confess', cards: ['chastity', 'chastity', 'gluttony'], claim: 'chastity' }),
    move(TETZEL, { type: 'believe' }),
    move(TETZEL, { type: 'confess', cards: ['theft', 'gluttony'], claim: 'diligence' }),
    move(LUCREZIA, { type: 'join', cards: ['diligence'] }),
    move(YOU, { type: 'believe' }),
    move(YOU, { type: 'createDogma', dogma: 'murder' }),
    move(YOU, { type: 'confess', cards: ['murder', 'murder'], claim: 'murder' }),
    move(TETZEL, { type: 'doubt' }),
  ],
  remarks: [
    {
      cue: { at: 0 },
      en: 'Welcome to the chapel. You want to get rid of your cards; the last one holding any loses. It is your turn to confess: choose one to three cards, name a virtue, and press Confess. Nobody sees what you lay. Begin with the truth: both your Honesty cards, claimed as Honesty.',
      de: 'Willkommen in der Kapelle. Du willst deine Karten loswerden; wer zuletzt noch welche hat, verliert. Du bist mit Beichten dran: Wähle eine bis drei Karten, nenne eine Tugend und drücke auf Beichten. Was du legst, sieht niemand. Beginne mit der Wahrheit: deine beiden Ehrlichkeit-Karten, als Ehrlichkeit.',
      figures: [VIRTUES_AND_SINS.honesty, VIRTUES_AND_SINS.honesty],
    },
    {
      cue: { chose: 0, is: 'line' },
      en: 'Tetzel must answer: believe, doubt, or join. If he doubts, he takes your cards, for they are true. If he believes, they are discarded and he gains a ruby.',
      de: 'Tetzel muss antworten: glauben, zweifeln oder sich anschließen. Zweifelt er, nimmt er deine Karten, denn sie sind wahr. Glaubt er, kommen sie weg, und er bekommt einen Rubin.',
    },
    {
      cue: { chose: 0, is: 'otherwise' },
      en: 'As you like: lying is always allowed, and so is another truth. Two honest Honesty cards would have been the safe way: whatever Tetzel says to a true confession, the cards do not come back to you.',
      de: 'Wie du willst: Lügen ist immer erlaubt, eine andere Wahrheit auch. Zweimal ehrliche Ehrlichkeit wäre der sichere Weg gewesen: Was immer Tetzel zu einer wahren Beichte sagt, die Karten kommen nicht zu dir zurück.',
    },
    {
      cue: { at: 2 },
      en: 'He believed you: two cards gone, a ruby for him. Whoever believed or doubted starts the next confession, so now Tetzel confesses, and Lucrezia must answer him.',
      de: 'Er glaubte dir: zwei Karten weg, ein Rubin für ihn. Wer geglaubt oder gezweifelt hat, beginnt die nächste Beichte. Nun beichtet also Tetzel, und Lucrezia muss ihm antworten.',
      figures: ['glyph:ruby'],
    },
    {
      cue: { at: 3 },
      en: 'Three times Patience, says Tetzel. There are only four Patience cards in all, and you hold none of them, so it may well be true. Let us hear Lucrezia.',
      de: 'Dreimal Geduld, sagt Tetzel. Es gibt überhaupt nur vier Geduld-Karten, und du hast keine davon, es kann also stimmen. Hören wir Lucrezia.',
      figures: [VIRTUES_AND_SINS.patience, VIRTUES_AND_SINS.patience, VIRTUES_AND_SINS.patience],
    },
    {
      cue: { at: 4 },
      en: 'She joined with one card. Now only her card can be checked; Tetzel’s three are buried. Is it the last Patience? If Tetzel told the truth, only one is left for her to have. Believe a lie and you take all four cards; doubt the truth and you take them, too. Or join and pass the question on. Your decision.',
      de: 'Sie hat sich mit einer Karte angeschlossen. Geprüft werden kann jetzt nur noch ihre; Tetzels drei sind begraben. Ist es die letzte Geduld? Wenn Tetzel die Wahrheit sprach, bleibt ihr nur eine. Glaubst du einer Lüge, nimmst du alle vier Karten; zweifelst du an der Wahrheit, ebenso. Oder du schließt dich an und gibst die Frage weiter. Deine Entscheidung.',
      figures: [VIRTUES_AND_SINS.patience],
    },
    {
      cue: { chose: 4, is: 'line' },
      en: 'Well judged: it was Blasphemy. She takes the whole pile, also the three cards that were not hers, and you gain a ruby. Tetzel had told the truth: with her own she now has all four Patience cards, and four of a kind leave the game by themselves. Had you believed her, the pile would be yours. You judged, so you confess next. This time lie a little: two Chastity cards and one Gluttony, claimed as Chastity.',
      de: 'Gut geurteilt: Es war Lästerung. Sie nimmt den ganzen Stapel, auch die drei Karten, die nicht ihre waren, und du bekommst einen Rubin. Tetzel hatte die Wahrheit gesagt: Mit ihrer eigenen hat sie nun alle vier Geduld-Karten, und vier gleiche kommen von selbst weg. Hättest du ihr geglaubt, läge der Stapel bei dir. Du hast geurteilt, also beichtest du als Nächster. Lüge diesmal ein wenig: zweimal Keuschheit und eine Völlerei, als Keuschheit.',
      figures: [VIRTUES_AND_SINS.chastity, VIRTUES_AND_SINS.chastity, VIRTUES_AND_SINS.gluttony],
    },
    {
      cue: { chose: 4, is: { type: 'believe' } },
      en: 'It was Blasphemy, a lie: you take all four cards. Doubting would have sent them to Lucrezia, and brought you a ruby. Three Patience cards are not the worst catch, though: claimed as Patience they leave you again, honestly.',
      de: 'Es war Lästerung, eine Lüge: Du nimmst alle vier Karten. Zweifeln hätte sie Lucrezia gebracht und dir einen Rubin. Drei Geduld-Karten sind immerhin nicht der schlechteste Fang: Als Geduld gehen sie ehrlich wieder fort.',
    },
    {
      cue: { chose: 4, is: 'otherwise' },
      en: 'You joined: now your cards are the ones that can be checked, and Tetzel answers. Lucrezia’s card below was Blasphemy, a lie; doubting her would have brought you a ruby and her the pile. Now nobody will ever hold it against her.',
      de: 'Du hast dich angeschlossen: Nun sind deine Karten die, die geprüft werden können, und Tetzel antwortet. Lucrezias Karte darunter war Lästerung, eine Lüge; Zweifeln hätte dir einen Rubin gebracht und ihr den Stapel. Jetzt wird ihr das niemand mehr nachweisen.',
    },
    {
      cue: { chose: 5, is: 'line' },
      en: 'A lie with two thirds of truth in it. One wrong card makes it a lie all the same. Will he notice?',
      de: 'Eine Lüge, zu zwei Dritteln wahr. Eine falsche Karte macht sie trotzdem zur Lüge. Ob er es merkt?',
    },
    {
      cue: { chose: 5, is: 'otherwise' },
      en: 'Your own way, then. Two Chastity cards and a Gluttony would have been believed, and Tetzel would have had to take all three. Sins leave your hand only under a false name, or once a dogma makes them virtues.',
      de: 'Also auf deine Art. Zweimal Keuschheit mit einer Völlerei wäre geglaubt worden, und Tetzel hätte alle drei nehmen müssen. Sünden verlassen deine Hand nur unter falschem Namen, oder wenn ein Dogma sie zu Tugenden macht.',
    },
    {
      cue: { at: 7 },
      en: 'He believed a lie and takes the three cards. Had he doubted, they would have come back to you, with a ruby for him. He starts again.',
      de: 'Er glaubte einer Lüge und nimmt die drei Karten. Hätte er gezweifelt, wären sie zu dir zurückgekommen, mit einem Rubin für ihn. Er beginnt wieder.',
    },
    {
      cue: { at: 9 },
      en: 'Tetzel claimed two Diligence cards, Lucrezia joined with one. You hold one yourself, so three are left for them. She was caught a moment ago: would she lie again so soon? If you believe her and it is true, the whole pile is discarded, lies and all, and you gain your second ruby.',
      de: 'Tetzel behauptete zweimal Fleiß, Lucrezia schloss sich mit einer Karte an. Eine hast du selbst, bleiben drei für die beiden. Eben erst wurde sie ertappt: Lügt sie so bald wieder? Glaubst du und es stimmt, kommt der ganze Stapel weg, Lügen inbegriffen, und du bekommst deinen zweiten Rubin.',
      figures: [VIRTUES_AND_SINS.diligence],
    },
    {
      cue: { chose: 9, is: 'line' },
      en: 'It was true. The pile is gone, and nobody will ever know that Tetzel’s two were Theft and Gluttony. Two rubies: now you may create a dogma before you confess. You hold two Murder cards. Make murder a virtue!',
      de: 'Es stimmte. Der Stapel ist weg, und niemand wird je erfahren, dass Tetzels zwei Diebstahl und Völlerei waren. Zwei Rubine: Vor deiner Beichte darfst du jetzt ein Dogma verkünden. Du hast zwei Morde. Mach Mord zur Tugend!',
      figures: ['glyph:ruby', 'glyph:ruby', VIRTUES_AND_SINS.murder],
    },
    {
      cue: { chose: 9, is: 'otherwise' },
      en: 'Her card was an honest Diligence. Believing would have brought your second ruby, and a dogma with it. Doubting the truth costs you the pile; joining passes the question on. Take it back if you want to see the dogma, or play on.',
      de: 'Ihre Karte war ehrlicher Fleiß. Glauben hätte dir den zweiten Rubin gebracht und damit ein Dogma. Zweifel an der Wahrheit kostet dich den Stapel; Anschließen gibt die Frage weiter. Nimm es zurück, wenn du das Dogma sehen willst, oder spiel weiter.',
    },
    {
      cue: { chose: 10, is: 'line' },
      en: 'Sealed. Look at the list: murder is a virtue now, for everybody, until another dogma replaces it. Confess both your murders, as what they are.',
      de: 'Besiegelt. Sieh auf die Liste: Mord ist jetzt eine Tugend, für alle, bis ein anderes Dogma es verdrängt. Beichte deine beiden Morde als das, was sie sind.',
      figures: [VIRTUES_AND_SINS.murder, VIRTUES_AND_SINS.murder],
    },
    {
      cue: { chose: 10, is: { type: 'createDogma' } },
      en: 'A dogma of your own choice: the type has changed sides, for everybody. With murder, two cards of your hand would have become honest ones. Now confess.',
      de: 'Ein Dogma nach deiner Wahl: Die Art hat die Seite gewechselt, für alle. Mit Mord wären zwei Karten deiner Hand ehrlich geworden. Nun beichte.',
    },
    {
      cue: { chose: 10, is: 'otherwise' },
      en: 'You keep your rubies. They are good for nothing else, and a third would be lost. With a dogma of murder two of your sins could have been confessed in all honesty.',
      de: 'Du behältst deine Rubine. Zu etwas anderem taugen sie nicht, und ein dritter verfiele. Mit einem Dogma des Mordes hättest du zwei deiner Sünden in aller Ehrlichkeit beichten können.',
    },
    {
      cue: { sees: 'setOfFour', mine: true },
      en: 'All four cards of a type in your hand: they are shown and discarded by themselves. Taking a pile is sometimes a gift.',
      de: 'Alle vier Karten einer Art auf deiner Hand: Sie werden gezeigt und kommen von selbst weg. Einen Stapel zu nehmen, ist manchmal ein Geschenk.',
    },
  ],
  ends: { moves: 13 },
  farewell: {
    en: 'Along the prepared way Tetzel doubts an honest murderer and takes the cards: he looked at the sin and forgot the dogma. You have seen it all: truth and lies, joining, rubies and dogmas. Once your hand is empty and nothing can come back, you are out, and safe. Play on at this table as long as you like.',
    de: 'Auf dem vorbereiteten Weg zweifelt Tetzel an einem ehrlichen Mörder und nimmt die Karten: Er sah die Sünde und vergaß das Dogma. Du hast alles gesehen: Wahrheit und Lüge, Anschließen, Rubine und Dogmen. Ist deine Hand leer und kann nichts zurückkommen, bist du draußen und in Sicherheit. Spiel an diesem Tisch weiter, solange du magst.',
  },
};
