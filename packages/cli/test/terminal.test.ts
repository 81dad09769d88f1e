import { describe, expect, test } from 'vitest';
import { dressed, terminalOf, wrapped } from '../src/terminal.ts';
import { commandIn } from '../src/words.ts';
import { conclave } from './conclave.ts';

const COLOURFUL = { isTTY: true, columns: 40, hasColors: () => true };

describe('what a terminal is given', () => {
  test('lines break at words, go on indented, and a long word stays whole', () => {
    const text = 'Pico sends everyone else five steps towards Hell.\n  1  Mord und Totschlag';
    expect(wrapped(text, 20, 2)).toBe(
      'Pico sends everyone\n  else five steps\n  towards Hell.\n  1  Mord und\n  Totschlag',
    );
    expect(wrapped('Donaudampfschiff fährt', 8)).toBe('Donaudampfschiff\nfährt');
    expect(wrapped(text, undefined)).toBe(text);
  });

  test('colours where the terminal has them, none in a pipe and none with NO_COLOR', () => {
    expect(terminalOf(COLOURFUL, {})).toEqual({ width: 40, colours: true });
    expect(terminalOf({ ...COLOURFUL, columns: 300 }, { NO_COLOR: '' })).toEqual({ width: 100, colours: true });
    expect(terminalOf(COLOURFUL, { NO_COLOR: '1' }).colours).toBe(false);
    expect(terminalOf({ ...COLOURFUL, hasColors: () => false }, {}).colours).toBe(false);
    expect(terminalOf({ columns: 40 }, {})).toEqual({ width: undefined, colours: false });
  });

  test('a stranger cannot colour anything', () => {
    const terminal = terminalOf(COLOURFUL, {});
    expect(dressed('a\u001b[31mname', 'asks', terminal)).toBe('\u001b[1;33ma\\u001b[31mname\u001b[0m');
    expect(dressed('a name', 'plain', terminal)).toBe('a name');
  });
});

test('commands are words of the language that is spoken, and the English ones always work', () => {
  expect(['zurück', 'Tisch', 'züge', 'hilfe', 'ende'].map(word => commandIn(word, 'de'))).toEqual([
    'undo',
    'table',
    'moves',
    'help',
    'quit',
  ]);
  expect([commandIn('undo', 'de'), commandIn('zurück', 'en'), commandIn('', 'en'), commandIn('R12', 'de')]).toEqual([
    'undo',
    undefined,
    'help',
    undefined,
  ]);
});

test('a German game in a pipe: German words, whole lines, no colours', () => {
  const { code, out } = conclave(['play', 'dogma', '--language', 'de', '--seed', 'de'], 'hilfe\ntisch\nzüge\nende\n');
  expect(code).toBe(0);
  for (const said of ['zurück: den letzten Zug zurücknehmen', 'Du kannst:', 'Du hast den Tisch verlassen.'])
    expect(out).toContain(said);
  expect(out).not.toContain('\u001b');
  // Moves are German too, in the list and in the examples, and one that is none is refused in German.
  expect(out).toMatch(/\[(beichten \p{Lu}|glauben)/u);
  expect(out).not.toMatch(/\b(confess|believe|doubt|honesty)\b/i);
});

test('a German move is made, and what is none is refused in German', () => {
  const { code, out } = conclave(
    ['play', 'seven-seals', '--language', 'de', '--seed', 'typed', '--players', '3'],
    'kartoffeln\nansagen Rot1 blau1\nende\n',
  );
  expect(code).toBe(0);
  expect(out).toContain('Gast sagt an: 1× Rot und 1× Blau.');
  expect(out).not.toMatch(/is not a|try one/);
});

test('MC-26.1.1, MC-26.5 S12: in META CULPA the terminal neither lists what is owed nor says whose turn it is', () => {
  const moves = ['bonus jewel I', 'bid 1 0', 'moves', 'quit'];
  const { code, out } = conclave(
    ['play', 'mea-culpa', '--option', 'metaCulpa=on', '--players', '2', '--seed', 'silent'],
    `${moves.join('\n')}\n`,
  );
  expect(code).toBe(0);
  expect(out).toContain('The table says nothing. Whoever is next takes a card.');
  const listed = out.slice(out.lastIndexOf('with other things in their place'));
  for (const word of ['pay 1', 'turn 1', 'stone lust', 'done']) expect(listed).toContain(`  ${word}\n`);
});
