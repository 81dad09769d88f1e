import { readdirSync, statSync } from 'node:fs';
import { fastChance } from '@conclave/kernel';
import { decide, type Net, type Situation } from '@conclave/search';
import { describe, expect, test } from 'vitest';
import { moments } from '../../../../search/test/moments.ts';
import { byPolicy } from '../../bots/by-policy.ts';
import { BELIEF_FEATURES } from '../../bots/claim-features.ts';
import { CHOICE, describe as described, FEATURES, PLACE } from '../../bots/features.ts';
import { insightOf } from '../../bots/insight.ts';
import { learnedProspects } from '../../bots/learned.ts';
import { master, masterWith, thumbMaster } from '../../bots/master.ts';
import { byThumb, learnedHonest } from '../../bots/mind.ts';
import { modelledWorlds } from '../../bots/modelled-worlds.ts';
import { beliefNet, policyNet } from '../../bots/nets.ts';
import * as later from '../../bots/nets-later.ts';
import { prospectsIn } from '../../bots/policy.ts';
import { regular } from '../../bots/regular.ts';
import { sceneOf } from '../../bots/scene.ts';
import { REGULAR } from '../../bots/temper.ts';
import { CARD_TYPES, type Dogma, lastContribution } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

const PLAYERS = 4;

/** Places from a game, those to answer or those to confess; the table goes on, so each is kept as it was. */
const some = (phase: 'confess' | 'respond', most = 30, players = PLAYERS): readonly Situation<Dogma>[] => {
  const found: Situation<Dogma>[] = [];
  for (const { situation } of moments(rules, players, 9)) {
    const known = situation as Situation<Dogma>;
    if (known.view.table.phase === phase && found.length < most) found.push(structuredClone(known));
  }
  return found;
};

const silent = (): Net => ({ ...policyNet(), weights: policyNet().weights.map(() => 0) });

describe('what was learned', () => {
  test('is for these features, and light', () => {
    expect([FEATURES, BELIEF_FEATURES]).toEqual(['dogma/1', 'dogma-belief/1']);
    const folder = new URL('../../bots/nets/', import.meta.url);
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    expect(bytes).toBeLessThanOrEqual(85_000);
  });

  test('every number of a place and of its choices is a number, and what differs for the thumb differs here', () => {
    for (const situation of [...some('confess'), ...some('respond')]) {
      const scene = sceneOf(insightOf(situation), REGULAR);
      const prospects = prospectsIn(scene, fastChance(3));
      const { place, choices } = described(scene, prospects);
      const all = choices.subarray(0, prospects.length * CHOICE);
      expect(place).toHaveLength(PLACE);
      expect([...place, ...all].every(Number.isFinite)).toBe(true);
      const rows = prospects.map((_, index) => all.slice(index * CHOICE, (index + 1) * CHOICE).join());
      const kinds = prospects.map(({ reason, value }) => `${reason} ${value}`);
      expect(new Set(rows).size).toBeGreaterThanOrEqual(new Set(kinds).size);
    }
  });

  test('a net that says nothing leaves the thumb as it is; the one there is does not', () => {
    let changed = 0;
    for (const situation of some('respond')) {
      const scene = sceneOf(insightOf(situation), REGULAR);
      const prospects = prospectsIn(scene, fastChance(3));
      expect(learnedProspects(silent(), scene, prospects)).toEqual(prospects);
      const values = learnedProspects(policyNet(), scene, prospects).map(({ value }) => value);
      if (values.some((value, index) => value !== prospects[index]?.value)) changed += 1;
    }
    expect(changed).toBeGreaterThan(10);
  });

  test('the policy knows at once, and is no regular', () => {
    const differs = some('respond').filter(situation => {
      const [one, other] = [byPolicy, regular].map(bot => decide(bot, situation, fastChance(1)));
      expect(one?.iterations).toBe(0);
      return one?.move.type !== other?.move.type;
    });
    expect(differs.length).toBeGreaterThan(0);
  });
});

describe('belief', () => {
  test('what cannot be true is not believed, and without a claim there is nothing to believe', () => {
    const honest = learnedHonest(beliefNet());
    for (const situation of some('confess', 5)) expect(honest(insightOf(situation))).toBe(0.5);
    const [answer] = some('respond', 1);
    if (answer === undefined) throw new Error('nobody has to answer');
    const claim = answer.view.table.claim ?? 'mercy';
    const gone = CARD_TYPES.map(type => (type === claim ? 4 : 0));
    const hand = answer.view.own.hand.map((count, index) => (CARD_TYPES[index] === claim ? 0 : count));
    const view = { ...answer.view, own: { ...answer.view.own, hand } };
    const chance = honest(insightOf(answer));
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(honest(insightOf({ view, memory: { ...answer.memory, gone } }))).toBe(0);
  });

  test('what a master says of a claim is what it believes itself', () => {
    const bot = masterWith('belief');
    let told = 0;
    for (const situation of some('respond')) {
      const { why } = decide(bot, situation, fastChance(2), { iterations: 10 });
      if (why.facts?.percent === undefined) continue;
      told += 1;
      expect(why.facts.percent).toBe(Math.round(100 * learnedHonest(beliefNet())(insightOf(situation))));
    }
    expect(told).toBeGreaterThan(5);
  });
});

describe('a master that has learned', () => {
  const bot = masterWith('root', 'playouts', 'belief');

  test('uses up its time whatever there is to choose (DG-16.6), and decides the same twice', () => {
    for (const situation of [...some('confess', 3), ...some('respond', 3)]) {
      const once = decide(bot, situation, fastChance(4), { iterations: 40 });
      expect(once.iterations).toBe(40);
      expect(decide(bot, situation, fastChance(4), { iterations: 40 })).toEqual(once);
    }
  });

  test.each([['root'], ['playouts'], ['belief']] as const)('%s alone changes what is found', part => {
    const found = (chosen: typeof bot): string =>
      JSON.stringify(some('respond', 6).map(known => decide(chosen, known, fastChance(4), { iterations: 60 })));
    expect(found(masterWith(part))).not.toBe(found(thumbMaster));
  });
});

describe('a master at a table', () => {
  const decisionsOf = (bot: typeof master, players: number): string =>
    JSON.stringify(some('respond', 6, players).map(known => decide(bot, known, fastChance(4), { iterations: 60 })));

  test('has learned where that is shown to be better, and goes by rules of thumb where it is not', () => {
    const learned = masterWith('root', 'playouts', 'belief');
    for (const players of [2, 4]) {
      expect(decisionsOf(master, players)).toBe(decisionsOf(learned, players));
      expect(decisionsOf(master, players)).not.toBe(decisionsOf(thumbMaster, players));
    }
    for (const players of [3, 5]) expect(decisionsOf(master, players)).toBe(decisionsOf(thumbMaster, players));
  });
});

test('what was learned is the same in the page, where it comes later, and without it no master thinks', async () => {
  expect(() => later.policyNet()).toThrow('nobody has fetched');
  expect(() => later.beliefNet()).toThrow('nobody has fetched');
  await later.openNets();
  expect(later.policyNet().weights).toEqual(policyNet().weights);
  expect(later.beliefNet().weights).toEqual(beliefNet().weights);
});

describe('worlds by a model', () => {
  test('keep the rules, and a model that hardly lies has laid the truth far more often', () => {
    const truthful = {
      ...byThumb,
      choose: (insight: Parameters<typeof byThumb.choose>[0], stream: Parameters<typeof byThumb.choose>[1]) => {
        const all = byThumb.prospects(insight, stream);
        const honest = all.filter(({ reason }) => reason === 'dogma.honest' || reason === 'dogma.joinHonest');
        return honest[stream.below(Math.max(1, honest.length))] ?? byThumb.choose(insight, stream);
      },
    };
    const luck = fastChance(5);
    const isHonest = (state: ReturnType<typeof rules.imagine>): boolean => {
      const { seat = 0 } = lastContribution(state.table) ?? {};
      return (state.secrets[seat]?.laid.at(-1) ?? []).every(card => card === state.table.claim);
    };
    let [blind, modelled] = [0, 0];
    for (const situation of some('respond', 12)) {
      const insight = insightOf(situation);
      const imagine = () => rules.imagine(situation.view, situation.memory, luck);
      if (isHonest(imagine())) blind += 1;
      const state = modelledWorlds(imagine, insight, truthful, luck)();
      expect(rules.brokenInvariants(state)).toEqual([]);
      expect(state.secrets[insight.seat]).toEqual(situation.view.own);
      if (isHonest(state)) modelled += 1;
    }
    expect(blind).toBeLessThan(4);
    expect(modelled).toBeGreaterThan(6);
  });
});
