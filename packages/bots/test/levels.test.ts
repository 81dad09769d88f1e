import { botOf, openGame } from '@conclave/house/all';
import { characterNames } from '@conclave/house/characters';
import { fastChance, LANGUAGES, LEVELS } from '@conclave/kernel';
import { type AnyBot, decide, explain, type Why } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { moments } from '../../search/test/moments.ts';
import { playEncounter } from '../src/arena/play.ts';
import { TABLES } from './tables.ts';

const BUDGET = { iterations: 2 };
/** The levels, and masters of the arena that have learned; of a game also its characters. */
const HONEST = [...LEVELS, 'policy', 'master-2', 'master-3'];

/** The same bot, with a note of every reason it gives. */
const noted = (bot: AnyBot, reasons: Why[]): AnyBot => ({
  *think(situation, stream, budget) {
    const decision = yield* bot.think(situation, stream, budget);
    reasons.push(decision.why);
    return decision;
  },
});

describe.each(TABLES)('$game with $seats players', ({ game, rules, seats }) => {
  test.each(Object.keys(openGame(game).bots))('%s plays whole games by the rules and can say why', name => {
    const reasons: Why[] = [];
    const bots = Array.from({ length: seats }, () => noted(botOf(game, name), reasons));
    const { places } = playEncounter({ rules, bots, deal: `${game} ${seats}`, luck: name, budget: BUDGET });
    expect(places).toHaveLength(seats);
    expect(Math.min(...places)).toBe(1);
    for (const language of LANGUAGES) {
      for (const sentence of new Set(reasons.map(why => explain(why, language, openGame(game).reasons)))) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ„"'].*[.!?]$/);
        expect(sentence).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test.each([...HONEST.filter(name => name in openGame(game).bots), ...characterNames(game)])(
    '%s decides the same in two worlds that look the same to its seat',
    level => {
      const bot = botOf(game, level);
      let seen = 0;
      for (const { state, seat, situation } of moments(rules, seats, seats)) {
        seen += 1;
        if (seen % 13 !== 1 || seen > 120) continue;
        const known = JSON.stringify(situation);
        const elsewhere = rules.imagine(situation.view, situation.memory, fastChance(seen));
        const twin = {
          view: { seat, table: elsewhere.table, own: elsewhere.secrets[seat] as object },
          memory: situation.memory,
        };
        const here = decide(bot, situation, fastChance(99), { iterations: 6 });
        expect(decide(bot, twin, fastChance(99), { iterations: 6 })).toEqual(here);
        expect(rules.refusal(state.table, situation.view.own, seat, here.move)).toBeUndefined();
        expect(JSON.stringify(situation)).toBe(known); // and it has touched nothing
      }
      expect(seen).toBeGreaterThan(5);
    },
  );
});
