import { type Cue, type Lesson, move, type Remark, step, weak } from '@conclave/stage/page/lesson.ts';
import { byHand } from './by-hand/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;
const PICO = 3;

const at = (spot: string): string => `[data-at="${spot}"]`;
const HEAVEN = at('climb');
const seat = (who: number): string => at(`seat ${who}`);
const ALL_SEATS = [TETZEL, LUCREZIA, PICO].map(seat);
/** Where the cards lie in the line, the guide speaks over them: then his market glows. */
const MERCHANT = [at('character merchant'), at('market')];

/** A step about something in the town: the town looks there. */
const inTown = (district: string, cue: Cue, en: string, de: string, ...spots: readonly string[]): Remark => ({
  ...step(cue, en, de, ...(spots.length === 0 ? [at(district)] : spots.map(at))),
  looks: district,
});

/** A first round as Merchant: greed, a visit to the House, and an atonement that others pay for. */
const ROUND = {
  game: 'mea-culpa',
  seats: 4,
  deal: 'mea 2',
  secret: 'd5b6d4812f444554ad811d1eeceebf4cac0c18d775673471b729956701e2c2f5',
  line: [
    move(LUCREZIA, { type: 'bonus', bonus: 'coin', into: ['I'] }),
    move(TETZEL, { type: 'bonus', bonus: 'blueLetter', into: [] }),
    { ...move(YOU, { type: 'bonus', bonus: 'breadAndWine', into: ['I', 'I'] }), loose: true },
    move(PICO, { type: 'bonus', bonus: 'jewel', into: ['I'] }),
    move(TETZEL, { type: 'bid', notches: 3, taler: 2 }),
    move(LUCREZIA, { type: 'bid', notches: 3, taler: 0 }),
    move(PICO, { type: 'bid', notches: 1, taler: 0 }),
    move(YOU, { type: 'bid', notches: 3, taler: 6 }),
    move(YOU, { type: 'character', character: 'merchant' }),
    move(TETZEL, { type: 'character', character: 'emperor' }),
    move(TETZEL, { type: 'crew', site: 'A' }),
    move(LUCREZIA, { type: 'character', character: 'pope' }),
    move(LUCREZIA, { type: 'popeStone', from: 'lust', to: 'pettySins' }),
    move(PICO, { type: 'visit', place: 2 }),
    move(PICO, { type: 'use' }),
    move(LUCREZIA, { type: 'donate', things: [{ item: 'coin5', into: 'II' }] }),
    move(LUCREZIA, { type: 'pass' }),
    move(TETZEL, { type: 'greedy', good: 'cloth' }),
    move(TETZEL, { type: 'pass' }),
    move(YOU, { type: 'greedy', good: 'bread' }),
    move(YOU, { type: 'pass' }),
    move(YOU, { type: 'take', stone: 'wine' }),
    move(PICO, { type: 'buy', good: 'bread' }),
    move(PICO, { type: 'visit', place: 1 }),
    move(PICO, { type: 'use' }),
    move(LUCREZIA, { type: 'donate', things: [{ item: 'coin1', into: 'II' }] }),
    move(LUCREZIA, { type: 'pass' }),
    move(TETZEL, {
      type: 'donate',
      things: [
        { item: 'coin1', into: 'I' },
        { item: 'coin1', into: 'II' },
      ],
    }),
    move(TETZEL, { type: 'pass' }),
    move(YOU, { type: 'visit', place: 5 }),
    move(YOU, { type: 'room', room: 4 }),
    move(YOU, { type: 'popeStone', from: 'greed', to: 'pettySins' }),
    move(YOU, { type: 'pass' }),
    move(YOU, { type: 'take', stone: 'indulgence', letter: 'green' }),
  ],
} as const;

const minute: Lesson = {
  ...ROUND,
  id: 'minute',
  line: ROUND.line.slice(0, 9),
  begins: 8,
  remarks: [
    step(
      { at: 8 },
      'Four poor souls between Heaven and Hell. Whatever is fun drags you down. Who ends nearest to Heaven wins.',
      'Vier Arme Seelen zwischen Himmel und Hölle. Was Spaß macht, zieht hinab. Wer dem Himmel am nächsten endet, gewinnt.',
      HEAVEN,
    ),
    inTown(
      'market',
      { at: 8 },
      'At the market you buy goods. Give them to the cathedrals.',
      'Auf dem Markt kaufst du Waren. Spende sie für die Dome.',
    ),
    inTown(
      'sites',
      { at: 8 },
      'When one is finished, its biggest donors get letters of indulgence, and letters lift a soul.',
      'Ist einer fertig, bekommen die größten Spender Ablassbriefe, und Briefe heben eine Seele.',
    ),
    inTown(
      'house',
      { at: 8 },
      'In this House every room has a favour for you, and a sin to go with it.',
      'In diesem Haus hat jedes Zimmer eine Gunst für dich, und eine Sünde dazu.',
    ),
    step(
      { at: 8 },
      'All bid for the four characters, and you bid most: choose one for this round.',
      'Alle boten um die vier Figuren, und du am meisten: Wähle eine. Jede hat eine Macht für diese Runde.',
      ...['pope', 'emperor', 'merchant', 'pettySinner'].map(who => at(`character ${who}`)),
      ...ALL_SEATS,
    ),
    step(
      { at: 8 },
      'Seven stones lie on the market, and the Merchant takes one for nothing after each turn. Take him?',
      'Sieben Steine liegen auf dem Markt, und der Kaufmann nimmt nach jedem Zug einen umsonst. Nimmst du ihn?',
      ...MERCHANT,
    ),
    weak(
      { chose: 8, is: { character: 'pettySinner' } },
      'He enters the House cheaply, but begins with two sins. With so full a market masters want the Merchant.',
      'Er kommt billig ins Haus, beginnt aber mit zwei Sünden. Bei so vollem Markt wollen Meister den Kaufmann.',
    ),
    weak(
      { chose: 8, is: { character: 'pope' } },
      'He moves a Pope stone. With so full a market masters want the Merchant.',
      'Er versetzt einen Papststein. Bei so vollem Markt wollen Meister den Kaufmann.',
    ),
    weak(
      { chose: 8, is: { character: 'emperor' } },
      'He says where the builders go. With so full a market masters want the Merchant.',
      'Er schickt die Bauleute. Bei so vollem Markt wollen Meister den Kaufmann.',
    ),
    step(
      { at: 9 },
      'A good choice: free goods, round after round.',
      'Eine gute Wahl: Waren umsonst, Zug um Zug.',
      seat(YOU),
    ),
  ],
  ends: { moves: 9 },
  farewell: {
    en: 'Sin pays for power, gifts bring letters, letters lift your soul. Sin as much as you can still atone for!',
    de: 'Sünde bringt Macht, Spenden bringen Briefe, Briefe heben die Seele. Sündige, so viel du noch sühnen kannst!',
  },
};

const first: Lesson = {
  ...ROUND,
  id: 'first',
  remarks: [
    step(
      { at: 0 },
      'Welcome, poor soul. You stand between Heaven and Hell, and sins drag you down. The nearest to Heaven wins.',
      'Willkommen, arme Seele. Du stehst zwischen Himmel und Hölle, und Sünden ziehen hinab. Wer oben endet, gewinnt.',
      HEAVEN,
    ),
    inTown(
      'sites',
      { at: 0 },
      'Here cathedrals are built. What you donate to them brings letters of indulgence, and these lift you again.',
      'Hier werden Dome gebaut. Wer für sie spendet, bekommt Ablassbriefe, und die heben wieder hinauf.',
    ),
    step(
      { at: 2 },
      'A first gift for your chest: bread and wine are the best that is left. The chest has two compartments.',
      'Eine erste Gabe für deine Schatulle: Brot und Wein sind das Beste, was noch da ist. Sie hat zwei Fächer.',
      at('chest'),
      at('chest II'),
    ),
    step(
      { at: 2 },
      'Compartment I counts for the first cathedral, II for the second. Hide both in I: the first one pays sooner.',
      'Fach I zählt beim ersten Dom, Fach II beim zweiten. Leg beides in I: Der erste bezahlt früher.',
      at('chest'),
      at('chest II'),
    ),
    weak(
      { chose: 2, is: { bonus: 'breadAndWine', into: ['II', 'II'] } },
      'The second cathedral is far away. Masters begin with the one that is built first.',
      'Bis zum zweiten Dom ist es weit. Meister beginnen mit dem, der zuerst gebaut wird.',
    ),
    inTown(
      'market',
      { at: 4 },
      'A round begins with a market. When its last stone is taken, the round is over.',
      'Eine Runde beginnt mit einem Markt. Ist der letzte Stein genommen, ist sie zu Ende.',
    ),
    step(
      { at: 4 },
      'First all bid in secret for a character. A bid is notches on your post plus taler. The highest chooses first.',
      'Zuerst bieten alle geheim um eine Figur. Ein Gebot sind Kerben auf dem Kerbholz plus Taler. Das höchste wählt zuerst.',
      at('post'),
    ),
    step(
      { at: 4 },
      'A notch is a sin you admit. Who shows the most keeps their taler, but the highest post will have to go down.',
      'Eine Kerbe ist eine Sünde, die man zugibt. Wer die meisten zeigt, behält seine Taler, muss aber am Ende hinab.',
      at('post'),
    ),
    step({ at: 4 }, 'Try 3 notches and 6 taler.', 'Versuch es mit 3 Kerben und 6 Talern.', '[data-place="say"], .dock'),
    step(
      { at: 8 },
      'Your 9 is the highest bid, so you choose first. And nobody shows more notches: you keep your taler.',
      'Deine 9 ist das höchste Gebot, also wählst du zuerst. Und niemand zeigt mehr Kerben: Du behältst deine Taler.',
      ...ALL_SEATS,
    ),
    step(
      { at: 8 },
      'The market is full, and the Merchant takes a stone for nothing after each of his turns. Take him.',
      'Der Markt ist voll, und der Kaufmann nimmt nach jedem seiner Züge einen Stein umsonst. Nimm ihn.',
      ...MERCHANT,
    ),
    weak(
      { chose: 8, is: { character: 'pettySinner' } },
      'He begins with two sins. With so full a market the Merchant is worth more.',
      'Er beginnt mit zwei Sünden. Bei so vollem Markt ist der Kaufmann mehr wert.',
    ),
    inTown(
      'dens',
      { at: 15 },
      'These are the three dens of sin: Lust, Petty Sins, Greed. Pico’s visit threw two stones of yours into Greed.',
      'Das sind die drei Sündenpfuhle: Wollust, Kleine Sünden, Habgier. Picos Besuch warf zwei deiner Steine in die Habgier.',
      'den greed',
    ),
    inTown(
      'dens',
      { at: 15 },
      'And these are the Pope stones. When all three meet at one den, everybody atones for the stones in the other two.',
      'Und das sind die Papststeine. Treffen sich alle drei an einem Sündenpfuhl, sühnt jeder für seine Steine in den anderen.',
    ),
    inTown(
      'market',
      { at: 19 },
      'Your turn: one action. Buy bread out of greed: two for the price of one, for one more stone in Greed.',
      'Dein Zug: eine Aktion. Kauf Brot, und zwar aus Habgier: zwei zum Preis von einem, für einen Stein mehr in der Habgier.',
      'stall bread',
    ),
    step(
      { at: 20 },
      'A second action, of another kind, would cost a notch. You have enough: end the turn.',
      'Eine zweite, andere Aktion würde eine Kerbe kosten. Du hast genug: Beende den Zug.',
      at('post'),
    ),
    inTown(
      'market',
      { at: 21 },
      'And now your stone for nothing. Wine sells for more than bread: take it.',
      'Und jetzt dein Stein umsonst. Wein bringt mehr als Brot: Nimm ihn.',
      'stall wine',
    ),
    inTown(
      'dens',
      { at: 29 },
      'Look how the stones heap up: yours, Tetzel’s, Lucrezia’s. And two Pope stones stand together.',
      'Sieh, wie sich die Steine häufen: deine, Tetzels, Lucrezias. Und zwei Papststeine stehen beisammen.',
    ),
    inTown(
      'dens',
      { at: 29 },
      'Who brings the third one there pays nothing: only the others go down for their stones. That is your chance.',
      'Wer den dritten dorthin bringt, zahlt nichts: Nur die anderen rücken für ihre Steine hinab. Das ist deine Chance.',
    ),
    inTown(
      'house',
      { at: 29 },
      'Go to the House, to suite 5: it opens any room that is lit, for one more stone in Lust.',
      'Geh ins Haus, in Separee 5: Es öffnet jedes erleuchtete Zimmer, für einen Stein mehr in der Wollust.',
      'place 5',
    ),
    inTown(
      'house',
      { at: 30 },
      'Choose room 4: its card moves a Pope stone.',
      'Wähle Zimmer 4: Seine Karte versetzt einen Papststein.',
      'place 4',
    ),
    inTown(
      'dens',
      { at: 31 },
      'Take the Pope stone from Greed, and put it to the two in Petty Sins.',
      'Nimm den Papststein von der Habgier und stell ihn zu den beiden bei den Kleinen Sünden.',
      'den greed',
      'den pettySins',
    ),
    step(
      { at: 32 },
      'Atonement! Tetzel goes down five, Lucrezia four. Your stones came back, and you stand where you stood.',
      'Sühne! Tetzel muss fünf hinab, Lucrezia vier. Deine Steine kamen zurück, und du stehst, wo du standst.',
      HEAVEN,
    ),
    step(
      { at: 32 },
      'That is enough sin for one turn. End it.',
      'Das ist genug Sünde für einen Zug. Beende ihn.',
      at('post'),
    ),
    inTown(
      'market',
      { at: 33 },
      'One stone is left, an indulgence: it brings a letter. Take green, it is yours for nothing.',
      'Ein Stein ist noch da, ein Ablassstein: Er bringt einen Brief. Nimm Grün, es kostet dich nichts.',
      'stall indulgence',
    ),
    step(
      { at: 34 },
      'Your first letter. One of each of the four colours is a set, and a set lifts you by eight steps.',
      'Dein erster Brief. Je einer in allen vier Farben ist ein Satz, und ein Satz hebt dich um acht Schritte.',
      at('letters'),
    ),
    step(
      { at: 34 },
      'The market is empty, so posts are compared: yours is the highest, by one notch. You go down one step.',
      'Der Markt ist leer, die Kerbhölzer werden verglichen: Deins ist das höchste, um eine Kerbe. Du rückst eins hinab.',
      HEAVEN,
    ),
  ],
  ends: { event: 'postsCompared' },
  farewell: {
    en: 'Rounds go on like this until the second cathedral stands. Then letters lift the souls, and the highest wins.',
    de: 'So geht es weiter, bis der zweite Dom steht. Dann heben die Briefe die Seelen, und die oberste gewinnt.',
  },
};

/** The Emperor's turn: what a gift is worth where nobody else gives. */
const master: Lesson = {
  game: 'mea-culpa',
  id: 'master',
  seats: 4,
  deal: 'mea 3',
  secret: '44cd91c7f108b8f616758e7a4d56e4a6c812ebd96fd38e939dc8d26f495ce67d',
  line: [
    move(TETZEL, { type: 'bonus', bonus: 'coin', into: ['I'] }),
    move(LUCREZIA, { type: 'bonus', bonus: 'blueLetter', into: [] }),
    move(PICO, { type: 'bonus', bonus: 'breadAndWine', into: ['II', 'II'] }),
    move(YOU, { type: 'bonus', bonus: 'jewel', into: ['I'] }),
    move(YOU, { type: 'bid', notches: 1, taler: 0 }),
    move(TETZEL, { type: 'bid', notches: 3, taler: 2 }),
    move(LUCREZIA, { type: 'bid', notches: 3, taler: 0 }),
    move(PICO, { type: 'bid', notches: 1, taler: 0 }),
    move(TETZEL, { type: 'character', character: 'merchant' }),
    move(LUCREZIA, { type: 'character', character: 'pettySinner' }),
    move(LUCREZIA, { type: 'visit', place: 4 }),
    move(LUCREZIA, { type: 'use' }),
    move(YOU, { type: 'character', character: 'emperor' }),
    move(YOU, { type: 'crew', site: 'B' }),
    move(PICO, { type: 'popeStone', from: 'greed', to: 'pettySins' }),
    move(PICO, { type: 'greedy', good: 'wine' }),
    move(PICO, { type: 'donate', things: [{ item: 'wine', into: 'I' }] }),
    move(YOU, { type: 'buy', good: 'jewel' }),
    move(YOU, { type: 'donate', things: [{ item: 'jewel', into: 'II' }] }),
    move(TETZEL, { type: 'greedy', good: 'bread' }),
    move(TETZEL, { type: 'donate', things: [{ item: 'coin2', into: 'II' }] }),
    move(TETZEL, { type: 'take', stone: 'wine' }),
    move(LUCREZIA, { type: 'buy', good: 'bread' }),
  ],
  begins: 17,
  remarks: [
    step(
      { at: 17 },
      'You bid hardly anything and are Emperor all the same. Masters sin little while it is cheap: your post shows 1.',
      'Du hast kaum geboten und bist doch Kaiser. Meister sündigen wenig, solange es geht: Dein Kerbholz zeigt 1.',
      at('post'),
    ),
    step(
      { at: 17 },
      'In compartment I lies your jewel. Who else has given jewels? Nobody. Whoever leads a category is paid first.',
      'In Fach I liegt dein Edelstein. Wer gab sonst Edelsteine? Niemand. Wer eine Gruppe anführt, wird zuerst bezahlt.',
      at('chest'),
    ),
    inTown(
      'market',
      { at: 17 },
      'There is one more jewel. With it you lead for the second cathedral, too. Buy it.',
      'Einen Edelstein gibt es noch. Mit ihm führst du auch beim zweiten Dom. Kauf ihn.',
      'stall jewel',
    ),
    weak(
      { chose: 17, is: { good: 'bread' } },
      'Bread is a crowded category: Pico has given some already. The jewel would stand alone.',
      'Brot spenden viele: Pico hat schon welches gegeben. Der Edelstein stünde allein.',
    ),
    step(
      { at: 18 },
      'A second action costs a notch. Masters ask what it brings: here a gift where nobody else gives.',
      'Eine zweite Aktion kostet eine Kerbe. Meister fragen, was sie bringt: hier eine Gabe, wo sonst keiner spendet.',
      at('post'),
    ),
    step(
      { at: 18 },
      'The jewel into compartment II, and that is all: a notch hardly shows beside the others’ 3. Keep your coins for the next market.',
      'Den Edelstein in Fach II, und das ist alles: Eine Kerbe fällt neben den 3 anderer kaum auf. Die Münzen behalte für den nächsten Markt.',
      at('chest'),
      at('chest II'),
    ),
    weak(
      { chose: 18, is: { type: 'sell' } },
      'Money today. Given away, the jewel would bring letters when the second cathedral stands.',
      'Geld für heute. Gespendet brächte der Edelstein Briefe, wenn der zweite Dom steht.',
    ),
    step(
      { at: 19 },
      'Everybody saw the jewel, nobody the compartment. And your post shows 2, still as low as any.',
      'Den Edelstein sahen alle, das Fach niemand. Und dein Kerbholz zeigt 2, so niedrig wie sonst keins.',
      at('chest II'),
      at('post'),
    ),
    step(
      { at: 23 },
      'The market is empty. Tetzel’s post is the highest, and down he goes by two. You do not move.',
      'Der Markt ist leer. Tetzels Kerbholz ist das höchste, und er muss um zwei hinab. Du rührst dich nicht.',
      HEAVEN,
    ),
  ],
  ends: { event: 'postsCompared' },
  farewell: {
    en: 'Give where nobody else gives, sin only for what brings more than it costs, and let others have the highest post.',
    de: 'Spende, wo sonst keiner spendet, sündige nur für das, was mehr bringt, als es kostet, und überlass anderen das höchste Kerbholz.',
  },
};

export const lessons: readonly Lesson[] = [minute, first, master, byHand];
