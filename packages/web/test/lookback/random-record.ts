import { rules as dogma } from '@conclave/dogma/rules';
import {
  type AnyRules,
  type GameRecord,
  namedSecret,
  openPlay,
  orThrow,
  placesOf,
  playStep,
  recordOf,
  sealedChance,
  seatView,
  seedFrom,
  toActAt,
} from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';

export const ALL_RULES: readonly AnyRules[] = [sevenSeals, dogma, meaCulpa];

const rulesOf = (game: string): AnyRules => {
  const rules = ALL_RULES.find(({ id }) => id === game);
  if (rules === undefined) throw new Error(`no game ${game}`);
  return rules;
};

/** A finished game of luck alone, sealed and opened like any other; the same name gives the same game. */
export const randomRecord = (game: string, seats: number, name: string, options: object = {}): GameRecord => {
  const rules = rulesOf(game);
  const secret = namedSecret(`${game} ${name}`);
  const nonces = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'ab12' : ''));
  const chance = sealedChance(seedFrom(secret, nonces));
  let play = openPlay({ rules, options: orThrow(rules.options.parse(options, { seats, humans: 1 })), seats, chance });
  for (let made = 0; placesOf(play) === undefined; made += 1) {
    const [seat = 0] = toActAt(play);
    const { table, own } = seatView(play.state, seat);
    const move = rules.randomMove(table, own, seat, chance.stream(`test ${made}`));
    play = playStep(play, seat, move, { at: made * 900 }).play;
  }
  const lines = nonces.map((_, seat) => ({
    name: `P${seat}`,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
  }));
  return recordOf(play, { seats: lines, secret, nonces });
};
