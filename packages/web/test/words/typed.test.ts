import { OPEN_GAMES, type OpenGame } from '@conclave/house/all';
import { at, fastChance, orThrow, seatView } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = 5;

/** Every move of some games of luck alone as it is typed in German, and whether it is understood as the same move. */
const typedIn = ({ rules, words, notation }: OpenGame): ReadonlyMap<string, boolean> => {
  const { typed } = words.de;
  if (typed === undefined) throw new Error(`${rules.id} has no German moves`);
  const all = new Map<string, boolean>();
  for (let game = 0; game < GAMES; game += 1) {
    const luck = fastChance(500 + game);
    const { min, max } = rules.seats;
    const seats = min + (game % (max - min + 1));
    const wanted = rules.id === 'mea-culpa' ? { metaCulpa: game % 2 === 0 ? 'off' : 'on' } : {};
    const state = rules.setup(orThrow(rules.options.parse(wanted, { seats, humans: seats })), seats, luck, () => {});
    for (let made = 0; rules.places(state.table) === undefined && made < 2000; made += 1) {
      const acting = rules.toAct(state.table);
      const seat = at(acting, luck.below(acting.length));
      const view = seatView(state, seat);
      const move = rules.randomMove(view.table, view.own, seat, luck);
      const written = notation.writeMove(move);
      const inGerman = typed.write(written);
      const read = notation.readMove(typed.read(inGerman.toLowerCase()), view);
      const same = JSON.stringify(read) === JSON.stringify(notation.readMove(written, view));
      // The notation's own words are understood as well.
      const own = notation.readMove(typed.read(written), view);
      all.set(inGerman, same && read.ok && JSON.stringify(own) === JSON.stringify(read));
      rules.apply(state, seat, move, luck, () => {});
    }
  }
  return all;
};

/** A word of the notation that no German would type. */
const ENGLISH =
  /\b(predict|hand in|confess|join|believe|doubt|honesty|murder|bid|buy|sell|donate|visit|bread|wine|cloth|take|pass|crew|pope|lust|greed|declare|pay|turn|stone|end|[RYGBV]\d+)\b/i;

describe.each(OPEN_GAMES.map(open => [open.rules.id, open] as const))('German moves of %s', (_, open) => {
  test('every move can be typed in German, and is understood', () => {
    const all = typedIn(open);
    expect(all.size).toBeGreaterThan(30);
    expect([...all].filter(([, same]) => !same).map(([typed]) => typed)).toEqual([]);
    expect([...all.keys()].filter(typed => ENGLISH.test(typed))).toEqual([]);
  });
});

test('beginnings will do, and letters that a keyboard lacks', () => {
  const typed = OPEN_GAMES.find(({ rules }) => rules.id === 'dogma')?.words.de.typed;
  expect(typed?.read('beichten ehr mor als maessigung')).toBe('confess honesty murder as temperance');
  expect(typed?.read('anschliessen Lästerung')).toBe('join blasphemy');
  expect(typed?.read('Dogma Mord für Gnade')).toBe('dogma murder for mercy');
});
