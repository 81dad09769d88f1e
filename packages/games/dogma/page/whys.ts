import { both, type Whys } from '@conclave/stage/page/book.ts';

/** Why, in one sentence, where the paragraph of the rule begins with something else. */
export const whys: Whys = {
  'DG-4.2': both(
    'While its dogma lies on the altar, a virtue counts as a sin and a sin as a virtue.',
    'Solange ihr Dogma auf dem Altar liegt, gilt eine Tugend als Sünde und eine Sünde als Tugend.',
  ),
  'DG-8.2 pileTaken': both(
    'Whoever believes a lie, doubts the truth or is caught lying takes the whole pile.',
    'Wer eine Lüge glaubt, die Wahrheit bezweifelt oder beim Lügen ertappt wird, nimmt den ganzen Stapel.',
  ),
  'DG-8.2 pileDiscarded': both(
    'Truth that is believed is discarded, with everything that lies below it.',
    'Wahrheit, die geglaubt wird, kommt weg, samt allem, was darunter liegt.',
  ),
  'DG-10.3': both(
    'Before confessing, whoever has two rubies may pay them for a dogma; the altar holds three.',
    'Wer zwei Rubine hat, darf vor der Beichte damit ein Dogma verkünden; auf den Altar passen drei.',
  ),
  'DG-12.2': both(
    'Whoever has no card left that could still come back is out, and the sooner the better.',
    'Wer keine Karte mehr hat, die noch zurückkommen könnte, ist ausgeschieden, und je früher, desto besser.',
  ),
  'DG-12.3': both(
    'Whoever is out decides nothing any more and returns the rubies.',
    'Wer ausgeschieden ist, entscheidet nichts mehr und legt die Rubine zurück.',
  ),
  'DG-3.3': both(
    'With two players each gets twenty cards, and the other sixteen stay unseen.',
    'Zu zweit bekommt jeder zwanzig Karten, und die übrigen sechzehn bleiben ungesehen.',
  ),
  'DG-8.3': both(
    'Honest means that every one of these cards is the virtue that was named.',
    'Ehrlich heißt: Jede einzelne dieser Karten ist die genannte Tugend.',
  ),
  'DG-9.3': both('More than two rubies nobody can hold.', 'Mehr als zwei Rubine kann niemand halten.'),
  'DG-7.1': both(
    'Whoever is asked may join instead, with one to three cards under the same virtue.',
    'Wer gefragt wird, darf sich anschließen, mit einer bis drei Karten zur selben Tugend.',
  ),
};
