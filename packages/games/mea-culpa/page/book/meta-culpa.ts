import { type Chapter, chapter, variant } from '@conclave/stage/page/book.ts';

/** MC-25, MC-26: the printed variant, and how it is to be played at a table like ours. */
export const metaCulpa: readonly Chapter[] = [
  chapter(
    'MC-25',
    'META CULPA, the variant',
    'META CULPA, die Variante',
    variant(
      'MC-25.1 D-62',
      'In META CULPA sloppiness itself is a sin. This version does not play the variant yet: our tables keep the books for you, and nobody can forget anything. Here is how it goes, so that you know it, and so that the table can learn it.',
      'In META CULPA ist Schlamperei selbst eine Sünde. Diese Fassung spielt die Variante noch nicht: Unsere Tische führen für dich Buch, und niemand kann etwas vergessen. Hier steht, wie sie geht, damit du sie kennst und der Tisch sie lernen kann.',
      'glyph:book',
    ),
    variant(
      'MC-25.2 D-8',
      'One rule is added. Whoever breaks an entry of the Register of Sins at once puts one own sin stone into Petty Sins, as in MC-18.6 if none is left, and makes the fault good.',
      'Eine einzige Regel kommt dazu. Wer gegen einen Eintrag des Sündenregisters verstößt, legt sofort einen eigenen Sündenstein in die Kleinen Sünden, wie in MC-18.6, wenn keiner mehr da ist, und macht den Fehler gut.',
      'glyph:stone',
      'glyph:dice',
    ),
    variant(
      'MC-25.3 D-17',
      'The register. S1: you take back your turn or part of it. S2: you take a character before your bid is settled. S3: you turn your post only during or after what it pays for. S4: as Merchant you end your turn without the free stone. S5: you take a good or a letter before you have paid. S6: as Pope you walk into the House openly, without the die. S7: your old character card is not back in its place when the new bids are shown. S8: you forget your preliminary. S9: the stone for Lust comes only after the suite’s favour. S10: the stone for Greed comes only after both goods. S11: you donate without showing what. S12: you do not notice that it is your turn, although somebody has asked the next player to move. S13: you begin a turn that is not yours.',
      'Das Register. S1: Du nimmst deinen Zug ganz oder zum Teil zurück. S2: Du nimmst eine Person, bevor dein Gebot abgerechnet ist. S3: Du drehst dein Kerbholz erst während oder nach dem, wofür es zahlt. S4: Als Kaufmann beendest du deinen Zug ohne den freien Stein. S5: Du nimmst eine Ware oder einen Brief, bevor du gezahlt hast. S6: Als Papst gehst du offen ins Freudenhaus, ohne den Würfel. S7: Deine alte Personenkarte liegt nicht wieder an ihrem Platz, wenn die neuen Gebote aufgedeckt werden. S8: Du vergisst dein Vorspiel. S9: Der Stein für die Wollust kommt erst nach der Gunst des Separees. S10: Der Stein für die Habgier kommt erst nach beiden Waren. S11: Du spendest, ohne zu zeigen, was. S12: Du merkst nicht, dass du dran bist, obwohl jemand den nächsten Spieler gebeten hat. S13: Du beginnst einen Zug, der nicht deiner ist.',
      'glyph:scroll',
      'glyph:coin',
      'glyph:mitre',
      'glyph:lips',
      'glyph:chest',
    ),
    variant(
      'MC-25.4 D-65',
      'Everybody says when their turn is over. Until then you can still make good what you left out: “I was going to do that.” Afterwards there is no excuse.',
      'Jeder sagt, wann sein Zug zu Ende ist. Bis dahin kannst du Versäumtes noch nachholen: „Das wollte ich gerade tun.“ Danach gilt keine Ausrede.',
      'glyph:bell',
    ),
    variant(
      'MC-25.5',
      'The Petty Sinner is not bound by the register, and may forget on purpose: paying, turning the post, placing stones. Only when somebody reminds him must he do it, and being reminded never costs him a stone.',
      'Den Kleinen Sünder bindet das Register nicht; er darf mit Absicht vergessen: zahlen, drehen, Steine legen. Nur wenn ihn jemand erinnert, muss er es tun, und erinnert zu werden kostet ihn nie einen Stein.',
      'glyph:ghost',
    ),
    variant(
      'MC-25.6 MC-26.6.1',
      'A table may make its register stricter or milder, but agrees on it before the game. It stands in the waiting room with all its options, everybody accepts exactly this text, and then it stays.',
      'Ein Tisch darf sein Register strenger oder milder machen, einigt sich aber vor dem Spiel. Es hängt mit all seinen Wahlmöglichkeiten im Warteraum, alle nehmen genau diesen Text an, und dann bleibt er.',
    ),
  ),
  chapter(
    'MC-26',
    'META CULPA at a table like ours',
    'META CULPA an einem Tisch wie diesem',
    variant(
      'MC-26.1 MC-26.1.1 MC-26.1.2',
      'How the variant works at a table that could keep the books is our own design. Each entry of the register is a switch: switched on, the table neither does nor mentions that step, and you can really forget it; switched off, the table does it for you as ever.',
      'Wie die Variante an einem Tisch geht, der selbst Buch führen könnte, ist unser eigener Entwurf. Jeder Eintrag des Registers ist ein Schalter: Ist er an, tut der Tisch diesen Schritt nicht und erwähnt ihn nicht, du kannst ihn also wirklich vergessen; ist er aus, tut ihn der Tisch wie sonst.',
      'glyph:gear',
    ),
    variant(
      'MC-26.1.3',
      'What is no entry cannot go wrong either: legal actions, prices, the limit of 6 notches, stocks, every move of a soul, buildings, atonement, evaluation, scoring, and all secrets. Whoever reaches for three stones instead of two is simply refused.',
      'Was kein Eintrag ist, kann auch nicht schiefgehen: erlaubte Aktionen, Preise, die Grenze von 6 Kerben, Vorräte, jede Bewegung einer Seele, Bauten, Sühne, Wertung, Abrechnung und alle Geheimnisse. Wer nach drei Steinen greift statt nach zweien, wird schlicht abgewiesen.',
    ),
    variant(
      'MC-26.2 MC-26.2.1 MC-26.2.2',
      'First you declare what you do: “I buy wine”, “room 3”, “second action: sell”. The table checks that it is legal; nothing moves yet. Then you do everything by hand: pay, turn the post, put a sin stone, take a stone or a letter, show, drop into the chest, settle the bid, take a card or put it back, place the crew, set the die, take back the last step, and at last: end of turn.',
      'Zuerst erklärst du, was du tust: „Ich kaufe Wein“, „Zimmer 3“, „zweite Aktion: verkaufen“. Der Tisch prüft, ob es erlaubt ist; noch bewegt sich nichts. Dann tust du alles von Hand: zahlen, Kerbholz drehen, Sündenstein legen, Stein oder Brief nehmen, zeigen, in die Schatulle legen, Gebot abrechnen, Karte nehmen oder zurücklegen, Bautrupp setzen, Würfel stellen, den letzten Schritt zurücknehmen, und zuletzt: Zug beendet.',
      'glyph:coin',
      'glyph:hammer',
      'glyph:stone',
      'glyph:chest',
    ),
    variant(
      'MC-26.2.3',
      'What must come before what. Settle your bid before you take a character (S2). Do a compulsory preliminary before the next card is taken (S8). Pay in full before you take (S5). Put the stone for Greed before the second good (S10). Turn the post before the first step of a second action or of a favour (S3), and put the stone for Lust before it, too (S9). Show before you drop (S11). Take the free stone before you end your turn (S4). As Pope take the die before you enter the House (S6). Put your old card back before the new bids are shown (S7).',
      'Was vor was kommt. Rechne dein Gebot ab, bevor du eine Person nimmst (S2). Erledige ein Vorspiel, das sein muss, bevor die nächste Karte genommen wird (S8). Zahle ganz, bevor du nimmst (S5). Lege den Stein für die Habgier vor der zweiten Ware (S10). Dreh das Kerbholz vor dem ersten Schritt einer zweiten Aktion oder einer Gunst (S3), und lege davor auch den Stein für die Wollust (S9). Zeige, bevor du einlegst (S11). Nimm den freien Stein, bevor du deinen Zug beendest (S4). Nimm als Papst den Würfel, bevor du das Freudenhaus betrittst (S6). Lege die alte Karte zurück, bevor die neuen Gebote aufgedeckt werden (S7).',
      'glyph:scroll',
    ),
    variant(
      'MC-26.2.4',
      'Too late is a sin at the moment of the later step. Not at all becomes a sin when you declare your turn over.',
      'Zu spät ist eine Sünde im Augenblick des späteren Schritts. Gar nicht wird zur Sünde, wenn du deinen Zug für beendet erklärst.',
    ),
    variant(
      'MC-26.2.5 MC-26.2.6 MC-26.2.7',
      'The last stone of the market ends the actions, but whoever took it may finish the books and end the turn; then a last call of 20 seconds runs before the posts are compared. If a clock runs out, the turn counts as declared over, with all that is missing. And if a whole round of turns passes without a stone leaving the market, the table asks for the next free stone itself, so that the round can end.',
      'Der letzte Stein des Marktes beendet die Aktionen, doch wer ihn nahm, darf noch Buch führen und seinen Zug beenden; dann läuft ein letzter Aufruf von 20 Sekunden, bevor die Kerbhölzer verglichen werden. Läuft eine Uhr ab, gilt der Zug als beendet, mit allem, was fehlt. Und vergeht eine ganze Runde von Zügen, ohne dass ein Stein den Markt verlässt, fordert der Tisch den nächsten freien Stein selbst ein, damit die Runde enden kann.',
    ),
    variant(
      'MC-26.3 MC-26.3.1',
      'Anybody else may call a sin: name the culprit and the entry. The table decides at once from its own book. Upheld: the sin is punished. Reminder: the thing is still open and not late; it must be done now, and costs nobody a stone. Too late: it happened, but nobody may call it any more. Unfounded: there was nothing.',
      'Jeder andere darf eine Sünde anzeigen: Nenne den Schuldigen und den Eintrag. Der Tisch entscheidet sofort nach seinem eigenen Buch. Bestätigt: Die Sünde wird bestraft. Erinnerung: Die Sache ist noch offen und nicht zu spät; sie ist jetzt zu tun und kostet niemanden einen Stein. Zu spät: Es ist geschehen, aber niemand darf es mehr anzeigen. Grundlos: Da war nichts.',
      'glyph:eye',
      'glyph:bell',
    ),
    variant(
      'MC-26.3.2 D-64',
      'How long a sin can be called: until the next turn of somebody else has been declared over (usual), or until the posts are compared. Sins of the choice can be called until the first turn is over, sins of the last turn until the last call ends.',
      'Wie lange sich eine Sünde anzeigen lässt: bis der nächste Zug eines anderen beendet ist (üblich) oder bis zum Vergleich der Kerbhölzer. Sünden der Wahl gelten, bis der erste Zug beendet ist, Sünden des letzten Zuges bis zum Ende des letzten Aufrufs.',
    ),
    variant(
      'MC-26.3.3',
      'What nobody calls in time stays as it is: unpaid taler are kept, the post is not turned, the stone stays in stock, the free stone on the market, the donation unknown until the chests open; a crew that was not placed waits on the Emperor card for the next round. Only whoever may keep the bid loses nothing by forgetting.',
      'Was niemand rechtzeitig anzeigt, bleibt, wie es ist: Nicht gezahlte Taler behältst du, das Kerbholz bleibt ungedreht, der Stein im Vorrat, der freie Stein auf dem Markt, die Spende unbekannt, bis sich die Schatullen öffnen; ein nicht gesetzter Bautrupp wartet auf der Kaiserkarte auf die nächste Runde. Nur wer sein Gebot ohnehin behalten darf, verliert durch Vergessen nichts.',
    ),
    variant(
      'MC-26.3.4 D-61',
      'A wrong call. False witness is entry S14: the accuser puts a stone into Petty Sins, unless that is the Petty Sinner, and may not call again until this turn is over (usual). Or: no stone, only silence until then. Or: nothing at all.',
      'Eine falsche Anzeige. Falsches Zeugnis ist Eintrag S14: Wer anzeigt, legt einen Stein in die Kleinen Sünden, außer dem Kleinen Sünder, und darf bis zum Ende dieses Zuges nicht wieder anzeigen (üblich). Oder: kein Stein, nur Schweigen bis dahin. Oder: gar nichts.',
      'glyph:stone',
    ),
    variant(
      'MC-26.3.5 MC-26.3.6 MC-26.3.7',
      'The first call counts, and one action never costs more than one stone, however many entries it offends. You may also confess yourself, with the same effect. The table never hints that there is anything to find: everybody reads what each hand does, except what is secret.',
      'Die erste Anzeige zählt, und eine Aktion kostet nie mehr als einen Stein, gegen wie viele Einträge sie auch verstößt. Du darfst dich auch selbst bezichtigen, mit derselben Wirkung. Der Tisch verrät nie, dass es etwas zu finden gäbe: Alle lesen, was jede Hand tut, außer dem Geheimen.',
    ),
    variant(
      'MC-26.4 MC-26.4.1',
      'An upheld call: one stone into Petty Sins, with all that follows if none is left; the table makes up whatever that action still owes; the action itself stands.',
      'Eine bestätigte Anzeige: ein Stein in die Kleinen Sünden, mit allem, was folgt, wenn keiner mehr da ist; der Tisch holt nach, was jene Aktion noch schuldet; die Aktion selbst bleibt bestehen.',
      'glyph:stone',
      'glyph:dice',
    ),
    variant(
      'MC-26.4.2',
      'If it cannot be made good any more: an unpaid good goes back to the market if you still have it, or to the bag if the actions are over; a letter goes back to its stack; else you pay what you have. A post that would rise above 6 is set to 6.',
      'Lässt es sich nicht mehr gutmachen: Eine nicht bezahlte Ware geht zurück auf den Markt, wenn du sie noch hast, oder in den Beutel, wenn die Aktionen vorbei sind; ein Brief geht auf seinen Stapel; sonst zahlst du, was du hast. Ein Kerbholz, das über 6 stiege, wird auf 6 gestellt.',
    ),
    variant(
      'MC-26.4.3',
      'The Pope in the open House: as in the German book the visit is undone, if nothing secret came to light and nobody has acted since, and he may begin anew without it being a take-back (usual). Or as in the English book: it stands, and he pays like any visitor. A step out of turn never has an effect.',
      'Der Papst offen im Freudenhaus: wie im deutschen Heft wird der Besuch rückgängig gemacht, wenn nichts Geheimes ans Licht kam und seither niemand gehandelt hat, und er darf neu beginnen, ohne dass es als Zurücknehmen gilt (üblich). Oder wie im englischen: Er gilt, und er zahlt wie jeder Besucher. Ein Schritt zur Unzeit wirkt nie.',
      'glyph:mitre',
    ),
    variant(
      'MC-26.4.4',
      'A call against the Petty Sinner is always a reminder: no stone, but he must do what is due. Not reminded in time, he is free of it for good. What he takes back stays taken back unless somebody objects before his next step. With two players this covers only the Petty Sinner’s own turn and preliminary.',
      'Eine Anzeige gegen den Kleinen Sünder ist immer eine Erinnerung: kein Stein, doch er muss tun, was fällig ist. Wird er nicht rechtzeitig erinnert, ist er für immer davon frei. Was er zurücknimmt, bleibt zurückgenommen, wenn niemand vor seinem nächsten Schritt widerspricht. Zu zweit gilt das nur für den Zug und das Vorspiel des Kleinen Sünders selbst.',
      'glyph:ghost',
    ),
    variant(
      'MC-26.5 D-66',
      'Entry by entry. S1 is charged by itself when you press “take back”, or only on a call, or there is no taking back at all. S5 may show the right price. S8 counts for the Emperor’s crew; a table may ask the Pope, too, to move a stone or to say that he does not. S12 needs a request: “Next player, please!” after 10 seconds, then 20 seconds to answer; at tables that play for days it is off. S13 shows the attempt and does nothing. A table may add up to five entries of honour in its own words, decided by a vote of those who are not concerned.',
      'Eintrag für Eintrag. S1 wird von selbst berechnet, wenn du „zurücknehmen“ drückst, oder nur auf Anzeige, oder es gibt kein Zurücknehmen. S5 darf den richtigen Preis zeigen. S8 gilt für den Bautrupp des Kaisers; ein Tisch kann auch vom Papst verlangen, einen Stein zu versetzen oder zu sagen, dass er es nicht tut. S12 braucht eine Bitte: „Nächster, bitte!“ nach 10 Sekunden, dann 20 Sekunden zum Antworten; an Tischen, die über Tage spielen, ist er aus. S13 zeigt den Versuch und bewirkt nichts. Ein Tisch darf bis zu fünf Ehreneinträge in eigenen Worten hinzufügen; über sie stimmen die Unbeteiligten ab.',
      'glyph:scroll',
    ),
    variant(
      'MC-26.6 MC-26.6.2',
      'Bots keep their books well. A table may let them slip now and then (usually never) and says how watchful they are (usually they see three sins in five). As Petty Sinner a bot forgets on purpose; it never accuses without reason.',
      'Bots führen gut Buch. Ein Tisch kann sie dann und wann patzen lassen (sonst nie) und bestimmt, wie wachsam sie sind (sonst sehen sie drei von fünf Sünden). Als Kleiner Sünder vergisst ein Bot mit Absicht; grundlos zeigt er nie an.',
    ),
    variant(
      'MC-26.6.3 MC-26.6.4',
      'What the table has written down about uncalled sins is a secret until the end; then it is read out as a list of confessions. A crew can stay on the Emperor card, so a game may last longer than usual.',
      'Was der Tisch über nicht angezeigte Sünden notiert hat, bleibt bis zum Ende geheim; dann wird es als Liste der Bekenntnisse verlesen. Ein Bautrupp kann auf der Kaiserkarte bleiben; ein Spiel kann also länger dauern als sonst.',
    ),
  ),
];
