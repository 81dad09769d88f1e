import { type Seat, undoBoundary } from '@conclave/kernel';
import { type MoveEntry, standingMoves, undoStep, type Vote } from '@conclave/protocol';
import { activeSeats } from '../doc.ts';
import { beginningOf } from '../loaded.ts';
import { commitStep } from '../steps.ts';
import { type Context, changed, happened, type Outcome, refused } from './context.ts';
import { absence, endUnfinished } from './seats.ts';

/** Take back my last move: at once if I learned nothing from it, or when the others agree, as the table's rule says. */
export const undo = (context: Context): Outcome => {
  const { loaded, log, seat } = context;
  const { doc, game, rules } = loaded;
  if (seat === undefined) return refused('notYourSeat');
  if (game === undefined || doc.status !== 'running') return refused('notRunning');
  if (doc.settings.undo === 'none') return refused('noUndoHere');
  const moves = standingMoves(log).filter(move => move.part === undefined || move.seat === seat); // others' quiet steps do not count
  if (!moves.some(move => move.seat === seat)) return refused('nothingToUndo');
  if (doc.settings.undo === 'consent') return propose(context, 'undo', seat);
  const { options, seats, chance } = beginningOf(loaded);
  const played = moves.map(move => ({ ...move, move: move.move as { type: string } }));
  const boundary = undoBoundary(rules, options, seats, chance, played, seat);
  return lastShown(moves, seat) >= boundary ? takeBack(context, seat) : refused('alreadyLearned');
};

/** The last move of a seat that the others know of; what it replaced in secret since goes with it. */
const lastShown = (moves: readonly MoveEntry[], seat: Seat): number =>
  moves.findLastIndex(move => move.seat === seat && move.part === undefined);

/** The last move of this seat and all later ones are taken back. */
const takeBack = ({ actor, loaded, log, services }: Context, seat: Seat): Outcome => {
  const { game, doc } = loaded;
  if (game === undefined) return refused('notRunning');
  const moves = standingMoves(log);
  const from = lastShown(moves, seat);
  if (from < 0) return refused('nothingToUndo');
  const to = moves[from - 1]?.seq ?? 0;
  const at = services.now() - (doc.startedAt ?? 0);
  const step = undoStep(game, seat, moves.slice(0, from), to, at);
  commitStep(actor, loaded, step, { kind: 'undo', moveId: null, body: String(to) });
  return happened([]);
};

export const abandon = (context: Context): Outcome => {
  const { seat, loaded } = context;
  if (seat === undefined) return refused('notYourSeat');
  return loaded.doc.status === 'running' ? propose(context, 'abandon', seat) : refused('notRunning');
};

const propose = (context: Context, what: Vote['what'], seat: Seat): Outcome => {
  const { doc } = context.loaded;
  const vote: Vote = { what, by: seat, agreed: [seat] };
  doc.votes = [...doc.votes.filter(other => other.what !== what), vote];
  return carryOut(context, vote) ?? changed();
};

export const agree = (context: Context, what: Vote['what']): Outcome => {
  const { seat, loaded } = context;
  const vote = loaded.doc.votes.find(other => other.what === what);
  if (seat === undefined) return refused('notYourSeat');
  if (vote === undefined) return refused('nothingProposed');
  const agreed: Vote = { ...vote, agreed: [...new Set([...vote.agreed, seat])] };
  loaded.doc.votes = loaded.doc.votes.map(other => (other.what === what ? agreed : other));
  return carryOut(context, agreed) ?? changed();
};

export const decline = ({ seat, loaded }: Context, what: Vote['what']): Outcome => {
  if (seat === undefined) return refused('notYourSeat');
  loaded.doc.votes = loaded.doc.votes.filter(other => other.what !== what);
  return changed();
};

/** Everyone who plays must agree; to give up, those need not be asked whom the table has waited for in vain. */
const carryOut = (context: Context, { what, by, agreed }: Vote): Outcome | undefined => {
  const { loaded } = context;
  const needed = activeSeats(loaded.doc).filter(seat => what === 'undo' || absence(context, seat) !== 'away');
  if (!needed.every(seat => agreed.includes(seat))) return undefined;
  if (what === 'abandon') return changed(endUnfinished(context));
  return takeBack(context, by);
};
