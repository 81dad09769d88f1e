import { type Chance, fastChance, type GameTypes, type Stream } from '@conclave/kernel';
import type { Bot, Situation, Why } from '../bot/bot.ts';
import type { Outlook } from './outlook.ts';
import { type Findings, type SearchStyle, search } from './search.ts';

/** Streams for a search are plain and fast; they are seeded from the stream that the bot was given. */
export const searchStream = (stream: Stream): Stream & Chance => fastChance(stream.below(0x1_0000_0000));

/** The move that the search looked at most, and why, from the seat's own knowledge. */
export const searchBot = <Game extends GameTypes>(
  outlook: Outlook<Game>,
  style: SearchStyle,
  why: (findings: Findings<Game['move']>, situation: Situation<Game>, move: Game['move']) => Why,
): Bot<Game> => ({
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    const luck = searchStream(stream);
    const world = () => outlook.rules.imagine(view, memory, luck);
    const findings = yield* search(outlook, view.seat, world, luck, budget, style);
    const move = findings.moves[0]?.move ?? outlook.rules.randomMove(view.table, view.own, view.seat, luck);
    return { move, why: why(findings, situation, move), iterations: findings.iterations, considered: findings.moves };
  },
});

/** One sentence for every search: in so many imagined games this move did best. */
export const whySearched = <Move>({ iterations, moves }: Findings<Move>): Why => ({
  reason: moves.length > 1 ? 'searched' : 'onlyMove',
  facts: { worlds: iterations, choices: moves.length },
});
