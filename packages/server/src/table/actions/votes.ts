import { type Seat, undoRefusal, undoStep, undoTarget } from '@conclave/kernel';
import type { Vote } from '@conclave/protocol';
import { whyNotAway } from '../away.ts';
import type { Decision } from '../decision.ts';
import { votingSeats } from '../doc.ts';
import { decided, timeAt } from '../draft.ts';
import type { Loaded } from '../loaded.ts';
import { afterStep } from '../step.ts';
import { type Context, changed, happened, refused } from './context.ts';
import { agreeToReseat, declineReseat } from './reseat.ts';
import { endUnfinished } from './seats.ts';
import { replace } from './standing-in.ts';

/** So often may one take back before somebody else moves. */
export const MOST_UNDOS = 20;

/** Take back my last move: at once if I learned nothing from it, or when the others agree, as the table's rule says. */
export const undo = (context: Context): Decision => {
  const { loaded, seat } = context;
  const { doc, play } = loaded;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (play === undefined || doc.status !== 'running') return refused(context, 'notRunning');
  if (doc.settings.undo === 'none') return refused(context, 'noUndoHere');
  if (undosInARow(loaded, seat) >= MOST_UNDOS) return refused(context, 'tooManyUndos', TOO_MANY_UNDOS);
  const isByConsent = doc.settings.undo === 'consent';
  const why = undoRefusal(play, seat, isByConsent);
  if (why !== undefined) return refused(context, why);
  return isByConsent ? propose(context, 'undo', seat) : takeBack(context, seat);
};

const TOO_MANY_UNDOS = `one may take back ${MOST_UNDOS} times before somebody else moves`;

/** How often this seat has taken back since the last move of anybody else. */
const undosInARow = ({ play }: Loaded, seat: Seat): number => {
  let undos = 0;
  for (let line = play?.lastLine; line !== undefined && undos < MOST_UNDOS; line = line.before) {
    const { entry } = line;
    if ('undo' in entry) undos += entry.seat === seat ? 1 : 0;
    else if (entry.part === undefined && (!('seat' in entry) || entry.seat !== seat)) return undos;
  }
  return undos;
};

/** The last move of this seat that others know of and all later ones are taken back. */
const takeBack = (context: Context, seat: Seat): Decision => {
  const { loaded, scene } = context;
  const { play } = loaded;
  const to = play && undoTarget(play, seat);
  if (play === undefined || to === undefined) return refused(context, 'nothingToUndo');
  const next = undoStep(play, seat, to, timeAt(loaded, scene.now));
  const draft = afterStep(loaded, scene, next, { person: null, id: null });
  return decided(happened(context, draft));
};

export const abandon = (context: Context): Decision => {
  const { seat, loaded } = context;
  if (seat === undefined) return refused(context, 'notYourSeat');
  return loaded.doc.status === 'running' ? propose(context, 'abandon', seat) : refused(context, 'notRunning');
};

const propose = (context: Context, what: Vote['what'], seat: Seat): Decision => {
  const { votes } = context.loaded.doc;
  return voted(context, { what, by: seat, agreed: [seat] }, votes);
};

/** What is voted on; of several seats that might be given to a bot, which. */
export type Matter = Pick<Vote, 'what' | 'seat'>;

const isAbout =
  ({ what, seat }: Matter) =>
  (vote: Vote): boolean =>
    vote.what === what && vote.seat === seat;

export const agree = (context: Context, matter: Matter): Decision => {
  const { seat, loaded } = context;
  const { votes } = loaded.doc;
  const vote = votes.find(isAbout(matter));
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (vote === undefined) return refused(context, 'nothingProposed');
  if (vote.what === 'reseat' && vote.seat !== undefined) return agreeToReseat(context, vote, vote.seat);
  if (vote.seat !== undefined) return replace(context, vote.seat);
  return voted(context, { ...vote, agreed: [...new Set([...vote.agreed, seat])] }, votes);
};

export const decline = (context: Context, matter: Matter): Decision => {
  const isAboutIt = isAbout(matter);
  const vote = context.loaded.doc.votes.find(isAboutIt);
  if (vote?.what === 'reseat') return declineReseat(context, vote);
  if (context.seat === undefined) return refused(context, 'notYourSeat');
  return changed(context, { votes: context.loaded.doc.votes.filter(vote => !isAboutIt(vote)) });
};

/** Everyone who plays must agree; to give up, those need not be asked whom the table has waited for in vain. */
const voted = (context: Context, vote: Vote, votes: readonly Vote[]): Decision => {
  const { what, by, agreed } = vote;
  const needed = votingSeats(context.loaded.doc).filter(
    seat => what === 'undo' || whyNotAway(context.loaded, context.scene, seat) !== undefined,
  );
  if (!needed.every(seat => agreed.includes(seat)))
    return changed(context, { votes: [...votes.filter(other => other.what !== what), vote] });
  return what === 'abandon' ? decided(endUnfinished(context)) : takeBackAgreed(context, by);
};

const takeBackAgreed = (context: Context, by: Seat): Decision => {
  const { play } = context.loaded;
  const why = play === undefined ? 'notRunning' : undoRefusal(play, by, true);
  return why === undefined ? takeBack(context, by) : refused(context, why);
};
