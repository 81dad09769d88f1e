import type { Language } from '@conclave/stage/language/catalogue.ts';
import type { Award, Hid, StoryWords } from '@conclave/stage/page/story.ts';
import type { Story } from './tell-story.ts';
import type { Turn } from './turning-points.ts';
import { type Broadsheet, broadsheets } from './words.ts';

type Names = readonly string[];
const nameOf = (names: Names, seat: number): string => names[seat] ?? '';

/** What the broadsheet says of every game, and what this game says of itself. */
export interface Telling {
  readonly here: Broadsheet;
  readonly own: StoryWords;
}
export const tellingOf = ({ part }: Story, language: Language): Telling => ({
  here: broadsheets[language],
  own: part.words[language],
});

const isFinale = ({ finale, standings }: Story, chapter: number): boolean =>
  finale === true && chapter === standings.length - 1;

/** When something happened. */
const sayWhen = ({ own }: Telling, story: Story, chapter: number): string =>
  (isFinale(story, chapter) ? own.finale : undefined) ?? own.chapter(chapter);

export const sayTurn = (telling: Telling, story: Story, turn: Turn, names: Names): string => {
  const when = sayWhen(telling, story, turn.chapter);
  const name = nameOf(names, turn.seat);
  return turn.key === 'lead'
    ? telling.here.lead(name, nameOf(names, turn.from), when)
    : telling.own.leap(name, turn.by, when);
};

export const sayHid = ({ own }: Telling, hid: Hid, names: Names): string => own.hid(hid, nameOf(names, hid.seat));

/** The news of the day: who won, in one line. */
export const sayHeadline = (
  { here, own }: Telling,
  { triumph }: Story,
  places: readonly number[],
  names: Names,
): string => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(names, seat)] : []));
  const [all, several] = [here.list(winners), winners.length > 1];
  return triumph === true && own.triumph !== undefined ? own.triumph(all, several) : own.headline(all, several);
};

/** How many rounds or confessions there were. */
export const sayLength = ({ own }: Telling, { standings, finale }: Story): string =>
  own.chapters(standings.length - (finale === true ? 2 : 1));

const sayWinners = ({ here, own }: Telling, { key, seats, count }: Award, names: Names): string =>
  `${here.list(seats.map(seat => nameOf(names, seat)))} ${own.awards[key]?.line(count, seats.length) ?? ''}`;

const sayAward = (telling: Telling, award: Award, names: Names): string =>
  `${telling.own.awards[award.key]?.name ?? ''}: ${sayWinners(telling, award, names)}.`;

/** The whole story as plain text. */
export const storyText = (
  telling: Telling,
  story: Story,
  names: Names,
  title: string,
  ranking: readonly string[],
): string => {
  const { here, own } = telling;
  const part = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', head, ...lines.map(line => `- ${line}`)];
  const rows = story.standings.map(
    ({ chapter, values }) => `${chapter}: ${values.map((value, seat) => `${nameOf(names, seat)} ${value}`).join(', ')}`,
  );
  return [
    title,
    ...ranking,
    ...part(
      here.turns,
      story.turns.map(turn => sayTurn(telling, story, turn, names)),
    ),
    ...part(
      here.hid,
      story.hid.map(hid => sayHid(telling, hid, names)),
    ),
    ...part(
      here.awards,
      story.awards.map(award => sayAward(telling, award, names)),
    ),
    ...part(`${here.graph} (${own.axis})`, rows),
    '',
  ].join('\n');
};
