import type { Bot } from '@conclave/search';
import { exactSearch, searchBot, searchStream, whySearched, withFindings } from '@conclave/search';
import { cardsLeft, type OwnView, type SevenSeals } from '../rules/index.ts';
import { knowing, plain, SCALE } from './outlook.ts';
import { knowingOf } from './regular.ts';
import { whyMove } from './why.ts';

const searching = searchBot<SevenSeals>(knowing, { curiosity: 0.25, guided: true }, (findings, situation, move) =>
  withFindings(whyMove(knowingOf(situation), move), move, findings, SCALE),
);

/** In the last tricks every line of play can be looked at; with more players there are more of them. */
const isLate = ({ table, seat }: OwnView): boolean =>
  table.phase !== 'predict' && cardsLeft(table, seat) <= (table.seats === 5 ? 2 : 3);

/** Imagines deals that fit all it has seen, and plays them out as good players would; in the last tricks it looks at everything. */
export const master: Bot<SevenSeals> = {
  *think(situation, stream, budget) {
    const { view, memory } = situation;
    if (!isLate(view)) return yield* searching.think(situation, stream, budget);
    const luck = searchStream(stream);
    const world = () => knowing.rules.imagine(view, memory, luck);
    const findings = yield* exactSearch(knowing, view.seat, world, luck, budget);
    const best = findings.moves[0];
    if (best === undefined) throw new Error('a seat that is to act has no move');
    return {
      move: best.move,
      why: withFindings(whyMove(knowingOf(situation), best.move), best.move, findings, SCALE),
      iterations: findings.iterations,
      considered: findings.moves,
    };
  },
};

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<SevenSeals> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
