import { type Lesson, move } from '@conclave/stage/page/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;
const PICO = 3;

/** The first round with four players: a bonus, a bid, a character, a Pope to catch, a market to empty. */
export const lesson: Lesson = {
  game: 'mea-culpa',
  seats: 4,
  deal: 'first lesson 1',
  secret: '9997858c4b2f4f1a8fa43f610b455cfa1dcfaa14cf0cc22a0b94dee847377134',
  line: [
    move(PICO, { type: 'bonus', bonus: 'blueLetter', into: [] }),
    move(LUCREZIA, { type: 'bonus', bonus: 'jewel', into: ['II'] }),
    move(YOU, { type: 'bonus', bonus: 'breadAndWine', into: ['I', 'I'] }),
    move(TETZEL, { type: 'bonus', bonus: 'coin', into: ['I'] }),
    move(TETZEL, { type: 'bid', notches: 4, taler: 6 }),
    move(LUCREZIA, { type: 'bid', notches: 2, taler: 5 }),
    move(PICO, { type: 'bid', notches: 1, taler: 3 }),
    move(YOU, { type: 'bid', notches: 3, taler: 5 }),
    move(TETZEL, { type: 'character', character: 'pope' }),
    move(TETZEL, { type: 'popeStone', from: 'pettySins', to: 'greed' }),
    move(YOU, { type: 'character', character: 'merchant' }),
    move(LUCREZIA, { type: 'character', character: 'emperor' }),
    move(LUCREZIA, { type: 'crew', site: 'B' }),
    move(PICO, { type: 'visit', place: 6 }),
    move(TETZEL, { type: 'travel', place: 3 }),
    move(YOU, { type: 'guess', place: 3 }),
    move(TETZEL, { type: 'takeGood', good: 'jewel' }),
    move(TETZEL, { type: 'pass' }),
    move(LUCREZIA, { type: 'buy', good: 'wine' }),
    move(LUCREZIA, { type: 'pass' }),
    move(YOU, { type: 'buyLetter', letter: 'red' }),
    move(YOU, { type: 'pass' }),
    move(YOU, { type: 'take', stone: 'indulgence', letter: 'green' }),
    move(PICO, { type: 'buy', good: 'jewel' }),
    move(PICO, { type: 'pass' }),
    move(TETZEL, { type: 'buy', good: 'cloth' }),
    move(TETZEL, { type: 'pass' }),
    move(LUCREZIA, { type: 'donate', things: [{ item: 'wine', into: 'I' }] }),
    move(LUCREZIA, { type: 'pass' }),
    move(YOU, { type: 'donate', things: [{ item: 'coin5', into: 'I' }] }),
    move(YOU, { type: 'pass' }),
  ],
  remarks: [
    {
      cue: { at: 0 },
      en: 'Welcome, poor soul. You stand on space 0, between Heaven and Hell. Everything you enjoy drags you down; at the end letters of indulgence lift you up again. Whoever comes nearest to Heaven wins. First everybody takes a small advantage, the soul nearest to Heaven first.',
      de: 'Willkommen, Arme Seele. Du stehst auf Feld 0, zwischen Himmel und Hölle. Was dir Freude macht, zieht dich hinab; am Ende heben dich Ablassbriefe wieder hinauf. Wer dem Himmel am nächsten kommt, gewinnt. Zuerst nimmt jeder einen Kleinen Vorteil, wer dem Himmel am nächsten ist, zuerst.',
      figures: ['glyph:halo', 'glyph:ghost', 'glyph:flame'],
    },
    {
      cue: { at: 2 },
      en: 'Pico took the blue letter, Lucrezia the jewel. Left are bread with wine, and a coin of ten. Either goes into your chest as a donation, into compartment I or II: the first cathedral opens I, the second II, and the biggest donors get letters. Which compartment, nobody sees. Choose.',
      de: 'Pico nahm den blauen Brief, Lucrezia den Edelstein. Es bleiben Brot mit Wein und eine Zehnermünze. Beides wandert als Spende in deine Schatulle, in Fach I oder II: Der erste Dom öffnet I, der zweite II, und die größten Spender bekommen Briefe. Welches Fach, sieht niemand. Wähle.',
      figures: ['glyph:bread', 'glyph:wine', 'glyph:coin', 'glyph:chest'],
    },
    {
      cue: { chose: 2, is: 'line' },
      en: 'Bread counts 1, wine 2: three points among the donors of bread and wine, all for the first cathedral. Split, they would be weak in both.',
      de: 'Brot zählt 1, Wein 2: drei Punkte unter den Spendern von Brot und Wein, alle für den ersten Dom. Geteilt wären sie in beiden schwach.',
    },
    {
      cue: { chose: 2, is: { bonus: 'coin' } },
      en: 'Ten taler among the donors of coins: hard to beat. Bread and wine would have been three points in their own lot.',
      de: 'Zehn Taler unter den Münzspendern: schwer zu überbieten. Brot und Wein wären drei Punkte in ihrer eigenen Gruppe gewesen.',
    },
    {
      cue: { chose: 2, is: 'otherwise' },
      en: 'Also possible. Together in one compartment bread and wine make three points there; parted, you are in the running twice, but weakly.',
      de: 'Auch möglich. Zusammen in einem Fach machen Brot und Wein dort drei Punkte; getrennt bist du zweimal im Rennen, aber schwach.',
    },
    {
      cue: { at: 4 },
      en: 'The round is prepared; look at market and House. Now all bid in secret for the characters: notches on your post plus taler. The highest bid chooses first. Whoever shows the most notches keeps their taler, all others pay. But notches are sins: at the end of the round the highest post goes down by its lead over the lowest. Try 3 notches and 5 taler.',
      de: 'Die Runde ist vorbereitet; sieh dir Markt und Freudenhaus an. Nun bieten alle geheim um die Personen: Kerben auf dem Kerbholz plus Taler. Das höchste Gebot wählt zuerst. Wer die meisten Kerben zeigt, behält seine Taler, alle anderen zahlen. Aber Kerben sind Sünden: Am Ende der Runde geht das höchste Kerbholz um seinen Vorsprung vor dem niedrigsten hinab. Versuch 3 Kerben und 5 Taler.',
      figures: ['glyph:hammer', 'glyph:coin'],
    },
    {
      cue: { chose: 7, is: 'line' },
      en: 'Your 8 is second to Tetzel’s 10. He shows the most notches and keeps his 6 taler; you pay 5. With 5 notches you would have kept your money, and with a bid of 11 chosen first; but you would be the one to go down at the end.',
      de: 'Deine 8 liegt hinter Tetzels 10. Er zeigt die meisten Kerben und behält seine 6 Taler; du zahlst 5. Mit 5 Kerben hättest du dein Geld behalten und ab einem Gebot von 11 zuerst gewählt, doch am Ende ginge es dann mit dir hinab.',
    },
    {
      cue: { chose: 7, is: 'otherwise' },
      en: 'The bids are open: Tetzel 4 and 6, Lucrezia 2 and 5, Pico 1 and 3. With 3 and 5 you would have chosen second for 5 taler and moderate sin. See who keeps their taler now, and who chooses when.',
      de: 'Die Gebote liegen offen: Tetzel 4 und 6, Lucrezia 2 und 5, Pico 1 und 3. Mit 3 und 5 hättest du für 5 Taler und mäßige Sünde als Zweiter gewählt. Sieh nun, wer seine Taler behält und wer wann wählt.',
    },
    {
      cue: { at: 9 },
      en: 'Tetzel becomes Pope and may move a Pope stone right away.',
      de: 'Tetzel wird Papst und darf gleich einen Papststein versetzen.',
      figures: ['glyph:mitre'],
    },
    {
      cue: { at: 10 },
      en: 'Two Pope stones stand at Greed now. Should the third join them, everybody atones for stones in Lust and Petty Sins. Choose your character: the Merchant takes a stone from the market for nothing at the end of each turn. The Emperor places a crew and may donate two things; the Petty Sinner pays no notches in the House.',
      de: 'Bei der Habgier stehen nun zwei Papststeine. Kommt der dritte dazu, büßen alle für Steine in Wollust und Kleinen Sünden. Wähle deine Person: Der Kaufmann nimmt am Ende jedes Zuges einen Stein vom Markt umsonst. Der Kaiser setzt einen Bautrupp und darf zwei Dinge spenden; der Kleine Sünder zahlt im Freudenhaus keine Kerben.',
      figures: ['glyph:coin', 'glyph:crown', 'glyph:lips'],
    },
    {
      cue: { chose: 10, is: 'line' },
      en: 'A sound trade. Two indulgence stones lie on the market: one to buy a letter, one perhaps for free. As Emperor you would have said where a cathedral grows; as Petty Sinner the yellow letter of suite 6 would have been yours for a stone.',
      de: 'Ein solides Gewerbe. Auf dem Markt liegen zwei Ablasssteine: einer für einen gekauften Brief, einer vielleicht umsonst. Als Kaiser hättest du bestimmt, wo ein Dom wächst; als Kleiner Sünder wäre der gelbe Brief aus Separee 6 für einen Stein dein gewesen.',
    },
    {
      cue: { chose: 10, is: 'otherwise' },
      en: 'Another calling. Do its preliminary if it has one. The Merchant’s free stones are out of your reach now: somebody else will collect them.',
      de: 'Ein anderer Beruf. Führe sein Vorspiel aus, wenn es eins gibt. Die freien Steine des Kaufmanns bekommt nun ein anderer.',
    },
    {
      cue: { at: 14 },
      en: 'Lucrezia, the Emperor, sends a crew to site B: two crews make a nave, four a cathedral. Pico, the Petty Sinner, paid his two stones and fetched the yellow letter; yellow letters come only from there. Now turns begin, the Pope first.',
      de: 'Lucrezia, die Kaiserin, schickt einen Bautrupp auf Platz B: Zwei ergeben ein Kirchenschiff, vier einen Dom. Pico, der Kleine Sünder, legte seine zwei Steine und holte sich den gelben Brief; gelbe gibt es nur dort. Nun beginnen die Züge, der Papst zuerst.',
      figures: ['glyph:nave', 'glyph:letter'],
    },
    {
      cue: { at: 15 },
      en: 'The Pope is travelling: he is in the House, incognito. Of the others you are nearest to Hell, so you guess where. Room 2 is empty pleasure, for the Emperor has no letter to give; room 4 needs another Pope. Room 1 would bring the Pope stones together, at Pico’s cost. Room 3 gives a good for nothing. If you catch him, he pays in full and goes one step down.',
      de: 'Der Papst ist auf Reisen: Er ist inkognito im Freudenhaus. Von den anderen bist du der Hölle am nächsten, also rätst du, wo. Zimmer 2 ist ein leeres Vergnügen, denn die Kaiserin hat keinen Brief zu verschenken; Zimmer 4 bräuchte einen anderen Papst. Zimmer 1 brächte die Papststeine zusammen, auf Picos Kosten. Zimmer 3 gibt eine Ware umsonst. Ertappst du ihn, zahlt er alles und geht einen Schritt hinab.',
      figures: ['glyph:mitre', 'glyph:dice'],
    },
    {
      cue: { chose: 15, is: 'line' },
      en: 'Caught! One step towards Hell, and two notches for the room: his post shows 6. He takes his good all the same. Had you guessed wrong, he would have had it for nothing.',
      de: 'Ertappt! Ein Schritt zur Hölle, und zwei Kerben für das Zimmer: Sein Kerbholz zeigt 6. Seine Ware nimmt er trotzdem. Hättest du falsch geraten, hätte er sie umsonst gehabt.',
    },
    {
      cue: { chose: 15, is: 'otherwise' },
      en: 'He was in room 3, and enjoys it for nothing: no notch, no step. Had you named it, he would have gone one step down and his post up to 6. Nobody can know; but two of the rooms were of no use to him.',
      de: 'Er war in Zimmer 3 und genießt umsonst: keine Kerbe, kein Schritt. Hättest du es genannt, wäre er einen Schritt hinabgegangen und sein Kerbholz stünde auf 6. Wissen kann man das nie; aber zwei der Zimmer nützten ihm nichts.',
    },
    {
      cue: { at: 20 },
      en: 'Your turn as Merchant. One action: buy, sell, donate or visit. A second, different one would cost a notch. Buy a letter: 4 taler and an indulgence stone, and red or green is yours. Remember that a set of all four colours lifts you 8 steps.',
      de: 'Dein Zug als Kaufmann. Eine Aktion: kaufen, verkaufen, spenden oder besuchen. Eine zweite, andere kostete eine Kerbe. Kauf einen Brief: für 4 Taler und einen Ablassstein gehört dir ein roter oder grüner. Ein Satz aus allen vier Farben hebt dich um 8 Schritte.',
      figures: ['glyph:stone', 'glyph:letter'],
    },
    {
      cue: { chose: 20, is: 'line' },
      en: 'A red letter. A second action would turn your post to 4, and your soul might pay for that later. Stop here; the free stone comes by itself.',
      de: 'Ein roter Brief. Eine zweite Aktion drehte dein Kerbholz auf 4, und dafür büßt später vielleicht deine Seele. Hör hier auf; der freie Stein kommt von selbst.',
      figures: ['glyph:letter'],
    },
    {
      cue: { chose: 20, is: 'otherwise' },
      en: 'Fine. The letter would have been worth a step, and part of a set. You may still take a second action of another kind for a notch, or stop and take your free stone.',
      de: 'Gut. Der Brief wäre einen Schritt wert gewesen und Teil eines Satzes. Für eine Kerbe darfst du noch eine zweite Aktion anderer Art, oder du hörst auf und nimmst deinen freien Stein.',
    },
    {
      cue: { at: 22 },
      en: 'Now the Merchant’s stone, for nothing. The second indulgence stone brings another letter: take green this time. Goods would be fine too, to sell for more than they cost or to donate.',
      de: 'Nun der Stein des Kaufmanns, umsonst. Der zweite Ablassstein bringt noch einen Brief: Nimm diesmal Grün. Waren wären auch gut, um sie teurer zu verkaufen oder zu spenden.',
    },
    {
      cue: { at: 29 },
      en: 'Only one bread is left on the market. Whoever takes it ends the phase, and as Merchant you must take a stone after this turn. So this is the last action of the round: donate a coin of 5 into compartment I, to be a donor of coins when the first cathedral stands.',
      de: 'Auf dem Markt liegt nur noch ein Brot. Wer es nimmt, beendet die Phase, und als Kaufmann musst du nach diesem Zug einen Stein nehmen. Das ist also die letzte Aktion der Runde: Spende eine Fünfermünze in Fach I, damit du Münzspender bist, wenn der erste Dom steht.',
      figures: ['glyph:coin', 'glyph:chest'],
    },
    {
      cue: { chose: 29, is: 'line' },
      en: 'Everybody saw the coin, nobody the compartment. Stop here, and the bread comes to you.',
      de: 'Die Münze sahen alle, das Fach niemand. Hör hier auf, dann kommt das Brot zu dir.',
    },
    {
      cue: { chose: 29, is: 'otherwise' },
      en: 'As you like. A coin in compartment I would have made you a rival to Tetzel’s ten when the first cathedral stands.',
      de: 'Wie du willst. Eine Münze in Fach I hätte dich zum Rivalen von Tetzels Zehner gemacht, wenn der erste Dom steht.',
    },
    {
      cue: { sees: 'soulMoved', mine: true },
      en: 'Your own soul moved towards Hell. The log says why; letters will have to lift it again.',
      de: 'Deine eigene Seele ist zur Hölle hin gerückt. Warum, steht im Protokoll; Briefe müssen sie wieder heben.',
      figures: ['glyph:ghost', 'glyph:flame'],
    },
  ],
  ends: { event: 'postsCompared' },
  farewell: {
    en: 'The market is empty, and posts are compared: the highest goes down by its lead over the lowest. Rounds go on like this until the second cathedral is finished; then letters lift the souls. Remember: sins pay for power, donations for letters, and the Pope stones for everybody else’s sins. Play on at this table as long as you like.',
    de: 'Der Markt ist leer, und die Kerbhölzer werden verglichen: Das höchste geht um seinen Vorsprung vor dem niedrigsten hinab. So geht es Runde um Runde, bis der zweite Dom fertig ist; dann heben die Briefe die Seelen. Merke: Sünden bezahlen Macht, Spenden bezahlen Briefe, und die Papststeine lassen die anderen büßen. Spiel an diesem Tisch weiter, solange du magst.',
  },
};
