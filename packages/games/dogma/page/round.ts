import { type Chronicle, type Confession, chronicler, type Dogma, type Event, type Table } from '@conclave/dogma';
import { catalogues } from '@conclave/dogma/words';
import { allSeats, at, chronicleOf, type Seat } from '@conclave/kernel';
import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import type { InLanguages } from '@conclave/stage/language/catalogue.ts';
import type { RoundLine, RoundPart } from '@conclave/stage/table/staging.ts';

const en = {
  title: (number: number) => `Confession ${number} is over`,
  laid: (claim: string, count: number) => `claimed ${claim} ${english.times(count)}`,
  covered: 'joined by the next, never looked at',
  truth: 'it was true',
  lie: 'it was a lie',
  believe: 'believed',
  doubt: 'doubted',
  right: 'rightly',
  wrong: 'wrongly',
  ruby: 'a ruby',
  takes: (count: number) => `takes ${english.count(count, english.noun('card'))}`,
  cards: (count: number) => english.count(count, english.noun('card')),
  out: 'out',
  gone: 'The pile leaves the game.',
  stays: 'Who was wrong takes the whole pile; a liar who is doubted takes it too.',
};
const de: typeof en = {
  title: number => `Beichte ${number} ist vorbei`,
  laid: (claim, count) => `beichtete ${german.times(count)} ${claim}`,
  covered: 'zugedeckt, also nie geprüft',
  truth: 'das war wahr',
  lie: 'das war gelogen',
  believe: 'glaubte',
  doubt: 'zweifelte',
  right: 'zu Recht',
  wrong: 'zu Unrecht',
  ruby: 'ein Rubin',
  takes: count => `nimmt ${german.count(count, german.die('Karte', 'Karten'))}`,
  cards: count => german.count(count, german.die('Karte', 'Karten')),
  out: 'ausgeschieden',
  gone: 'Der Stapel geht aus dem Spiel.',
  stays: 'Wer irrt, nimmt den ganzen Stapel; wer beim Lügen ertappt wird, auch.',
};
const said: InLanguages<typeof en> = { en, de };

/** What a seat had to do with it, in its order: laid, was checked, answered, gained, took. */
const whatOf = (last: Confession, seat: Seat, words: typeof en, cards: Readonly<Record<string, string>>): string => {
  const deeds = at(last.deeds, seat);
  const checked = last.pile.at(-1);
  const laid = last.pile
    .filter(contribution => contribution.seat === seat)
    .map(contribution => {
      const fate = contribution === checked ? (last.honest === true ? words.truth : words.lie) : words.covered;
      return `${words.laid(cards[contribution.claim] ?? '', contribution.count)}: ${fate}`;
    });
  const right = (last.decision === 'believe') === last.honest;
  const answer =
    last.responder === seat && last.decision !== undefined
      ? [`${words[last.decision]} ${right ? words.right : words.wrong}`]
      : [];
  return [
    ...laid,
    ...answer,
    ...(deeds.rubies > 0 ? [words.ruby] : []),
    ...(deeds.carried > 0 ? [words.takes(deeds.carried)] : []),
  ].join('; ');
};

const standsOf = ({ handSizes }: Chronicle, table: Table, seat: Seat, words: typeof en): string =>
  isOut(table, seat) ? words.out : words.cards(handSizes[seat] ?? 0);

const isOut = ({ out }: Table, seat: Seat): boolean => out.includes(seat);

/**
 * Confessions are many and short, and what was turned up stays in sight; so the table stops only where one wants to know why: somebody is out
 * (DG-12), or one's own hand has grown (DG-8.2). Whoever is out already is not stopped again.
 */
const isWorthAStop = (event: Event, seat: Seat): boolean =>
  event.type === 'wentOut' || (event.type === 'pileTaken' && event.seat === seat);

/** DG-8  Whom it concerned first, why the pile went where it went, and how many cards everyone holds; few are good. */
export const round: RoundPart<Dogma> = {
  ends: (events, { seat, table }) =>
    seat !== 'spectator' &&
    events.some(({ type }) => type === 'judged') &&
    events.some(event => isWorthAStop(event, seat)) &&
    (!isOut(table, seat) || events.some(event => event.type === 'wentOut' && event.seat === seat)),
  tell: (log, table, language) => {
    const words = said[language];
    const { cards } = catalogues[language];
    const book = chronicleOf(chronicler, log, table.handSizes.length);
    const number = book.chapters.findLastIndex(({ honest }) => honest !== undefined);
    const last = book.chapters[number];
    if (last === undefined) return { title: '', why: '', rules: [], lines: [] };
    const moved = log.findLast(event => event.type === 'pileTaken' || event.type === 'pileDiscarded');
    const lines = allSeats(book.seats).map(
      (seat): RoundLine => ({
        seat,
        what: whatOf(last, seat, words, cards),
        points: changeOf(last, book, seat),
        stands: standsOf(book, table, seat, words),
      }),
    );
    return {
      title: words.title(number + 1),
      why: moved?.type === 'pileDiscarded' ? words.gone : words.stays,
      rules: ['DG-8.2'],
      lines: lines.toSorted(
        (one, other) =>
          Number(one.what === '') - Number(other.what === '') ||
          (book.handSizes[one.seat] ?? 0) - (book.handSizes[other.seat] ?? 0),
      ),
    };
  },
};

/** Cards more or fewer than before. */
const changeOf = ({ handSizes }: Confession, { handSizes: now }: Chronicle, seat: Seat): string => {
  const change = (now[seat] ?? 0) - (handSizes[seat] ?? 0);
  return change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
};
