import { type Lesson, type LineMove, move, step, weak } from '@conclave/stage/page/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;

const confess = (seat: number, cards: string, claim: string): LineMove =>
  move(seat, { type: 'confess', cards: cards.split(' '), claim });
const join = (seat: number, cards: string): LineMove => move(seat, { type: 'join', cards: cards.split(' ') });
const believe = (seat: number): LineMove => move(seat, { type: 'believe' });
const doubt = (seat: number): LineMove => move(seat, { type: 'doubt' });

const inHand = (...types: readonly string[]): readonly string[] => types.map(type => `.hand [data-card="${type}"]`);
const HAND = '[data-at="seat 0"]';
const LECTERN = '[data-at="lectern"]';
const TYPES = '[data-at="types"]';
const seat = (who: number): string => `[data-at="seat ${who}"]`;

/** A few confessions: two lies, a join, a set, rubies, and a dogma that makes adultery a virtue. */
const EVENING = {
  game: 'dogma',
  seats: 3,
  deal: 'dogma 1',
  secret: 'bdb238bcf935f74d444f5d289df1ed6732dc29aa0afe627b06077a9f3529cb07',
  line: [
    confess(LUCREZIA, 'theft murder', 'temperance'),
    doubt(YOU),
    confess(YOU, 'honesty honesty', 'honesty'),
    doubt(TETZEL),
    confess(TETZEL, 'theft murder', 'honesty'),
    join(LUCREZIA, 'honesty'),
    doubt(YOU),
    confess(YOU, 'murder gluttony', 'humility'),
    believe(TETZEL),
    confess(TETZEL, 'murder gluttony', 'honesty'),
    believe(LUCREZIA),
    confess(LUCREZIA, 'temperance temperance', 'temperance'),
    doubt(YOU),
    confess(YOU, 'honesty', 'honesty'),
    doubt(TETZEL),
    confess(TETZEL, 'adultery gluttony', 'chastity'),
    doubt(LUCREZIA),
    confess(LUCREZIA, 'mercy', 'mercy'),
    believe(YOU),
    move(YOU, { type: 'createDogma', dogma: 'adultery' }),
    confess(YOU, 'adultery adultery', 'adultery'),
    doubt(TETZEL),
  ],
} as const;

const minute: Lesson = {
  ...EVENING,
  id: 'minute',
  line: EVENING.line.slice(0, 2),
  begins: 1,
  remarks: [
    step(
      { at: 1 },
      'These are your cards. Get rid of them: whoever is the last to hold any loses.',
      'Das sind deine Karten. Werde sie los: Wer als Letzter noch welche hat, verliert.',
      HAND,
    ),
    step(
      { at: 1 },
      'There are virtues and sins, four cards of each. Who confesses lays cards face down and names a virtue.',
      'Es gibt Tugenden und Sünden, je vier Karten. Wer beichtet, legt Karten verdeckt und nennt eine Tugend.',
      TYPES,
    ),
    step(
      { at: 1 },
      'Lucrezia laid two cards and says: Temperance. That may be true. Or two sins lie there.',
      'Lucrezia hat zwei Karten gelegt und sagt: Mäßigung. Das kann stimmen. Oder es sind zwei Sünden.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'You must answer. Doubt a lie, and she takes her cards back. Doubt the truth, and you take them.',
      'Du musst antworten. Bezweifelst du eine Lüge, nimmt sie die Karten zurück. Bezweifelst du Wahres, nimmst du sie.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'Believe the truth, and the cards are gone for good. Believe a lie, and they are yours.',
      'Glaubst du die Wahrheit, sind die Karten fort. Glaubst du eine Lüge, sind sie dein.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'Of the four Temperance you hold two yourself. Does she have both others? Decide.',
      'Von den vier Mäßigungen hast du selbst zwei. Hat sie wirklich beide anderen? Entscheide.',
      ...inHand('temperance'),
    ),
    step(
      { chose: 1, is: 'line' },
      'Theft and Murder! She takes both back, and for being right you gain a ruby.',
      'Diebstahl und Mord! Sie nimmt beide zurück, und du bekommst einen Rubin, weil du recht hattest.',
      seat(LUCREZIA),
    ),
    step(
      { chose: 1, is: { type: 'believe' } },
      'It was a lie: Theft and Murder. Now they are yours.',
      'Es war gelogen: Diebstahl und Mord. Jetzt gehören sie dir.',
    ),
    step(
      { chose: 1, is: 'otherwise' },
      'You join her with cards of your own: now Tetzel must say whether he believes you.',
      'Du schließt dich mit eigenen Karten an: Nun muss Tetzel sagen, ob er dir glaubt.',
    ),
  ],
  ends: { moves: 2 },
  farewell: {
    en: 'That is Dogma: lie when you must, doubt when you dare. And for two rubies you may turn a sin into a virtue.',
    de: 'Das ist Dogma: lügen, wenn du musst, zweifeln, wenn du dich traust. Und für zwei Rubine wird eine Sünde zur Tugend.',
  },
};

const first: Lesson = {
  ...EVENING,
  id: 'first',
  remarks: [
    step(
      { at: 0 },
      'Welcome to the chapel. These are your cards, and you want to be rid of them: the last to hold any loses.',
      'Willkommen in der Kapelle. Das sind deine Karten, und du willst sie loswerden: Wer zuletzt welche hat, verliert.',
      HAND,
    ),
    step(
      { at: 0 },
      'Seven virtues and seven sins, four cards of each kind. More there are not.',
      'Sieben Tugenden und sieben Sünden, von jeder Art vier Karten. Mehr gibt es nicht.',
      TYPES,
    ),
    step(
      { at: 0 },
      'Who confesses lays one to three cards face down and names a virtue. Lucrezia begins.',
      'Wer beichtet, legt eine bis drei Karten verdeckt und nennt dazu eine Tugend. Lucrezia beginnt.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'Two cards, and she says: Temperance. Nobody sees whether that is true.',
      'Zwei Karten, und sie sagt: Mäßigung. Ob das stimmt, sieht niemand.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'You must answer. Doubt a lie, and she takes the cards back, and you gain a ruby. Doubt the truth, and you take them.',
      'Du musst antworten. Bezweifelst du eine Lüge, nimmt sie alles zurück, und du bekommst einen Rubin. Sonst nimmst du.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'Believe the truth, and the cards are gone for good, with a ruby for you. Believe a lie, and you take them.',
      'Glaubst du die Wahrheit, sind die Karten fort, und du bekommst einen Rubin. Glaubst du eine Lüge, nimmst du sie.',
      LECTERN,
    ),
    step(
      { at: 1 },
      'You hold two Temperance, so she would have to have both others. Doubt her.',
      'Du hast selbst zwei Mäßigungen, sie müsste also beide anderen haben. Bezweifle es.',
      ...inHand('temperance'),
    ),
    step(
      { chose: 1, is: 'line' },
      'Theft and Murder! Back to her they go, and you have your first ruby.',
      'Diebstahl und Mord! Zurück zu ihr damit, und du hast deinen ersten Rubin.',
      seat(LUCREZIA),
    ),
    step(
      { chose: 1, is: { type: 'believe' } },
      'It was a lie: Theft and Murder, and both are yours now. A doubt would have brought you a ruby.',
      'Es war gelogen: Diebstahl und Mord, und beide gehören nun dir. Ein Zweifel hätte einen Rubin gebracht.',
    ),
    step(
      { chose: 1, is: 'otherwise' },
      'You joined with cards of your own. From now on only yours can be checked, and Tetzel must answer.',
      'Du hast dich mit eigenen Karten angeschlossen. Geprüft werden nun nur deine, und Tetzel muss antworten.',
    ),
    step(
      { at: 2 },
      'Who believed or doubted confesses next: you. Begin with the truth, both your Honesty.',
      'Wer geglaubt oder gezweifelt hat, beichtet als Nächster: du. Beginne mit der Wahrheit, beiden Ehrlichkeiten.',
      ...inHand('honesty'),
    ),
    step(
      { at: 2 },
      'Touch Honesty twice in your hand, then Honesty among the virtues, then Confess.',
      'Tippe zweimal auf Ehrlichkeit in deiner Hand, dann auf Ehrlichkeit bei den Tugenden, dann auf Beichten.',
      ...inHand('honesty'),
      TYPES,
    ),
    step(
      { chose: 2, is: 'line' },
      'True cards never come back to you, whatever Tetzel says now.',
      'Wahre Karten kommen nie zu dir zurück, was Tetzel jetzt auch sagt.',
      LECTERN,
    ),
    step(
      { chose: 2, is: 'otherwise' },
      'Your own way: lying is allowed at any time. Let us see what Tetzel makes of it.',
      'Auf deine Art: Lügen ist jederzeit erlaubt. Mal sehen, was Tetzel daraus macht.',
    ),
    step(
      { at: 4 },
      'He doubted the truth and takes both. Now Tetzel confesses.',
      'Er bezweifelte die Wahrheit und nimmt beide. Nun beichtet Tetzel.',
      seat(TETZEL),
    ),
    step(
      { at: 6 },
      'Tetzel says Honesty, twice, and Lucrezia has joined with one more card. Now only hers can be checked.',
      'Tetzel sagt zweimal Ehrlichkeit, und Lucrezia hat sich mit einer Karte angeschlossen. Geprüft wird nur noch ihre.',
      LECTERN,
    ),
    step(
      { at: 6 },
      'Who is wrong takes the whole pile. Two Honesty went to Tetzel, so one or two are left. It is about even: try a doubt.',
      'Wer irrt, nimmt den ganzen Stapel. Zwei Ehrlichkeiten hat Tetzel, zwei bleiben. Es steht etwa gleich: Zweifle einmal.',
      LECTERN,
    ),
    step(
      { chose: 6, is: 'line' },
      'It was Honesty, and the pile is yours: three cards. That happens to masters, too.',
      'Es war Ehrlichkeit, und der Stapel ist dein: drei Karten. Das passiert auch Meistern.',
      HAND,
    ),
    step(
      { chose: 6, is: 'otherwise' },
      'Lucrezia’s card is an honest Honesty. Believing it brings a ruby, doubting it the whole pile.',
      'Lucrezias Karte ist wirklich Ehrlichkeit. Wer ihr glaubt, bekommt einen Rubin, wer zweifelt, den Stapel.',
    ),
    step(
      { at: 7 },
      'You confess. A sin leaves your hand only under a false name: lay Murder and Gluttony.',
      'Du beichtest. Sünden verlassen deine Hand nur unter falschem Namen: Leg Mord und Völlerei.',
      ...inHand('murder', 'gluttony'),
    ),
    step(
      { at: 7 },
      'And say: Humility. You hold two of them yourself, so nobody can count them and know better.',
      'Und sag: Demut. Zwei davon hast du selbst, also kann niemand nachzählen und es besser wissen.',
      ...inHand('humility'),
      TYPES,
    ),
    step(
      { chose: 7, is: 'line' },
      'A lie from top to bottom. Will Tetzel see it?',
      'Gelogen von oben bis unten. Ob Tetzel es merkt?',
      LECTERN,
    ),
    step(
      { at: 9 },
      'He believed you, so the sins are his. He is about to pass them on.',
      'Er hat dir geglaubt, also gehören die Sünden ihm. Gleich wird er sie weiterreichen.',
      seat(TETZEL),
    ),
    step(
      { at: 12 },
      'Once more Lucrezia says Temperance, twice. You still hold the other two.',
      'Wieder sagt Lucrezia Mäßigung, zweimal. Du hast immer noch die beiden anderen.',
      LECTERN,
      ...inHand('temperance'),
    ),
    step(
      { at: 12 },
      'Doubt her! If she lies, she takes them. If not, you get all four, and four of a kind leave the game.',
      'Zweifle! Lügt sie, nimmt sie sie. Wenn nicht, hast du alle vier, und ein Vierling verlässt das Spiel.',
      ...inHand('temperance'),
    ),
    step(
      { chose: 12, is: 'line' },
      'It was true this time. But four Temperance are a set: shown, and gone. Two cards fewer in your hand.',
      'Diesmal stimmte es. Aber vier Mäßigungen sind ein Vierling: gezeigt und fort. Zwei Karten weniger auf deiner Hand.',
      HAND,
    ),
    step(
      { at: 13 },
      'Confess your Honesty, and tell the truth about it.',
      'Beichte deine Ehrlichkeit, und sag die Wahrheit darüber.',
      ...inHand('honesty'),
    ),
    step(
      { at: 18 },
      'Lucrezia says Mercy: a single card. Few people lie for one card. Believe her.',
      'Lucrezia sagt Gnade: eine einzige Karte. Für eine Karte lügt man selten. Glaub ihr.',
      LECTERN,
    ),
    weak(
      { chose: 18, is: { type: 'doubt' } },
      'For a single card few people lie. It was Mercy, and now it is yours.',
      'Für eine einzige Karte lügt man selten. Es war Gnade, und nun gehört sie dir.',
    ),
    step(
      { at: 19 },
      'True! That is your second ruby, and two rubies buy a dogma.',
      'Wahr! Das ist dein zweiter Rubin, und für zwei Rubine gibt es ein Dogma.',
      seat(YOU),
    ),
    step(
      { at: 19 },
      'A dogma turns a sin into a virtue, for everybody. You hold two Adultery: choose that one.',
      'Ein Dogma macht eine Sünde zur Tugend, für alle. Du hast zwei Ehebrüche: Nimm den.',
      ...inHand('adultery'),
    ),
    step(
      { at: 20 },
      'Adultery is a virtue now. Confess both, as what they are.',
      'Ehebruch ist jetzt eine Tugend. Beichte beide als das, was sie sind.',
      TYPES,
      ...inHand('adultery'),
    ),
    step(
      { at: 22 },
      'Tetzel looked at the sin and forgot the dogma: he doubted an honest sinner, and takes the cards.',
      'Tetzel sah die Sünde und vergaß das Dogma: Er bezweifelte einen ehrlichen Sünder und nimmt die Karten.',
      seat(TETZEL),
    ),
  ],
  ends: { moves: 22 },
  farewell: {
    en: 'Truth and lies, joining, sets, rubies and a dogma: you have seen it all. Now be rid of the rest.',
    de: 'Wahrheit und Lüge, Anschließen, Vierlinge, Rubine und ein Dogma: Du hast alles gesehen. Nun werde den Rest los.',
  },
};

/** Count to four: doubt where a set waits, lie where nobody can count. */
const master: Lesson = {
  game: 'dogma',
  id: 'master',
  seats: 3,
  deal: 'dogma 7',
  secret: '600e081ab6c5de979218089c1fcb7a3a1b17f6effbed2d4258eec66942157764',
  line: [
    confess(TETZEL, 'adultery envy', 'humility'),
    believe(LUCREZIA),
    confess(LUCREZIA, 'murder gluttony', 'mercy'),
    doubt(YOU),
    confess(YOU, 'patience patience', 'patience'),
    believe(TETZEL),
    confess(TETZEL, 'honesty', 'honesty'),
    doubt(LUCREZIA),
    confess(LUCREZIA, 'patience patience', 'patience'),
    believe(YOU),
    move(YOU, { type: 'createDogma', dogma: 'gluttony' }),
    confess(YOU, 'theft adultery adultery', 'gluttony'),
    doubt(TETZEL),
    move(TETZEL, { type: 'createDogma', dogma: 'murder' }),
    confess(TETZEL, 'murder murder murder', 'murder'),
    doubt(LUCREZIA),
    confess(LUCREZIA, 'honesty honesty', 'honesty'),
    doubt(YOU),
    confess(YOU, 'theft envy', 'gluttony'),
    believe(TETZEL),
    confess(TETZEL, 'temperance', 'temperance'),
    doubt(LUCREZIA),
    confess(LUCREZIA, 'gluttony', 'gluttony'),
    join(YOU, 'fraud envy'),
    believe(TETZEL),
  ],
  begins: 17,
  remarks: [
    step(
      { at: 17 },
      'In the middle of a game: dogmas have made Gluttony and Murder virtues. You hold three Gluttony and two Honesty.',
      'Mitten im Spiel: Dogmen haben Völlerei und Mord zu Tugenden gemacht. Du hast drei Völlereien, zwei Ehrlichkeiten.',
      ...inHand('gluttony', 'honesty'),
    ),
    step(
      { at: 17 },
      'Lucrezia says: Honesty, twice. Masters count to four at once: two are yours, so she needs both others.',
      'Lucrezia sagt: zweimal Ehrlichkeit. Meister zählen sofort bis vier: Zwei hast du, sie braucht also beide anderen.',
      LECTERN,
      ...inHand('honesty'),
    ),
    step(
      { at: 17 },
      'If she does have them, a doubt gives you all four: a set, gone at once. If not, she takes her lie back. Doubt!',
      'Hat sie sie, bringt ein Zweifel dir alle vier: ein Vierling, sofort fort. Hat sie sie nicht, nimmt sie. Zweifle!',
      ...inHand('honesty'),
    ),
    step(
      { chose: 17, is: 'line' },
      'It was true, and yet a gift: the set is complete and leaves the game.',
      'Es war wahr und doch ein Geschenk: Der Vierling ist voll und verlässt das Spiel.',
      HAND,
    ),
    step(
      { at: 18 },
      'Now you. Theft, Envy and Fraud can only leave under a false name. Which name is the safest?',
      'Jetzt du. Diebstahl, Neid und Betrug gehen nur unter falschem Namen. Welcher ist der sicherste?',
      ...inHand('theft', 'envy', 'fraud'),
    ),
    step(
      { at: 18 },
      'The one of which you hold the most. Three of four Gluttony are yours: nobody can count them and know better.',
      'Der, von dem du am meisten hast. Drei von vier Völlereien sind dein: Niemand kann nachzählen und es besser wissen.',
      ...inHand('gluttony'),
    ),
    step(
      { at: 18 },
      'So lay Theft and Envy, and say Gluttony. The true ones you keep for a day when they are needed.',
      'Leg also Diebstahl und Neid und sag Völlerei. Die echten hebst du dir für den Tag auf, an dem du sie brauchst.',
      ...inHand('theft', 'envy'),
      TYPES,
    ),
    weak(
      { chose: 18, is: { claim: 'mercy' } },
      'Honest, but small: one card goes, and all your sins stay. Masters would have used the safe name.',
      'Ehrlich, aber wenig: Eine Karte geht, und alle Sünden bleiben. Meister hätten den sicheren Namen genutzt.',
    ),
    step(
      { at: 20 },
      'Tetzel had no way to know. Theft and Envy are his now.',
      'Tetzel konnte es nicht wissen. Diebstahl und Neid gehören nun ihm.',
      seat(TETZEL),
    ),
    step(
      { at: 23 },
      'Lucrezia says: Gluttony, once. It may well be the fourth.',
      'Lucrezia sagt: einmal Völlerei. Das kann gut die vierte sein.',
      LECTERN,
    ),
    step(
      { at: 23 },
      'A chance: join her with Fraud and Envy. Her card is buried then, and only yours are asked for.',
      'Eine Gelegenheit: Schließ dich mit Betrug und Neid an. Ihre Karte ist dann begraben, gefragt wird nur nach deinen.',
      ...inHand('fraud', 'envy'),
    ),
    step(
      { chose: 23, is: 'otherwise' },
      'That can be done as well. A join would have taken two sins along under a safe name.',
      'Auch das geht. Anschließen hätte unter einem sicheren Namen zwei Sünden mitgenommen.',
    ),
    step(
      { at: 25 },
      'Tetzel believed once more and takes the whole pile, her card and your sins.',
      'Tetzel hat noch einmal geglaubt und nimmt den ganzen Stapel, ihre Karte und deine Sünden.',
      seat(TETZEL),
    ),
  ],
  ends: { moves: 25 },
  farewell: {
    en: 'Count to four: what you hold, nobody else has. Doubt where a set waits, and lie where nobody can count.',
    de: 'Zähl bis vier: Was du hast, hat sonst niemand. Zweifle, wo ein Vierling wartet, und lüg, wo niemand zählen kann.',
  },
};

export const lessons: readonly Lesson[] = [minute, first, master];
