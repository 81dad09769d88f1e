import { describe, expect, test } from 'vitest';
import * as en from '../src/grammar/english.ts';
import * as de from '../src/grammar/german.ts';

describe('English', () => {
  const stone = en.noun('sin stone');
  const bread = en.massNoun('bread', 'loaf of bread', 'loaves of bread');

  test('one and many', () => {
    expect([0, 1, 2].map(number => en.count(number, stone))).toEqual(['0 sin stones', '1 sin stone', '2 sin stones']);
    expect([0, 1, 5, 13].map(number => en.spelled(number, en.noun('notch', 'notches')))).toEqual([
      'no notches',
      'one notch',
      'five notches',
      '13 notches',
    ]);
    expect([en.count(2, bread), en.a(bread)]).toEqual(['2 loaves of bread', 'bread']);
  });

  test('a and an, with an adjective and without', () => {
    expect([en.a(stone), en.a(en.noun('indulgence stone')), en.a(stone, 'old')]).toEqual([
      'a sin stone',
      'an indulgence stone',
      'an old sin stone',
    ]);
  });

  test('lists, quotes, times, names and verbs', () => {
    expect([en.list([]), en.list(['a']), en.list(['a', 'b']), en.list(['a', 'b', 'c'])]).toEqual([
      'nothing',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect([en.either(['a', 'b']), en.quoted('Here.'), en.of('Pico'), en.capital('über allem')]).toEqual([
      'a or b',
      '“Here.”',
      'Pico’s',
      'Über allem',
    ]);
    expect([1, 2, 3].map(en.times)).toEqual(['once', 'twice', 'three times']);
    expect([1, 2].map(number => en.verb(number, 'wins', 'win'))).toEqual(['wins', 'win']);
  });
});

describe('Deutsch', () => {
  const letter = de.der('Ablassbrief', 'Ablassbriefe', 'Ablassbriefs');
  const coin = de.die('Münze zu 1 Taler', 'Münzen zu 1 Taler');
  const seal = de.das('Siegel', 'Siegel', 'Siegels');
  const sinner = de.named('Klein', de.der('Sünder', 'Sünder', 'Sünders'));
  const sins = de.named('Klein', de.dieVielen('Sünden'));
  const lust = de.die('Wollust', 'Wollust');
  const wine = de.massNoun('Wein', de.der('Krug Wein', 'Krüge Wein'));
  const CASES = ['nominative', 'accusative', 'dative', 'genitive'] as const;

  test.each([
    [
      'blau',
      letter,
      'ein blauer Ablassbrief, einen blauen Ablassbrief, einem blauen Ablassbrief, eines blauen Ablassbriefs',
    ],
    [
      'blank',
      coin,
      'eine blanke Münze zu 1 Taler, eine blanke Münze zu 1 Taler, einer blanken Münze zu 1 Taler, einer blanken Münze zu 1 Taler',
    ],
    ['rot', seal, 'ein rotes Siegel, ein rotes Siegel, einem roten Siegel, eines roten Siegels'],
  ] as const)('ein, with %s', (adjective, noun, forms) => {
    expect(CASES.map(kasus => de.a(noun, kasus, adjective)).join(', ')).toBe(forms);
  });

  test('der, with an adjective that belongs to the name', () => {
    expect(CASES.map(kasus => de.the(sinner, kasus)).join(', ')).toBe(
      'der Kleine Sünder, den Kleinen Sünder, dem Kleinen Sünder, des Kleinen Sünders',
    );
    expect(CASES.map(kasus => de.the(sins, kasus)).join(', ')).toBe(
      'die Kleinen Sünden, die Kleinen Sünden, den Kleinen Sünden, der Kleinen Sünden',
    );
    expect([de.bare(sinner), de.bare(sins), de.bare(lust)]).toEqual(['Kleiner Sünder', 'Kleine Sünden', 'Wollust']);
  });

  test('one and many, in every case', () => {
    expect([1, 3].map(number => de.count(number, letter))).toEqual(['1 Ablassbrief', '3 Ablassbriefe']);
    expect(de.count(3, letter, 'dative')).toBe('3 Ablassbriefen');
    expect(de.count(2, coin, 'dative')).toBe('2 Münzen zu 1 Taler');
    expect([de.count(8, wine), de.count(2, wine, 'dative'), de.a(wine)]).toEqual([
      '8 Krüge Wein',
      '2 Krügen Wein',
      'Wein',
    ]);
    expect([0, 1, 2, 20].map(number => de.spelled(number, letter, 'accusative', 'rot'))).toEqual([
      'keinen Ablassbrief',
      'einen roten Ablassbrief',
      'zwei rote Ablassbriefe',
      '20 rote Ablassbriefe',
    ]);
    expect([1, 3].map(number => de.countOnly(number, 'rot', letter))).toEqual(['1 roter', '3 rote']);
    expect([de.noneOf(letter), de.no(seal, 'accusative')]).toEqual(['keine Ablassbriefe', 'kein Siegel']);
  });

  test('prepositions take their case, and melt with the article', () => {
    expect([de.after('von', sins), de.after('zu', lust), de.after('zu', sinner), de.after('von', letter)]).toEqual([
      'von den Kleinen Sünden',
      'zur Wollust',
      'zum Kleinen Sünder',
      'vom Ablassbrief',
    ]);
    expect([de.after('bei', lust), de.after('für', sinner), de.into(sins), de.inside(lust), de.into(seal)]).toEqual([
      'bei der Wollust',
      'für den Kleinen Sünder',
      'in die Kleinen Sünden',
      'in der Wollust',
      'ins Siegel',
    ]);
  });

  test('lists, quotes, times and verbs', () => {
    expect([de.list(['a', 'b', 'c']), de.either(['a', 'b']), de.list([]), de.quoted('Hier.')]).toEqual([
      'a, b und c',
      'a oder b',
      'nichts',
      '„Hier.“',
    ]);
    expect([1, 2, 15].map(de.times)).toEqual(['einmal', 'zweimal', '15-mal']);
    expect([1, 2].map(number => de.verb(number, 'fehlt', 'fehlen'))).toEqual(['fehlt', 'fehlen']);
  });
});
