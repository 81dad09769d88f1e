import { type AnyGame, at, fastChance, type GameBox, seatView } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import { DEFAULT_SHEET } from '../rules/default-sheet.ts';
import { PASS } from '../rules/moves.ts';
import { notation } from '../rules/notation.ts';
import { options } from '../rules/options.ts';
import { REFUSAL_CODES } from '../rules/refusals.ts';
import { rules, versions } from '../rules/rules.ts';
import { catalogues, words } from '../words/index.ts';
import { randomOptions } from './random-options.ts';
import { play, table } from './table.ts';

const NAMES = ['Dominik', 'Johanna', 'Paula', 'Gregor'];

describe.each(['en', 'de'] as const)('%s', language => {
  const say = words[language];

  test('whole games can be told, described and asked for without a gap', () => {
    const luck = fastChance(12);
    for (const seats of [2, 3, 4]) {
      const state = rules.setup(randomOptions(seats, luck), seats, luck);
      while (rules.places(state.table) === undefined) {
        const seat = at(rules.toAct(state.table), 0);
        const view = seatView(state, seat);
        const move = rules.randomMove(state.table, view.own, seat, luck);
        const texts = [say.prompt(view, NAMES), say.moveLabel(move, NAMES), ...say.describe(view, NAMES)];
        rules.apply(state, seat, move, luck, (_, event) => texts.push(say.tell(event, NAMES, seat)));
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].*[.!?][“”]?$/u);
        expect(texts.join()).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('MC-27.1: a site has one name everywhere, whatever ids its sheet gives', () => {
    const [first, second, third] = DEFAULT_SHEET.cathedrals.map(cathedral => ({ ...cathedral, source: undefined }));
    const odd = {
      ...DEFAULT_SHEET,
      cathedrals: [
        { ...first, id: 'C' },
        { ...second, id: 'Rome' },
        { ...third, id: 'A' },
      ],
    };
    const boardSheet = JSON.parse(JSON.stringify(odd));
    const chosen = options.parse({ boardSheet }, { seats: 2, humans: 2 });
    if (!chosen.ok) throw new Error(chosen.fault.message);
    const usual = options.parse({}, { seats: 2, humans: 2 });
    if (!usual.ok) throw new Error(usual.fault.message);
    const textsOf = (agreed: typeof chosen.value) => {
      const view = seatView(rules.setup(agreed, 2, fastChance(3)), 0);
      return [...say.describe(view, NAMES), say.optionValue('boardSheet', agreed.boardSheet)].join('\n');
    };
    expect(textsOf(chosen.value)).not.toContain('Rome');
    expect(textsOf(chosen.value)).toBe(textsOf(usual.value));
  });

  test('every refusal, option, value and card has its text', () => {
    for (const code of REFUSAL_CODES) expect(say.refusal(code)).toMatch(/ .*\.$/);
    for (const { key, values } of options.specs) {
      expect(say.option(key)).not.toBe(key);
      for (const value of values) expect(say.optionValue(key, value)).not.toBe(`${value}`);
    }
    for (const { id } of CARDS.slice(1)) expect(catalogues[language].cards[id]).toBeDefined();
  });
});

test('the box is one of the games that programs offer', () => {
  const box: GameBox<AnyGame> = { rules, versions, words, notation };
  expect([box.rules.id, box.words.de.title, box.notation.writeMove(PASS)]).toEqual(['mea-culpa', 'Mea Culpa', 'pass']);
});

test('MC-2.4: with openLedger = full the totals of the others are described', () => {
  const state = table({ turn: 'D merchant', market: 'wine2', options: { openLedger: 'full' } });
  const lines = words.en.describe({ seat: 1, table: state.table, own: at(state.secrets, 1) }, NAMES);
  expect(lines).toContain('Behind Dominik’s screen: 25 taler; no goods; letters: none.');
});

test('MC-0.5: German speaks the words of the game', () => {
  const state = table({ turn: 'D merchant', market: 'wine2', rooms: 'C14 - - -' });
  const told = play(state, 'D: visit 6')
    .map(event => words.de.tell(event, NAMES, 0))
    .join(' ');
  expect(told).toContain('Separee 6');
  expect(told).toContain('Dominik legt 1 Sündenstein in die Wollust.');
  expect(told).toContain('Kerbholz');
  expect(told).toContain('gelben Ablassbrief');
  expect(words.de.describe({ seat: 'spectator', table: state.table }, NAMES).join(' ')).toMatch(
    /Freudenhaus.*Sündenleiste.*Schatulle/,
  );
});

test('what is typed is read back, and examples are legal', () => {
  const luck = fastChance(5);
  const state = rules.setup(randomOptions(4, luck), 4, luck);
  while (rules.places(state.table) === undefined) {
    const seat = at(rules.toAct(state.table), 0);
    const view = seatView(state, seat);
    const move = rules.randomMove(state.table, view.own, seat, luck);
    expect(notation.readMove(notation.writeMove(move).toUpperCase(), view)).toEqual({ ok: true, value: move });
    for (const text of notation.examples(view)) {
      const example = notation.readMove(text, view);
      expect(example.ok && rules.refusal(view.table, view.own, seat, example.value)).toBeUndefined();
    }
    rules.apply(state, seat, move, luck);
  }
});

test.each([
  '',
  'hello',
  'buy',
  'buy gold',
  'bid 3',
  'bid x 5',
  'donate bread',
  'donate bread III',
  'visit 7',
  'rob E',
  'pass now',
  'take bread red blue',
  'crew D',
])('what makes no sense is not understood: "%s"', text => {
  const state = table({ turn: 'D merchant', market: 'wine2' });
  expect(notation.readMove(text, seatView(state, 0)).ok).toBe(false);
});

test('MC-27.4: the sheet in use is told with every price and list, and what is assumed is marked', () => {
  const told = words.en.optionValue('boardSheet', 'default');
  expect(told).toContain('bread 2/6, wine 3/7*, cloth 4/8*, jewel 5/9*, letter 4; Heaven 35* (* assumed)');
  expect(told).toContain(
    'Cathedral A: bread and wine 3 blue, 1 red and 1 green; cloth and jewels 1 blue, 1 red and 2 green*;',
  );
  expect(told).toContain('Cathedral C:');
  const own = {
    ...DEFAULT_SHEET,
    name: 'club',
    track: { ...DEFAULT_SHEET.track, heavenDistance: 30, heavenSource: undefined },
  };
  expect(words.de.optionValue('boardSheet', own)).toContain('„club“');
  expect(words.de.optionValue('boardSheet', own)).toContain('Himmel 30 (');
});
