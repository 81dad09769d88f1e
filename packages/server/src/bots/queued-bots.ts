import { setTimeout as wait } from 'node:timers/promises';
import { type AnyGame, type AnyRules, levelIn, MASTERS, type SeatView, type Stream } from '@conclave/kernel';
import type { Advice } from '@conclave/search';
import { type BotRegistry, type BotTurn, simpleBots } from './bots.ts';
import { FairDesk } from './fair-queue.ts';

/** One question to a bot, complete in itself: it may wait in line while the table goes on. */
export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly situation: { readonly view: SeatView<AnyGame>; readonly memory: object };
  readonly seed: number;
}

/** Those who think, and how many of them do at once. */
export interface Thinkers {
  readonly places: number;
  readonly levels: readonly string[];
  knows(game: string): boolean;
  characters?(game: string): readonly string[];
  think(thought: Thought): Promise<AnyGame['move']>;
  advise?(question: Omit<Thought, 'level'>): Promise<Advice>;
  /** Milliseconds from the question to the answer at least, so that pauses tell nothing of a hand (DG-16.6). */
  pace(level: string): number;
}

const WORDS = 0x1_0000_0000;
const USUAL = 'regular';

/** Bots that think elsewhere, one owner of a table after the other. Games they do not know get simple ones. */
export const queuedBots = (
  thinkers: Thinkers,
  thinksAt: (seat: string) => void,
): Required<Pick<BotRegistry, 'levels' | 'characters' | 'player' | 'waiting' | 'adviser'>> => {
  const desk = new FairDesk(thinkers.places);
  const charactersOf = (game: string): readonly string[] => thinkers.characters?.(game) ?? [];
  /** A character that is not known any more plays on as its level does. */
  const levelOf = (game: string, level = USUAL): string =>
    [level, levelIn(level)].find(name => thinkers.levels.includes(name) || charactersOf(game).includes(name)) ?? USUAL;
  const playerAt =
    ({ id: game }: AnyRules, level: string, turn: BotTurn): ReturnType<BotRegistry['player']> =>
    async (view, memory, stream) => {
      if (MASTERS.includes(levelIn(level))) thinksAt(turn.seat);
      const thought = { level, ...questionOf(game, view, memory, stream) };
      const pause = wait(thinkers.pace(level), undefined, { ref: false });
      const move = await desk.ask(turn, () => thinkers.think(thought));
      await pause;
      return move;
    };
  return {
    waiting: () => desk.waiting,
    adviser: ({ id: game }, turn) => {
      const { advise } = thinkers;
      if (advise === undefined || !thinkers.knows(game)) return undefined;
      return async (view, memory, stream) => {
        const question = questionOf(game, view, memory, stream);
        return desk.ask(turn, () => advise(question));
      };
    },
    levels: game => (thinkers.knows(game) ? thinkers.levels : simpleBots.levels(game)),
    characters: game => (thinkers.knows(game) ? charactersOf(game) : []),
    player: (rules, level, turn) =>
      thinkers.knows(rules.id)
        ? playerAt(rules, levelOf(rules.id, level), turn)
        : simpleBots.player(rules, level, turn),
  };
};

/** All that the seat knows, as it is now. */
const questionOf = (game: string, view: SeatView<AnyGame>, memory: object, stream: Stream): Omit<Thought, 'level'> => ({
  game,
  situation: structuredClone({ view, memory }),
  seed: stream.below(WORDS),
});
