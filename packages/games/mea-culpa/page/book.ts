import { both, type RuleBook } from '@conclave/stage/page/book.ts';
import { actions } from './book/actions.ts';
import { basics } from './book/basics.ts';
import { consequences } from './book/consequences.ts';
import { flow } from './book/flow.ts';
import { metaCulpa } from './book/meta-culpa.ts';
import { table } from './book/table.ts';
import { whys } from './book/whys.ts';

/** The rules of Mea Culpa in our words. */
export const book: RuleBook = {
  game: 'mea-culpa',
  whys,
  pictures: () => import('./BookPicture.svelte'),
  summary: [
    both(
      'Your soul stands between Heaven and Hell. Sins drag it down; at the end letters of indulgence lift it up. Reach Heaven, or come nearest.',
      'Deine Seele steht zwischen Himmel und Hölle. Sünden ziehen sie hinab; am Ende heben Ablassbriefe sie hinauf. Komm in den Himmel oder ihm am nächsten.',
    ),
    both(
      'Each round: bid in secret, notches plus taler. Most notches keep their taler, all others pay. Then choose a character from the highest bid on: Pope, Emperor, Merchant, Petty Sinner.',
      'Jede Runde: geheim bieten, Kerben plus Taler. Wer die meisten Kerben zeigt, behält seine Taler, alle anderen zahlen. Dann wählt ihr vom höchsten Gebot an: Papst, Kaiser, Kaufmann, Kleiner Sünder.',
    ),
    both(
      'In turns buy, sell, donate or visit the House of Pleasure; a second, different action costs a notch. When the market is empty, the highest post goes down by its lead over the lowest.',
      'Reihum kaufen, verkaufen, spenden oder ins Freudenhaus gehen; eine zweite, andere Aktion kostet eine Kerbe. Ist der Markt leer, geht das höchste Kerbholz um seinen Vorsprung vor dem niedrigsten hinab.',
    ),
    both(
      'Sin stones lie in three dens. When the three Pope stones meet at one of them, all pay for the two others, except whoever brought the third.',
      'Sündensteine liegen in drei Sündenpfuhlen. Treffen sich die drei Papststeine an einem, sühnen alle für die beiden anderen, nur nicht, wer den dritten brachte.',
    ),
    both(
      'Two crews build a nave, two more a spire. A finished cathedral opens the chests, first compartment I, then II: the two biggest donors of each lot share its letters. After the second the game is over.',
      'Zwei Bautrupps bauen ein Kirchenschiff, zwei weitere den Turm. Ein fertiger Dom öffnet die Schatullen, erst Fach I, dann II: Die zwei größten Spender jeder Gruppe teilen sich deren Briefe. Nach dem zweiten ist das Spiel vorbei.',
    ),
    both(
      'Letters: yellow from suite 6, blue from cathedrals, red and green from market and cathedrals. A set of all four lifts you 8 steps, every other letter 1. All ties favour the one nearer to Hell.',
      'Briefe: gelb aus Separee 6, blau von den Domen, rot und grün vom Markt und von den Domen. Ein Satz aus allen vieren hebt dich um 8 Schritte, jeder andere Brief um 1. Bei Gleichstand gewinnt, wer näher an der Hölle ist.',
    ),
  ],
  chapters: [...basics, ...flow, ...actions, ...consequences, ...table, ...metaCulpa],
};
