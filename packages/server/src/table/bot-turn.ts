import {
  type AnyGame,
  type How,
  isAboutToSpeak,
  isStale,
  judge,
  memoryOf,
  type Seat,
  seatView,
  toActAt,
} from '@conclave/kernel';
import type { TableActor } from './actor.ts';
import { botStream } from './bot-luck.ts';
import { withFreshDeadlines } from './deadlines.ts';
import type { Answer, Decision, Scene } from './decision.ts';
import { activeSeats, botPlays } from './doc.ts';
import { decided, draftFor, NOBODY, withWrites } from './draft.ts';
import type { Loaded } from './loaded.ts';
import { playMove } from './play.ts';

const isBot = ({ doc }: Loaded, seat: Seat): boolean => {
  const place = doc.seats[seat];
  return place !== undefined && botPlays(place);
};

/** The first bot that is asked. Who has something to say says it first. */
export const botAsked = (loaded: Loaded): Seat | undefined => {
  const { doc, play, remarks } = loaded;
  if (play === undefined || doc.status !== 'running') return undefined;
  return toActAt(play).find(seat => isBot(loaded, seat) && !isAboutToSpeak(remarks, seat));
};

/** The rows did not fit the table any more: store what it waits for now. */
export const settleDeadlines = (loaded: Loaded, scene: Scene): Decision =>
  decided(withFreshDeadlines(draftFor(loaded), scene));

/** Only bots decide here, and nobody looks: they would play for nobody. A board is played to its end for the ladder. */
export const isUnattended = ({ watches, services, id }: TableActor, { doc }: Loaded): boolean =>
  doc.board === undefined &&
  watches.size === 0 &&
  activeSeats(doc).length === 0 &&
  services.elsewhere?.mayBeWatched(id) !== true;

/** The bots put their cards down until somebody comes. */
export const pauseBots = (loaded: Loaded): Decision => {
  const draft = draftFor({ ...loaded, due: { ...loaded.due, bot: undefined } });
  return decided(withWrites(draft, [{ drop: 'deadline', table: loaded.doc.id, kind: 'bot' }]));
};

/** Somebody came: bots that had paused go on. */
export const resumeBots = (actor: TableActor, loaded: Loaded): void => {
  if (typeof loaded.due.bot === 'number' || botAsked(loaded) === undefined) return;
  actor.request({ decide: settleDeadlines, answer: () => undefined });
};

/** A bot thinks about the decision of this seat, knowing all that the seat was told and nothing else; then its move is asked for. */
export const think = (
  actor: TableActor,
  loaded: Loaded,
  seat: Seat,
  how: How,
  answer: (answer: Answer) => void,
): void => {
  const { play, doc, rules } = loaded;
  if (play === undefined) return;
  const { services } = actor;
  const { seq } = play;
  const ask = (move: AnyGame['move'] | undefined): void =>
    actor.request({ decide: (table, scene) => decideBotMove(table, scene, { seat, seq, move, how }), answer });
  const place = `${doc.id} ${seat}`;
  const turn = { owner: doc.host, seat: place, turn: `${place} ${seq}` };
  const player = services.bots.player(rules, doc.seats[seat]?.level, turn);
  const thought = player(seatView(play.state, seat), memoryOf(play, seat), botStream(services));
  if (!(thought instanceof Promise)) ask(thought);
  else
    thought.then(ask, error => {
      services.log.error({ err: error }, 'a bot failed');
      ask(undefined);
    });
};

/** What a bot thought of, and when it began to think. */
interface Thought {
  readonly seat: Seat;
  readonly seq: number;
  readonly move: AnyGame['move'] | undefined;
  readonly how: How;
}

/**
 * The thought is ready; meanwhile the table may have gone on, or the player may be back. A bot's move is judged like everyone's; if it is
 * none, the rules' default takes its place.
 */
export const decideBotMove = (loaded: Loaded, scene: Scene, { seat, seq, move, how }: Thought): Decision => {
  const { play, doc } = loaded;
  const wanted = how === 'clock' || isBot(loaded, seat);
  if (play === undefined || doc.status !== 'running' || isStale(play, seat, seq) || !wanted)
    return settleDeadlines(loaded, scene);
  if (!toActAt(play).includes(seat)) return settleDeadlines(loaded, scene);
  const verdict = move === undefined ? undefined : judge(play, seat, move);
  return verdict !== undefined && 'move' in verdict
    ? playMove(loaded, scene, { seat, move: verdict.move, how }, NOBODY)
    : playDefault(loaded, scene, seat, how);
};

/** What the rules do for a seat that does not decide (SS-12.3, DG-18.2, MC-29.4). */
export const playDefault = (loaded: Loaded, scene: Scene, seat: Seat, how: How): Decision => {
  const { play, rules } = loaded;
  if (play === undefined) return settleDeadlines(loaded, scene);
  const { table, own } = seatView(play.state, seat);
  const move = rules.timeoutMove(table, own, seat, botStream(scene.services));
  return playMove(loaded, scene, { seat, move, how }, NOBODY);
};
