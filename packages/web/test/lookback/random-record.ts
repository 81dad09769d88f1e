import { rules as dogma } from '@conclave/dogma/rules';
import {
  type AnyRules,
  type GameRecord,
  isOver,
  makeRecord,
  namedSecret,
  openSeal,
  orThrow,
  playMove,
  type RecordedMove,
  sealedChance,
  sealOf,
  seatView,
  seedFrom,
  startMatch,
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
  const match = startMatch(rules, orThrow(rules.options.parse(options, { seats, humans: 1 })), seats, chance);
  const moves: RecordedMove[] = [];
  while (!isOver(match)) {
    const [seat = 0] = rules.toAct(match.state.table);
    const { table, own } = seatView(match.state, seat);
    const move = rules.randomMove(table, own, seat, chance.stream(`test ${moves.length}`));
    const refused = playMove(match, seat, move);
    if (refused !== undefined) throw new Error(refused.code);
    moves.push({ seat, at: moves.length * 900, move });
  }
  const lines = nonces.map((_, seat) => ({
    name: `P${seat}`,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
  }));
  const seal = openSeal(sealOf(secret, nonces), secret);
  const places = rules.places(match.state.table) ?? [];
  return makeRecord({ game, rulesVersion: rules.rulesVersion, options, seats: lines, seal, moves, places });
};
