import { OPEN_GAMES } from '@conclave/house/all';
import type { Language } from '@conclave/kernel';
import type { NoticeWishes } from '@conclave/protocol';
import { lastsFor, NOTICE_WORDS } from '../calling/words.ts';
import type { ClubNews, EveningNews } from '../house/services.ts';
import type { TableDoc } from '../table/doc.ts';

/** What is sent: words for everyone to read, and never a card, a bid or a score. */
export interface Message {
  readonly kind:
    | 'turn'
    | 'nudge'
    | 'joined'
    | 'over'
    | 'device'
    | 'evening'
    | 'invited'
    | 'chair'
    | 'result'
    | 'table'
    | 'try';
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

/** Somebody would like us at their table. */
export const invitedMessage = (about: About, by: string): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const words = NOTICE_WORDS[language];
  const text = sentences(`${titleOf(doc.game, language)}.`, words.free(freeIn(doc)));
  return { kind: 'invited', language, title: words.invited(by), text, table: doc.id, count: 0, isUrgent: false };
};

/** A chair is free at a table for which we wait: whoever comes first has it. */
export const chairMessage = (about: About): Message => {
  const { doc, wishes } = about;
  const { language } = wishes;
  const title = NOTICE_WORDS[language].chair(titleOf(doc.game, language));
  return { kind: 'chair', language, title, text: withWhom(about), table: doc.id, count: 0, isUrgent: false };
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
export const eveningMessage = ({ language }: Pick<NoticeWishes, 'language'>, evening: EveningNews): Message => {
  const { club, text, stage } = evening;
  return {
    ...{ kind: 'evening', language, club, count: 0, isUrgent: false },
    title: eveningTitle(language, evening),
    text: sentences(text, stage === 'day' ? NOTICE_WORDS[language].coming : ''),
  };
};

const eveningTitle = (language: Language, { clubName, at, zone, stage }: EveningNews): string => {
  const words = NOTICE_WORDS[language];
  const day = stage === 'off' ? ({ dateStyle: 'full' } as const) : {};
  const time = new Intl.DateTimeFormat(language, { ...day, timeStyle: 'short', timeZone: zone }).format(at);
  if (stage === 'off') return words.off(clubName, time);
  return stage === 'day' ? words.tomorrow(clubName, time) : words.inAnHour(clubName, time);
};

/** For all to read, in the language of the club; a table is named by its game and never by its address. */
export const clubMessage = (language: Language, clubName: string, news: ClubNews): Message => {
  const words = NOTICE_WORDS[language];
  const about = { language, club: news.club, count: 0, isUrgent: false };
  switch (news.kind) {
    case 'evening':
      return eveningMessage({ language }, news.evening);
    case 'result': {
      const text = news.places.map(({ place, name }) => `${place}. ${name}`).join(' · ');
      return { ...about, kind: 'result', title: words.clubOver(clubName, titleOf(news.game, language)), text };
    }
    case 'table': {
      const title = news.by === undefined ? words.clubTableOpen(clubName) : words.clubTable(clubName, news.by);
      const free = news.by === undefined ? '' : words.free(news.free); // who said that they come has a chair until a quarter past
      return { ...about, kind: 'table', title, text: sentences(`${titleOf(news.game, language)}.`, free) };
    }
  }
};

export const tryMessage = ({ language }: Pick<NoticeWishes, 'language'>): Message => {
  const words = NOTICE_WORDS[language];
  return { kind: 'try', language, title: words.works, text: words.worksLine, count: 0, isUrgent: false };
};

/** The one thing that is sent to a place before its owner has shown that it is theirs. */
export const codeMessage = ({ language }: NoticeWishes, code: string, name: string): Message => {
  const words = NOTICE_WORDS[language];
  return { kind: 'try', language, title: words.code(code), text: words.codeLine(name), count: 0, isUrgent: false };
};

export const clubCodeMessage = (language: Language, code: string, clubName: string): Message => {
  const words = NOTICE_WORDS[language];
  const text = words.clubCodeLine(clubName);
  return { kind: 'try', language, title: words.code(code), text, count: 0, isUrgent: false };
};
