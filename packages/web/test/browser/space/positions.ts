import { canCreateDogma, type Table as DogmaTable, isAltarFull } from '@conclave/dogma';
import { openGame } from '@conclave/house/all';
import {
  type AnyGame,
  fastChance,
  memoryOf,
  movesOf,
  type Play,
  playMoves,
  playStep,
  seatView,
  toActAt,
} from '@conclave/kernel';
import { type Table as MeaCulpaTable, type Secrets, top } from '@conclave/mea-culpa';
import { decide } from '@conclave/search';
import type { Table as SevenSealsTable } from '@conclave/seven-seals';
import { beginningOfTable } from '../../../src/local/beginning.ts';

import type { SoloTable } from '../../../src/local/solo-table.ts';
import type { GameId } from '../../games.ts';

/** A moment of a recorded game in which the first seat is asked something. */
export interface Position {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly kind: string;
  readonly table: SoloTable;
}

const ME = 0;
const NAMES = ['Pilgrim', 'Tetzel', 'Lucrezia', 'Pico', 'Hildegard', 'Fra Angelo', 'Johanna', 'Cesare'];

/** A good in hand has the most to offer. */
const hasGoods = ({ goods }: Secrets): boolean => goods.some(number => number > 0);

/** What is asked, and in which form: each needs its own room. */
const KIND_OF: Readonly<Record<GameId, (table: AnyGame['table'], own: AnyGame['secrets']) => string>> = {
  'seven-seals': some => {
    const { phase, middle, trick } = some as unknown as SevenSealsTable;
    if (phase === 'predict') return middle.slice(0, 5).includes(0) ? 'predict and take over' : 'predict';
    if (phase === 'play') return trick.cards.length === 0 ? 'lead' : 'follow';
    return phase;
  },
  dogma: some => {
    const table = some as unknown as DogmaTable;
    if (table.phase !== 'confess' || !canCreateDogma(table, ME)) return table.phase;
    return isAltarFull(table.altar) ? 'replace a dogma' : 'create a dogma';
  },
  'mea-culpa': (some, own) => {
    const table = some as unknown as MeaCulpaTable;
    const frame = top(table);
    if (table.manual === undefined) return frame.at;
    if (frame.at === 'choosing') return frame.card === undefined ? 'by hand, a card' : 'by hand, after the card';
    if (frame.at === 'handTurn' && table.manual.acts.length > 0) return 'by hand, declared';
    if (frame.at === 'handTurn') return hasGoods(own as unknown as Secrets) ? 'by hand' : 'by hand, without goods';
    return `by hand, ${frame.at}`;
  },
};

const secretOf = (seed: number): string =>
  Array.from({ length: 32 }, (_, index) => ((seed * 37 + index * 11) % 256).toString(16).padStart(2, '0')).join('');

const tableFor = (game: GameId, seats: number, seed: number, options: object): SoloTable => ({
  id: `${game}-${seats}-${seed}${Object.keys(options).join('')}`,
  game,
  rulesVersion: 'newest',
  options,
  seats: NAMES.slice(0, seats).map((name, seat) => ({ name, kind: seat === ME ? 'human' : 'bot' })),
  level: 'novice',
  secret: secretOf(seed),
  nonces: ['00'.repeat(16), ...Array<string>(seats - 1).fill('')],
  startedAt: 0,
  moves: [],
});

const LONGEST = 600;
const MOST_GAMES = 4;

/** Bots play for everybody, from a fixed seed, until each kind of question has been asked or a few games are over. */
export const positionsOf = async (game: GameId, seats: number, options: object = {}): Promise<readonly Position[]> => {
  const found = new Map<string, Position>();
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const before = found.size;
    await playAndLook(tableFor(game, seats, seed, options), found);
    if (seed > 1 && found.size === before) break;
  }
  return [...found.values()];
};

const playAndLook = async (table: SoloTable, found: Map<string, Position>): Promise<void> => {
  const game = table.game as GameId;
  const seats = table.seats.length;
  const { rules } = openGame(game);
  const bot = openGame(game).bots.novice;
  if (bot === undefined) throw new Error(`${game} has no novice`);
  let play: Play = playMoves(beginningOfTable(table, rules), []);
  for (let moves = 0; moves < LONGEST; moves += 1) {
    const waiting = toActAt(play);
    const [first] = waiting;
    if (first === undefined) return;
    if (waiting.includes(ME)) {
      const kind = KIND_OF[game](play.state.table as AnyGame['table'], seatView(play.state, ME).own);
      const id = `${table.id}-${moves}`;
      if (!found.has(kind))
        found.set(kind, {
          name: `${game}, ${seats} players, ${kind}`,
          game,
          seats,
          kind,
          table: {
            ...table,
            id,
            moves: movesOf(play).map(({ at, move, ...who }) => ({ ...who, at, move })) as SoloTable['moves'],
          },
        });
    }
    const seat = waiting.includes(ME) ? ME : first;
    const { move } = decide(
      bot,
      { view: seatView(play.state, seat), memory: memoryOf(play, seat) },
      fastChance(moves + 1),
      {},
    );
    play = playStep(play, seat, move, { at: 0 }).play;
  }
};
