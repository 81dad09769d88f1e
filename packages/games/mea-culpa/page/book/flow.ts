import { type Chapter, chapter, example, rule, shown } from '@conclave/stage/page/book.ts';

/** MC-6 to MC-9: how a round goes. */
export const flow: readonly Chapter[] = [
  chapter(
    'MC-6',
    'A round, and how it is prepared',
    'Eine Runde und ihre Vorbereitung',
    rule(
      'MC-6.1 D-53 D-63',
      'A round has four phases: preparation; bids, characters and their preliminary actions; actions; the comparison of posts. After eleven rounds at most it is over.',
      'Eine Runde hat vier Phasen: Vorbereitung; Gebote, Figuren und ihr Vorspiel; Aktionen; Vergleich der Kerbhölzer. Nach höchstens elf Runden ist Schluss.',
    ),
    rule(
      'MC-6.2 MC-22.1 MC-22.2 MC-22.3 D-31 D-32',
      'Seven stones are drawn from the bag for the market (all, if there are fewer). The four characters return, a crew goes to the Emperor’s card, suite 6 gets a yellow letter if it has none, suite 5 is open again, and each of rooms 1 to 4 gets a new card. An empty deck is shuffled anew from the discards; without yellow letters suite 6 stays shut.',
      'Sieben Steine kommen aus dem Warensäckchen auf den Markt (alle, wenn es weniger sind). Die vier Figuren kehren zurück, ein Bautrupp kommt auf die Karte des Kaisers, Separee 6 bekommt einen gelben Brief, falls keiner da ist, Separee 5 ist wieder offen, und jedes Zimmer von 1 bis 4 bekommt eine neue Karte. Ist der Stapel leer, wird die Ablage gemischt; ohne gelbe Briefe bleibt Separee 6 zu.',
      'glyph:bread',
      'glyph:wine',
      'glyph:cloth',
      'glyph:jewel',
      'glyph:stone',
    ),
    rule(
      'MC-6.3',
      'All this lies open before anybody bids. Look at it well.',
      'All das liegt offen, ehe jemand bietet. Sieh es dir gut an.',
    ),
  ),
  chapter(
    'MC-7',
    'Bids and characters',
    'Gebote und Figuren',
    rule(
      'MC-7.1 MC-7.3',
      'Everybody bids in secret: 1 to 6 notches on the post plus as many taler as you like from behind the screen. The sum is your bid.',
      'Alle bieten geheim: 1 bis 6 Kerben auf dem Kerbholz und dazu beliebig viele Taler von hinter dem Schirm. Die Summe ist dein Gebot.',
      shown('bid', 2.4),
    ),
    rule(
      'MC-7.2 D-60',
      'A locked bid can be replaced until the last player has locked theirs. The others see only that you have.',
      'Ein abgegebenes Gebot darfst du ersetzen, bis der Letzte seines abgegeben hat. Die anderen sehen nur, dass du es getan hast.',
    ),
    rule('MC-7.4', 'Then all bids are shown at once.', 'Dann werden alle Gebote zugleich aufgedeckt.'),
    rule(
      'MC-7.5 MC-7.6 D-19 D-56',
      'Only the player with the most notches keeps their taler. Everybody else pays what they bid, winner or not, at once. Sin saves money.',
      'Nur wer die meisten Kerben zeigt, behält seine Taler. Alle anderen zahlen, was sie geboten haben, ob es gereicht hat oder nicht, und zwar sofort. Sünde spart Geld.',
      'glyph:coin',
    ),
    rule(
      'MC-7.7',
      'The posts stay as they are: this is where your round begins, and they can only rise.',
      'Die Kerbhölzer bleiben, wie sie sind: Hier beginnt deine Runde, und sie können nur steigen.',
    ),
    rule(
      'MC-7.8 MC-7.9',
      'The highest bid takes a character first and carries out its preliminary action at once, then the next, and so on. You keep the character until the next preparation.',
      'Das höchste Gebot nimmt zuerst eine Figur und führt gleich ihr Vorspiel aus, dann das nächste, und so fort. Die Figur behältst du bis zur nächsten Vorbereitung.',
      'glyph:mitre',
      'glyph:crown',
    ),
    example(
      'WE-3',
      'Dominik bids 4 notches and 7 taler, Paula 3 and 12, Johanna 2 and 7, Gregor 1 and 8; Gregor is nearer to Hell than Johanna. Order: Paula with 15, Dominik with 11, Gregor, Johanna. Only Dominik keeps his taler.',
      'Dominik bietet 4 Kerben und 7 Taler, Paula 3 und 12, Johanna 2 und 7, Gregor 1 und 8; Gregor ist näher an der Hölle als Johanna. Reihenfolge: Paula mit 15, Dominik mit 11, Gregor, Johanna. Nur Dominik behält seine Taler.',
    ),
  ),
  chapter(
    'MC-8',
    'Preliminary actions',
    'Vorspiele',
    rule(
      'MC-8.1 D-14',
      'The Pope may move one Pope stone to another den.',
      'Der Papst darf einen Papststein zu einem anderen Sündenpfuhl versetzen.',
      'glyph:mitre',
    ),
    rule(
      'MC-8.2',
      'The Emperor must send the crew on his card to an open site. That can build, and even finish, a cathedral.',
      'Der Kaiser muss den Bautrupp seiner Karte auf einen offenen Dombauplatz schicken. Das kann einen Dom bauen, ja vollenden.',
      'glyph:crown',
    ),
    rule('MC-8.3', 'The Merchant has none.', 'Der Kaufmann hat keins.', 'glyph:scales'),
    rule(
      'MC-8.4',
      'The Petty Sinner must put two of his stones into the den of Petty Sins. Then he may visit the House once, at once and without turning his post; a suite still costs its stone.',
      'Der Kleine Sünder muss zwei seiner Steine in die Kleinen Sünden legen. Dann darf er sofort einmal ins Freudenhaus, ohne sein Kerbholz zu drehen; ein Separee kostet trotzdem seinen Stein.',
      'glyph:stone',
      'glyph:stone',
    ),
    rule(
      'MC-8.5 MC-8.6',
      'A preliminary action comes before your actions and takes none of them away; but a room visited is visited. If it finishes the first cathedral, the chests are valued first and the choice goes on; with the second, the game ends.',
      'Ein Vorspiel ist keine Aktion und kostet keine; doch ein besuchtes Zimmer ist besucht. Vollendet es den ersten Dom, wird erst gewertet, dann weiter gewählt; beim zweiten endet das Spiel.',
    ),
  ),
  chapter(
    'MC-9',
    'The action phase',
    'Die Aktionsphase',
    rule(
      'MC-9.1',
      'Turns go round in the order Pope, Emperor, Merchant, Petty Sinner, again and again until the market is empty.',
      'Es geht reihum: Papst, Kaiser, Kaufmann, Kleiner Sünder, immer wieder, bis der Markt leer ist.',
      'glyph:mitre',
      'glyph:crown',
      'glyph:scales',
      'glyph:mug',
    ),
    rule(
      'MC-9.2 MC-9.4',
      'On your turn you pass or take one action: buy, sell, donate, or visit the House. Whoever passes may act again next time.',
      'Bist du am Zug, passt du oder nimmst eine Aktion: kaufen, verkaufen, spenden oder das Freudenhaus besuchen. Wer passt, darf beim nächsten Mal wieder.',
    ),
    rule(
      'MC-9.3',
      'For a second action of another kind you first turn your post up by one. There is never a third.',
      'Für eine zweite Aktion anderer Art drehst du zuerst dein Kerbholz um eins weiter. Eine dritte gibt es nie.',
      shown('second', 2.4),
    ),
    rule(
      'MC-9.5 D-24 D-25',
      'At six notches there is no second action, for nobody. The extra notch is no cost of the House: Petty Sinner and hidden Pope pay it as well.',
      'Bei sechs Kerben gibt es keine zweite Aktion, für niemanden. Die Kerbe dafür gehört nicht zum Freudenhaus: Auch der Kleine Sünder und der unentdeckte Papst zahlen sie.',
    ),
    rule(
      'MC-9.6',
      'You can begin a second action only if you can pay for all of it: at post 4, after the extra notch, a room that costs two would lead to seven, so it is refused.',
      'Eine zweite Aktion beginnst du nur, wenn du sie ganz bezahlen kannst: Bei Kerbholz 4 führte nach der Zusatzkerbe ein Zimmer für zwei auf sieben, also geht es nicht.',
    ),
    rule(
      'MC-9.7',
      'Your turn ends with a pass, after your one action, or after the second. Then, if you are the Merchant, comes the free stone (MC-15.3).',
      'Dein Zug endet mit dem Passen, nach der einen Aktion oder nach der zweiten. Dann kommt, wenn du Kaufmann bist, der freie Stein (MC-15.3).',
    ),
    rule(
      'MC-9.8 D-11',
      'When the last stone leaves the market, the phase is over at once, whoever took it and however. What was begun is finished: the purchase, the visit. But there is no second action, no free stone and no further turn.',
      'Verlässt der letzte Stein den Markt, ist die Phase sofort vorbei, wer auch immer ihn nahm. Was begonnen ist, wird beendet: der Kauf, der Besuch. Aber es gibt keine zweite Aktion, keinen freien Stein, keinen weiteren Zug.',
    ),
    rule(
      'MC-9.9 MC-9.10 MC-9.11 D-48',
      'Nothing comes back to the market within a round. As the Merchant has to take a stone each turn, it always empties in the end. Then posts are compared (MC-17.1).',
      'Auf den Markt kommt in der Runde nichts zurück. Weil der Kaufmann in jedem Zug einen Stein nehmen muss, wird er am Ende immer leer. Dann vergleicht man die Kerbhölzer (MC-17.1).',
    ),
    example(
      'WE-14',
      'Post at 2: you sell, turn it to 3 and buy. Selling twice is not possible.',
      'Kerbholz auf 2: Du verkaufst, drehst auf 3 und kaufst. Zweimal verkaufen geht nicht.',
    ),
  ),
];
