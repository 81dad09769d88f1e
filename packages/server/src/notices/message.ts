import { OPEN_GAMES } from '@conclave/house/all';
import type { Language } from '@conclave/kernel';
import type { NoticeWishes } from '@conclave/protocol';
import { lastsFor, NOTICE_WORDS } from '../calling/words.ts';
import type { EveningNews } from '../house/services.ts';
import type { TableDoc } from '../table/doc.ts';

/** What is sent: words for everyone to read, and never a card, a bid or a score. */
export interface Message {
  readonly kind: 'turn' | 'nudge' | 'joined' | 'over' | 'device' | 'evening' | 'try';
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Where to go: only for a device of the person's own, never for a place that others may read. */
  readonly table?: string | undefined;
  /** The club to go to. */
  readonly club?: string | undefined;
  /** Tables that wait. */
  readonly count: number;
  readonly isUrgent: boolean;
}

const titleOf = (game: string, language: Language): string =>
  OPEN_GAMES.find(({ title }) => title.id === game)?.title.title[language] ?? game;

/** The people at a table beside this one. */
export const othersAt = ({ seats }: TableDoc, person: string): readonly string[] =>
  seats.filter(({ kind, person: of }) => kind === 'human' && of !== person).map(({ name }) => name);

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

interface About {
  readonly doc: TableDoc;
  readonly person: string;
  readonly wishes: NoticeWishes;
}

const withWhom = ({ doc, person, wishes: { language } }: About): string => {
  const others = othersAt(doc, person);
  return others.length === 0 ? '' : NOTICE_WORDS[language].with(listed(others, language));
};

const sentences = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');

/** One table waits, or several: then one message names their number and the one that came last. */
export const turnMessage = (
  about: About,
  {
    left,
    count,
    isReminder,
    isUrgent,
  }: {
    readonly left: number | undefined;
    readonly count: number;
    readonly isReminder: boolean;
    readonly isUrgent: boolean;
  },
): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const words = NOTICE_WORDS[language];
  const game = titleOf(doc.game, language);
  const time = left === undefined ? '' : words.left(lastsFor(left, language));
  const isOne = count === 1;
  return {
    kind: 'turn',
    language,
    title: isOne ? (isReminder ? words.still(game) : words.turn(game)) : words.many(count),
    text: sentences(isOne ? '' : words.last(game), withWhom(about), time),
    ...(isOne ? { table: doc.id } : {}),
    count,
    isUrgent,
  };
};

export const nudgeMessage = (about: About, by: string): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const words = NOTICE_WORDS[language];
  const text = sentences(words.waits(titleOf(doc.game, language)), withWhom(about));
  return { kind: 'nudge', language, title: words.nudged(by), text, table: doc.id, count: 1, isUrgent: false };
};

export const freeIn = ({ seats }: TableDoc): number => seats.filter(({ kind }) => kind === 'open').length;

export const joinedMessage = (about: About, by: string): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const words = NOTICE_WORDS[language];
  const text = sentences(`${titleOf(doc.game, language)}.`, words.free(freeIn(doc)));
  return { kind: 'joined', language, title: words.joined(by), text, table: doc.id, count: 0, isUrgent: false };
};

export const overMessage = (about: About): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const title = NOTICE_WORDS[language].over(titleOf(doc.game, language));
  return { kind: 'over', language, title, text: withWhom(about), table: doc.id, count: 0, isUrgent: false };
};

export const deviceMessage = ({ language }: NoticeWishes, device: string): Message => {
  const words = NOTICE_WORDS[language];
  const title = words.device(device === '' ? words.someDevice : device);
  return { kind: 'device', language, title, text: words.notYou, count: 0, isUrgent: true };
};

/** By the clock of the club: whoever comes looks at the same wall. */
export const eveningMessage = ({ language }: NoticeWishes, evening: EveningNews): Message => {
  const { club, clubName, at, zone, text, stage } = evening;
  const words = NOTICE_WORDS[language];
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(at);
  const isTomorrow = stage === 'day';
  return {
    ...{ kind: 'evening', language, club, count: 0, isUrgent: false },
    title: isTomorrow ? words.tomorrow(clubName, time) : words.inAnHour(clubName, time),
    text: sentences(text, isTomorrow ? words.coming : ''),
  };
};

export const tryMessage = ({ language }: NoticeWishes): Message => {
  const words = NOTICE_WORDS[language];
  return { kind: 'try', language, title: words.works, text: words.worksLine, count: 0, isUrgent: false };
};

/** The one thing that is sent to a place before its owner has shown that it is theirs. */
export const codeMessage = ({ language }: NoticeWishes, code: string, name: string): Message => {
  const words = NOTICE_WORDS[language];
  return { kind: 'try', language, title: words.code(code), text: words.codeLine(name), count: 0, isUrgent: false };
};
