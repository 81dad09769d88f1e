import type { Award, Hid, Story, Turn } from './story.ts';
import type { StoryWords } from './words.ts';

type Names = readonly string[];
const nameOf = (names: Names, seat: number): string => names[seat] ?? '';

/** When something happened; the last chapter of Mea Culpa is no round (MC-21). */
const sayWhen = (words: StoryWords, { game, judgement, standings }: Story, chapter: number): string =>
  judgement === true && chapter === standings.length - 1 ? words.judgement : words.chapter[game](chapter);

export const sayTurn = (words: StoryWords, story: Story, turn: Turn, names: Names): string => {
  const { game } = story;
  const when = sayWhen(words, story, turn.chapter);
  const name = nameOf(names, turn.seat);
  return turn.key === 'lead' ? words.lead(name, nameOf(names, turn.from), when) : words.leap[game](name, turn.by, when);
};

/** Names of cards in the reader's language, by their names in the rules. */
export type CardNames = Readonly<Record<string, string>>;

type HidOf<Key extends Hid['key']> = Extract<Hid, { key: Key }>;

const sayTrumps = (words: StoryWords, { byRound, longest, missing }: HidOf<'trumps'>, name: string): string => {
  const all = byRound.reduce((sum, count) => sum + count, 0);
  const colour = words.colours[missing?.colour ?? longest.colour];
  const more =
    missing === undefined ? words.longest(longest.cards, colour, longest.round) : words.missing(colour, missing.round);
  return words.trumps(name, all, byRound.join(', '), more);
};

/** Cards in order, equal ones together: 2 × Murder, Theft. */
const listCards = (cards: readonly string[], names: CardNames): string =>
  [...new Set(cards)]
    .map(card => ({ name: names[card] ?? card, count: cards.filter(other => other === card).length }))
    .map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
    .join(', ');

const sayLies = (words: StoryWords, story: Story, hid: HidOf<'lies'>, name: string, cards: CardNames): string => {
  const all = words.lies(name, hid.told, hid.caught, hid.unseen);
  if (hid.boldest === undefined) return all;
  const { boldest } = hid;
  const when = sayWhen(words, story, boldest.chapter);
  return `${all} ${words.boldest(listCards(boldest.cards, cards), cards[boldest.claim] ?? boldest.claim, when)}`;
};

const sayScreen = (words: StoryWords, hid: HidOf<'screen'>, name: string): string =>
  [
    words.screen(name, hid.taler, hid.letters, hid.bids.length === 0 ? words.noBids : hid.bids.join(', ')),
    ...(hid.gifts === undefined ? [] : [words.gifts(...hid.gifts)]),
    ...(hid.journeys === 0 ? [] : [words.journeys(hid.journeys, hid.caught)]),
  ].join(' ');

export const sayHid = (words: StoryWords, story: Story, hid: Hid, names: Names, cards: CardNames): string => {
  const name = nameOf(names, hid.seat);
  switch (hid.key) {
    case 'trumps':
      return sayTrumps(words, hid, name);
    case 'lies':
      return sayLies(words, story, hid, name, cards);
    case 'screen':
      return sayScreen(words, hid, name);
  }
};

/** The news of the day: who won, in one line. */
export const sayHeadline = (
  words: StoryWords,
  { game, saved = [] }: Story,
  places: readonly number[],
  names: Names,
): string => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(names, seat)] : []));
  const all = winners.join(words.and);
  return (saved.length > 0 ? words.saved : words.headlines[game])(all, winners.length > 1);
};

/** How many rounds or confessions there were. */
export const sayLength = (words: StoryWords, { game, standings, judgement }: Story): string =>
  words.chapters[game](standings.length - (judgement === true ? 2 : 1));

export const sayAward = (words: StoryWords, { key, seats, count }: Award, names: Names): string =>
  `${words.awardNames[key]}: ${seats.map(seat => nameOf(names, seat)).join(words.and)}, ${words.awardLines[key](count)}.`;

/** The whole story as plain text. */
export const storyText = (
  words: StoryWords,
  story: Story,
  names: Names,
  title: string,
  { ranking, cards }: { readonly ranking: readonly string[]; readonly cards: CardNames },
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
      story.hid.map(hid => sayHid(words, story, hid, names, cards)),
    ),
    ...part(
      words.awards,
      story.awards.map(award => sayAward(words, award, names)),
    ),
    ...part(`${words.graph} (${words.axis[story.game]})`, rows),
    '',
  ].join('\n');
};
