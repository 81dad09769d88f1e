import { GAME_IDS } from '@conclave/house';
import { botOf, openGame } from '@conclave/house/all';
import {
  type AnyRules,
  allSeats,
  type Emit,
  fastChance,
  type GameTypes,
  LANGUAGES,
  LEVELS,
  maySee,
  orThrow,
  seatView,
} from '@conclave/kernel';
import type { Decision, Situation } from '@conclave/search';
import { decide, explain } from '@conclave/search';
import { describe, expect, test } from 'vitest';

interface Said {
  readonly situation: Situation<GameTypes>;
  readonly decision: Decision<GameTypes>;
}

/** A whole game of bots of one level, and everything they gave as a reason. */
const gameOf = (rules: AnyRules, level: string, seats: number, seed: number): readonly Said[] => {
  const options = orThrow(rules.options.parse({}, { seats, humans: 0 }));
  const memories = allSeats(seats).map(seat => rules.newMemory(options, seats, seat));
  const emit: Emit<GameTypes['event']> = (to, event) => {
    for (const [seat, memory] of memories.entries()) if (maySee(to, seat)) rules.remember(memory, event);
  };
  const chance = fastChance(seed);
  const state = rules.setup(options, seats, chance, emit);
  const said: Said[] = [];
  for (let seat = rules.toAct(state.table)[0]; seat !== undefined; seat = rules.toAct(state.table)[0]) {
    const situation = structuredClone({ view: seatView(state, seat), memory: memories[seat] as object });
    const decision = decide(botOf(rules.id, level), situation, chance, { iterations: 3 });
    said.push({ situation, decision });
    rules.apply(state, seat, decision.move, chance, emit);
  }
  return said;
};

describe.each(['seven-seals', 'mea-culpa'])('%s: why', game => {
  test.each(LEVELS)('%s names what it knew, in many different sentences', level => {
    const said = gameOf(openGame(game).rules, level, 4, 3);
    const reasons = new Set(said.map(({ decision }) => decision.why.reason));
    expect(reasons).not.toContain('searched');
    expect(reasons.size).toBeGreaterThan(9);
    const withFacts = said.filter(({ decision }) => Object.keys(decision.why.facts ?? {}).length > 0);
    expect(withFacts.length / said.length).toBeGreaterThan(0.9);
    for (const language of LANGUAGES) {
      const sentences = new Set(said.map(({ decision }) => explain(decision.why, language, openGame(game).reasons)));
      expect(sentences.size).toBeGreaterThan(said.length / 4);
      for (const sentence of sentences) expect(sentence).not.toMatch(/[{}|]|undefined|NaN/);
    }
  });
});

describe('mea-culpa: what must stay secret is not told', () => {
  test('a bid, a compartment and the die are in no sentence', () => {
    const secrets = gameOf(openGame('mea-culpa').rules, 'regular', 4, 8).filter(({ decision }) =>
      ['bid', 'travel', 'donate'].includes(decision.move.type),
    );
    expect(secrets.length).toBeGreaterThan(10);
    for (const { decision } of secrets) {
      const facts = Object.keys(decision.why.facts ?? {});
      for (const secret of ['notches', 'place', 'door', 'into', 'compartment']) expect(facts).not.toContain(secret);
    }
  });
});

describe('sentences', () => {
  test.each([
    [
      { reason: 'seven-seals.winSafe', facts: { seal: 'R', card: 'R12', led: 'R', higher: 0 } },
      'I still need a trick for my red seal, and no card that I have not seen beats red 12.',
      'Für mein Siegel in Rot brauche ich noch einen Stich, und keine Karte, die ich nicht gesehen habe, schlägt Rot 12.',
    ],
    [
      { reason: 'seven-seals.predict', facts: { tricks: 1, card: 'R15' } },
      'My surest card is red 15, and my hand looks good for about 1 trick.',
      'Meine sicherste Karte ist Rot 15, und mein Blatt sieht nach etwa 1 Stich aus.',
    ],
    [
      { reason: 'mea-culpa.bid', facts: { character: 'merchant', worth: 3, most: 7, taler: 20 } },
      'The Merchant is worth about 3 steps to me this round, and the richest of the others has 7 taler to bid.',
      'Der Kaufmann ist mir in dieser Runde etwa 3 Schritte wert, und unter den anderen hat jemand 7 Taler zum Bieten.',
    ],
    [
      { reason: 'mea-culpa.completesSet', facts: { letter: 'yellow', colours: 4 } },
      'A yellow letter completes a set of four colours, and that is worth eight steps.',
      'Mit einem gelben Brief ist ein Satz aus vier Farben voll, und der ist acht Schritte wert.',
    ],
    [
      {
        reason: 'mea-culpa.characterLess',
        facts: { character: 'merchant', worth: 3, instead: 'pope' },
        found: { reason: 'found.steps', facts: { worlds: 900, margin: '1.5' } },
      },
      'The Merchant is worth about 3 steps to me this round, although the Pope promised more at first sight; played out 900 times, it came out about 1.5 steps better than the next best choice.',
      'Der Kaufmann ist mir in dieser Runde etwa 3 Schritte wert, obwohl der Papst auf den ersten Blick mehr verspricht; 900-mal durchgespielt, schnitt das um etwa 1,5 Schritte besser ab als die nächstbeste Möglichkeit.',
    ],
  ] as const)('%j', (why, english, german) => {
    const { reasons } = openGame(why.reason.split('.')[0] ?? '');
    expect(explain(why, 'en', reasons)).toBe(english);
    expect(explain(why, 'de', reasons)).toBe(german);
  });
});

/** Bots that were lent have only the common sentences. */
const WITH_REASONS = GAME_IDS.filter(game => openGame(game).reasons !== undefined);

describe.each(WITH_REASONS)('%s: what a master found', game => {
  const rules = openGame(game).rules;

  test('belongs to the sentence, and says what the imagined worlds said', () => {
    const said = gameOf(rules, 'regular', 4, 5).slice(0, 60);
    let ahead = 0;
    for (const { situation } of said) {
      const {
        move,
        why,
        considered = [],
        iterations,
      } = decide(botOf(game, 'master'), situation, fastChance(1), {
        iterations: 120,
      });
      if (why.found === undefined) continue;
      const made = considered.find(other => other.move === move);
      const best = Math.max(
        ...considered.filter(other => other !== made && other.visits >= 10).map(({ mean }) => mean),
      );
      const { reason, facts: { worlds, margin } = {} } = why.found;
      expect(worlds).toBe(iterations);
      if (reason === 'found.behind') expect(made?.mean).toBeLessThan(best);
      if (margin === undefined) continue;
      ahead += 1;
      expect(made?.mean).toBeGreaterThan(best);
      for (const language of LANGUAGES)
        expect(explain(why, language, openGame(game).reasons)).toMatch(/^[^{}|]+; [^{}|]*120[^{}|]*\.$/);
    }
    expect(ahead).toBeGreaterThan(5);
  });
});
