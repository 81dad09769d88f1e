import { assumed, type Chapter, chapter, option, rule, ruling } from '@conclave/stage/page/book.ts';

/** MC-27 to MC-29: the board sheet, the options, and what the table does by itself. */
export const table: readonly Chapter[] = [
  chapter(
    'MC-27',
    'The board sheet',
    'Das Spielplanblatt',
    assumed(
      'MC-27 MC-27.4',
      'Prices, letters of the cathedrals and the way to Heaven stand on one sheet that everybody can see. What the books do not say is marked on it as assumed.',
      'Preise, Briefe der Dome und der Weg zum Himmel stehen auf einem Spielplanblatt, das alle sehen. Was nicht im Heft steht, ist darauf als angenommen bezeichnet.',
      'glyph:coin',
      'glyph:letter',
      'glyph:halo',
    ),
    option(
      'MC-27.3',
      'A table may bring its own sheet. It must be sound: goods sell for more than they cost, each list has two to six letters, and there are enough letters for any two cathedrals. What the books do say can be changed only with house rules on.',
      'Ein Tisch darf ein eigenes Spielplanblatt mitbringen. Es muss stimmig sein: Waren bringen mehr, als sie kosten, jede Liste hat zwei bis sechs Briefe, und für je zwei Dome sind genug da. Was im Heft steht, lässt sich nur mit Hausregeln ändern.',
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
      'glyph:bell',
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
