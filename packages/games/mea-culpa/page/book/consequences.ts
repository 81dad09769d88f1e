import { assumed, type Chapter, chapter, example, option, rule } from '@conclave/stage/page/book.ts';
import { posts } from './scenes.ts';
import { shown } from './shown.ts';

/** MC-17 to MC-24: what comes of it, and other numbers of players. */
export const consequences: readonly Chapter[] = [
  chapter(
    'MC-17',
    'The comparison of posts',
    'Der Vergleich der Kerbhölzer',
    rule(
      'MC-17.1 MC-17.2',
      'When the market is empty, the highest post is compared with the lowest. Its owner goes down by the difference. If several share the highest, only the one farthest from Hell goes.',
      'Ist der Markt leer, vergleicht man das höchste Kerbholz mit dem niedrigsten. Wer das höchste hat, geht um den Unterschied hinab. Haben es mehrere, geht nur, wer von ihnen am weitesten von der Hölle ist.',
      'glyph:flame',
    ),
    rule(
      'MC-17.3 D-55 D-68',
      'One soul moves at most. With equal posts nobody does, and if Hell’s edge stops the mover, nobody goes instead.',
      'Höchstens eine Seele zieht. Sind alle gleich, keine, und hält der Höllenrand sie auf, geht niemand an ihrer Stelle.',
    ),
    example(
      'WE-7 WE-8',
      'Posts 2, 2, 4 and 5: the 5 goes down three. Posts 1, 5, 5 and 5: of the three fives the one farthest from Hell goes down four.',
      'Kerbhölzer 2, 2, 4 und 5: Die 5 geht drei hinab. 1, 5, 5 und 5: Von den drei Fünfen geht die am weitesten von der Hölle vier hinab.',
      posts,
    ),
  ),
  chapter(
    'MC-18',
    'Dens of sin and atonement',
    'Sündenpfuhle und Sühne',
    rule(
      'MC-18.1 D-10',
      'Three dens collect sin stones: Lust from the suites, Greed from greedy purchases, Petty Sins from the Petty Sinner. House cards add more. By themselves the stones do no harm.',
      'Drei Pfuhle sammeln Sündensteine: die Wollust aus den Separees, die Habgier aus habgierigen Käufen, die Kleinen Sünden vom Kleinen Sünder. Karten bringen weitere. Für sich tun die Steine nichts.',
      'glyph:lips',
      'glyph:purse',
      'glyph:stone',
    ),
    rule(
      'MC-18.2 MC-18.3',
      'Three Pope stones watch, at first one at each den. Moving one means taking any of them to a different den.',
      'Drei Papststeine wachen, anfangs je einer an jedem Pfuhl. Versetzen heißt: irgendeinen davon zu einem anderen Pfuhl.',
      'glyph:mitre',
    ),
    rule(
      'MC-18.4 MC-18.5',
      'When all three meet at one den, there is atonement at once. That den is spared. For the two others together every soul goes down one step for each of its stones there, nearest to Hell first; only the player who brought the third stone is exempt. All take those stones back, and the Pope stones part again.',
      'Treffen sich alle drei an einem Pfuhl, ist sofort Sühne. Dieser Pfuhl bleibt verschont. Für die beiden anderen zusammen geht jede Seele für jeden ihrer Steine dort einen Schritt hinab, die nächste zur Hölle zuerst; nur wer den dritten Stein brachte, ist befreit. Alle nehmen diese Steine zurück, und die Papststeine trennen sich wieder.',
      shown('atonement', 8),
    ),
    rule(
      'MC-18.6 MC-18.7 MC-22.7 D-35',
      'Have you no stones left to put? Choose a den with stones of yours, take all of them back and go down one step for each; then put what you owe. If it is still too few, do it again with another den.',
      'Hast du keine Steine mehr zu legen? Wähle einen Pfuhl mit eigenen, nimm sie alle zurück und geh für jeden einen Schritt hinab; dann lege, was du schuldest. Reicht es nicht, tu es mit einem weiteren Pfuhl.',
    ),
    example(
      'WE-9 WE-19',
      'Johanna brings the third Pope stone to Greed. In Lust and Petty Sins Paula has four stones, Gregor three, Dominik one: they go down four, three and one. Johanna, with two of her own there, stays where she is.',
      'Johanna bringt den dritten Papststein zur Habgier. In Wollust und Kleinen Sünden hat Paula vier Steine, Gregor drei, Dominik einen: Sie gehen vier, drei und eins hinab. Johanna, selbst mit zweien dabei, bleibt stehen.',
    ),
  ),
  chapter(
    'MC-19',
    'Cathedrals',
    'Dome',
    rule(
      'MC-19.1 MC-19.2 D-29',
      'On each site a nave is built first, then the spire. A finished cathedral takes no more crews.',
      'Auf jedem Platz entsteht zuerst das Kirchenschiff, dann der Turm. Ein fertiger Dom nimmt keine Bautrupps mehr auf.',
      'glyph:nave',
      'glyph:spire',
    ),
    rule(
      'MC-19.3',
      'As soon as a second crew arrives, both go home to the hut, and the next part stands.',
      'Sobald ein zweiter Bautrupp kommt, gehen beide heim in die Hütte, und der nächste Teil steht.',
      shown('cathedral', 8),
    ),
    rule(
      'MC-19.4 D-59',
      'With the spire the chests are valued at once, in the middle of whatever was going on (MC-20.1). After the first time play goes on exactly there.',
      'Mit dem Turm werden sofort die Schatullen gewertet, mitten in allem, was gerade geschah (MC-20.1). Nach dem ersten Mal geht es genau dort weiter.',
      'glyph:spire',
    ),
    rule(
      'MC-19.5 MC-19.6',
      'Whoever builds gets nothing for it. With the second cathedral the game ends; a third is never finished.',
      'Wer baut, hat nichts davon. Mit dem zweiten Dom endet das Spiel; ein dritter wird nie fertig.',
    ),
  ),
  chapter(
    'MC-20',
    'Valuing the chests',
    'Die Wertung der Schatullen',
    rule(
      'MC-20.1',
      'The first cathedral opens compartment I of all chests, the second compartment II.',
      'Der erste Dom öffnet Fach I aller Schatullen, der zweite Fach II.',
      'glyph:chest',
    ),
    rule(
      'MC-20.2 MC-20.3',
      'The cathedral that was finished says which letters there are, in three lots: for bread and wine, for cloth and jewels, for coins. They are laid out one lot after the other.',
      'Der fertige Dom sagt, welche Briefe es gibt, in drei Gruppen: für Brot und Wein, für Tuch und Edelsteine, für Münzen. Sie kommen nacheinander in die Auslage.',
      'glyph:letter',
    ),
    assumed(
      'MC-1.5 MC-27.2 D-4',
      'The letters of the three cathedrals are assumed, except one: the books give red 1, blue 3, green 1 for bread and wine at one of them. Ours have eleven letters each, in lots of five, four and two.',
      'Die Briefe der drei Dome sind angenommen, bis auf eine Liste: Rot 1, Blau 3, Grün 1 für Brot und Wein an einem von ihnen steht im Heft. Unsere haben je elf Briefe, in Gruppen zu fünf, vier und zwei.',
    ),
    rule(
      'MC-20.4',
      'Bread counts 1, wine 2; cloth 1, a jewel 2; coins what they are worth. Who gave nothing of a lot is no donor there. Ties go to the one nearer to Hell.',
      'Brot zählt 1, Wein 2; Tuch 1, ein Edelstein 2; Münzen, was sie wert sind. Wer in einer Gruppe nichts gab, ist dort kein Spender. Bei Gleichstand zählt die Nähe zur Hölle.',
      shown('lots', 2.4),
    ),
    rule(
      'MC-20.5 MC-20.7',
      'The biggest donor takes a letter, then the second biggest, in turns until none is left. The others get nothing. A single donor takes all; without donors the letters stay.',
      'Der größte Spender nimmt einen Brief, dann der zweitgrößte, im Wechsel, bis keiner mehr da ist. Die anderen gehen leer aus. Ein einziger Spender nimmt alle; ohne Spender bleiben sie liegen.',
    ),
    option(
      'MC-20.6 MC-24.8 D-7',
      'With two players the bigger donor takes two letters, the other one, the bigger one the rest. Table option after the English book: two, then two, then the rest.',
      'Zu zweit nimmt der größere Spender zwei Briefe, der andere einen, der größere den Rest. Wahl des Tisches nach dem englischen Heft: zwei, dann zwei, dann der Rest.',
    ),
    rule(
      'MC-20.8 MC-20.9',
      'Afterwards the goods of that compartment go into the bag and the coins to the bank. No soul moves.',
      'Danach kommen die Waren dieses Fachs ins Säckchen und die Münzen in die Kasse. Keine Seele zieht.',
    ),
    example(
      'WE-10 WE-12',
      'For 1 red, 3 blue and 1 green: Dominik gave 6, Johanna 5, Paula and Gregor 4 each. Dominik and Johanna take in turns: three letters for him, two for her, none for the others. Four breads are worth two wines.',
      'Um 1 roten, 3 blaue, 1 grünen: Dominik gab 6, Johanna 5, Paula und Gregor je 4. Dominik und Johanna nehmen im Wechsel: drei Briefe für ihn, zwei für sie, keiner für die anderen. Vier Brote sind so viel wie zwei Wein.',
    ),
  ),
  chapter(
    'MC-21',
    'The end, and who is saved',
    'Das Ende, und wer gerettet wird',
    rule(
      'MC-21.1 MC-21.2 D-40',
      'The second finished cathedral ends the game, whenever it happens. Compartment II is valued, posts are compared one last time, then the letters save souls. All else is dropped.',
      'Der zweite fertige Dom beendet das Spiel, wann immer es geschieht. Fach II wird gewertet, die Kerbhölzer ein letztes Mal verglichen, dann retten die Briefe die Seelen. Alles andere entfällt.',
      'glyph:spire',
      'glyph:spire',
    ),
    rule(
      'MC-21.3',
      'A set of one yellow, blue, red and green letter is worth 8 steps, any letter beyond that one.',
      'Ein Satz aus gelbem, blauem, rotem und grünem Brief ist 8 Schritte wert, jeder weitere Brief einen.',
      shown('set', 2.6),
    ),
    rule(
      'MC-21.4',
      'From Hell upwards each soul rises by what its letters are worth.',
      'Von der Hölle her steigt jede Seele um den Wert ihrer Briefe.',
      'glyph:ghost',
      'glyph:halo',
    ),
    rule(
      'MC-21.5',
      'Then the game is over. All souls in Heaven win together. If there is none, the one nearest to Heaven wins alone.',
      'Dann ist das Spiel vorbei. Alle Seelen im Himmel gewinnen gemeinsam. Ist keine dort, gewinnt allein, wer ihm am nächsten ist.',
      'glyph:halo',
    ),
    rule(
      'MC-21.6',
      'Taler, goods, late gifts and sin stones are worth nothing at the end.',
      'Taler, Waren, zu späte Gaben und Sündensteine sind am Ende nichts wert.',
    ),
    example(
      'WE-13',
      'One of each colour: 8. A fifth letter: 9. Two sets and three red ones: 19.',
      'Von jeder Farbe einer: 8. Ein fünfter Brief: 9. Zwei Sätze und drei rote: 19.',
    ),
  ),
  chapter(
    'MC-22 MC-23',
    'Three players',
    'Zu dritt',
    rule(
      'MC-23.1 MC-23.2',
      'All as with four, but one character stays on the board each round.',
      'Alles wie zu viert, doch eine Person bleibt in jeder Runde auf dem Plan.',
    ),
    rule(
      'MC-23.3 MC-23.4',
      'If it is the Pope, the Emperor may also move a Pope stone. If it is the Emperor, the Pope also must place the crew.',
      'Ist es der Papst, darf der Kaiser auch einen Papststein versetzen. Ist es der Kaiser, muss der Papst auch den Bautrupp setzen.',
      'glyph:mitre',
      'glyph:crown',
    ),
    option(
      'MC-23.5 D-41',
      'That extra preliminary comes after the third choice; who chooses third has both and picks the order. Table option: Pope and Emperor both wait until all have chosen.',
      'Dieses weitere Vorspiel kommt nach der dritten Wahl; wer als Dritter wählt, hat beide und bestimmt die Reihenfolge. Wahl des Tisches: Papst und Kaiser warten beide, bis alle gewählt haben.',
    ),
    rule(
      'MC-23.6 D-16',
      'If it is the Merchant, whoever ends a turn while nearest to Hell takes the free stone.',
      'Ist es der Kaufmann, nimmt den freien Stein, wer am Ende seines Zuges der Hölle am nächsten ist.',
      'glyph:scales',
    ),
    rule(
      'MC-23.7 MC-23.8',
      'If it is the Petty Sinner, nothing changes. Privileges are not inherited: without a Pope all visits are open ones.',
      'Ist es der Kleine Sünder, ändert sich nichts. Vorrechte erbt niemand: Ohne Papst sind alle Besuche offen.',
    ),
  ),
  chapter(
    'MC-24',
    'Two players',
    'Zu zweit',
    rule(
      'MC-24.1 MC-24.2',
      'You bid once and take characters in turns, the higher bid first, two each. All four are in play.',
      'Ihr bietet einmal und nehmt abwechselnd Personen, das höhere Gebot zuerst, jeder zwei. Alle vier sind im Spiel.',
      'crest:0',
      'glyph:mitre',
      'glyph:mug',
      'crest:1',
      'glyph:crown',
      'glyph:scales',
    ),
    rule(
      'MC-24.3 MC-24.4 D-42',
      'Each character has its own turn, and in it only its own privilege works.',
      'Jede Person hat ihren eigenen Zug, und darin gilt nur ihr eigenes Vorrecht.',
    ),
    rule(
      'MC-24.5 MC-24.6 MC-24.7 MC-24.9',
      'You have one post for both. The other player guesses where your Pope is; gifts of Pope or Emperor come only from the other. The higher post goes down by the difference.',
      'Du hast ein Kerbholz für beide. Der andere rät, wo dein Papst steckt; Geschenke von Papst oder Kaiser kommen nur vom anderen. Das höhere Kerbholz geht um den Unterschied hinab.',
    ),
  ),
];
