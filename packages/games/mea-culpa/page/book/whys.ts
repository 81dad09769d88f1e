import { both, type Whys } from '@conclave/stage/page/book.ts';

/** Why, in one sentence, where the paragraph of the rule begins with something else. */
export const whys: Whys = {
  'MC-2.6': both(
    'When the winner is known, the screens open, and everybody sees what was left.',
    'Steht der Sieger fest, fallen die Sichtschirme, und alle sehen, was übrig blieb.',
  ),
  'MC-5.3': both('The souls are lined up on space 0 by chance.', 'Auf Feld 0 stellt das Los die Armen Seelen auf.'),
  'MC-5.5': both(
    'Four small gifts lie there at the start; whoever is nearest to Heaven chooses first.',
    'Am Anfang liegen vier Kleine Vorteile aus; zuerst wählt, wer dem Himmel am nächsten ist.',
  ),
  'MC-5.6': both(
    'A starting bonus goes straight into the chest; only a letter goes behind the screen.',
    'Ein Kleiner Vorteil kommt gleich in die Schatulle; nur ein Ablassbrief kommt hinter den Sichtschirm.',
  ),
  'MC-5.8': both(
    'All goods outside the chests and six indulgence stones go into the bag.',
    'Alle Waren außerhalb der Schatullen und sechs Ablasssteine kommen ins Warensäckchen.',
  ),
  'MC-6.2 crewSent': both(
    'Before each round a crew goes from the hut to the card of the Emperor.',
    'Vor jeder Runde geht ein Bautrupp von der Bauhütte auf die Karte des Kaisers.',
  ),
  'MC-6.2 suite6Restocked': both(
    'Before each round suite 6 gets a yellow letter if it has none.',
    'Vor jeder Runde bekommt Separee 6 einen gelben Ablassbrief, wenn keiner da ist.',
  ),
  'MC-6.2 suite6Closed': both(
    'Without yellow letters suite 6 stays shut.',
    'Ohne gelbe Ablassbriefe bleibt Separee 6 zu.',
  ),
  'MC-6.2 cardsDrawn': both(
    'Before each round each of the rooms 1 to 4 gets a new card.',
    'Vor jeder Runde bekommt jedes der Zimmer 1 bis 4 eine neue Karte.',
  ),
  'MC-6.2 cardsDiscarded': both(
    'Cards that nobody used are discarded before new ones come.',
    'Karten, die niemand genutzt hat, kommen weg, bevor neue kommen.',
  ),
  'MC-7.2': both(
    'Everybody bids in secret and may change the bid until the last one is in.',
    'Alle bieten geheim und dürfen ihr Gebot ändern, bis das letzte da ist.',
  ),
  'MC-7.4': both(
    'All bids are shown at once, and the highest chooses first.',
    'Alle Gebote werden zugleich aufgedeckt, und das höchste wählt zuerst.',
  ),
  'MC-7.5': both(
    'Only the player with the most notches keeps the taler of the bid; all others pay theirs to the bank.',
    'Nur wer die meisten Kerben zeigt, behält die gebotenen Taler; alle anderen zahlen sie in die Kasse.',
  ),
  'MC-8.4 declined': both(
    'The Petty Sinner may visit the House when taken, and need not.',
    'Wer den Kleinen Sünder nimmt, darf gleich ins Freudenhaus, muss aber nicht.',
  ),
  'MC-8.4 visitBegan': both(
    'The Petty Sinner may visit the House when taken, before anybody else.',
    'Wer den Kleinen Sünder nimmt, darf gleich ins Freudenhaus, vor allen anderen.',
  ),
  'MC-8.4 declared': both(
    'The Petty Sinner may visit the House when taken, before anybody else.',
    'Wer den Kleinen Sünder nimmt, darf gleich ins Freudenhaus, vor allen anderen.',
  ),
  'MC-10': both(
    'An indulgence stone of the market brings a red or a green letter.',
    'Ein Ablassstein vom Markt bringt einen roten oder grünen Ablassbrief.',
  ),
  'MC-10.2': both(
    'A good that lies on the market can be bought at its price.',
    'Eine Ware, die auf dem Markt liegt, lässt sich zu ihrem Preis kaufen.',
  ),
  'MC-10.3': both(
    'Whoever buys two goods of a kind out of greed pays for one and puts a sin stone into Greed.',
    'Wer aus Habgier zwei Waren einer Art kauft, zahlt eine und legt einen Sündenstein in die Habgier.',
  ),
  'MC-13.4 cardCleared': both(
    'Each place is visited once a round, so its card is gone after the visit.',
    'Jeden Ort besucht in der Runde nur einer, darum kommt seine Karte danach weg.',
  ),
  'MC-13.4 sinStonesPut': both(
    'A visit to a suite costs a sin stone for Lust.',
    'Ein Besuch im Separee kostet einen Sündenstein für die Wollust.',
  ),
  'MC-13.5': both(
    'In a room one may use the card or leave it be.',
    'In einem Zimmer darf man die Karte nutzen oder es lassen.',
  ),
  'MC-14.3': both(
    'The Pope sets the die in secret to the place he is going to.',
    'Der Papst stellt den Würfel heimlich auf den Ort, den er besucht.',
  ),
  'MC-14.5': both(
    'Of all the others the one nearest to Hell guesses where the Pope is, and then the die is shown.',
    'Von allen anderen tippt, wer der Hölle am nächsten ist, wo der Papst steckt, und dann wird der Würfel gezeigt.',
  ),
  'MC-14.6': both(
    'A Pope who is caught goes one step towards Hell and pays like everybody.',
    'Wird der Papst ertappt, sinkt seine Arme Seele einen Schritt zur Hölle, und er zahlt wie alle.',
  ),
  'MC-17.2': both(
    'When the market is empty, the highest post sinks by its lead over the lowest.',
    'Ist der Markt leer, sinkt das höchste Kerbholz um seinen Vorsprung vor dem niedrigsten.',
  ),
  'MC-17.3': both('With equal posts nobody sinks.', 'Sind alle Kerbhölzer gleich, sinkt niemand.'),
  'MC-18.4': both(
    'When all three Pope stones meet at one den, every soul sinks one step for each of its stones in the two others; only whoever brought the third is spared.',
    'Treffen sich alle drei Papststeine an einem Sündenpfuhl, sinkt jede Arme Seele einen Schritt für jeden ihrer Steine in den beiden anderen; nur wer den dritten brachte, bleibt verschont.',
  ),
  'MC-18.6': both(
    'Whoever has too few sin stones takes all of one den back and sinks one step for each.',
    'Wer zu wenige Sündensteine hat, nimmt alle aus einem Sündenpfuhl zurück und sinkt für jeden einen Schritt.',
  ),
  'MC-21.4': both(
    'A set of four colours lifts a soul 8 steps, every other letter 1.',
    'Ein Satz aus vier Farben hebt eine Arme Seele um 8 Schritte, jeder andere Ablassbrief um 1.',
  ),
  'MC-21.5': both(
    'All souls in Heaven win together; if there is none, the one nearest to Heaven wins alone.',
    'Alle Armen Seelen im Himmel gewinnen gemeinsam; ist keine dort, gewinnt allein, wer ihm am nächsten ist.',
  ),
  'MC-22.2': both(
    'When the deck of the House is empty, the discards are shuffled anew.',
    'Ist der Stapel des Freudenhauses leer, wird die Ablage neu gemischt.',
  ),
  'MC-23.5': both(
    'With three players one character is missing, and its preliminary action comes after the third choice.',
    'Zu dritt fehlt eine Figur, und ihr Vorspiel kommt nach der dritten Wahl.',
  ),
  'MC-25.2': both(
    'Whoever breaks an entry of the register puts a sin stone into Petty Sins.',
    'Wer gegen einen Eintrag des Sündenregisters verstößt, legt einen Sündenstein in die Kleinen Sünden.',
  ),
  'MC-26.11': both(
    'A clock ends the last call when nobody has anything to call.',
    'Eine Uhr beendet den letzten Aufruf, wenn niemand mehr etwas anzuklagen hat.',
  ),
  'MC-26.14': both(
    'Before the posts are compared there is a last call for sins that nobody has called yet.',
    'Bevor die Kerbhölzer verglichen werden, lässt sich ein letztes Mal anklagen, was noch niemand angeklagt hat.',
  ),
  'MC-26.16': both(
    'Whoever shows the most notches may take the taler of the bid back.',
    'Wer die meisten Kerben zeigt, darf die gebotenen Taler zurücknehmen.',
  ),
  'MC-26.3.4': both(
    'Whoever accuses without reason bears false witness, and that costs a sin stone.',
    'Wer grundlos anklagt, gibt falsches Zeugnis, und das kostet einen Sündenstein.',
  ),
  'MC-26.4.1': both(
    'A call that holds costs a sin stone in Petty Sins, and what was left out is made good.',
    'Eine Klage, die zutrifft, kostet einen Sündenstein für die Kleinen Sünden, und was fehlte, wird nachgeholt.',
  ),
  'MC-26.5 cardPutBack': both(
    'The card of the last round goes back to its place before new bids are shown.',
    'Die Karte der letzten Runde kommt zurück an ihren Platz, bevor neue Gebote aufgedeckt werden.',
  ),
  'MC-26.5 donationNamed': both(
    'What was donated without being shown is named when somebody calls it.',
    'Was ungezeigt gespendet wurde, wird genannt, sobald es jemand anklagt.',
  ),
  'MC-26.23': both(
    'The last step may be taken back, and the register says what that costs.',
    'Den letzten Schritt darf man zurücknehmen; was das kostet, sagt das Sündenregister.',
  ),
  'MC-26.30': both(
    'The table judges every call at once: it holds, reminds, is dropped, comes too late or is unfounded.',
    'Der Tisch urteilt sofort über jede Klage: Sie trifft zu, erinnert, wird fallen gelassen, kommt zu spät oder ist grundlos.',
  ),
  'MC-26.31': both(
    'Whoever was asked to move, or asked for calls, answers with a word.',
    'Wer zum Zug oder nach Klagen gefragt wird, antwortet mit einem Wort.',
  ),
  'MC-26.9 withdrawn': both(
    'Before the first step of an action one may withdraw it freely.',
    'Vor dem ersten Schritt einer Aktion darf man sie frei zurückziehen.',
  ),
};
