import { allSeats, type Seat } from '@conclave/kernel';
import { CHARACTER, CHARACTERS } from './components.ts';
import type { Event, EventOf } from './events.ts';
import { actOf, isExempt, lastAct, missingNotches, missingStones, missingTaler, runningStep } from './meta-acts.ts';
import { isFreeStoneDue, isPreliminaryOpen } from './meta-duties.ts';
import { purchaseOf } from './meta-hand-steps.ts';
import { isEffectBegun, visiting } from './meta-house.ts';
import type { Entry } from './meta-register.ts';
import { type Act, besides, booksOf } from './meta-state.ts';
import { isStalemate } from './meta-turn.ts';
import { isByHand, type Table } from './state.ts';

/**
 * MC-26.18  The sins that can be seen in the public feed: what somebody notices who saw the table before a step and hears what is told of
 * it. The record of sins is never asked. Sleep (S12) is told to nobody, so nobody who has no watch sees it.
 */
export interface Noticed {
  readonly culprit: Seat;
  readonly entry: Entry;
  /** MC-25.5  Left out by a Petty Sinner: he can be reminded. */
  readonly petty: boolean;
}

type Seen = readonly Noticed[];
const NONE: Seen = [];

/** What one act of the table before offends against by what happens now. */
const against = (act: Act, entries: readonly (Entry | undefined)[]): Seen =>
  act.kept
    ? NONE
    : entries.flatMap(entry => (entry === undefined ? [] : [{ culprit: act.seat, entry, petty: act.petty }]));

const lateIf = (table: Table, entry: Exclude<Entry, 'S1'>, isMissing: boolean): Entry | undefined =>
  isMissing && isByHand(table, entry) ? entry : undefined;

const stoneEntry = ({ den }: Act): 'S9' | 'S10' => (den === 'greed' ? 'S10' : 'S9');

/** MC-26.2.3  Before the first stone price and notch, before the second the Greed stone. */
const atTaking = (before: Table, { seat, stone }: EventOf<'stoneTaken'>): Seen => {
  const act = purchaseOf(before, stone);
  if (act === undefined || act.seat !== seat) return NONE;
  if (act.taken > 0) return against(act, [lateIf(before, 'S10', missingStones(act) > 0)]);
  return against(act, [lateIf(before, 'S5', missingTaler(act) > 0), lateIf(before, 'S3', missingNotches(act) > 0)]);
};

const lastOf = (before: Table, seat: Seat, what: Act['what']): Act | undefined => {
  const act = lastAct(before);
  return act?.seat === seat && act.what === what ? act : undefined;
};

const atSelling = (before: Table, seat: Seat): Seen => {
  const act = lastOf(before, seat, 'sell');
  return act === undefined ? NONE : against(act, [lateIf(before, 'S3', missingNotches(act) > 0)]);
};

/** MC-26.5 S11  Something was dropped that nobody had seen. A notch is late with the first thing only: one duty, one sin. */
const atDropping = (before: Table, { seat, item }: EventOf<'itemDropped'>): Seen => {
  const act = lastOf(before, seat, 'donate');
  if (act === undefined) return NONE;
  const late = lateIf(before, 'S3', missingNotches(act) > 0 && act.taken === 0);
  return against(act, [late, lateIf(before, 'S11', item === undefined && act.unshown === 0)]);
};

/** MC-26.10  A step of a visit by this seat. */
const isEffectOf = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'yellowLetterTaken':
    case 'roomChosen':
    case 'cardUsed':
      return event.seat === seat;
    case 'declined':
      return event.seat === seat && event.what === 'card';
    default:
      return false;
  }
};

/** MC-26.10  The first step of a visit's effect; declining makes nothing late yet. */
const atEffect = (before: Table, event: Event): Seen => {
  const act = visiting(before);
  if (act === undefined || event.type === 'declined' || !isEffectOf(event, act.seat) || isEffectBegun(act)) return NONE;
  return against(act, [
    lateIf(before, stoneEntry(act), missingStones(act) > 0),
    lateIf(before, 'S3', missingNotches(act) > 0),
  ]);
};

/** MC-26.5 S6  A Pope in the open, on the first step of the visit. */
const openPope = (before: Table, after: Table, events: readonly Event[]): Seen => {
  const act = visiting(before);
  if (act === undefined || !act.open || act.begun) return NONE;
  const hasBegun =
    actOf(after, act.id)?.begun === true ||
    after.stack.some(frame => frame.at === 'handStep') || // the table's own stone comes first (MC-26.24 d)
    events.some(event => isEffectOf(event, act.seat));
  return hasBegun ? against(act, ['S6']) : NONE;
};

/** Was nothing of it late before its end? What was is no second sin (MC-26.24 e). */
const isNewlyMissing = (act: Act): boolean =>
  (act.what === 'visit' || act.what === 'travel') &&
  (!isEffectBegun(act) || (act.declined !== undefined && act.room === undefined));

/** MC-26.2.4  Left out, now that the end is declared. */
const leftOut = (before: Table, act: Act): Seen => {
  if (act.what === 'preliminary') return against(act, [isPreliminaryOpen(act) ? 'S8' : undefined]);
  if (!act.begun || !isNewlyMissing(act)) return NONE;
  return against(act, [
    lateIf(before, 'S3', missingNotches(act) > 0),
    lateIf(before, stoneEntry(act), missingStones(act) > 0),
  ]);
};

/**
 * MC-26.28  Where time is up the table first does what was reminded of: what is left of that nobody can tell for sure. A post that is turned
 * for one action is turned for the other too.
 */
const isSure = (before: Table, acts: readonly Act[], events: readonly Event[]): boolean =>
  !isTimeUp(events) || (acts.every(({ reminded }) => reminded.length === 0) && booksOf(before).reminded.length === 0);

/** MC-26.5 S4  The end came before the free stone; for whom time has run out the table may have taken it just before. */
const missedFreeStone = (before: Table, seat: Seat, events: readonly Event[]): Seen => {
  const step = runningStep(before);
  if (step?.at !== 'handTurn' || !isByHand(before, 'S4') || isStalemate(before)) return NONE;
  const hasTaken = events.some(event => event.type === 'stoneTaken' && event.seat === seat);
  if (!isFreeStoneDue(before, step) || hasTaken) return NONE;
  return [{ culprit: seat, entry: 'S4', petty: isExempt(before, seat) }];
};

const atEnd = (before: Table, { type, seat }: EventOf<'turnEnded' | 'choiceDone'>, events: readonly Event[]): Seen => {
  const acts = booksOf(before).acts.filter(act => act.seat === seat);
  const omissions = isSure(before, acts, events) ? acts.flatMap(act => leftOut(before, act)) : NONE;
  return type === 'turnEnded' ? [...omissions, ...missedFreeStone(before, seat, events)] : omissions;
};

const isTimeUp = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'timeUp');

/** MC-26.5 S2, MC-26.8, MC-26.24 h  A card is taken while the bid still lies beside the post. */
const atCard = (before: Table, { seat, character }: EventOf<'characterTaken'>): Seen => {
  if (!isByHand(before, 'S2') || besides(before, seat) === 0) return NONE;
  const petty = character === 'pettySinner';
  const others = CHARACTERS.filter(card => before.characters[CHARACTER[card]] === seat);
  const isKnown = others.some(card => petty || card !== 'pettySinner');
  return isKnown ? NONE : [{ culprit: seat, entry: 'S2', petty }];
};

/** MC-26.25  Cards of last round that lie about when the bids are shown. */
const atReveal = (before: Table, events: readonly Event[]): Seen =>
  allSeats(before.seats).flatMap(culprit => {
    const cards = CHARACTERS.filter(
      card =>
        before.characters[CHARACTER[card]] === culprit &&
        !events.some(event => event.type === 'cardPutBack' && event.character === card),
    );
    const holdsPetty = cards.includes('pettySinner');
    const isExcused = before.seats > 2 ? holdsPetty : cards.every(card => card === 'pettySinner');
    return cards.length === 0 || isExcused ? [] : [{ culprit, entry: 'S7', petty: false }];
  });

/** MC-26.5 S1, MC-26.4.4  With `auto` nothing is left to call; a Petty Sinner's stands unless it is called. */
const atTakingBack = (before: Table, events: readonly Event[]): Seen => {
  const undone = events.find(event => event.type === 'takenBack');
  if (undone?.type !== 'takenBack') return NONE;
  const { seat } = undone;
  const petty = isExempt(before, seat);
  const isWithdrawn = events.some(({ type }) => type === 'withdrawn');
  const counts = petty ? !isWithdrawn : booksOf(before).register.S1 === 'call';
  return counts ? [{ culprit: seat, entry: 'S1', petty }] : NONE;
};

const fromEvent = (before: Table, event: Event, events: readonly Event[]): Seen => {
  switch (event.type) {
    case 'stoneTaken':
      return atTaking(before, event);
    case 'sold':
      return atSelling(before, event.seat);
    case 'itemDropped':
      return atDropping(before, event);
    case 'turnEnded':
    case 'choiceDone':
      return atEnd(before, event, events);
    case 'characterTaken':
      return isTimeUp(events) ? NONE : atCard(before, event); // MC-26.28: served properly
    case 'bidsRevealed':
      return atReveal(before, events);
    case 'reached':
      return [{ culprit: event.seat, entry: 'S13', petty: isExempt(before, event.seat) }];
    default:
      return atEffect(before, event);
  }
};

const isSame = (one: Noticed, other: Noticed): boolean => one.culprit === other.culprit && one.entry === other.entry;

/** What this step lets everyone see, each thing once. */
export const noticed = (before: Table, after: Table, events: readonly Event[]): Seen => {
  if (before.manual === undefined || before.result.length > 0) return NONE;
  const seen = [
    ...events.flatMap(event => fromEvent(before, event, events)),
    ...openPope(before, after, events),
    ...atTakingBack(before, events),
  ];
  return seen.filter((one, index) => seen.findIndex(other => isSame(one, other)) === index);
};
