import { assumed, type Chapter, chapter, option, rule, ruling } from '../book.ts';

/** MC-25 to MC-29: the variant, the board sheet, the options, and what the table does by itself. */
export const table: readonly Chapter[] = [
  chapter(
    'MC-27',
    'The board sheet',
    'Der Planbogen',
    assumed(
      'MC-27 MC-27.4',
      'Prices, letters of the cathedrals and the way to Heaven stand on one sheet that everybody can see. What the books do not say is marked on it as assumed.',
      'Preise, Briefe der Dome und der Weg zum Himmel stehen auf einem Bogen, den alle sehen. Was nicht im Heft steht, ist darauf als angenommen bezeichnet.',
    ),
    option(
      'MC-27.3',
      'A table may bring its own sheet. It must be sound: goods sell for more than they cost, each list has two to six letters, and there are enough letters for any two cathedrals. What the books do say can be changed only with house rules on.',
      'Ein Tisch darf einen eigenen Bogen mitbringen. Er muss stimmig sein: Waren bringen mehr, als sie kosten, jede Liste hat zwei bis sechs Briefe, und für je zwei Dome sind genug da. Was im Heft steht, lässt sich nur mit Hausregeln ändern.',
    ),
  ),
  chapter(
    'MC-25 MC-26',
    'META CULPA, the variant',
    'META CULPA, die Variante',
    rule(
      'MC-25.1 MC-25.2 D-8 D-62',
      'In the printed variant sloppiness itself is a sin: whoever breaks an entry of the register puts a stone into Petty Sins and makes it good. Our tables do not offer the variant yet; they keep the books for you.',
      'In der gedruckten Variante ist Schlamperei selbst eine Sünde: Wer gegen das Sündenregister verstößt, legt einen Stein in die Kleinen Sünden und macht es gut. Unsere Tische bieten die Variante noch nicht an; sie führen für dich Buch.',
      'glyph:book',
    ),
    rule(
      'MC-25.3 D-17 D-66',
      'The register knows thirteen sins, among them: taking back a move, taking goods before paying, turning the post too late, forgetting the free stone or the preliminary, sleeping through one’s turn, or playing out of turn.',
      'Das Register kennt dreizehn Sünden, darunter: einen Zug zurücknehmen, Waren vor dem Zahlen nehmen, das Kerbholz zu spät drehen, den freien Stein oder das Vorspiel vergessen, den eigenen Zug verschlafen oder zur Unzeit ziehen.',
    ),
    rule(
      'MC-25.4 MC-25.5 MC-25.6 D-65',
      'Until you say that your turn is over you can still make good what you forgot. The Petty Sinner is bound by nothing unless reminded. A table agrees on its register before the game.',
      'Bis du deinen Zug für beendet erklärst, kannst du Vergessenes nachholen. Den Kleinen Sünder bindet nichts, solange ihn niemand erinnert. Über sein Register einigt sich der Tisch vor dem Spiel.',
    ),
    ruling(
      'MC-26.1 MC-26.2 MC-26.3 MC-26.4 MC-26.5 MC-26.6 D-61 D-64',
      'How that could be played at a table like ours is our own design: bookkeeping by hand, calling out others’ sins in time, and a stone for false witness.',
      'Wie sich das an einem Tisch wie diesem spielen ließe, ist unser eigener Entwurf: Buchführung von Hand, Sünden anderer rechtzeitig anzeigen, und ein Stein für falsches Zeugnis.',
    ),
  ),
  chapter(
    'MC-28 MC-29',
    'At this table',
    'An diesem Tisch',
    option(
      'MC-28',
      'Table options are chosen before the start, shown to everybody, and stay.',
      'Die Wahl des Tisches steht vor dem Start fest, ist für alle sichtbar und bleibt.',
    ),
    rule(
      'MC-29.1 MC-29.2',
      'One thing after another: costs, effect, what the effect sets off (a building, an atonement, running out of stones), tidying up, and only then a look whether the market is empty.',
      'Eins nach dem anderen: Kosten, Wirkung, was die Wirkung auslöst (ein Bau, eine Sühne, fehlende Steine), Aufräumen, und erst dann der Blick, ob der Markt leer ist.',
    ),
    rule(
      'MC-29.3',
      'The table always asks one player one question, and only that one can answer; bids are asked of all at once. Where everybody can see that there is no choice, it goes on by itself; an empty screen it never gives away.',
      'Der Tisch stellt immer einem eine Frage, und nur der kann antworten; nach Geboten fragt er alle zugleich. Wo jeder sieht, dass es keine Wahl gibt, geht es von selbst weiter; einen leeren Schirm verrät er nie.',
    ),
    option(
      'MC-29.4',
      'A clock. When it runs out, the table decides plainly: lowest bid, pass, the optional declined.',
      'Eine Uhr. Läuft sie ab, entscheidet der Tisch schlicht: niedrigstes Gebot, passen, Freiwilliges abgelehnt.',
    ),
    ruling(
      'D-52 D-57',
      'Names differ a little between the editions; ours are our own choice.',
      'Die Namen weichen zwischen den Ausgaben etwas ab; unsere sind unsere eigene Wahl.',
    ),
  ),
];
