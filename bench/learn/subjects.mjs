// What there is to learn, by game: which positions are looked at, how they are described, what came of them, and an eye to compare with.
import { top } from '@conclave/mea-culpa';
import * as meaCulpa from '@conclave/mea-culpa/learning';
import { readNet } from '@conclave/search';
import * as sevenSeals from '@conclave/seven-seals/learning';

export const SUBJECTS = {
  'mea-culpa': {
    ...meaCulpa,
    players: [2, 3, 4],
    seed: 'mc-eye-1',
    describe: ({ table, secrets }) => meaCulpa.describe(table, secrets),
    isMoment: ({ table }) => top(table).at === 'bid' && table.locked === 0,
    stageOf: ({ table }) => table.round,
    outcome: ({ places }) => meaCulpa.valuesOfPlaces(places),
    counting: meaCulpa.countingEye,
    learned: meaCulpa.learnedEye,
  },
  'seven-seals': {
    ...sevenSeals,
    players: [3, 4, 5],
    seed: 'ss-eye-1',
    isMoment: ({ table }) => table.phase === 'play' && table.trick.cards.length === 0,
    stageOf: ({ table }) => table.trickNumber,
    outcome: ({ table }, { round }) => table.points[round - 1].map(sevenSeals.targetOf),
    counting: state => sevenSeals.countingEye(state).map(sevenSeals.targetOf),
    learned: net => state => sevenSeals.learnedEye(net)(state).map(sevenSeals.targetOf),
  },
};

const WORDS = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

/** Where the bots look for the net of so many players. */
export const netFile = (game, players, folder = 'bots', ending = 'ts') =>
  new URL(`../../packages/games/${game}/${folder}/nets/${WORDS[players]}.${ending}`, import.meta.url);

export const eyeOf = (game, players, net) => {
  const { learned, FEATURES } = SUBJECTS[game];
  return learned(readNet(net, { game, players, features: FEATURES }));
};
