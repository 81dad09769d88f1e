import { type Lesson, type LineMove, move, step, weak } from '@conclave/stage/page/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;
const PICO = 3;

const predict = (seat: number, fromMiddle: Readonly<Record<string, number>>): LineMove =>
  move(seat, { type: 'predict', fromMiddle, takeOvers: [] });

/** A trick as it is told: who led, and the cards from there around the table. */
const trick = (led: number, cards: string): readonly LineMove[] =>
  cards.split(' ').map((card, index) => move((led + index) % 4, { type: 'playCard', card }));

const inHand = (...cards: readonly string[]): readonly string[] => cards.map(card => `.hand [data-card="${card}"]`);
const seat = (who: number): string => `[data-at="seat ${who}"]`;
const BOARD = '[data-at="board"]';
const HAND = '[data-at="hand"]';

/** A round that a careful player ends without a single point: four promises, one of them kept by the smallest trump. */
const ROUND = {
  game: 'seven-seals',
  seats: 4,
  deal: 'seals 2',
  secret: 'd306b15a1ac27d2fba15c5f4c564a8c2c0d580e275b2aff9175e2052efac9fcc',
  line: [
    move(PICO, { type: 'takeSaboteur' }),
    predict(YOU, { R: 1, Y: 1, B: 1, V: 1 }),
    predict(TETZEL, { R: 2, G: 1 }),
    predict(LUCREZIA, { Y: 1, G: 1, B: 1, V: 2 }),
    ...trick(PICO, 'R12 R6 R1 R3'),
    ...trick(PICO, 'R10 R11 R7 G8'),
    ...trick(YOU, 'B7 B4 B6 B2'),
    ...trick(YOU, 'Y6 Y2 Y11 Y4'),
    ...trick(LUCREZIA, 'V11 V4 V8 V10'),
    ...trick(LUCREZIA, 'V5 V6 R2 V2'),
    ...trick(YOU, 'G5 G12 G9 G1'),
    ...trick(TETZEL, 'R8 V7 R4 B11'),
    ...trick(TETZEL, 'B5 B12 R5 B3'),
    ...trick(PICO, 'G3 G2 B10 G11'),
    ...trick(LUCREZIA, 'V1 Y7 Y5 V3'),
    ...trick(TETZEL, 'R9 V9 Y9 Y8'),
    ...trick(TETZEL, 'B1 B9 Y10 G7'),
    ...trick(LUCREZIA, 'V12 G6 G4 B8'),
    ...trick(LUCREZIA, 'Y1 G10 Y12 Y3'),
  ],
} as const;

const minute: Lesson = {
  ...ROUND,
  id: 'minute',
  line: ROUND.line.slice(0, 28),
  begins: 26,
  remarks: [
    step(
      { at: 26 },
      'Everybody lays one card: that is a trick. Lucrezia began it with violet 5, Pico laid violet 6.',
      'Jeder legt eine Karte: Das ist ein Stich. Lucrezia begann ihn mit Violett 5, Pico legte Violett 6.',
      '.trick li',
    ),
    step(
      { at: 26 },
      'Who has violet must lay violet, and the highest takes the trick. Unless somebody lays red.',
      'Wer Violett hat, muss Violett legen, und das höchste nimmt den Stich. Es sei denn, jemand legt Rot.',
      '.led',
    ),
    step(
      { at: 26 },
      'Red is trump: your little red 2 beats every violet. And you have no violet, so you may lay it.',
      'Rot ist Trumpf: Deine kleine Rot 2 schlägt jedes Violett. Und du hast kein Violett, also darfst du sie legen.',
      ...inHand('R2'),
    ),
    step(
      { at: 26 },
      'These wax seals are your promises: one yellow trick to win, and one violet.',
      'Diese Siegel sind deine Versprechen: ein gelber Stich und ein violetter. Beide willst du noch gewinnen.',
      seat(YOU),
    ),
    step(
      { at: 26 },
      'A broken promise costs points, a trick you never promised does too. Fewest points win.',
      'Ein gebrochenes Versprechen kostet Punkte. Ein Stich, den du nie versprochen hast, auch. Wenige gewinnen.',
      seat(YOU),
    ),
    step(
      { at: 26 },
      'Violet was led, so this is a violet trick. Take it with red 2, or let it go? Touch a card.',
      'Violett kam zuerst, also ist es ein violetter Stich. Nimmst du ihn mit Rot 2? Tippe eine Karte an.',
      ...inHand('R2'),
    ),
    step(
      { chose: 26, is: 'line' },
      'Red lies on top. Only Tetzel is still to play.',
      'Rot liegt obenauf. Nur Tetzel kommt noch.',
      '.trick li',
    ),
    step(
      { chose: 26, is: 'otherwise' },
      'Not red, so Pico’s violet 6 is the best so far, and your violet promise stays open.',
      'Kein Rot, also liegt Picos Violett 6 vorn, und dein violettes Versprechen bleibt offen.',
    ),
    step(
      { at: 28 },
      'The trick is yours, and the violet seal goes back to the middle: promise kept.',
      'Der Stich ist dein, und das violette Siegel geht zurück in die Mitte: Versprechen gehalten.',
      seat(YOU),
    ),
  ],
  ends: { moves: 28 },
  farewell: {
    en: 'That is the whole art: promise what your cards can win. Then win that, and nothing more.',
    de: 'Das ist die ganze Kunst: Versprich, was deine Karten gewinnen können. Dann gewinne das, und nichts sonst.',
  },
};

const first: Lesson = {
  ...ROUND,
  id: 'first',
  remarks: [
    step(
      { at: 0 },
      'Fifteen cards for everybody, so fifteen tricks. For a trick each player lays one card, and one takes them all.',
      'Jeder hat fünfzehn Karten, das gibt fünfzehn Stiche. Zu einem Stich legt jeder eine Karte, und einer nimmt alle.',
      HAND,
    ),
    step(
      { at: 0 },
      'There are five colours. Who can, must lay the colour that was led, and its highest card takes the trick.',
      'Es gibt fünf Farben. Wer kann, muss die ausgespielte Farbe bedienen, und deren höchste Karte nimmt den Stich.',
      HAND,
    ),
    step(
      { at: 0 },
      'Red is trump: any red beats every other colour. But only who lacks the colour led may lay red on it.',
      'Rot ist Trumpf: Jede rote schlägt jede andere Farbe. Aber nur wer die Farbe nicht hat, darf Rot darauflegen.',
      ...inHand('R2', 'R6', 'R11'),
    ),
    step(
      { at: 0 },
      'Before the first card everybody promises tricks by taking wax seals, each in the colour of its trick.',
      'Vor der ersten Karte sagt jeder Stiche an: Er nimmt Siegel, jedes in der Farbe seines Stichs.',
      BOARD,
    ),
    step(
      { at: 0 },
      'A seal that stays with you costs 2 points. A trick without a seal brings a black one: 3 points. Fewest points win.',
      'Ein Siegel, das liegen bleibt, kostet 2 Punkte. Ein Stich ohne Siegel bringt ein schwarzes: 3. Wenige gewinnen.',
      BOARD,
    ),
    step(
      { at: 1 },
      'Pico takes the saboteur: he promises nothing, and is glad of every black seal that we others get.',
      'Pico nimmt den Saboteur: Er sagt nichts an und freut sich über jedes schwarze Siegel, das wir bekommen.',
      seat(PICO),
    ),
    step(
      { at: 1 },
      'Now you. Only the 12 is higher than your red 11: that is good for one red trick.',
      'Jetzt du. Über deiner Rot 11 steht nur die 12: Das reicht für einen roten Stich.',
      ...inHand('R11'),
    ),
    step(
      { at: 1 },
      'Nothing beats yellow 12 in its own colour, and little beats blue 11: one yellow trick, one blue.',
      'Gelb 12 schlägt in ihrer Farbe keiner, Blau 11 kaum einer: ein gelber Stich, ein blauer.',
      ...inHand('Y12', 'B11'),
    ),
    step(
      { at: 1 },
      'And you have only one violet. Once it is gone, a small red takes a violet trick: promise one of those, too.',
      'Und Violett hast du nur einmal. Ist es fort, holt eine kleine rote einen violetten Stich: Sag auch den an.',
      ...inHand('V8', 'R2'),
    ),
    step(
      { at: 1 },
      'So take one red seal, one yellow, one blue and one violet. Then press Predict.',
      'Nimm also ein rotes Siegel, ein gelbes, ein blaues und ein violettes. Dann sag an.',
      BOARD,
    ),
    step(
      { chose: 1, is: 'line' },
      'Four seals, four promises. Now keep them, and take no trick more.',
      'Vier Siegel, vier Versprechen. Nun halte sie, und mach keinen Stich mehr.',
      seat(YOU),
    ),
    step(
      { chose: 1, is: 'otherwise' },
      'A plan of your own! Mine was one each of red, yellow, blue and violet. Take yours back, or see how it goes.',
      'Ein eigener Plan! Meiner war je ein Stich in Rot, Gelb, Blau und Violett. Nimm deinen zurück oder probier ihn aus.',
    ),
    step(
      { at: 5 },
      'Pico leads red 12, the best card of all. You must lay red and cannot win, so save the 11: lay the 6.',
      'Pico spielt Rot 12 aus, die beste Karte von allen. Du musst bedienen und verlierst, also spar die 11: leg die 6.',
      ...inHand('R6'),
    ),
    weak(
      { chose: 5, is: { card: 'R11' } },
      'Against the 12 your 11 is lost. Kept back, it would win a red trick now that the 12 is gone.',
      'Gegen die 12 ist deine 11 verloren. Aufgespart gewönne sie, denn die 12 ist nun fort.',
    ),
    step(
      { at: 9 },
      'Red 10. The 12 is gone, so your 11 is now the highest card in the game: take the trick.',
      'Rot 10. Die 12 ist fort, also ist deine 11 jetzt die höchste Karte im Spiel: Nimm den Stich.',
      ...inHand('R11'),
    ),
    step(
      { at: 12 },
      'The red seal is handed in: one promise kept. Who takes a trick leads the next.',
      'Das rote Siegel ist abgegeben: ein Versprechen gehalten. Wer den Stich nimmt, spielt den nächsten aus.',
      seat(YOU),
    ),
    step(
      { at: 12 },
      'You want one blue trick. Blue 7 may be enough, with 11 in reserve.',
      'Du willst einen blauen Stich. Blau 7 könnte reichen, und die 11 bleibt in Reserve.',
      ...inHand('B7'),
    ),
    step(
      { at: 16 },
      'It was enough! Now try yellow 6 the same way. The 12 will win later in any case.',
      'Es hat gereicht! Versuch es genauso mit Gelb 6. Die 12 gewinnt später sowieso.',
      ...inHand('Y6'),
    ),
    step(
      { at: 22 },
      'Not this time, but no harm done. Violet is led: lay your only violet, and from now on you have none.',
      'Diesmal nicht, aber das schadet nichts. Violett kommt: Leg dein einziges, von nun an hast du keins mehr.',
      ...inHand('V8'),
    ),
    step(
      { at: 26 },
      'Violet again, and you have none: now you may lay trump. Even red 2 takes it, and it counts as a violet trick.',
      'Wieder Violett, und du hast keins: Jetzt darfst du trumpfen. Schon Rot 2 nimmt den Stich, und er zählt als violetter.',
      ...inHand('R2'),
    ),
    step(
      { at: 28 },
      'Three of four. The last one, yellow, is as good as won. Every other trick would now cost you 3.',
      'Drei von vieren. Der letzte, der gelbe, ist so gut wie gewonnen. Jeder andere kostete dich jetzt 3.',
      seat(YOU),
    ),
    step(
      { at: 28 },
      'You lead, so lead what others will beat: green 5.',
      'Du spielst aus, also etwas, das andere schlagen: Grün 5.',
      ...inHand('G5'),
    ),
    step(
      { at: 35 },
      'Red, and you have none: throw away what you like. Blue 11 might win something you do not want.',
      'Rot, und du hast keins: Wirf weg, was du magst. Blau 11 könnte etwas gewinnen, das du nicht willst.',
      ...inHand('B11'),
    ),
    step(
      { at: 41 },
      'Green is led, and you must follow. Stay below the 3: lay the 2.',
      'Grün kommt, und du musst bedienen. Bleib unter der 3: leg die 2.',
      ...inHand('G2'),
    ),
    step(
      { at: 46 },
      'One yellow trick is all you want, and the 12 will do it. Yellow 5 can go.',
      'Ein gelber Stich genügt dir, und den macht die 12. Gelb 5 kann weg.',
      ...inHand('Y5'),
    ),
    step(
      { at: 51 },
      'Tetzel’s red takes this one. Away with yellow 8.',
      'Diesen nimmt Tetzels Rot. Weg mit Gelb 8.',
      ...inHand('Y8'),
    ),
    step(
      { at: 55 },
      'Blue, and you have none. Of your greens the 7 is the more dangerous one.',
      'Blau, und du hast keins. Von deinen grünen ist die 7 die gefährlichere.',
      ...inHand('G7'),
    ),
    step({ at: 58 }, 'And now green 4. Keep the 12!', 'Und jetzt Grün 4. Behalt die 12!', ...inHand('G4')),
    step(
      { at: 62 },
      'The last trick, and it is yellow. Here comes your 12.',
      'Der letzte Stich, und er ist gelb. Hier kommt deine 12.',
      ...inHand('Y12'),
    ),
    step(
      { sees: 'blackTaken', mine: true },
      'A black seal: you took a trick that you had not promised. It costs 3 points, and it stays.',
      'Ein schwarzes Siegel: Du hast einen Stich gemacht, den du nicht angesagt hattest. Es kostet 3 Punkte und bleibt.',
      seat(YOU),
    ),
  ],
  ends: { event: 'roundScored' },
  farewell: {
    en: 'That was a round. Who handed in every seal has 0 points. After some rounds like this one the fewest points win.',
    de: 'Das war eine Runde. Wer alle Siegel abgab, hat 0 Punkte. Nach einigen solchen Runden gewinnen die wenigsten.',
  },
};

/** A hand for the saboteur: what nobody has promised, somebody must take. */
const master: Lesson = {
  game: 'seven-seals',
  id: 'master',
  seats: 4,
  deal: 'seals 6',
  secret: '3dbf8f7c6e214972faf4de27fd34c170dae5d9ec5f0caf744679edf269fa00e8',
  line: [
    move(YOU, { type: 'takeSaboteur' }),
    predict(TETZEL, { R: 2, Y: 1, B: 1, V: 1 }),
    predict(LUCREZIA, { R: 1, G: 1 }),
    predict(PICO, { R: 1, Y: 1 }),
    ...trick(YOU, 'B3 B12 B7 B8'),
    ...trick(TETZEL, 'V2 V7 V1 V4'),
    ...trick(LUCREZIA, 'G2 G1 G4 G8'),
    ...trick(TETZEL, 'V5 G11 V3 V11'),
    ...trick(YOU, 'V9 V8 G7 V10'),
  ],
  remarks: [
    step(
      { at: 0 },
      'A master asks first: which tricks am I sure of? Look: no 12 anywhere, and three middling trumps.',
      'Ein Meister fragt zuerst: Welche Stiche sind mir sicher? Sieh hin: keine 12, und drei mittlere Trümpfe.',
      HAND,
    ),
    step(
      { at: 0 },
      'The many blues and violets might win, or might not. Every promise with this hand is a guess.',
      'Die vielen blauen und violetten gewinnen vielleicht, vielleicht nicht. Jede Ansage wäre hier geraten.',
      HAND,
    ),
    step(
      { at: 0 },
      'The saboteur promises nothing: he begins with 4 points and loses one for every black seal of the others. Take him.',
      'Der Saboteur sagt nichts an: Er beginnt mit 4 Punkten und verliert einen für jedes schwarze Siegel der anderen. Nimm ihn.',
      '[data-place="say"]',
    ),
    weak(
      { chose: 0, is: { type: 'predict' } },
      'Brave, but a guess: broken promises will cost you more than the saboteur would.',
      'Mutig, aber geraten: Gebrochene Versprechen kosten dich mehr, als der Saboteur es täte.',
    ),
    step(
      { at: 4 },
      'Count what was promised: red 4, yellow 2, and one each of green, blue and violet. Nine of fifteen tricks.',
      'Zähl die Ansagen: Rot 4, Gelb 2 und je einmal Grün, Blau, Violett. Neun von fünfzehn Stichen.',
      seat(TETZEL),
      seat(LUCREZIA),
      seat(PICO),
    ),
    step(
      { at: 4 },
      'Six tricks that nobody wants! Each one that falls to the others is a black seal. Those you win are put away.',
      'Sechs Stiche, die niemand will! Jeder, der an die anderen fällt, ist ein schwarzes Siegel. Deine kommen einfach weg.',
      seat(TETZEL),
      seat(LUCREZIA),
      seat(PICO),
    ),
    step(
      { at: 4 },
      'So lead something low in a colour that few want: blue 3.',
      'Spiel also etwas Kleines in einer Farbe aus, die kaum jemand will: Blau 3.',
      ...inHand('B3'),
    ),
    step(
      { at: 8 },
      'Tetzel wanted that one. But now his blue seal is gone, and nobody wants blue any more. Remember that.',
      'Den wollte Tetzel. Aber nun ist sein blaues Siegel fort, und Blau will niemand mehr. Merk dir das.',
      seat(TETZEL),
    ),
    step(
      { at: 11 },
      'Lucrezia’s violet 7 lies on top, and she promised no violet. Let her have it: stay below with violet 4.',
      'Lucrezias Violett 7 liegt vorn, und Violett hat sie nicht angesagt. Gönn es ihr: Bleib mit Violett 4 darunter.',
      ...inHand('V4'),
    ),
    weak(
      { chose: 11, is: { card: 'V11' } },
      'That saves her: you take the trick, and it is simply put away. Below her 7 it was a black seal.',
      'Das rettet sie: Du nimmst den Stich, und er kommt einfach weg. Unter ihrer 7 war er ein schwarzes Siegel.',
    ),
    weak(
      { chose: 11, is: { card: 'V9' } },
      'That saves her: you take the trick, and it is simply put away. Below her 7 it was a black seal.',
      'Das rettet sie: Du nimmst den Stich, und er kommt einfach weg. Unter ihrer 7 war er ein schwarzes Siegel.',
    ),
    step(
      { at: 12 },
      'A black seal for Lucrezia, a point less for you.',
      'Ein schwarzes Siegel für Lucrezia, ein Punkt weniger für dich.',
      seat(LUCREZIA),
    ),
    step(
      { at: 16 },
      'And one for Tetzel, whose green 8 had to take your 4. Two points are gone.',
      'Und eins für Tetzel, dessen Grün 8 deine 4 nehmen musste. Zwei Punkte sind weg.',
      seat(TETZEL),
    ),
    step(
      { at: 19 },
      'Now it is Tetzel who leads, and violet he does want. Take it away from him: violet 11.',
      'Jetzt liegt Tetzel vorn, und Violett will er wirklich. Nimm es ihm weg: Violett 11.',
      ...inHand('V11'),
    ),
    step(
      { at: 20 },
      'His violet seal stays with him. Lead violet 9: only two are higher now, and who has them hardly wants the trick.',
      'Sein violettes Siegel bleibt bei ihm. Spiel Violett 9 aus: Nur zwei sind noch höher, und wer sie hat, will den Stich kaum.',
      ...inHand('V9'),
    ),
    step(
      { at: 24 },
      'Pico had to take it with the 10: the third black seal. Of your 4 points one is left.',
      'Pico musste ihn mit der 10 nehmen: das dritte schwarze Siegel. Von deinen 4 Punkten ist einer übrig.',
      seat(PICO),
    ),
  ],
  ends: { moves: 24 },
  farewell: {
    en: 'Masters count promises before they count cards: what nobody wants, somebody must take. See that it is not you.',
    de: 'Meister zählen Ansagen, bevor sie Karten zählen: Was niemand will, muss doch einer nehmen. Sorg dafür, dass nicht du es bist.',
  },
};

export const lessons: readonly Lesson[] = [minute, first, master];
