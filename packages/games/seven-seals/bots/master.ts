import type { Stream } from '@conclave/kernel';
import type { Bot, Outlook, Scale, Situation } from '@conclave/search';
import { exactSearch, search, searchBot, searchStream, whySearched, withFindings } from '@conclave/search';
import { netFor } from '#nets';
import { cardsLeft, numberOfRounds, type OwnView, type SevenSeals, type State, type Table } from '../rules/index.ts';
import { Belief } from './belief.ts';
import { learnedEye } from './eye.ts';
import { byPoints, byStanding, knowing, knowingWith, placesAmong, plain, SCALE } from './outlook.ts';
import { knowingOf } from './regular.ts';
import { whyMove } from './why.ts';

const STYLE = { curiosity: 0.25, guided: true } as const;

/** In the last tricks every line of play can be looked at; with more players there are more of them. */
const isLate = ({ table, seat }: OwnView): boolean =>
  table.phase !== 'predict' && cardsLeft(table, seat) <= (table.seats === 5 ? 2 : 3);

/** What a master has learned beyond the first one. Each is there alone as well, so that it can be measured alone (bench/arena/rounds.mjs). */
export interface Craft {
  /** Deals are imagined by what others predicted. */
  readonly belief?: boolean;
  /** After two tricks an imagined game is weighed by a net instead of played to its end. */
  readonly eye?: boolean;
  /** In the last two rounds places count, not points. */
  readonly standing?: boolean;
}

/** How a master looks at a table: what its values mean, and what it asks of an imagined game. */
interface Sight {
  readonly outlook: Outlook<SevenSeals>;
  readonly scale: Scale;
}

const sightFor = (table: Table, { eye, standing }: Craft): Sight => {
  const left = numberOfRounds(table) - table.round;
  const net = eye === true ? netFor(table.seats) : undefined;
  const seen = net && learnedEye(net);
  if (standing !== true || left > 1) return { outlook: knowingWith(byPoints, seen), scale: SCALE };
  return { outlook: knowingWith(byStanding(left), seen), scale: placesAmong(table.seats) };
};

const worldsFor = (craft: Craft, { view, memory }: Situation<SevenSeals>, luck: Stream): (() => State) => {
  if (craft.belief !== true) return () => knowing.rules.imagine(view, memory, luck);
  const belief = new Belief(knowing.rules, view, memory, luck);
  return () => belief.world();
};

/** Imagines deals that fit all it has seen, and plays them out as good players would; in the last tricks it looks at everything. */
export const masterWith = (craft: Craft): Bot<SevenSeals> => ({
  *think(situation, stream, budget) {
    const { view } = situation;
    const luck = searchStream(stream);
    const { outlook, scale } = sightFor(view.table, craft);
    const world = worldsFor(craft, situation, luck);
    const findings = isLate(view)
      ? yield* exactSearch(outlook, view.seat, world, luck, budget)
      : yield* search(outlook, view.seat, world, luck, budget, STYLE);
    const best = findings.moves[0];
    if (best === undefined) throw new Error('a seat that is to act has no move');
    return {
      move: best.move,
      why: withFindings(whyMove(knowingOf(situation), best.move), best.move, findings, scale),
      iterations: findings.iterations,
      considered: findings.moves,
    };
  },
});

/** The first master, which the others are measured against. */
export const firstMaster = masterWith({});

/** The yardstick: the same search without any knowledge of the game. */
export const plainSearch: Bot<SevenSeals> = searchBot(plain, { curiosity: 0.7, guided: false }, whySearched);
