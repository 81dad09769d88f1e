// What Dogma's smaller nets learn from: answers that had to be given, with whether the claim was honest (belief), and positions before a confession,
// with what each seat ended with (eye). The players are a mixture, so that nobody's habits are taken for a law.
import {
  BELIEF_INPUTS,
  chanceHonest,
  describeClaim,
  describeState,
  EYE_INPUTS,
  insightOf,
} from '@conclave/dogma/learning';
import { botOf } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { playGame } from './dogma-games.mjs';
import { numberFrom } from './games.mjs';

/** As often as they are named: people are not like regulars alone. */
export const PEOPLE = [
  'policy',
  'policy',
  'policy',
  'policy',
  'regular',
  'regular',
  'novice',
  'novice',
  'never-lies',
  'always-doubts',
  'always-believes',
];

const deciders = new Map();
const deciderOf = name => {
  if (!deciders.has(name)) {
    const bot = botOf('dogma', name);
    deciders.set(name, (situation, luck) => decide(bot, situation, luck, { iterations: 20 }).move);
  }
  return deciders.get(name);
};

const isHonest = ({ table, secrets }) =>
  (secrets[table.pile.at(-1).seat].laid.at(-1) ?? []).every(card => card === table.claim);

/** One game; `look` sees each decision before it is made. */
export const watched = (players, names, luck, look) =>
  playGame(
    players,
    names.map(name => (situation, stream, state) => {
      look(situation, state);
      return deciderOf(name)(situation, stream);
    }),
    luck,
  );

/** Answers: what the responder knew, whether it was honest, and who had laid it. */
export const gatherClaims = (games, seed, namesFor) => {
  const [inputs, targets, starts, extra] = [[], [], [0], []];
  for (let game = 0; game < games; game += 1) {
    const luck = fastChance(numberFrom(`${seed}/${game}`));
    const players = 2 + (game % 7);
    const names = Array.from({ length: players }, () => namesFor(luck));
    watched(players, names, luck, (situation, state) => {
      if (state.table.phase !== 'respond') return;
      const insight = insightOf(situation);
      inputs.push(Float32Array.from(describeClaim(insight).subarray(0, BELIEF_INPUTS)));
      targets.push(isHonest(state) ? 1 : 0);
      const { seat, count } = state.table.pile.at(-1);
      extra.push({ counting: chanceHonest(insight), count, by: names[seat] });
    });
    starts.push(targets.length);
  }
  return { inputs, targets, starts, extra };
};

/** Positions before a confession, from the side of every seat that is still in. */
export const gatherPositions = (games, seed, namesFor, look) => {
  const [inputs, targets, starts, extra] = [[], [], [0], []];
  for (let game = 0; game < games; game += 1) {
    const luck = fastChance(numberFrom(`${seed}/${game}`));
    const players = 2 + (game % 7);
    const seats = [];
    const values = watched(
      players,
      Array.from({ length: players }, () => namesFor(luck)),
      luck,
      (_, state) => {
        if (state.table.phase !== 'confess') return;
        for (let seat = 0; seat < players; seat += 1) {
          if (state.table.out.includes(seat)) continue;
          inputs.push(Float32Array.from(describeState(state, seat).subarray(0, EYE_INPUTS)));
          seats.push(seat);
          extra.push({ players, seen: look?.(state, seat) });
        }
      },
    );
    for (const seat of seats) targets.push(values[seat]);
    starts.push(targets.length);
  }
  return { inputs, targets, starts, extra };
};
