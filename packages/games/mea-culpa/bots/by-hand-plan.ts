import {
  type Act,
  asTurn,
  CHARACTERS,
  type ChoosingFrame,
  COLOUR,
  COMPARTMENTS,
  type Donation,
  type Entry,
  type Frame,
  type HandTurnFrame,
  ITEMS,
  isByHand,
  isFreeStoneDue,
  MARKET_COLOURS,
  type Move,
  owedNotches,
  owedTaler,
  placeOfEntry,
  refusal,
  type Table,
  timeoutFreeStone,
  top,
} from '../rules/index.ts';
import { afterChoice, sameQuestion } from './by-hand-eye.ts';
import { paysToLeaveOut } from './by-hand-weighing.ts';
import { worthOfDonating } from './places.ts';
import type { Insight } from './worth.ts';

/** A step by hand that goes without saying, or a question for the enforced eye. */
export interface Plan {
  readonly move: Move;
  readonly asks?: readonly Frame[];
}

const ask = (...asks: readonly Frame[]): Plan => ({ move: END, asks });
const just = (move: Move): Plan => ({ move });
const END: Move = { type: 'end' };
const DONE: Move = { type: 'done' };

/** What a bot goes by that keeps books; who weighs leaves out only what it gains by. */
export interface Keeping extends Insight {
  readonly weighs: boolean;
}

/** MC-26.2  The next step of this seat. */
export const planOf = (insight: Keeping): Plan => {
  const { table, seat } = insight;
  const frame = top(table);
  if (frame.at === 'lastCall') return just({ type: 'nothing' });
  if (frame.at === 'vote') return just({ type: 'vote', yes: false }); // MC-26.29
  if (frame.at === 'handTurn') return planTurn(insight, frame);
  if (frame.at === 'choosing') return planChoice(insight, frame);
  const old = CHARACTERS.find((_, index) => frame.at === 'bid' && table.characters[index] === seat);
  if (old !== undefined && !forgets(insight, 'S7')) return just({ type: 'putBack', character: old });
  if (frame.at === 'choose' && settles(insight, false)) return just({ type: 'settle' });
  return ask(...sameQuestion(table));
};

const besideOf = ({ table, seat }: Keeping): number => table.manual?.beside[seat] ?? 0;
const actsOf = ({ table }: Keeping): readonly Act[] => table.manual?.acts ?? [];

type Duty = Exclude<Entry, 'S1'>;

/** MC-26.18  Done in time, too late, or not at all. */
type Care = 'inTime' | 'late' | 'never';

/** From 0 to 99, the same as often as it is asked about this duty. */
const luckOf = ({ table, seat }: Keeping, id: number, entry: Duty): number =>
  (id * 7919 + placeOfEntry(entry) * 613 + seat * 97 + table.round * 31) % 100;

/** `botSlips`  Half of the slips are late, half are left out. */
const careOf = (insight: Keeping, id: number, entry: Duty, act?: Act): Care => {
  const { botSlips = 0 } = insight.table.options;
  const luck = luckOf(insight, id, entry);
  if (luck >= botSlips) return 'inTime';
  if (insight.weighs) return paysToLeaveOut(insight, entry, act) ? 'never' : 'inTime';
  return luck % 2 === 0 ? 'late' : 'never';
};

/** `botCheek`  What a Petty Sinner leaves out he leaves out for good; what a bot was reminded of it does. */
const careFor = (insight: Keeping, act: Act, entry: Duty): Care => {
  if (act.reminded.includes(entry)) return 'inTime';
  if (insight.weighs && act.finished) return 'never'; // what it left out it does not make up for
  if (!act.petty) return careOf(insight, act.id, entry, act);
  const isCheeky = luckOf(insight, act.id, entry) < (insight.table.options.botCheek ?? 0);
  return isCheeky && (!insight.weighs || paysToLeaveOut(insight, entry, act)) ? 'never' : 'inTime';
};

/** Is it to be done now? What comes late comes once the action itself is done. */
const isTime = (insight: Keeping, act: Act, entry: Duty): boolean => {
  const care = careFor(insight, act, entry);
  return care === 'inTime' || (care === 'late' && act.finished);
};

/** A duty of the step itself is done, or forgotten: there is no later for it. */
const forgets = (insight: Keeping, entry: 'S4' | 'S7' | 'S8'): boolean => {
  const { turn = 0, reminded = [] } = insight.table.manual ?? {};
  return !reminded.includes(entry) && careOf(insight, turn, entry) !== 'inTime';
};

/** MC-26.5 S2  Before the card, after it, or not at all. */
const settles = (insight: Keeping, hasCard: boolean): boolean => {
  const care = careOf(insight, 0, 'S2');
  return besideOf(insight) > 0 && (care === 'inTime' || (care === 'late' && hasCard));
};

const planChoice = (insight: Keeping, frame: ChoosingFrame): Plan => {
  const { table } = insight;
  const next = afterChoice(table, frame);
  const { seat, offices, card } = frame;
  if (settles(insight, card !== undefined)) return just({ type: 'settle' });
  if (card === undefined && frame.pick !== undefined) return ask({ at: 'choose', seat, pick: frame.pick });
  const debt = debtOf(insight);
  if (debt !== undefined) return just(debt);
  if (offices.includes('emperor') && table.emperorCrew > 0 && !forgets(insight, 'S8'))
    return ask(next, { at: 'crew', seat });
  if (offices.includes('pope')) return ask(next, { at: 'popeStone', seat });
  if (card !== 'pettySinner') return just(DONE);
  const visit = actsOf(insight).find(({ what }) => what === 'visit');
  if (visit === undefined) return ask(next, { at: 'preliminaryVisit', seat });
  return visit.finished ? just(DONE) : planVisit(table, visit, next);
};

/** MC-26.2.3  What is owed comes first. */
const debtOf = (insight: Keeping): Move | undefined => {
  const { table, own } = insight;
  const unpaid = actsOf(insight).filter(act => act.price > act.paid && isTime(insight, act, 'S5'));
  const unturned = actsOf(insight).filter(act => act.notches > act.turned && isTime(insight, act, 'S3'));
  const unput = actsOf(insight).find(act => act.stones > act.put && isTime(insight, act, entryOfStone(act)));
  if (unpaid.length > 0 && own.taler > 0) return { type: 'pay', taler: Math.min(owedTaler(table), own.taler) };
  if (unput?.den !== undefined) return { type: 'stone', den: unput.den };
  return unturned.length > 0 ? { type: 'turn', notches: owedNotches(table) } : undefined;
};

const entryOfStone = ({ den }: Act): Duty => (den === 'greed' ? 'S10' : 'S9');

const planVisit = (table: Table, { seat, place, room }: Act, below: Frame): Plan => {
  if (place === 6) return just({ type: 'letter' });
  if (place === 5 && room === undefined) return ask(below, { at: 'room', seat });
  const where = place === 5 ? room : place;
  const card = where === undefined ? undefined : table.rooms[where - 1];
  if (where === undefined || card === undefined) return just(END);
  return ask(below, { at: 'clear', room: where }, { at: 'card', seat, card, room: where });
};

const planTurn = (insight: Keeping, frame: HandTurnFrame): Plan => {
  const { table } = insight;
  const debt = debtOf(insight);
  if (debt !== undefined) return just(debt);
  const act = actsOf(insight).at(-1);
  if (act !== undefined && !act.finished) return planAct(insight, frame, act);
  const isOver = frame.free || actsOf(insight).length > 1 || table.market.every(number => number === 0);
  return isOver ? planEnd(insight, frame) : ask(asTurn(table, frame));
};

/** MC-15.3  The free stone, then the end. */
const planEnd = (insight: Keeping, frame: HandTurnFrame): Plan => {
  const { table } = insight;
  return isByHand(table, 'S4') && isFreeStoneDue(table, frame) && !forgets(insight, 'S4')
    ? ask({ at: 'nextTurn', after: frame.character }, { at: 'freeStone', seat: frame.seat })
    : just(END);
};

const planAct = (insight: Keeping, frame: HandTurnFrame, act: Act): Plan => {
  switch (act.what) {
    case 'sell':
      return just({ type: 'sell' });
    case 'donate':
      return just(planDonation(insight, act));
    case 'buyLetter':
      return just({ type: 'take', stone: 'indulgence', letter: rarer(insight) });
    case 'visit':
    case 'travel':
      return planVisit(insight.table, act, asTurn(insight.table, frame));
    default:
      return just(act.good === undefined ? END : { type: 'take', stone: act.good });
  }
};

/** The colour that is in supply and that it has fewer of. */
const rarer = ({ table, own }: Keeping) => {
  const there = MARKET_COLOURS.filter(colour => (table.supply[COLOUR[colour]] ?? 0) > 0);
  const fewer = (one: 'red' | 'green', other: 'red' | 'green') =>
    (own.letters[COLOUR[one]] ?? 0) <= (own.letters[COLOUR[other]] ?? 0) ? one : other;
  return there.length > 1 ? fewer('red', 'green') : (there[0] ?? 'red');
};

const THINGS: readonly Donation[] = ITEMS.flatMap(item => COMPARTMENTS.map(into => ({ item, into })));

/** MC-12.1  The thing that is worth most, shown before it is dropped. */
const planDonation = (insight: Keeping, act: Act): Move => {
  const { table, own, seat } = insight;
  const isPossible = (thing: Donation): boolean => refusal(table, own, seat, { type: 'drop', ...thing }) === undefined;
  const shown = act.shown[0];
  const things = THINGS.filter(thing => (shown === undefined || thing.item === shown) && isPossible(thing));
  const worth = new Map(things.map(thing => [thing, worthOfDonating(insight, thing)]));
  const best = things.reduce<Donation | undefined>(
    (one, other) => (one === undefined || (worth.get(other) ?? 0) > (worth.get(one) ?? 0) ? other : one),
    undefined,
  );
  if (best === undefined) return END;
  const isShowing = shown === undefined && isByHand(table, 'S11') && careFor(insight, act, 'S11') === 'inTime';
  return isShowing ? { type: 'show', item: best.item } : { type: 'drop', ...best };
};

/** What the enforced eye decided, as it is said by hand. */
export const declarationOf = (insight: Keeping, { asks = [] }: Plan, move: Move): Move => {
  const { table, own, seat } = insight;
  const frame = top(table);
  const asked = asks.at(-1)?.at;
  if (frame.at === 'choosing' && move.type === 'decline') return declined(table, asked);
  if (frame.at === 'choosing' && asked === 'preliminaryVisit' && move.type === 'visit')
    return { type: 'declare', action: move };
  if (frame.at !== 'handTurn' || asked !== 'turn') return move;
  const said = asDeclared(move);
  const isRefused = said === undefined || refusal(table, own, seat, said) !== undefined;
  if (!isRefused) return said;
  const plan = planEnd(insight, frame);
  return plan.asks === undefined ? plan.move : timeoutFreeStone(table, own); // the eye was asked about the turn
};

const declined = (table: Table, asked: string | undefined): Move => {
  const word = asked === 'popeStone' && table.manual?.acts.some(act => act.word);
  return word ? { type: 'noMove' } : asked === 'card' ? { type: 'decline' } : DONE;
};

const asDeclared = (move: Move): Move | undefined => {
  switch (move.type) {
    case 'buy':
    case 'greedy':
    case 'visit':
    case 'travel':
      return { type: 'declare', action: move };
    case 'sell':
      return move.good === undefined ? undefined : { type: 'declare', action: { type: 'sell', good: move.good } };
    case 'buyLetter':
    case 'donate':
      return { type: 'declare', action: { type: move.type } };
    default:
      return undefined;
  }
};
