import { both, chapter, example, option, type RuleBook, rule, ruling, type Shown } from '@conclave/stage/page/book.ts';
import { trick } from './scenes.ts';
import { whys } from './whys.ts';

/** Made of the cards and seals of the table. */
const shown = (of: string, high: number): Shown => ({ art: () => import('./BookPicture.svelte'), of, high });

/** The rules of The Seven Seals in our words. */
export const book: RuleBook = {
  game: 'seven-seals',
  whys,
  summary: [
    both(
      'Say which tricks you will win, colour by colour, by taking one seal for each. Then win exactly those.',
      'Sag voraus, welche Stiche du machst: Nimm für jeden ein Siegel seiner Farbe. Und dann mach genau diese.',
    ),
    both(
      'Fifteen cards each, fifteen tricks a round. Follow the led colour if you can. Red is always trump.',
      'Fünfzehn Karten für jeden, fünfzehn Stiche in der Runde. Bediene die ausgespielte Farbe, wenn du kannst. Rot ist immer Trumpf.',
    ),
    both(
      'Whoever wins a trick hands in a seal that fits: the led colour or a white one, and after a ruff red too. Nothing fits? Then a black seal comes.',
      'Wer einen Stich macht, gibt ein passendes Siegel ab: die ausgespielte Farbe oder ein weißes, nach einem Trumpfstich auch ein rotes. Passt keins, kommt ein schwarzes.',
    ),
    both(
      'If the middle has run out of a colour, you take the seal from a player who has one; that player gets a white seal instead.',
      'Hat die Mitte eine Farbe nicht mehr, nimmst du das Siegel einem Mitspieler weg; der bekommt dafür ein weißes.',
    ),
    both(
      'One player may be the saboteur instead: no seals, and fewer points for each black seal the others catch.',
      'Einer darf stattdessen Saboteur sein: keine Siegel, und weniger Punkte für jedes schwarze Siegel der anderen.',
    ),
    both(
      'Left at the end of a round: 2 points for a coloured seal, 3 for a black one, 4 for a white one. Saboteur: 4 less the black seals of all others. Fewest points win.',
      'Am Ende der Runde liegen geblieben: 2 Punkte für ein farbiges, 3 für ein schwarzes, 4 für ein weißes Siegel. Saboteur: 4 weniger die schwarzen der anderen. Wer am wenigsten Punkte hat, gewinnt.',
    ),
  ],
  chapters: [
    chapter(
      'SS-1',
      'What lies in the box',
      'Was in der Schachtel liegt',
      rule(
        'SS-1.1',
        'The cards come in five colours, red, yellow, green, blue and violet, each numbered from 1 to 15. Every card exists once.',
        'Die Karten haben fünf Farben, Rot, Gelb, Grün, Blau und Violett, jede mit den Werten 1 bis 15. Jede Karte gibt es einmal.',
        'card:red 12',
        'card:yellow 4',
        'card:green 3',
        'card:blue 7',
        'card:violet 2',
      ),
      rule(
        'SS-1.2',
        'Red is trump, in every round and from the first card on.',
        'Rot ist Trumpf, in jeder Runde und von der ersten Karte an.',
        'card:red 1',
      ),
      rule(
        'SS-1.3 SS-1.5',
        'There are 27 seals: five red, three each of yellow, green, blue and violet, four white ones that fit anywhere, and six black ones that nobody wants. The score is kept for you.',
        'Es gibt 27 Siegel: fünf rote, je drei gelbe, grüne, blaue und violette, vier weiße, die überall passen, und sechs schwarze, die niemand will. Die Punkte schreibt der Tisch auf.',
        'seal:red',
        'seal:yellow',
        'seal:green',
        'seal:blue',
        'seal:violet',
        'seal:white',
        'seal:black',
      ),
      rule(
        'SS-1.4',
        'And there is one saboteur, a figure that stands in the middle until somebody takes it.',
        'Und es gibt einen Saboteur: eine Figur, die in der Mitte steht, bis jemand sie nimmt.',
        'glyph:saboteur',
      ),
    ),
    chapter(
      'SS-2',
      'Players, rounds, dealer',
      'Spieler, Runden, Geber',
      rule(
        'SS-2.1 SS-2.2',
        'Three to five play. Four players play four rounds, five play five, three play six.',
        'Es spielen drei bis fünf. Zu viert sind es vier Runden, zu fünft fünf, zu dritt sechs.',
        'crest:0',
        'crest:1',
        'crest:2',
        'crest:3',
      ),
      rule(
        'SS-2.3 SS-2.4 SS-D24',
        'Chance picks the first dealer. After each round the deal passes to the left, so that everybody deals equally often. The book names no first dealer; chance is our ruling.',
        'Wer zuerst gibt, entscheidet das Los. Nach jeder Runde gibt der linke Nachbar, so kommt jeder gleich oft dran. Das Heft nennt keinen ersten Geber; das Los ist unsere Festlegung.',
      ),
      rule(
        'SS-2.5',
        'Points are penalties. The lowest total after the last round wins.',
        'Punkte sind Strafpunkte. Die kleinste Summe nach der letzten Runde gewinnt.',
      ),
      option(
        'SS-13.6 SS-D29',
        'With three players: a short game of three rounds instead of six.',
        'Zu dritt: ein kurzes Spiel über drei statt sechs Runden.',
      ),
    ),
    chapter(
      'SS-3',
      'The deal',
      'Austeilen',
      rule(
        'SS-3.1 SS-D28',
        'With four players the cards from 13 up stay in the box, with three those from 10 up. With five, all are in. Cards in the box are never shuffled in.',
        'Zu viert bleiben die Karten ab 13 in der Schachtel, zu dritt die ab 10. Zu fünft sind alle dabei. Was in der Schachtel liegt, wird nie mitgemischt.',
      ),
      rule(
        'SS-3.2 SS-3.4',
        'Everybody gets fifteen cards, and none is left over: what you do not hold, somebody else does. Your hand is shown sorted.',
        'Jeder bekommt fünfzehn Karten, keine bleibt übrig: Was du nicht hast, hat ein anderer. Deine Hand liegt sortiert vor dir.',
        'card:red 12',
        'card:red 3',
        'card:yellow 9',
        'card:green 5',
        'card:blue 11',
        'card:violet 2',
      ),
      rule(
        'SS-3.3',
        'All seals and the saboteur lie in the middle when a round begins.',
        'Zu Beginn einer Runde liegen alle Siegel und der Saboteur in der Mitte.',
      ),
      rule(
        'SS-3.5',
        'A round has three parts, one after the other: everybody predicts, fifteen tricks are played, points are counted. What belongs to one part is not possible in another.',
        'Eine Runde hat drei Teile nacheinander: Alle sagen voraus, fünfzehn Stiche werden gespielt, die Punkte gezählt. Was in den einen Teil gehört, geht im anderen nicht.',
      ),
    ),
    chapter(
      'SS-4',
      'The prediction',
      'Die Vorhersage',
      rule(
        'SS-4.1 SS-4.2',
        'The player left of the dealer begins, the dealer comes last. Each has one turn and either predicts or, while it is free, takes the saboteur. Passing is not possible.',
        'Wer links vom Geber sitzt, beginnt; der Geber kommt zuletzt. Jeder ist einmal dran und sagt entweder voraus oder nimmt den Saboteur, solange er frei ist. Passen geht nicht.',
      ),
      rule(
        'SS-4.5 SS-4.6 SS-D9',
        'Take one seal for each trick you expect to win, in the colour you expect it in. The seals before you are your prediction. Only the five colours can be taken; white and black seals come by themselves.',
        'Nimm für jeden Stich, den du erwartest, ein Siegel in der Farbe, in der du ihn erwartest. Die Siegel vor dir sind deine Vorhersage. Nehmen darfst du nur die fünf Farben; weiße und schwarze kommen von selbst.',
        'seal:red',
        'seal:blue',
        'seal:blue',
      ),
      rule(
        'SS-4.7 SS-D5',
        'The middle comes first: as long as a seal of the colour lies there, take it from there, and never more than there are.',
        'Die Mitte zuerst: Solange dort ein Siegel der Farbe liegt, nimmst du es von dort, und nie mehr, als da sind.',
      ),
      rule(
        'SS-4.8 SS-4.9',
        'When the middle has none of a colour, you may take one from any player who does, and that player cannot refuse. In return the giver at once gets a white seal from the middle, so the number of seals before them stays the same.',
        'Hat die Mitte eine Farbe nicht mehr, darfst du sie irgendeinem Mitspieler nehmen, der sie hat; der kann sich nicht wehren. Dafür bekommt er sofort ein weißes Siegel aus der Mitte, vor ihm liegen also gleich viele wie zuvor.',
        shown('takeOver', 3.5),
      ),
      rule(
        'SS-4.11 SS-D6',
        'You can take only from another player who has already predicted. The saboteur and those still to come have no seals to give, and from yourself there is nothing to gain.',
        'Nehmen kannst du nur von einem anderen, der schon vorausgesagt hat. Der Saboteur und alle, die noch kommen, haben keine Siegel, und bei dir selbst ist nichts zu holen.',
      ),
      rule(
        'SS-4.12 SS-D7',
        'You may take several seals over, also from the same player, and the same player may be robbed again by the next.',
        'Du darfst mehrere Siegel übernehmen, auch vom selben Mitspieler, und derselbe darf vom Nächsten noch einmal geplündert werden.',
      ),
      rule(
        'SS-4.10',
        'Without a white seal in the middle nothing can be taken over any more. There are four of them, so at most four seals change hands in a round.',
        'Ohne weißes Siegel in der Mitte lässt sich nichts mehr übernehmen. Es gibt vier davon, also wechseln höchstens vier Siegel in der Runde den Besitzer.',
        'seal:white',
      ),
      option(
        'SS-13.2 SS-D8',
        'For the moment when the white seals are gone. Usual: nothing can be taken over. Otherwise the giver simply gets nothing, or the table makes further white seals (they also cost 4). The book is silent here.',
        'Für den Fall, dass die weißen Siegel aus sind. Üblich: Nichts geht mehr. Sonst bekommt der Bestohlene eben nichts, oder der Tisch gießt weitere weiße (auch sie kosten 4). Das Heft schweigt dazu.',
      ),
      rule(
        'SS-4.13 SS-4.14 SS-D3 SS-D4',
        'Nobody can want more seals of a colour than exist, nor more than fifteen in all, for a round has only fifteen tricks.',
        'Niemand kann mehr Siegel einer Farbe wollen, als es gibt, und nicht mehr als fünfzehn insgesamt, denn mehr Stiche hat die Runde nicht.',
      ),
      rule(
        'SS-4.15 SS-D2',
        'No seal at all is a prediction too: you will not win a single trick.',
        'Gar kein Siegel ist auch eine Vorhersage: Du machst keinen einzigen Stich.',
      ),
      option(
        'SS-13.3',
        'At least one seal must be taken, unless there is none to be had.',
        'Mindestens ein Siegel muss sein, es sei denn, es ist keins zu haben.',
      ),
      rule(
        'SS-4.16 SS-4.17 SS-D10',
        'Change your mind as long as you like; nobody sees your draft. What you confirm counts at once and as a whole: first the seals from the middle, then those you take over.',
        'Überleg es dir, so oft du willst; deinen Entwurf sieht niemand. Was du bestätigst, gilt sofort und im Ganzen: erst die Siegel aus der Mitte, dann die übernommenen.',
      ),
      rule(
        'SS-4.18 SS-4.19',
        'All seals lie open. After the dealer the predictions stand; from now on only black seals can come.',
        'Alle Siegel liegen offen. Nach dem Geber stehen die Vorhersagen; ab jetzt können nur noch schwarze Siegel kommen.',
      ),
      rule(
        'SS-4.3',
        'Instead of predicting, take the saboteur. You get no seals this round. There is only one: once it is taken, all who follow must predict.',
        'Statt vorauszusagen, nimm den Saboteur. Du bekommst in dieser Runde keine Siegel. Es gibt nur einen: Ist er weg, müssen alle Folgenden voraussagen.',
        'glyph:saboteur',
      ),
      rule(
        'SS-4.4 SS-D11',
        'Nobody has to take the saboteur, not even the last player. Then the round simply has none.',
        'Niemand muss den Saboteur nehmen, auch der Letzte nicht. Dann hat die Runde eben keinen.',
      ),
      example(
        'SS-E3',
        'The first player takes one red, two blue, one green; the second two violet, one blue, three red. Blue is gone. The third becomes the saboteur. The fourth wants two yellow, one green and one blue: the blue one comes from either of the first two, who gets a white seal for it.',
        'Die Erste nimmt ein rotes, zwei blaue, ein grünes; der Zweite zwei violette, ein blaues, drei rote. Blau ist aus. Die Dritte wird Saboteur. Der Vierte will zwei gelbe, ein grünes und ein blaues: Das blaue kommt von einem der ersten beiden, der dafür ein weißes bekommt.',
        'seal:yellow',
        'seal:yellow',
        'seal:green',
        'seal:blue',
      ),
    ),
    chapter(
      'SS-5',
      'The tricks',
      'Die Stiche',
      rule(
        'SS-5.1 SS-D12',
        'The player left of the dealer leads the first trick, saboteur or not.',
        'Wer links vom Geber sitzt, spielt zum ersten Stich aus, ob Saboteur oder nicht.',
      ),
      rule(
        'SS-5.2',
        'Lead any card you hold, red too, whenever you like. Its colour is the led colour.',
        'Ausspielen darfst du jede Karte deiner Hand, auch Rot, jederzeit. Ihre Farbe ist die ausgespielte Farbe.',
      ),
      rule(
        'SS-5.3',
        'The others follow clockwise with one card each, open, when their turn comes.',
        'Die anderen folgen im Uhrzeigersinn mit je einer Karte, offen, wenn sie dran sind.',
      ),
      rule(
        'SS-5.4',
        'If you hold the led colour, play a card of it, whichever you like. This goes for red as well.',
        'Hast du die ausgespielte Farbe, musst du sie bedienen, mit welcher Karte du willst. Das gilt auch für Rot.',
        shown('follow', 5.2),
      ),
      rule(
        'SS-5.5 SS-5.6 SS-D13',
        'Without the led colour, play what you like: ruff with red or throw something away. You never have to trump, and you never have to beat anything.',
        'Ohne die ausgespielte Farbe spielst du, was du willst: Stich mit Rot oder wirf etwas ab. Stechen musst du nie, und überbieten auch nicht.',
        shown('void', 5.2),
      ),
      rule(
        'SS-5.7',
        'The highest red card wins the trick. Without red, the highest card of the led colour does. Other colours never win.',
        'Die höchste rote Karte gewinnt den Stich. Ist keine dabei, gewinnt die höchste der ausgespielten Farbe. Andere Farben gewinnen nie.',
        shown('wins', 5.2),
      ),
      example(
        'SS-E6',
        'Violet 8 is led, one player ruffs with red 3, the others add violet 1 and green 8: the red 3 takes it.',
        'Violett 8 wird ausgespielt, einer sticht mit Rot 3, dazu fallen Violett 1 und Grün 8: Die rote 3 nimmt den Stich.',
        trick,
      ),
      rule(
        'SS-5.8 SS-5.9 SS-D27',
        'The cards are put away face down, the seals are settled, and the winner leads to the next trick.',
        'Die Karten kommen verdeckt weg, die Siegel werden abgerechnet, und wer den Stich hat, spielt den nächsten aus.',
      ),
      rule(
        'SS-5.10 SS-D32',
        'All fifteen tricks are played, even when nothing can change any more. Nobody concedes.',
        'Alle fünfzehn Stiche werden gespielt, auch wenn nichts mehr zu ändern ist. Aufgeben gibt es nicht.',
      ),
    ),
    chapter(
      'SS-6',
      'Handing in seals',
      'Siegel abgeben',
      rule(
        'SS-6.1',
        'A trick is plain when the winning card has the led colour. It is ruffed when another colour was led and a red card won.',
        'Ein Stich ist einfach, wenn die Siegerkarte die ausgespielte Farbe hat. Er ist ein Trumpfstich, wenn eine andere Farbe ausgespielt wurde und Rot gewinnt.',
      ),
      rule(
        'SS-6.2 SS-D16 SS-D18',
        'After a plain trick a seal of the led colour fits, or a white one. After a ruffed trick red fits too: red, the led colour, or white.',
        'Nach einem einfachen Stich passt ein Siegel der ausgespielten Farbe oder ein weißes. Nach einem Trumpfstich passt auch Rot: Rot, die ausgespielte Farbe oder Weiß.',
        shown('fits', 5.2),
      ),
      rule(
        'SS-6.3 SS-D14 SS-D22 SS-D23',
        'If you have a seal that fits, you must hand one in, exactly one, even if it is your white one. The table sees to it; nobody can forget.',
        'Hast du ein passendes Siegel, musst du genau eins abgeben, auch wenn es dein weißes ist. Der Tisch achtet darauf; vergessen kann man es nicht.',
      ),
      rule(
        'SS-6.4 SS-D15',
        'If several kinds fit, you choose. Mind that a white seal left over costs the most. With one kind only, the table hands it in for you.',
        'Passen mehrere Arten, wählst du. Bedenke: Ein weißes, das liegen bleibt, kostet am meisten. Passt nur eine Art, gibt der Tisch sie für dich ab.',
      ),
      rule(
        'SS-6.5 SS-D19',
        'A seal handed in goes back to the middle and is out of this round.',
        'Ein abgegebenes Siegel geht in die Mitte zurück und ist für diese Runde aus dem Spiel.',
      ),
      rule('SS-6.6', 'No seal fits? Take a black one.', 'Passt kein Siegel? Dann nimm ein schwarzes.', 'seal:black'),
      rule(
        'SS-6.7 SS-D17',
        'There are six black seals a round. When they are gone, a wrong trick costs nothing more, and the saboteur gains nothing from it.',
        'Es gibt sechs schwarze Siegel in der Runde. Sind sie aus, kostet ein falscher Stich nichts mehr, und der Saboteur hat auch nichts davon.',
      ),
      rule(
        'SS-6.8',
        'A black seal stays with you until the round is over.',
        'Ein schwarzes Siegel bleibt bis zum Ende der Runde bei dir.',
      ),
      rule(
        'SS-6.9 SS-6.10',
        'Seals are settled at once. While the winner is choosing a seal, everybody waits.',
        'Abgerechnet wird sofort. Solange der Gewinner sein Siegel wählt, warten alle.',
      ),
      example(
        'SS-E1',
        'You predicted three yellow and two blue. A yellow trick: a yellow seal goes. A blue trick: a blue one. A green trick: you have no green and no white, so a black seal comes.',
        'Du hast drei gelbe und zwei blaue angesagt. Ein gelber Stich: Ein gelbes geht. Ein blauer: ein blaues. Ein grüner: Du hast weder Grün noch Weiß, also kommt ein schwarzes.',
        'seal:yellow',
        'seal:blue',
        'seal:black',
      ),
    ),
    chapter(
      'SS-7',
      'The saboteur at play',
      'Der Saboteur im Spiel',
      rule(
        'SS-7.1',
        'The saboteur plays like everybody: follows suit, wins tricks, leads after winning.',
        'Der Saboteur spielt wie alle: Er bedient, macht Stiche und spielt danach aus.',
        'glyph:saboteur',
      ),
      rule(
        'SS-7.2',
        'But seals never touch the saboteur. A trick the saboteur wins is put away, and that is all.',
        'Aber Siegel rühren den Saboteur nicht an. Einen Stich, den er macht, legt man weg, und das ist alles.',
      ),
    ),
    chapter(
      'SS-8 SS-9',
      'Counting, and who wins',
      'Zählen, und wer gewinnt',
      rule(
        'SS-8.1 SS-8.2',
        'After the fifteenth trick count what still lies before you: 2 points for each coloured seal, 3 for each black, 4 for each white. Nothing left is a perfect round.',
        'Nach dem fünfzehnten Stich zählt, was noch vor dir liegt: 2 Punkte für jedes farbige Siegel, 3 für jedes schwarze, 4 für jedes weiße. Nichts mehr da: eine makellose Runde.',
        shown('points', 3.5),
      ),
      rule(
        'SS-8.3 SS-D20 SS-D21',
        'The saboteur starts at 4 and takes off one for each black seal of all others together; below 0 it does not go.',
        'Der Saboteur beginnt bei 4 und zieht eins ab für jedes schwarze Siegel aller anderen zusammen; unter 0 geht es nicht.',
        shown('saboteur', 3.5),
      ),
      option(
        'SS-13.1',
        'With three players: the saboteur starts at 5. The book suggests it.',
        'Zu dritt: Der Saboteur beginnt bei 5. Das Heft schlägt es vor.',
      ),
      example(
        'SS-E7',
        'One black seal: 3. One white: 4. A yellow and a black: 5. Two black seals lie with the others, so the saboteur has 4 − 2 = 2.',
        'Ein schwarzes: 3. Ein weißes: 4. Ein gelbes und ein schwarzes: 5. Bei den anderen liegen zwei schwarze, also hat der Saboteur 4 − 2 = 2.',
      ),
      rule(
        'SS-8.4 SS-8.5',
        'Points and totals are open. Seals and saboteur return to the middle, the cards are shuffled anew, and the next player deals.',
        'Punkte und Summen sind offen. Siegel und Saboteur kehren in die Mitte zurück, die Karten werden neu gemischt, der Nächste gibt.',
      ),
      rule(
        'SS-9.1 SS-9.2',
        'After the last round the lowest total wins. Equal totals share the better place.',
        'Nach der letzten Runde gewinnt die kleinste Summe. Gleiche Summen teilen sich den besseren Platz.',
      ),
      rule(
        'SS-9.3 SS-D25',
        'Several with the lowest total win together; the book knows no tie-break.',
        'Mehrere mit der kleinsten Summe gewinnen gemeinsam; das Heft kennt kein Stechen.',
      ),
      option(
        'SS-13.5',
        'Among equals, more rounds without a point rank first.',
        'Bei Gleichstand liegt vorn, wer mehr Runden ohne Punkt hat.',
      ),
    ),
    chapter(
      'SS-10',
      'What everybody knows',
      'Was alle wissen',
      rule(
        'SS-10.1 SS-10.3 SS-10.4',
        'Hands are secret, and so is your draft of a prediction. Everything else lies open: seals, predictions, who took what from whom, the trick, won tricks, points.',
        'Geheim sind die Hände und dein Entwurf einer Vorhersage. Alles andere liegt offen: Siegel, Vorhersagen, wer wem was nahm, der Stich, gewonnene Stiche, Punkte.',
        'glyph:eye',
      ),
      rule(
        'SS-10.2 SS-D26',
        'You may look at the last trick until the next one is complete. Older ones stay face down until the round is over.',
        'Den letzten Stich darfst du ansehen, bis der nächste fertig ist. Ältere bleiben verdeckt, bis die Runde vorbei ist.',
      ),
      option(
        'SS-13.4',
        'No look back at all, or at every trick of the round.',
        'Gar kein Blick zurück, oder auf alle Stiche der Runde.',
      ),
      rule(
        'SS-10.5',
        'Bots see what their seat sees, and nothing else.',
        'Bots sehen, was ihr Platz sieht, und sonst nichts.',
      ),
    ),
    chapter(
      'SS-11 SS-12 SS-13 SS-15',
      'At this table',
      'An diesem Tisch',
      rule(
        'SS-11.1',
        'You decide four things in all: take the saboteur or predict, play a card, and which seal to hand in where several fit.',
        'Vier Dinge entscheidest du insgesamt: Saboteur oder Vorhersage, welche Karte, und welches Siegel, wo mehrere passen.',
      ),
      rule(
        'SS-12.1 SS-12.2',
        'The table deals, finds the winner, hands in the only seal that fits and counts. It does not play your only legal card for you before the last trick: that would tell the others that you had no choice.',
        'Der Tisch gibt, findet den Gewinner, gibt das einzige passende Siegel ab und zählt. Deine einzige erlaubte Karte spielt er vor dem letzten Stich nicht für dich: Das verriete den anderen, dass du keine Wahl hattest.',
        'glyph:gear',
      ),
      rule(
        'SS-12.3 SS-12.4',
        'When a clock runs out or somebody leaves, a bot decides in their place. The rules stay the same.',
        'Läuft eine Uhr ab oder geht jemand, entscheidet ein Bot an seiner Stelle. Die Regeln bleiben gleich.',
        'glyph:bell',
      ),
      ruling(
        'SS-D1 SS-D30 SS-D31',
        'We follow the first German edition. Later editions have other names, another trump and other figures; we took none of that over.',
        'Wir folgen der deutschen Erstausgabe. Spätere Ausgaben haben andere Namen, einen anderen Trumpf und andere Figuren; davon haben wir nichts übernommen.',
      ),
      option(
        'SS-13',
        'Table options are chosen before the start, shown to everybody and stay the same for the whole game. Some fit only three players.',
        'Die Wahl des Tisches steht vor dem Start fest, ist für alle sichtbar und bleibt das ganze Spiel gleich. Manches passt nur zu dritt.',
      ),
    ),
  ],
};
