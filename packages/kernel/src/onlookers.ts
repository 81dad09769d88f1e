import type { Stream } from './chance.ts';
import {
  type AnyGame,
  type Emit,
  type GameTypes,
  type Glance,
  type Onlooker,
  type State,
  seatView,
  type Told,
} from './game.ts';
import { judge, type Next, type Play, placesOf, playStep } from './play.ts';
import { maySee, type Seat } from './seat.ts';
import { eventsFor } from './step.ts';

/** What a bot will say without being asked, and when: milliseconds since the start of the game. */
export interface Remark<Game extends GameTypes = AnyGame> {
  readonly seat: Seat;
  readonly move: Game['move'];
  readonly at: number;
}

const NOTHING: readonly Remark<never>[] = [];

/** The bots that look on, and each one's luck. */
export interface Bystanders {
  readonly seats: readonly Seat[];
  luck(seat: Seat): Stream;
}

/**
 * All that the bots on these seats still want to say after this step. Of a quiet one they hear nothing. Their luck comes from the table's
 * own seal, so whoever plays the log again knows what they were about to say.
 */
export const remarksAfter = <Game extends GameTypes>(
  before: Play<Game>,
  { play, step }: Next<Game>,
  remarks: readonly Remark<Game>[],
  seats: readonly Seat[],
): readonly Remark<Game>[] => {
  const onlooker = play.rules.onlooker?.(play.options);
  if (onlooker === undefined || step.undo !== undefined || placesOf(play) !== undefined) return NOTHING;
  if (step.part !== undefined) return remarks;
  return seats.flatMap(seat => {
    const glance = { before: before.state.table, view: seatView(play.state, seat), events: eventsFor(step, seat) };
    const own = remarks.filter(remark => remark.seat === seat);
    const luck = play.chance.stream(`aside ${seat} ${play.standing.count}`);
    return stillToSay(onlooker, glance, own, luck, step.at);
  });
};

/** What one seat still wants to say, and what it wants to say besides. */
export const stillToSay = <Game extends GameTypes>(
  onlooker: Onlooker<Game>,
  glance: Glance<Game>,
  remarks: readonly Remark<Game>[],
  stream: Stream,
  now: number,
): readonly Remark<Game>[] => {
  const { seat } = glance.view;
  const kept = remarks.filter(({ move }) => onlooker.stands(glance, move));
  const said = new Set(kept.map(({ move }) => JSON.stringify(move)));
  const ideas = onlooker.notices(glance, stream).filter(({ move }) => !said.has(JSON.stringify(move)));
  return [...kept, ...ideas.map(({ move, seconds }) => ({ seat, move, at: now + Math.round(seconds * 1000) }))];
};

/** The one that is said first. */
export const nextRemark = <Game extends GameTypes>(remarks: readonly Remark<Game>[]): Remark<Game> | undefined =>
  remarks.reduce<Remark<Game> | undefined>(
    (first, remark) => (first === undefined || remark.at < first.at ? remark : first),
    undefined,
  );

/** Who has something to say says it before moving. */
export const isAboutToSpeak = (remarks: readonly Remark[], seat: Seat): boolean =>
  remarks.some(remark => remark.seat === seat);

/** A remark is made, at its own time; nothing when the rules refuse it by now. */
export const speak = <Game extends GameTypes>(
  play: Play<Game>,
  { seat, move, at }: Remark<Game>,
  how?: 'bot',
): Next<Game> | undefined => {
  const verdict = judge(play, seat, move);
  if ('refusal' in verdict) return undefined;
  return playStep(play, seat, verdict.move, { at: Math.max(at, play.lastLine?.entry.at ?? 0), how });
};

/** The bots that look on at a table where time stands still: what they want to say is said at once, in the order of their delays. */
export interface Crowd<Game extends GameTypes> {
  hear: Emit<Game['event']>;
  look(before: Game['table'], state: State<Game>): void;
  next(): Remark<Game> | undefined;
}

export const crowdOf = <Game extends GameTypes>(onlooker: Onlooker<Game>, { seats, luck }: Bystanders): Crowd<Game> => {
  let remarks: readonly Remark<Game>[] = [];
  let heard: Told<Game['event']>[] = [];
  return {
    hear: (to, event) => void heard.push({ to, event }),
    look: (before, state) => {
      remarks = seats.flatMap(seat => {
        const events = heard.filter(({ to }) => maySee(to, seat)).map(({ event }) => event);
        const own = remarks.filter(remark => remark.seat === seat);
        return stillToSay(onlooker, { before, view: seatView(state, seat), events }, own, luck(seat), 0);
      });
      heard = [];
    },
    next: () => {
      const first = nextRemark(remarks);
      remarks = remarks.filter(remark => remark !== first);
      return first;
    },
  };
};
