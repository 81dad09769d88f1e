import type { Award, Hid, Story, Turn } from './story.ts';
import type { StoryWords } from './words.ts';

type Names = readonly string[];
const nameOf = (names: Names, seat: number): string => names[seat] ?? '';

export const sayTurn = (words: StoryWords, { game }: Story, turn: Turn, names: Names): string => {
  const when = words.chapter[game](turn.chapter);
  const name = nameOf(names, turn.seat);
  return turn.key === 'lead' ? words.lead(name, nameOf(names, turn.from), when) : words.leap[game](name, turn.by, when);
};

export const sayHid = (words: StoryWords, hid: Hid, names: Names): string => {
  const name = nameOf(names, hid.seat);
  switch (hid.key) {
    case 'trumps':
      return words.trumps(name, hid.byRound.join(', '));
    case 'lies':
      return words.lies(name, hid.told, hid.caught, hid.unseen);
    case 'screen':
      return words.screen(name, hid.taler, hid.letters, hid.bids.length === 0 ? words.noBids : hid.bids.join(', '));
  }
};

export const sayAward = (words: StoryWords, { key, seats, count }: Award, names: Names): string =>
  `${words.awardNames[key]}: ${seats.map(seat => nameOf(names, seat)).join(words.and)}, ${words.awardLines[key](count)}.`;

/** The whole story as plain text. */
export const storyText = (
  words: StoryWords,
  story: Story,
  names: Names,
  title: string,
  ranking: readonly string[],
): string => {
  const part = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', head, ...lines.map(line => `- ${line}`)];
  const rows = story.standings.map(
    ({ chapter, values }) => `${chapter}: ${values.map((value, seat) => `${nameOf(names, seat)} ${value}`).join(', ')}`,
  );
  return [
    title,
    ...ranking,
    ...part(
      words.turns,
      story.turns.map(turn => sayTurn(words, story, turn, names)),
    ),
    ...part(
      words.hid,
      story.hid.map(hid => sayHid(words, hid, names)),
    ),
    ...part(
      words.awards,
      story.awards.map(award => sayAward(words, award, names)),
    ),
    ...part(`${words.graph} (${words.axis[story.game]})`, rows),
    '',
  ].join('\n');
};
