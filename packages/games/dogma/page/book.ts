import { both, chapter, example, option, type RuleBook, rule, ruling, type Shown } from '@conclave/stage/page/book.ts';
import { pile } from './scenes.ts';
import { VIRTUES_AND_SINS } from './virtues-and-sins.ts';
import { whys } from './whys.ts';

/** Made of the cards of the table. */
const shown = (of: string, high: number): Shown => ({ art: () => import('./BookPicture.svelte'), of, high });

/** The rules of Dogma in our words. */
export const book: RuleBook = {
  game: 'dogma',
  whys,
  summary: [
    both(
      'Get rid of your cards. Whoever sits there last with a hand has lost.',
      'Werde deine Karten los. Wer als Letzter noch mit einer Hand dasitzt, hat verloren.',
    ),
    both(
      'On your turn lay one to three cards face down and claim that they all are one virtue. It may be a lie.',
      'Wenn du dran bist, lege eine bis drei Karten verdeckt und behaupte, sie seien alle dieselbe Tugend. Gelogen werden darf.',
    ),
    both(
      'The next player believes, doubts, or joins with cards of their own under the same claim. Joining buries what lies below: only the newest cards are ever checked.',
      'Der Nächste glaubt, zweifelt oder schließt sich mit eigenen Karten derselben Beichte an. Damit ist begraben, was darunter liegt: Geprüft werden nur die neuesten Karten.',
    ),
    both(
      'Who judges rightly gains a ruby. Who is wrong, or is caught lying, takes the whole pile. Only believed truth is discarded.',
      'Wer richtig urteilt, bekommt einen Rubin. Wer sich irrt oder beim Lügen erwischt wird, nimmt den ganzen Stapel. Nur geglaubte Wahrheit kommt weg.',
    ),
    both(
      'Two rubies buy a dogma: a sin becomes a virtue, or a virtue a sin. Three of them lie on the altar at most.',
      'Zwei Rubine kaufen ein Dogma: Aus einer Sünde wird eine Tugend oder umgekehrt. Höchstens drei liegen auf dem Altar.',
    ),
    both(
      'Four of a kind in hand go away by themselves. The one who judged starts the next confession.',
      'Vier gleiche auf der Hand kommen von selbst weg. Wer geurteilt hat, beginnt die nächste Beichte.',
    ),
  ],
  chapters: [
    chapter(
      'DG-1',
      'Cards, rubies, altar',
      'Karten, Rubine, Altar',
      rule(
        'DG-1.1 DG-D3 DG-D4',
        'There are seven virtues and seven sins, four cards of each: 56. The names of most of them are ours, for the book does not list them.',
        'Es gibt sieben Tugenden und sieben Sünden, je vier Karten: 56. Die meisten Namen stammen von uns, das Heft zählt sie nicht auf.',
        VIRTUES_AND_SINS.honesty,
        VIRTUES_AND_SINS.diligence,
        VIRTUES_AND_SINS.mercy,
        VIRTUES_AND_SINS.humility,
        VIRTUES_AND_SINS.chastity,
        VIRTUES_AND_SINS.temperance,
        VIRTUES_AND_SINS.patience,
      ),
      rule(
        'DG-1.2 DG-1.4',
        'Each of the fourteen has a dogma card. The altar has room for three of them.',
        'Zu jeder der vierzehn gehört eine Dogmenkarte. Auf dem Altar haben drei davon Platz.',
        VIRTUES_AND_SINS.fraud,
        VIRTUES_AND_SINS.theft,
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.blasphemy,
        VIRTUES_AND_SINS.adultery,
        VIRTUES_AND_SINS.gluttony,
        VIRTUES_AND_SINS.envy,
      ),
      rule('DG-1.3', 'Eighteen rubies lie in the supply.', 'Achtzehn Rubine liegen im Vorrat.', 'glyph:ruby'),
      rule(
        'DG-1.5 DG-1.6 DG-D43',
        'The list of the fourteen types, and what each is now, is always in sight. Sealing a dogma with wax is pure ceremony and may be skipped.',
        'Die Liste der vierzehn und was sie gerade sind, ist immer zu sehen. Das Siegeln eines Dogmas mit Wachs ist reine Zeremonie und darf übersprungen werden.',
        'seal:red',
      ),
    ),
    chapter(
      'DG-2 DG-3',
      'Players and deal',
      'Spieler und Austeilen',
      rule(
        'DG-2.1 DG-D2',
        'Two to eight play. The book does not name a number; eight catalogues are in the box.',
        'Es spielen zwei bis acht. Das Heft nennt keine Zahl; acht Kataloge liegen bei.',
      ),
      rule(
        'DG-2.2',
        'Whoever has no cards left is out, and that is what you want. The last one in loses.',
        'Wer keine Karten mehr hat, ist draußen, und genau das willst du. Wer zuletzt übrig bleibt, verliert.',
        'crest:0',
        'crest:1',
        'crest:2',
      ),
      rule(
        'DG-3.1 DG-3.6 DG-D6',
        'Chance names the starting player, who begins the first confession. If that player is out already, the next one begins.',
        'Das Los bestimmt, wer die erste Beichte beginnt. Ist diejenige schon draußen, beginnt der Nächste.',
      ),
      rule(
        'DG-3.2 DG-D5',
        'With three or more, all 56 cards are dealt, one by one from the starting player on. Some get one more than others: accept it with humility.',
        'Ab drei Spielern werden alle 56 Karten verteilt, einzeln und beim Startspieler beginnend. Manche haben eine mehr: Trag es in Demut.',
      ),
      rule(
        'DG-3.3 DG-D7',
        'With two, each gets twenty. The other sixteen stay unseen for the whole game.',
        'Zu zweit bekommt jeder zwanzig. Die übrigen sechzehn bleiben das ganze Spiel ungesehen.',
      ),
      rule(
        'DG-3.4',
        'At the start the altar is empty, nobody has a ruby, and all dogmas can be had.',
        'Am Anfang ist der Altar leer, niemand hat Rubine, und alle Dogmen sind zu haben.',
        'glyph:ruby',
        'seal:red',
      ),
      rule(
        'DG-3.5 DG-D8',
        'Whoever was dealt four of a kind lays them off before the first turn. In rare cases somebody is out at once.',
        'Wer gleich vier gleiche bekommen hat, legt sie vor dem ersten Zug ab. Selten ist jemand damit sofort draußen.',
      ),
    ),
    chapter(
      'DG-4',
      'Virtue or sin?',
      'Tugend oder Sünde?',
      rule(
        'DG-4.1 DG-4.2',
        'By nature a type is a virtue or a sin. Its dogma on the altar turns it around for as long as it lies there.',
        'Von Natur aus ist eine Art Tugend oder Sünde. Liegt ihr Dogma auf dem Altar, ist sie so lange das Gegenteil.',
        shown('altar', 4.8),
      ),
      rule(
        'DG-4.3 DG-D28',
        'This decides only what may be claimed. Whether you were honest is a matter of the named card alone, and four of a kind are four of a kind.',
        'Davon hängt nur ab, was behauptet werden darf. Ob du ehrlich warst, entscheidet allein die genannte Karte, und vier gleiche bleiben vier gleiche.',
      ),
      rule(
        'DG-4.4',
        'There is always something to claim: with three dogmas at least four types are virtues.',
        'Zu behaupten gibt es immer etwas: Auch bei drei Dogmen sind mindestens vier Arten Tugenden.',
      ),
    ),
    chapter(
      'DG-5',
      'The confession',
      'Die Beichte',
      rule(
        'DG-5.1',
        'When it is your turn you may first create a dogma, if you have two rubies. Then you must confess. There is no passing.',
        'Bist du dran, darfst du zuerst ein Dogma verkünden, wenn du zwei Rubine hast. Dann musst du beichten. Passen gibt es nicht.',
      ),
      rule(
        'DG-5.2',
        'Lay one, two or three cards of your hand face down before the next player. Any cards will do.',
        'Lege eine, zwei oder drei Karten deiner Hand verdeckt vor den Nächsten. Es dürfen irgendwelche sein.',
      ),
      rule(
        'DG-5.3 DG-D9',
        'With them you name one type, and only one: all these cards, you say, are of it. The number is plain to see and cannot be lied about.',
        'Dazu nennst du eine Art, und nur eine: Alle diese Karten, sagst du, sind davon. Die Zahl sieht jeder, an ihr gibt es nichts zu lügen.',
        shown('claim', 5.5),
      ),
      rule(
        'DG-5.4 DG-D29',
        'You can claim only what is a virtue at the moment. You need not hold it, and it may even be gone from the game.',
        'Behaupten kannst du nur, was gerade eine Tugend ist. Haben musst du sie nicht, sie darf sogar schon aus dem Spiel sein.',
      ),
      rule(
        'DG-5.5 DG-D10',
        'Lying is always allowed. With nothing but sins in hand you have to.',
        'Lügen ist immer erlaubt. Hast du nur Sünden auf der Hand, musst du sogar.',
        VIRTUES_AND_SINS.fraud,
      ),
      rule(
        'DG-5.6 DG-D45',
        'The next player answers. There is only one confession at a time.',
        'Der Nächste antwortet. Es läuft immer nur eine Beichte.',
      ),
      example(
        'DG-E1 DG-E9',
        'You hold three honesties, a murder and a theft. “I was honest. Three times.” Three cards lie there; which ones, only you know. Claiming honesty and diligence in one breath is not possible.',
        'Du hast dreimal Ehrlichkeit, einen Mord und einen Diebstahl. „Ich war ehrlich. Dreimal.“ Drei Karten liegen da; welche, weißt nur du. Ehrlichkeit und Fleiß in einem Atemzug geht nicht.',
        VIRTUES_AND_SINS.honesty,
        VIRTUES_AND_SINS.honesty,
        VIRTUES_AND_SINS.murder,
      ),
    ),
    chapter(
      'DG-6',
      'The answer',
      'Die Antwort',
      rule(
        'DG-6.1 DG-6.2 DG-D46',
        'The next player believes, doubts or joins, without having seen a card of the pile. Nobody else has a say.',
        'Der Nächste glaubt, zweifelt oder schließt sich an, ohne eine Karte des Stapels gesehen zu haben. Sonst hat niemand etwas zu sagen.',
        'glyph:halo',
        'glyph:flame',
        'crest:1',
      ),
      rule(
        'DG-6.3',
        'Believing and doubting end the confession: the newest cards are turned up (DG-8.1).',
        'Glauben und Zweifeln beenden die Beichte: Die neuesten Karten werden aufgedeckt (DG-8.1).',
      ),
      rule(
        'DG-6.4 DG-6.5 DG-D36',
        'Joining passes the question on. Whoever is asked always has a card to join with.',
        'Anschließen gibt die Frage weiter. Wer gefragt wird, hat immer noch eine Karte dafür.',
      ),
    ),
    chapter(
      'DG-7',
      'Joining',
      'Sich anschließen',
      rule(
        'DG-7.1 DG-D11',
        'Lay one to three cards of your own on the pile, any you like. You claim the same virtue for them.',
        'Lege eine bis drei eigene Karten auf den Stapel, irgendwelche. Du behauptest für sie dieselbe Tugend.',
      ),
      rule(
        'DG-7.2',
        'Now your cards are the newest, and everything below is safe from any check.',
        'Nun sind deine Karten die neuesten, und alles darunter ist vor jeder Prüfung sicher.',
        pile,
      ),
      rule(
        'DG-7.3 DG-D31',
        'Did the player before you lay their last cards? By joining you let them go out.',
        'Hat dein Vorgänger seine letzten Karten gelegt? Mit deinem Anschließen ist er draußen.',
      ),
      rule(
        'DG-7.4 DG-7.5 DG-D35',
        'The next player has the same three choices. It can go round the table, even back to the one who began.',
        'Der Nächste hat dieselben drei Möglichkeiten. Das kann um den Tisch gehen, auch zurück zu dem, der begann.',
      ),
      rule(
        'DG-7.6 DG-D34',
        'Somebody must be left to answer you. With two players, when the other has laid their last cards, you can only believe or doubt.',
        'Jemand muss dir noch antworten können. Zu zweit, wenn der andere seine letzten Karten gelegt hat, kannst du nur glauben oder zweifeln.',
      ),
    ),
    chapter(
      'DG-8',
      'The check',
      'Die Prüfung',
      rule(
        'DG-8.1 DG-D12 DG-D48',
        'The newest cards are turned up for everybody to see, all of them. What lies below stays covered, even if the same player laid it.',
        'Die neuesten Karten werden für alle aufgedeckt, und zwar alle. Was darunter liegt, bleibt verdeckt, auch wenn es von derselben Person ist.',
        'glyph:eye',
      ),
      rule(
        'DG-8.3',
        'Honest means: every one of them is the claimed type. One other card makes it a lie, be it a virtue ten times over.',
        'Ehrlich heißt: Jede einzelne ist von der behaupteten Art. Eine andere macht es zur Lüge, und sei sie zehnmal eine Tugend.',
        shown('honest', 5.5),
      ),
      rule(
        'DG-8.2 DG-8.4 DG-D13 DG-D15 DG-D16 DG-D47',
        'Believed, and it was true: a ruby for you, and the whole pile is discarded. Believed a lie: you take the pile. Doubted a lie: a ruby for you, and the liar takes the pile. Doubted the truth: you take the pile. The pile is everything that lies there, whoever laid it.',
        'Geglaubt, und es stimmte: ein Rubin für dich, der ganze Stapel kommt weg. Eine Lüge geglaubt: Du nimmst den Stapel. Eine Lüge bezweifelt: ein Rubin für dich, und der Lügner nimmt den Stapel. Die Wahrheit bezweifelt: Du nimmst den Stapel. Der Stapel ist alles, was daliegt, von wem auch immer.',
        shown('check', 8),
      ),
      option(
        'DG-19.2 DG-D14',
        'After a wrong doubt: take only the newest cards; the rest is discarded unseen. The book can be read both ways.',
        'Nach falschem Zweifel: Du nimmst nur die neuesten Karten, der Rest kommt ungesehen weg. Das Heft lässt sich so und so lesen.',
      ),
      example(
        'DG-E4',
        'Three murders lie below as “honesty”; the next player joins with one envy. If you doubt now, only the envy is turned up: the joiner takes all four cards, and you gain a ruby. If it had been an honesty and you had believed it, the three murders would have gone away unseen.',
        'Drei Morde liegen als „Ehrlichkeit“ unten; der Nächste schließt sich mit einem Neid an. Zweifelst du jetzt, wird nur der Neid aufgedeckt: Er nimmt alle vier Karten, du bekommst einen Rubin. Wäre es Ehrlichkeit gewesen und du hättest geglaubt, wären die drei Morde ungesehen verschwunden.',
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.envy,
      ),
      rule(
        'DG-8.5',
        'In this order: the decision, the cards, the verdict, the ruby, the pile, fours of a kind of the taker, going out (first whoever laid, then whoever judged), the stalemate count, the next turn.',
        'Der Reihe nach: die Entscheidung, die Karten, das Urteil, der Rubin, der Stapel, Vierlinge beim Nehmenden, das Ausscheiden (erst wer gelegt, dann wer geurteilt hat), die Pattzählung, der nächste Zug.',
      ),
    ),
    chapter(
      'DG-9',
      'Rubies',
      'Rubine',
      rule(
        'DG-9.1',
        'Two rubies pay for a dogma. They are good for nothing else.',
        'Zwei Rubine bezahlen ein Dogma. Zu etwas anderem taugen sie nicht.',
        'glyph:ruby',
        'glyph:ruby',
      ),
      rule(
        'DG-9.2 DG-D21',
        'Only whoever believed or doubted rightly gains one. Honesty is its own reward.',
        'Einen bekommt nur, wer zu Recht glaubte oder zweifelte. Ehrlichkeit ist ihr eigener Lohn.',
      ),
      rule(
        'DG-9.3 DG-D19',
        'More than two you cannot hold. A third one is lost.',
        'Mehr als zwei kannst du nicht halten. Ein dritter verfällt.',
      ),
      rule(
        'DG-9.4 DG-D20 DG-D44',
        'Spent rubies go back to the supply, and so do those of a player who goes out. The supply is never empty.',
        'Ausgegebene Rubine gehen in den Vorrat zurück, auch die eines Ausgeschiedenen. Leer wird er nie.',
      ),
    ),
    chapter(
      'DG-10',
      'Dogmas',
      'Dogmen',
      rule(
        'DG-10.1 DG-D24',
        'Before your own confession, and only then, you may create a dogma for two rubies. You never have to.',
        'Vor deiner eigenen Beichte, und nur dann, darfst du für zwei Rubine ein Dogma verkünden. Du musst nie.',
      ),
      rule(
        'DG-10.2 DG-D25',
        'Choose any dogma that is not on the altar already, for a virtue or for a sin.',
        'Wähle irgendein Dogma, das nicht schon auf dem Altar liegt, zu einer Tugend oder zu einer Sünde.',
      ),
      rule(
        'DG-10.3 DG-D26',
        'While the altar has room, nothing is replaced. With three on it you choose which one goes; it may come again later.',
        'Solange auf dem Altar Platz ist, wird nichts ersetzt. Liegen drei, wählst du, welches geht; es darf später wiederkommen.',
      ),
      rule(
        'DG-10.4',
        'It works at once, in the very confession that follows. A hand full of murders can be an honest hand.',
        'Es wirkt sofort, schon in der Beichte, die folgt. Eine Hand voll Mord kann eine ehrliche Hand sein.',
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.murder,
      ),
      rule(
        'DG-10.5 DG-D27',
        'Dogmas come only between confessions, so a claim never changes while it is being answered.',
        'Dogmen kommen nur zwischen den Beichten, eine Behauptung kippt also nie, während sie beantwortet wird.',
      ),
      example(
        'DG-E7 DG-E12',
        'Your hand: two murders and an envy. You have two rubies, create the dogma of murder and say: “I murdered. Twice.” It is the honest truth.',
        'Deine Hand: zwei Morde und ein Neid. Du hast zwei Rubine, verkündest das Dogma des Mordes und sprichst: „Ich habe gemordet. Zweimal.“ Es ist die reine Wahrheit.',
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.murder,
        VIRTUES_AND_SINS.envy,
      ),
    ),
    chapter(
      'DG-11',
      'Four of a kind',
      'Vier gleiche',
      rule(
        'DG-11.1 DG-D37',
        'As soon as you hold all four cards of a type, they are shown and discarded. It happens by itself.',
        'Sobald du alle vier Karten einer Art auf der Hand hast, werden sie gezeigt und abgelegt. Das geschieht von selbst.',
        VIRTUES_AND_SINS.gluttony,
        VIRTUES_AND_SINS.gluttony,
        VIRTUES_AND_SINS.gluttony,
        VIRTUES_AND_SINS.gluttony,
      ),
      rule(
        'DG-11.2 DG-11.3',
        'That can be after the deal or after taking a pile. Only cards in hand count.',
        'Das kann nach dem Austeilen sein oder wenn du einen Stapel genommen hast. Es zählt nur die Hand.',
      ),
      rule(
        'DG-11.4 DG-11.5',
        'Virtue or sin makes no difference. Nobody holds that type any more, but it can still be claimed, and its dogma can still be made.',
        'Tugend oder Sünde ist gleich. Niemand hat die Art nun noch, doch behauptet werden darf sie weiter, und ihr Dogma bleibt zu haben.',
      ),
      rule(
        'DG-11.6 DG-D32',
        'If this empties your hand, you are out, even if you have just been caught lying.',
        'Ist deine Hand damit leer, bist du draußen, auch wenn du eben beim Lügen erwischt wurdest.',
      ),
    ),
    chapter(
      'DG-12 DG-13 DG-14',
      'Going out, and the end',
      'Ausscheiden und Ende',
      rule(
        'DG-12.1 DG-12.5 DG-D30',
        'You are out when your hand is empty and none of your cards can come back. As long as your last cards can still be checked, you are in.',
        'Draußen bist du, wenn deine Hand leer ist und keine deiner Karten zurückkommen kann. Solange deine letzten Karten noch geprüft werden können, bist du dabei.',
      ),
      rule(
        'DG-12.2',
        'So you go out when somebody joins on top of your last cards, or after the check if you did not have to take the pile, or right after the deal.',
        'Du scheidest also aus, wenn sich jemand auf deine letzten Karten anschließt, oder nach der Prüfung, wenn du den Stapel nicht nehmen musstest, oder gleich nach dem Austeilen.',
        'glyph:door',
      ),
      rule(
        'DG-12.3',
        'Who is out stays out, decides nothing any more and is skipped.',
        'Wer draußen ist, bleibt draußen, entscheidet nichts mehr und wird übersprungen.',
      ),
      rule(
        'DG-13.1 DG-13.2 DG-13.3 DG-D22 DG-D23',
        'Whoever believed or doubted starts the next confession, right or wrong. A second ruby just gained can be spent at once. If that player has gone out, the next one starts.',
        'Wer geglaubt oder gezweifelt hat, beginnt die nächste Beichte, ob zu Recht oder nicht. Ein eben gewonnener zweiter Rubin lässt sich gleich ausgeben. Ist diese Person ausgeschieden, beginnt der Nächste.',
      ),
      option(
        'DG-19.1',
        'The player after the one who judged starts. With only two left it stays as above, or the same player would confess for ever.',
        'Es beginnt, wer nach dem Urteilenden sitzt. Sind nur noch zwei dabei, bleibt es wie oben, sonst beichtete immer derselbe.',
      ),
      rule(
        'DG-14.1 DG-D33 DG-D39',
        'The game ends the moment only one player is left in. That player loses, even with an empty hand.',
        'Das Spiel endet, sobald nur noch eine Person dabei ist. Sie verliert, selbst mit leerer Hand.',
      ),
      rule(
        'DG-12.4 DG-14.2 DG-D38',
        'First out is first place, and so on. The book knows only the loser; the order of the others is ours.',
        'Wer zuerst draußen ist, ist Erster, und so fort. Das Heft kennt nur den Verlierer; die Reihe der anderen ist von uns.',
      ),
    ),
    chapter(
      'DG-15',
      'When nothing moves',
      'Wenn sich nichts mehr bewegt',
      ruling(
        'DG-15.1 DG-15.2 DG-D40',
        'Caught lies and wrong guesses remove no card, so a game could go on for ever. The table therefore counts confessions in a row in which no card was discarded and nobody went out.',
        'Ertappte Lügen und falsche Urteile räumen keine Karte weg, ein Spiel könnte also ewig dauern. Darum zählt der Tisch die Beichten in Folge, bei denen keine Karte wegkam und niemand ausschied.',
        VIRTUES_AND_SINS.patience,
      ),
      option(
        'DG-15.3 DG-15.6 DG-19.3',
        'At 60 the game ends. Tables can choose 30, 120 or no limit; no limit needs a person at the table.',
        'Bei 60 ist Schluss. Tische können 30, 120 oder keine Grenze wählen; ohne Grenze muss ein Mensch am Tisch sitzen.',
      ),
      rule(
        'DG-15.4',
        'Then fewer cards in hand rank better, equal numbers share the place, and those with the most lose together.',
        'Dann liegt besser, wer weniger Karten hat; gleiche Zahlen teilen sich den Platz, und die mit den meisten verlieren gemeinsam.',
      ),
      rule(
        'DG-15.5',
        'The count is open. In the last ten confessions the table says how many are left.',
        'Die Zählung ist offen. In den letzten zehn Beichten sagt der Tisch, wie viele noch bleiben.',
      ),
    ),
    chapter(
      'DG-16',
      'What is secret',
      'Was geheim ist',
      rule(
        'DG-16.1 DG-D42',
        'Secret are hands and covered cards. Open are claims, numbers of cards, decisions, rubies, the altar, sets of four and what was turned up.',
        'Geheim sind die Hände und verdeckte Karten. Offen sind Behauptungen, Kartenzahlen, Entscheidungen, Rubine, der Altar, Vierlinge und was aufgedeckt wurde.',
        'glyph:eye',
      ),
      rule(
        'DG-16.2',
        'Covered is covered: while the game runs, cards below a join are seen only by whoever laid them and whoever takes the pile.',
        'Verdeckt ist verdeckt: Solange gespielt wird, sieht Karten unter einem Anschluss nur, wer sie gelegt hat oder den Stapel nimmt.',
      ),
      option(
        'DG-19.4 DG-D18',
        'After the end everything is opened, for laughter and for checking the deal. A table may choose to keep covered cards secret for ever.',
        'Nach dem Ende wird alles geöffnet, zum Lachen und um die Verteilung zu prüfen. Ein Tisch darf wählen, dass Verdecktes für immer geheim bleibt.',
      ),
      rule(
        'DG-16.3 DG-D17',
        'A taken pile comes into your hand sorted; it does not tell who laid what.',
        'Ein genommener Stapel kommt sortiert auf deine Hand; wer was gelegt hat, verrät er nicht.',
      ),
      rule(
        'DG-16.4 DG-19.5 DG-D41',
        'The log keeps this confession and the one before, and the sets of four. A table may keep everything. The discard pile is never searched.',
        'Das Protokoll zeigt diese Beichte und die davor, dazu die Vierlinge. Ein Tisch darf alles aufbewahren. Die Ablage wird nie durchsucht.',
      ),
      rule(
        'DG-16.5 DG-16.6',
        'Bots see what their seat sees, and think as long about a truth as about a lie.',
        'Bots sehen, was ihr Platz sieht, und denken über eine Wahrheit so lange nach wie über eine Lüge.',
      ),
    ),
    chapter(
      'DG-17 DG-18 DG-19 DG-21',
      'At this table',
      'An diesem Tisch',
      rule(
        'DG-17.1',
        'You decide whether to create a dogma and which, what to lay and claim, and whether to believe, doubt or join.',
        'Du entscheidest, ob und welches Dogma du verkündest, was du legst und behauptest, und ob du glaubst, zweifelst oder dich anschließt.',
      ),
      rule(
        'DG-17.3',
        'A turn goes: perhaps a dogma, then a confession, then answers until somebody believes or doubts. Each has its moment and only that.',
        'Ein Zug geht so: vielleicht ein Dogma, dann eine Beichte, dann Antworten, bis jemand glaubt oder zweifelt. Alles hat seinen Augenblick und nur diesen.',
      ),
      rule(
        'DG-18.1 DG-18.2 DG-18.3',
        'Dealing, checking, moving cards and counting is done by the table. When a clock runs out or somebody leaves, a bot decides in their place.',
        'Austeilen, Prüfen, Karten bewegen und Zählen besorgt der Tisch. Läuft eine Uhr ab oder geht jemand, entscheidet ein Bot an seiner Stelle.',
        'glyph:gear',
        'glyph:bell',
      ),
      option(
        'DG-19',
        'Table options are chosen before the start, shown to everybody, and stay.',
        'Die Wahl des Tisches steht vor dem Start fest, ist für alle sichtbar und bleibt.',
      ),
      ruling(
        'DG-D1',
        'Our copy of the book is damaged in places: a sentence about sealing breaks off, pictures are missing. Where we completed it, it is marked as our ruling.',
        'Unsere Vorlage ist stellenweise beschädigt: Ein Satz über das Siegeln bricht ab, Bilder fehlen. Wo wir ergänzt haben, steht es als unsere Festlegung da.',
      ),
    ),
  ],
};
