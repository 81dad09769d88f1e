import { type Cue, fault, type Lesson, move, type Remark, step } from '@conclave/stage/page/lesson.ts';

const YOU = 0;
const TETZEL = 1;
const LUCREZIA = 2;
const PICO = 3;

const at = (spot: string): string => `[data-at="${spot}"]`;
const seat = (who: number): string => at(`seat ${who}`);
const ACCUSE = at('accuse');
const REGISTER = at('register');

const inTown = (district: string, cue: Cue, en: string, de: string, ...spots: readonly string[]): Remark => ({
  ...step(cue, en, de, ...(spots.length === 0 ? [at(district)] : spots.map(at))),
  looks: district,
});

/**
 * MC-25  A round as Merchant at a table that keeps no books: one pays, forgets the free stone and is caught, catches somebody who pays too
 * late, and bears false witness. It is played over days, so that no clock hurries the learner (MC-26.11).
 */
export const byHand: Lesson = {
  game: 'mea-culpa',
  id: 'byHand',
  seats: 4,
  deal: 'meta 1',
  secret: '6cb85521e4c436d3dfc4d07c916f6896e1e1dae01c00a085008eef3b8abbfbc1',
  options: { metaCulpa: 'on', register: 'gentle', pace: 'correspondence', botVigilance: 0 },
  line: [
    move(YOU, { type: 'bonus', bonus: 'breadAndWine', into: ['II', 'I'] }),
    move(TETZEL, { type: 'bonus', bonus: 'coin', into: ['I'] }),
    move(LUCREZIA, { type: 'bonus', bonus: 'blueLetter', into: [] }),
    move(PICO, { type: 'bonus', bonus: 'jewel', into: ['II'] }),
    move(YOU, { type: 'bid', notches: 3, taler: 6 }),
    move(TETZEL, { type: 'bid', notches: 3, taler: 2 }),
    move(LUCREZIA, { type: 'bid', notches: 3, taler: 0 }),
    move(PICO, { type: 'bid', notches: 1, taler: 0 }),
    move(YOU, { type: 'settle' }),
    move(YOU, { type: 'character', character: 'merchant' }),
    move(TETZEL, { type: 'settle' }),
    move(TETZEL, { type: 'character', character: 'emperor' }),
    move(TETZEL, { type: 'crew', site: 'C' }),
    move(LUCREZIA, { type: 'character', character: 'pope' }),
    move(LUCREZIA, { type: 'popeStone', from: 'pettySins', to: 'lust' }),
    move(PICO, { type: 'character', character: 'pettySinner' }),
    move(PICO, { type: 'visit', place: 4 }),
    move(PICO, { type: 'use' }),
    move(LUCREZIA, { type: 'declare', action: { type: 'buy', good: 'wine' } }),
    move(LUCREZIA, { type: 'pay', taler: 3 }),
    move(LUCREZIA, { type: 'take', stone: 'wine' }),
    move(LUCREZIA, { type: 'end' }),
    move(TETZEL, { type: 'declare', action: { type: 'donate' } }),
    move(TETZEL, { type: 'show', item: 'coin5' }),
    move(TETZEL, { type: 'drop', item: 'coin5', into: 'II' }),
    move(TETZEL, { type: 'end' }),
    move(YOU, { type: 'declare', action: { type: 'buy', good: 'cloth' } }),
    move(YOU, { type: 'pay', taler: 4 }),
    move(YOU, { type: 'take', stone: 'cloth' }),
    fault(YOU, { type: 'end' }), // S4
    move(TETZEL, { type: 'call', culprit: YOU, entry: 'S4' }),
    move(YOU, { type: 'take', stone: 'jewel' }),
    move(PICO, { type: 'declare', action: { type: 'buyLetter' } }),
    move(PICO, { type: 'pay', taler: 4 }),
    move(PICO, { type: 'take', stone: 'indulgence', letter: 'red' }),
    move(PICO, { type: 'end' }),
    move(LUCREZIA, { type: 'declare', action: { type: 'donate' } }),
    move(LUCREZIA, { type: 'show', item: 'coin2' }),
    move(LUCREZIA, { type: 'drop', item: 'coin2', into: 'I' }),
    move(LUCREZIA, { type: 'end' }),
    move(TETZEL, { type: 'declare', action: { type: 'buy', good: 'bread' } }),
    move(TETZEL, { type: 'take', stone: 'bread' }), // S5
    move(TETZEL, { type: 'pay', taler: 2 }),
    move(TETZEL, { type: 'end' }),
    move(YOU, { type: 'call', culprit: TETZEL, entry: 'S5' }),
    fault(YOU, { type: 'call', culprit: LUCREZIA, entry: 'S11' }), // S14: she showed it
    move(YOU, { type: 'declare', action: { type: 'sell', good: 'jewel' } }),
    move(YOU, { type: 'sell' }),
    move(YOU, { type: 'take', stone: 'indulgence', letter: 'red' }),
    move(YOU, { type: 'end' }),
  ],
  begins: 8,
  remarks: [
    step(
      { at: 8 },
      'You know Mea Culpa. Here the table keeps no books: you pay, you put, you take, and you say when your turn is over.',
      'Du kennst Mea Culpa. Hier führt der Tisch nicht Buch: Du zahlst, legst, nimmst und sagst, wann dein Zug zu Ende ist.',
      at('post'),
    ),
    step(
      { at: 8 },
      'Whoever forgets something has sinned, if somebody sees it and says so. What counts as a sin stands in this register.',
      'Wer etwas vergisst, hat gesündigt, wenn es jemand sieht und sagt. Was als Sünde gilt, steht in diesem Register.',
      REGISTER,
    ),
    step(
      { at: 8 },
      'You bid most and may take a card. But your 6 taler still lie beside your post: touch it and settle the bid first.',
      'Du hast am meisten geboten und darfst wählen. Doch deine 6 Taler liegen noch beim Kerbholz: Berühre es und begleiche.',
      at('post'),
    ),
    step(
      { chose: 8, is: { type: 'character' } },
      'A card before the bid is settled: that is a sin. Nobody saw it this time.',
      'Eine Figur, ehe das Gebot beglichen ist: Das ist eine Sünde. Diesmal sah es niemand.',
    ),
    step(
      { at: 9 },
      'Settled: 6 taler to the bank, and all have heard it. Now take the Merchant.',
      'Beglichen: 6 Taler in die Kasse, und alle haben es gehört. Nimm jetzt den Kaufmann.',
      at('character merchant'),
      at('market'),
    ),
    inTown(
      'market',
      { at: 22 },
      'That is how it is done: Lucrezia said what she buys, paid 3, took the wine, and ended her turn. All could hear it.',
      'So geht es: Lucrezia sagte, was sie kauft, zahlte 3, nahm den Wein und beendete den Zug. Alle konnten es hören.',
    ),
    inTown(
      'market',
      { at: 26 },
      'Your turn. Touch the cloth and say that you buy it. Saying so moves nothing yet.',
      'Dein Zug. Berühre das Tuch und sag, dass du es kaufst. Das Wort allein bewegt noch nichts.',
      'stall cloth',
    ),
    step(
      { at: 27 },
      'Pay before you take: touch your purse, and pay 4.',
      'Zahle, ehe du nimmst: Berühre deinen Beutel und zahle 4.',
      at('coin'),
    ),
    step(
      { chose: 27, is: { type: 'take' } },
      'Taken before paying: that is a sin, and people love to see it.',
      'Genommen vor dem Zahlen: Das ist eine Sünde, und so etwas sieht man gern.',
    ),
    inTown(
      'market',
      { at: 28 },
      'Paid. Now touch the cloth again, and take it.',
      'Bezahlt. Berühre jetzt noch einmal das Tuch und nimm es.',
      'stall cloth',
    ),
    step(
      { at: 29 },
      'The cloth is yours. If you want nothing more, say that your turn is over.',
      'Das Tuch ist dein. Wenn du nichts weiter willst, sag, dass dein Zug zu Ende ist.',
      '[data-place="say"]',
    ),
    step(
      { chose: 29, is: { type: 'take' } },
      'You thought of your free stone, and so nobody can accuse you. Take it back, if you want to see what would have come.',
      'Du hast an deinen freien Stein gedacht, niemand kann dich anklagen. Nimm es zurück, wenn du sehen willst, was sonst kommt.',
    ),
    step(
      { at: 31 },
      'Caught! A Merchant takes a free stone before he ends his turn. Nobody reminded you, not even I. That is the whole game.',
      'Ertappt! Ein Kaufmann nimmt einen freien Stein, ehe er den Zug beendet. Niemand hat dich erinnert, auch ich nicht.',
      seat(TETZEL),
    ),
    inTown(
      'dens',
      { at: 31 },
      'Tetzel accused you, and one of your stones lies in Petty Sins. More it does not cost.',
      'Tetzel klagte dich an, und einer deiner Steine liegt in den Kleinen Sünden. Mehr kostet es nicht.',
      'den pettySins',
    ),
    inTown(
      'market',
      { at: 31 },
      'And what was forgotten is made up for: take your stone. The jewel is worth most.',
      'Und was du vergessen hast, holst du nach: Nimm deinen Stein. Der Edelstein ist am meisten wert.',
      'stall jewel',
    ),
    step(
      { at: 32 },
      'Now watch the others as they watched you. Nothing glows, nothing rings: what they say and do is all you get.',
      'Nun achte auf die anderen, wie sie auf dich. Nichts leuchtet, nichts läutet: Du hast nur, was sie sagen und tun.',
      seat(TETZEL),
      seat(LUCREZIA),
      seat(PICO),
    ),
    step(
      { at: 44 },
      'Did you see it? Tetzel said “bread”, took it, and paid only afterwards. The log still knows.',
      'Hast du es gesehen? Tetzel sagte „Brot“, nahm es und zahlte erst danach. Das Protokoll weiß es noch.',
      seat(TETZEL),
    ),
    step(
      { at: 44 },
      'Now it is your turn to speak: “J’accuse!”, Tetzel, and then: took before paying.',
      'Jetzt sprichst du: „J’accuse!“, Tetzel, und dann: nahm vor dem Zahlen.',
      ACCUSE,
    ),
    inTown(
      'dens',
      { chose: 44, is: 'line' },
      'Guilty! There lies his stone. You can call until the round is over, or, where people play live, until the next turn ends.',
      'Schuldig! Da liegt sein Stein. Klagen kannst du bis zum Ende der Runde, am Tisch mit Uhr bis zum Ende des nächsten Zugs.',
      'den pettySins',
    ),
    step(
      { chose: 44, is: { type: 'call' } },
      'Not quite: he took before paying, nothing else. Whoever accuses without ground puts a stone and has to be silent.',
      'Nicht ganz: Er nahm vor dem Zahlen, sonst nichts. Wer grundlos klagt, legt einen Stein und muss schweigen.',
    ),
    step(
      { at: 45 },
      'And Lucrezia? I could swear that she did not show her gift before she dropped it. Accuse her: gift not shown.',
      'Und Lucrezia? Ich könnte schwören, sie hat ihre Gabe nicht gezeigt, ehe sie sie einwarf. Klag sie an: Gabe nicht gezeigt.',
      ACCUSE,
      seat(LUCREZIA),
    ),
    step(
      { chose: 45, is: { type: 'declare' } },
      'You trust your own eyes. She did show it: had you accused her, you would have paid for my mistake.',
      'Du traust deinen Augen. Sie hat sie gezeigt: Hättest du geklagt, hättest du für meinen Irrtum gezahlt.',
    ),
    inTown(
      'dens',
      { at: 46 },
      'False witness! She showed 2 taler, the log has it. I was wrong, and the stone is yours. Look before you believe a guide.',
      'Falsch Zeugnis! Sie zeigte 2 Taler, so steht es im Protokoll. Ich irrte, und du legst den Stein. Sieh selbst hin.',
      'den pettySins',
    ),
    step(
      { at: 46 },
      'And until this turn is over you cannot accuse anybody. So play: touch your jewel, and say that you sell it.',
      'Und bis zum Ende dieses Zugs kannst du niemanden anklagen. Also spiel: Berühre deinen Edelstein und sag, dass du ihn verkaufst.',
      at('good jewel'),
    ),
    step(
      { at: 47 },
      'Said is not done: touch it again, and hand it over. Selling needs no payment: 9 taler are yours.',
      'Gesagt ist nicht getan: Berühre ihn noch einmal und gib ihn her. Beim Verkaufen zahlst du nichts: 9 Taler für dich.',
      at('good jewel'),
    ),
    inTown(
      'market',
      { at: 48 },
      'Before you end your turn … you know what. An indulgence stone brings a letter: red, please.',
      'Ehe du den Zug beendest … du weißt schon. Ein Ablassstein bringt einen Brief: Rot, bitte.',
      'stall indulgence',
    ),
    step(
      { at: 49 },
      'Nobody had to tell you. Now say that your turn is over.',
      'Das musste dir niemand mehr sagen. Jetzt sag, dass dein Zug zu Ende ist.',
      '[data-place="say"]',
    ),
  ],
  ends: { moves: 50 },
  farewell: {
    en: 'Keep your own books, watch those of the others, and be sure before you cry out. At the end it is read out what nobody saw.',
    de: 'Führ deine Bücher, achte auf die der anderen, und sei sicher, ehe du rufst. Am Ende wird verlesen, was niemand sah.',
  },
  afterwards: { metaCulpa: 'on', register: 'gentle' },
};
