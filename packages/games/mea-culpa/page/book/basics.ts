import { assumed, type Chapter, chapter, example, option, rule, ruling, shown } from '@conclave/stage/page/book.ts';
import { ladder } from './scenes.ts';

/** MC-0 to MC-5: what there is, who knows what, and how it begins. */
export const basics: readonly Chapter[] = [
  chapter(
    'MC-0 MC-1',
    'What it is about, and what lies on the board',
    'Worum es geht und was auf dem Plan liegt',
    rule(
      'MC-0.4',
      'Each player guides one poor soul between Heaven and Hell. In each round you also play a character: Pope, Emperor, Merchant or Petty Sinner; with two players, two of them.',
      'Jeder lenkt eine Arme Seele zwischen Himmel und Hölle. Dazu spielst du in jeder Runde eine Figur: Papst, Kaiser, Kaufmann oder Kleiner Sünder; zu zweit sind es zwei.',
      'glyph:ghost',
      'glyph:halo',
      'glyph:flame',
    ),
    rule(
      'MC-1.1 MC-22.6 D-1',
      'Goods: 10 loaves of bread, 9 jugs of wine, 9 bolts of cloth, 7 jewels. 6 indulgence stones. Letters of indulgence: 10 yellow, 11 blue, 15 red, 15 green. 24 cards of the House, 3 Pope stones, 4 building crews, 7 sin stones for each player. Only money is without end.',
      'Waren: 10 Brote, 9 Krüge Wein, 9 Ballen Tuch, 7 Edelsteine. 6 Ablasssteine. Ablassbriefe: 10 gelbe, 11 blaue, 15 rote, 15 grüne. 24 Karten des Freudenhauses, 3 Papststeine, 4 Bautrupps, 7 Sündensteine für jeden. Nur das Geld ist ohne Ende.',
      'glyph:bread',
      'glyph:wine',
      'glyph:cloth',
      'glyph:jewel',
      'glyph:letter',
    ),
    rule(
      'MC-1.2 D-2',
      'Your post is a six-sided stick with 1 to 6 notches. Notches are sins you admit to; more than six it cannot show.',
      'Dein Kerbholz ist ein sechskantiger Stab mit 1 bis 6 Kerben. Kerben sind Sünden, zu denen du stehst; mehr als sechs zeigt es nicht.',
      shown('notches', 2),
    ),
    rule(
      'MC-1.3 MC-1.4',
      'Money is changed freely at any time. Coins matter only when you donate one. Colours of players mean nothing.',
      'Geld wird jederzeit frei gewechselt. Münzen zählen erst, wenn du eine spendest. Spielerfarben bedeuten nichts.',
      'glyph:coin',
    ),
    rule(
      'MC-0.1 MC-0.2 MC-0.3',
      'Where the German and the English book differ we follow the German one. What we had to decide ourselves is marked as our ruling. The table keeps the books for you and offers only what is allowed.',
      'Wo deutsches und englisches Heft sich widersprechen, folgen wir dem deutschen. Was wir selbst entscheiden mussten, steht als unsere Festlegung da. Der Tisch führt Buch und bietet nur Erlaubtes an.',
    ),
  ),
  chapter(
    'MC-2',
    'Screens and secrets',
    'Sichtschirme und Geheimnisse',
    rule(
      'MC-2.1 MC-2.2 MC-2.6',
      'Behind your screen lie taler, goods and letters; nobody is told how many. Secret are also bids before the reveal, the Pope die before the guess, and into which compartment of a chest something went. When the winner is known, the screens open.',
      'Hinter deinem Sichtschirm liegen Taler, Waren und Briefe; wie viele, sagt man niemandem. Geheim sind auch Gebote vor dem Aufdecken, der Papstwürfel vor dem Tipp und in welches Fach einer Schatulle etwas kam. Steht der Sieger fest, fallen die Schirme.',
      'glyph:eye',
    ),
    rule(
      'MC-2.3 D-50',
      'What passes over the table is seen by all: prices, goods, letters and their colours, gifts. Whoever keeps count knows a lot.',
      'Was über den Tisch geht, sehen alle: Preise, Waren, Briefe und ihre Farben, Gaben. Wer mitzählt, weiß viel.',
    ),
    option(
      'MC-2.4',
      'The log of this round only (usual), of the whole game, or the totals of all players in the open. Compartments stay secret in any case.',
      'Das Protokoll nur dieser Runde (üblich), des ganzen Spiels, oder alle Bestände offen. Die Fächer bleiben in jedem Fall geheim.',
    ),
    rule(
      'MC-2.5 D-46',
      'How many things lie in a chest is public. You may look into your own whenever you like, but take nothing out.',
      'Wie viele Dinge in einer Schatulle liegen, ist öffentlich. In deine eigene darfst du jederzeit sehen, aber nichts herausnehmen.',
      'glyph:chest',
    ),
    rule(
      'MC-2.7 D-51',
      'Chance rules only the order of souls at the start, the bag and the House deck. The Pope die is set, never rolled. Discarded House cards lie open.',
      'Der Zufall regiert nur die Aufstellung der Seelen, das Warensäckchen und die Karten des Freudenhauses. Der Papstwürfel wird gelegt, nie geworfen. Abgelegte Karten liegen offen.',
      'glyph:dice',
    ),
  ),
  chapter(
    'MC-3',
    'The Record of Sins',
    'Die Sündenleiste',
    rule(
      'MC-3.1 D-36',
      'From the start space 0 forty spaces lead down towards Hell; 40 is the last before the flames. The other way leads up to Heaven.',
      'Vom Startfeld 0 führen vierzig Felder hinab zur Hölle; 40 ist das letzte vor den Flammen. In die andere Richtung geht es zum Himmel hinauf.',
      ladder,
    ),
    assumed(
      'D-5',
      'Heaven is the 35th step from space 0. Assumed: the length was printed only on the board. A table’s own board sheet may say 15 to 40.',
      'Der Himmel ist der 35. Schritt von Feld 0. Angenommen: Die Länge stand nur auf dem Plan. Ein eigenes Spielplanblatt darf 15 bis 40 sagen.',
      'glyph:halo',
    ),
    rule(
      'MC-3.2 MC-3.3 D-39',
      'All souls begin on space 0 in a row, in random order. Who stands further down the track is nearer to Hell; on space 0 the row decides. Two souls are never equally far.',
      'Alle Seelen beginnen auf Feld 0 in einer Reihe, ausgelost. Wer weiter unten steht, ist näher an der Hölle; auf Feld 0 entscheidet die Reihe. Gleich weit sind zwei Seelen nie.',
    ),
    rule(
      'MC-3.4 MC-3.5',
      'Each space holds one soul. A move is made in one go, past others; if its end is taken, the soul slides on to the next free space.',
      'Auf jedem Feld steht eine Seele. Ein Zug geschieht in einem Stück, an anderen vorbei; ist das Ziel besetzt, rutscht sie weiter aufs nächste freie Feld.',
      shown('pushed', 5),
    ),
    rule(
      'MC-3.6 D-69',
      'Hell takes nobody: a move that would go beyond space 40 does not happen at all. Whatever else belongs to it still does.',
      'Die Hölle nimmt niemanden: Ein Zug über Feld 40 hinaus findet gar nicht statt. Was sonst dazugehört, schon.',
      'glyph:flame',
    ),
    rule(
      'MC-3.7 MC-3.8',
      'When several must go down, the one nearest to Hell goes first. Until the final scoring there is only one direction: down.',
      'Müssen mehrere hinab, geht zuerst, wer der Hölle am nächsten ist. Bis zur Schlusswertung gibt es nur eine Richtung: abwärts.',
    ),
    rule(
      'MC-3.9 MC-3.10 D-37 D-38',
      'In the final scoring souls rise, each in one move; a taken space pushes them further up. Heaven has room for all, and steps to spare are lost.',
      'In der Schlusswertung steigen die Seelen, jede in einem Zug; ein besetztes Feld schiebt sie weiter hinauf. Im Himmel ist Platz für alle, überzählige Schritte verfallen.',
      'glyph:halo',
    ),
    example(
      'WE-22 WE-23',
      'A soul on 38 that must go 3 stays on 38. One on 5 that rises 5 lands on 0, or on the first space above if somebody stands there.',
      'Eine Seele auf 38, die 3 muss, bleibt auf 38. Eine auf 5, die 5 steigt, kommt auf 0, oder ein Feld höher, wenn dort jemand steht.',
    ),
  ),
  chapter(
    'MC-4',
    'Ties',
    'Gleichstand',
    rule(
      'MC-4.1 D-43',
      'One principle for all of them: of those who are tied, the one nearer to Hell has the advantage.',
      'Ein Grundsatz für alles: Wer bei Gleichstand näher an der Hölle ist, hat den Vorteil.',
      'glyph:flame',
    ),
    rule(
      'MC-4.2',
      'So the sinner wins equal bids, keeps the taler with equal notches and counts as the bigger donor. With equal highest posts it is the tied player farthest from Hell who has to move.',
      'So gewinnt der Sünder bei gleichen Geboten, behält bei gleichen Kerben die Taler und gilt als größerer Spender. Bei gleich hohen Kerbhölzern muss ziehen, wer von ihnen am weitesten von der Hölle ist.',
    ),
  ),
  chapter(
    'MC-5',
    'Setting up',
    'Aufbau',
    rule(
      'MC-5.1 D-6',
      'Four crews stand in the builders’ hut, one Pope stone at each den of sin, the House cards lie shuffled. Three sites, A, B and C, are empty.',
      'In der Bauhütte stehen vier Bautrupps, an jedem Sündenpfuhl ein Papststein, die Karten des Freudenhauses sind gemischt. Drei Dombauplätze, A, B und C, sind leer.',
      'glyph:nave',
    ),
    rule(
      'MC-5.2 MC-5.3',
      'Everybody has a post, seven sin stones, a chest with two compartments, a screen and 25 taler. The souls are lined up by chance.',
      'Jeder hat ein Kerbholz, sieben Sündensteine, eine Schatulle mit zwei Fächern, einen Sichtschirm und 25 Taler. Die Seelen werden ausgelost.',
      'glyph:chest',
      'glyph:coin',
      'glyph:stone',
    ),
    rule(
      'MC-5.4 MC-5.5',
      'Four starting bonuses lie there: bread with wine, a jewel, a coin of ten, a blue letter. The soul nearest to Heaven chooses first, the others follow towards Hell, one each.',
      'Vier Kleine Vorteile liegen aus: Brot mit Wein, ein Edelstein, eine Zehnermünze, ein blauer Brief. Wer dem Himmel am nächsten ist, wählt zuerst, die anderen folgen in Richtung Hölle, jeder einen.',
      'glyph:bread',
      'glyph:wine',
      'glyph:jewel',
      'glyph:coin',
      'glyph:letter',
    ),
    rule(
      'MC-5.6 D-44',
      'The letter goes behind your screen. Anything else goes straight into your chest, into I or II as you like; bread and wine may be parted. The compartment is your secret.',
      'Der Brief kommt hinter deinen Schirm. Alles andere wandert gleich in deine Schatulle, in I oder II, wie du willst; Brot und Wein darfst du trennen. Das Fach ist dein Geheimnis.',
    ),
    rule(
      'MC-5.7 MC-5.8',
      'What nobody took goes back. All goods outside the chests and the six indulgence stones go into the bag.',
      'Was niemand nahm, geht zurück. Alle Waren außerhalb der Schatullen und die sechs Ablasssteine kommen ins Warensäckchen.',
    ),
    ruling(
      'D-34 D-58',
      'The books show parts of the set-up only in pictures that we do not have. It makes no difference to play.',
      'Manches zum Aufbau steht nur auf Bildern, die uns fehlen. Für das Spiel macht es keinen Unterschied.',
    ),
  ),
];
