import { OPEN_GAMES, type OpenGame } from '@conclave/house/all';
import { type AnyGame, at, fastChance, LANGUAGES, orThrow, seatView } from '@conclave/kernel';
import { RULE_OF_EVENT } from '@conclave/seven-seals';
import { describe, expect, test } from 'vitest';
import { firstSentence, isExplained, whyOf } from '../../src/rules/find.ts';
import { bookOf } from '../parts.ts';

const GAMES = 6;

/** The rule that an event comes from, as the table shows it. */
const ruleOf = (event: AnyGame['event']): string | undefined => {
  if ('rule' in event && typeof event.rule === 'string') return event.rule;
  return Object.entries(RULE_OF_EVENT).find(([type]) => type === event.type)?.[1];
};

/** Every kind of event that is told in some games of luck alone, by its rule; every second game of Mea Culpa is played by hand. */
const toldIn = ({ rules, words }: OpenGame): ReadonlyMap<string, AnyGame['event']> => {
  const told = new Map<string, AnyGame['event']>();
  for (let game = 0; game < GAMES; game += 1) {
    const luck = fastChance(300 + game);
    const { min, max } = rules.seats;
    const seats = min + (game % (max - min + 1));
    const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
    const wanted = rules.id === 'mea-culpa' ? { metaCulpa: game % 2 === 0 ? 'off' : 'on' } : {};
    const hear = (to: unknown, event: AnyGame['event']): void => {
      const text = words.en.tell(event, names, typeof to === 'number' ? to : 'spectator');
      if (text !== '') told.set(`${ruleOf(event)} ${event.type}`, event);
    };
    const state = rules.setup(orThrow(rules.options.parse(wanted, { seats, humans: seats })), seats, luck, hear);
    for (let made = 0; rules.places(state.table) === undefined && made < 3000; made += 1) {
      const acting = rules.toAct(state.table);
      const seat = at(acting, luck.below(acting.length));
      const { table, own } = seatView(state, seat);
      rules.apply(state, seat, rules.randomMove(table, own, seat, luck), luck, hear);
    }
  }
  return told;
};

/** One whole sentence that states something. */
const isOneSentence = (text: string): boolean =>
  text.endsWith('.') && firstSentence(text) === text && text.split(' ').length >= 5;

describe.each(OPEN_GAMES.map(open => [open.rules.id, open] as const))('why, at a table of %s', (id, open) => {
  test('everything that happens has its reason, in one sentence of each language', async () => {
    const book = await bookOf(id);
    const told = toldIn(open);
    expect(told.size).toBeGreaterThan(10);
    const without = [...told.values()].flatMap(event => {
      const rule = ruleOf(event) ?? '';
      return LANGUAGES.map(language => [language, whyOf(book, rule, event.type, language)] as const)
        .filter(([, why]) => !isOneSentence(why))
        .map(([language, why]) => `${language} ${rule} ${event.type}: ${why}`);
    });
    expect(without).toEqual([]);
  });

  test('no reason is given for a rule that the book does not have', async () => {
    const book = await bookOf(id);
    const numbers = Object.keys(book.whys ?? {}).map(key => key.split(' ')[0] ?? '');
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter(number => !isExplained(book, number))).toEqual([]);
  });
});
