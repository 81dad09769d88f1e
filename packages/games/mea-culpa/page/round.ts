import { allSeats, at, chronicleOf, type Seat } from '@conclave/kernel';
import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import {
  CAUSES,
  type Cause,
  type Chronicle,
  chronicler,
  type Deeds,
  type Event,
  type MeaCulpa,
  type Round,
  stepsTowardsHell,
  type Table,
} from '@conclave/mea-culpa';
import { catalogues } from '@conclave/mea-culpa/words';
import type { InLanguages, Language } from '@conclave/stage/language/catalogue.ts';
import type { RoundLine, RoundPart } from '@conclave/stage/table/staging.ts';

const en = {
  title: (round: number) => `Round ${round} is over`,
  judged: 'The Last Judgement is over',
  bid: (notches: number, taler: number) => `bid ${notches} + ${taler}`,
  visits: (count: number) => english.count(count, english.noun('visit')),
  gifts: (count: number) => english.count(count, english.noun('gift')),
  stones: (count: number) => english.count(count, english.noun('sin stone')),
  crews: (count: number) => english.count(count, english.noun('crew')),
  causes: {
    incognito: 'caught incognito',
    posts: 'the posts',
    atonement: 'atonement',
    ranOut: 'no stones left',
    card: 'a card',
    penalty: 'a penalty',
  },
  letters: (count: number, sets: number) =>
    `${english.count(count, english.noun('letter'))}${sets === 0 ? '' : `, ${english.count(sets, english.noun('set'))}`}`,
  to: (space: number) => (space === 0 ? 'in between' : space > 0 ? `${space} below` : `${-space} above`),
  why: 'Whoever is nearest to Heaven in the end wins.',
};
const de: typeof en = {
  title: round => `Runde ${round} ist vorbei`,
  judged: 'Das Jüngste Gericht ist vorbei',
  bid: (notches, taler) => `Gebot ${notches} + ${taler}`,
  visits: count => german.count(count, german.der('Besuch', 'Besuche')),
  gifts: count => german.count(count, german.die('Gabe', 'Gaben')),
  stones: count => german.count(count, german.der('Sündenstein', 'Sündensteine')),
  crews: count => german.count(count, german.der('Bautrupp', 'Bautrupps')),
  causes: {
    incognito: 'inkognito ertappt',
    posts: 'das Kerbholz',
    atonement: 'Sühne',
    ranOut: 'keine Steine mehr',
    card: 'eine Karte',
    penalty: 'eine Strafe',
  },
  letters: (count, sets) =>
    `${german.count(count, german.der('Brief', 'Briefe'))}${sets === 0 ? '' : `, ${german.count(sets, german.der('Satz', 'Sätze'))}`}`,
  to: space => (space === 0 ? 'dazwischen' : space > 0 ? `Hölle ${space}` : `Himmel ${-space}`),
  why: 'Wer am Ende dem Himmel am nächsten ist, gewinnt.',
};
const said: InLanguages<typeof en> = { en, de };
type Said = typeof en;

const arrow = (steps: number): string => (steps === 0 ? '' : steps > 0 ? `↓ ${steps}` : `↑ ${-steps}`);

const causesOf = ({ steps }: Deeds, words: Said): readonly string[] =>
  CAUSES.filter((cause: Cause) => steps[cause] > 0).map(cause => `${words.causes[cause]} ${arrow(steps[cause])}`);

/** MC-2.4  Of the round that is being closed, what everybody saw: no taler but those of the bid, no letters. */
const whatOf = (deeds: Deeds, words: Said, language: Language): string => {
  const { characters } = catalogues[language];
  const counted = (count: number, say: (count: number) => string): readonly string[] => (count > 0 ? [say(count)] : []);
  return [
    ...deeds.characters.map(character => characters[character]),
    ...(deeds.bid === undefined ? [] : [words.bid(deeds.bid.notches, deeds.bid.taler)]),
    ...counted(deeds.visits.length, words.visits),
    ...counted(deeds.donated, words.gifts),
    ...counted(deeds.stones, words.stones),
    ...counted(deeds.crews, words.crews),
    ...causesOf(deeds, words),
  ].join(', ');
};

const lineOf = (book: Chronicle, last: Round, seat: Seat, words: Said, language: Language): RoundLine => {
  const deeds = at(last.deeds, seat);
  const score = book.scores[seat];
  const space = book.souls[seat] ?? 0;
  return {
    seat,
    what: score === undefined ? whatOf(deeds, words, language) : words.letters(score.letters, score.sets),
    points: arrow(score === undefined ? stepsTowardsHell(deeds) : score.to - score.from),
    stands: words.to(space),
  };
};

/** MC-6, MC-21  What everyone did in the round, why the souls moved, and where they stand. */
export const round: RoundPart<MeaCulpa> = {
  ends: events =>
    events.some((event: Event) => (event.type === 'roundBegan' && event.round > 1) || event.type === 'gameOver'),
  tell: (log: readonly Event[], table: Table, language) => {
    const words = said[language];
    const book = chronicleOf(chronicler, log, table.souls.length);
    const isOver = book.places !== undefined;
    const last = book.chapters.at(isOver || book.chapters.length === 1 ? -1 : -2);
    if (last === undefined) return { title: '', why: '', rules: [], lines: [] };
    return {
      title: isOver ? words.judged : words.title(last.round),
      why: words.why,
      rules: isOver ? ['MC-21.4'] : ['MC-17.2', 'MC-18.4'],
      lines: allSeats(book.seats)
        .map(seat => lineOf(book, last, seat, words, language))
        .toSorted((one, other) => (book.souls[one.seat] ?? 0) - (book.souls[other.seat] ?? 0)),
    };
  },
};
