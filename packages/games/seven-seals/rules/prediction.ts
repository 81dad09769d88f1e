import { allSeats, at, leftNeighbour, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import {
  COLOURS,
  type Colour,
  colouredSeals,
  colourLetter,
  count,
  kindOf,
  move as moveSeal,
  nth,
  SEAL_COUNTS,
  SEAL_LETTERS,
  type SealLetter,
  type Seals,
  WHITE,
} from './components.ts';
import { type Move, makePrediction, type Predict, type SealCounts, type TakeOver } from './moves.ts';
import { refuse } from './refusals.ts';
import { type Emit, NOT_YET, type State, sealsOf, type Table, TRICKS } from './state.ts';

/** SS-4.11  Another player who has already predicted in this round; the saboteur and later players own no seals (SS-D6). */
export const canGive = (table: Table, giver: Seat, taker: Seat): boolean =>
  giver !== taker && table.predicted[giver] !== NOT_YET;

const asked = (fromMiddle: SealCounts, colour: Colour): number => fromMiddle[colourLetter(colour)] ?? 0;

const size = ({ fromMiddle, takeOvers }: Predict): number => {
  let seals = takeOvers.length;
  for (const colour of COLOURS) seals += asked(fromMiddle, colour);
  return seals;
};

/** SS-4.13  Never more of a colour than exist: follows from SS-4.7 and SS-4.8, because every seal is somewhere (SS-14.1). */
export const mostOfColour = (colour: Colour): number => nth(SEAL_COUNTS, colour);

/** SS-4.10  By default a white seal is needed for each seal taken over; SS-13.2 says otherwise. */
const whitesAllow = (table: Table, takeOvers: number): boolean =>
  table.options.whiteSupply !== 'blocked' || takeOvers <= count(table.middle, WHITE);

/** SS-13.3  Is there a coloured seal to be had at all, from the middle or from a giver? */
const canPredictSomething = (table: Table, seat: Seat): boolean =>
  colouredSeals(table.middle) > 0 ||
  (whitesAllow(table, 1) &&
    table.seals.some((seals, giver) => canGive(table, giver, seat) && colouredSeals(seals) > 0));

const zeroIsLegal = (table: Table, seat: Seat): boolean =>
  table.options.minPrediction === 0 || !canPredictSomething(table, seat);

/** SS-4.3  Taking the saboteur, if it is still in the middle. */
export const refuseSaboteur = (table: Table): Refusal | undefined =>
  table.saboteur === undefined ? undefined : refuse('saboteurTaken');

/** SS-11.3  The whole prediction is checked, in the order of SS-15. */
export const refusePrediction = (table: Table, seat: Seat, predict: Predict): Refusal | undefined => {
  const { fromMiddle, takeOvers } = predict;
  const { middle } = table;
  if (namesWhiteOrBlack(predict)) return refuse('sealKindNotAllowed');
  if (COLOURS.some(colour => asked(fromMiddle, colour) > count(middle, colour))) return refuse('notInMiddle');
  const leavesSome = ({ colour }: TakeOver): boolean => (fromMiddle[colour] ?? 0) < count(middle, kindOf(colour));
  if (takeOvers.some(leavesSome)) return refuse('middleFirst');
  if (takeOvers.some(({ giver }) => !canGive(table, giver, seat))) return refuse('invalidGiver');
  if (
    takeOvers.some(
      takeOver => timesTaken(takeOvers, takeOver) > count(sealsOf(table, takeOver.giver), kindOf(takeOver.colour)),
    )
  ) {
    return refuse('giverHasNone');
  }
  if (!whitesAllow(table, takeOvers.length)) return refuse('noWhiteLeft');
  if (size(predict) > TRICKS) return refuse('tooManySeals');
  if (size(predict) === 0 && !zeroIsLegal(table, seat)) return refuse('zeroNotAllowed');
  return undefined;
};

/** SS-4.6  White and black seals cannot be chosen (SS-D9), whatever their number. */
const namesWhiteOrBlack = ({ fromMiddle, takeOvers }: Predict): boolean =>
  SEAL_LETTERS.some(letter => kindOf(letter) >= WHITE && fromMiddle[letter] !== undefined) ||
  takeOvers.some(({ colour }) => kindOf(colour) >= WHITE);

const timesTaken = (takeOvers: readonly TakeOver[], { colour, giver }: TakeOver): number =>
  takeOvers.filter(other => other.colour === colour && other.giver === giver).length;

/** SS-4.3  The figure moves in front of the player, who takes no seals. */
export const takeSaboteur = (state: State, seat: Seat, emit?: Emit): void => {
  state.table.saboteur = seat;
  emit?.('all', { type: 'saboteurTaken', seat });
  endPredictionTurn(state.table);
};

/** SS-4.17  First all seals from the middle, then the take-overs in the listed order, each with its white replacement. */
export const predict = (state: State, seat: Seat, { fromMiddle, takeOvers }: Predict, emit?: Emit): void => {
  const { table } = state;
  const own = sealsOf(table, seat);
  for (const letter in fromMiddle) {
    const kind = kindOf(letter as SealLetter);
    const seals = fromMiddle[letter as SealLetter] ?? 0;
    own[kind] = seals;
    table.middle[kind] = count(table.middle, kind) - seals;
  }
  let whites = 0;
  for (const { colour, giver } of takeOvers) {
    moveSeal(sealsOf(table, giver), own, kindOf(colour)); // SS-4.8
    if (replaceByWhite(table, sealsOf(table, giver))) whites += 1;
  }
  table.predicted[seat] = colouredSeals(own);
  emit?.('all', { type: 'predicted', seat, fromMiddle, takeOvers, whites });
  endPredictionTurn(table);
};

/** SS-4.9  The giver at once receives a white seal from the middle. Without one: nothing, or a new one (SS-13.2, SS-D8). */
const replaceByWhite = (table: Table, giver: Seals): boolean => {
  if (count(table.middle, WHITE) > 0) moveSeal(table.middle, giver, WHITE);
  else if (table.options.whiteSupply === 'unlimited') giver[WHITE] = count(giver, WHITE) + 1;
  else return false;
  return true;
};

/** SS-4.1, SS-4.19  Clockwise; after the dealer's turn the first trick begins. */
const endPredictionTurn = (table: Table): void => {
  const wasLast = table.turn === table.dealer;
  table.turn = leftNeighbour(table.turn, table.seats);
  if (wasLast) table.phase = 'play';
};

const TAKE_SABOTEUR: Move = { type: 'takeSaboteur' };

/** SS-4.2  The saboteur, and every prediction there is: some thousand from a full middle, produced one by one. */
export function* predictionMoves(table: Table, seat: Seat): Generator<Move> {
  if (table.saboteur === undefined) yield TAKE_SABOTEUR;
  const whites = table.options.whiteSupply === 'blocked' ? count(table.middle, WHITE) : TRICKS;
  const ordered = table.options.whiteSupply === 'noReplacement';
  for (const { fromMiddle, takeOvers } of choices(table, seat, 0, TRICKS, whites)) {
    if (takeOvers.length === 0 && Object.keys(fromMiddle).length === 0 && !zeroIsLegal(table, seat)) continue;
    if (!ordered) yield { type: 'predict', fromMiddle, takeOvers };
    else for (const order of orders(takeOvers)) yield { type: 'predict', fromMiddle, takeOvers: order };
  }
}

interface Choice {
  readonly fromMiddle: SealCounts;
  readonly takeOvers: readonly TakeOver[];
}

/** All choices for this colour and those after it, with at most `room` seals and `whites` take-overs. */
function* choices(table: Table, seat: Seat, colour: Colour, room: number, whites: number): Generator<Choice> {
  if (colour === COLOURS.length) {
    yield { fromMiddle: {}, takeOvers: [] };
    return;
  }
  const letter = colourLetter(colour);
  const most = count(table.middle, colour);
  for (let taken = 0; taken <= Math.min(most, room); taken += 1) {
    const givers = taken === most ? possibleTakeOvers(table, seat, colour) : []; // SS-4.7: middle first
    for (const here of subsets(givers, Math.min(room - taken, whites))) {
      for (const later of choices(table, seat, colour + 1, room - taken - here.length, whites - here.length)) {
        yield {
          fromMiddle: taken === 0 ? later.fromMiddle : { [letter]: taken, ...later.fromMiddle },
          takeOvers: here.length === 0 ? later.takeOvers : [...here, ...later.takeOvers],
        };
      }
    }
  }
}

/** Every take-over is one value that exists once. */
const TAKE_OVERS: readonly (readonly TakeOver[])[] = COLOURS.map(colour =>
  allSeats(5).map(giver => ({ colour: colourLetter(colour), giver })),
);

const takeOver = (colour: Colour, giver: Seat): TakeOver => at(at(TAKE_OVERS, colour), giver);

/** SS-4.12  Each seal of this colour that lies before a possible giver, in the order of seats. */
const possibleTakeOvers = (table: Table, seat: Seat, colour: Colour): TakeOver[] => {
  const takeOvers: TakeOver[] = [];
  for (let giver = 0; giver < table.seats; giver += 1) {
    if (!canGive(table, giver, seat)) continue;
    for (let seals = count(sealsOf(table, giver), colour); seals > 0; seals -= 1)
      takeOvers.push(takeOver(colour, giver));
  }
  return takeOvers;
};

/** All different selections of at most `most` items from a sorted list, in its order. */
function* subsets(items: readonly TakeOver[], most: number, from = 0): Generator<readonly TakeOver[]> {
  yield [];
  if (most === 0) return;
  for (let index = from; index < items.length; index += 1) {
    const item = at(items, index);
    if (index > from && items[index - 1] === item) continue; // seals of one giver and colour are alike
    for (const rest of subsets(items, most - 1, index + 1)) yield [item, ...rest];
  }
}

/** All different orders of a sorted list. */
function* orders(items: readonly TakeOver[]): Generator<readonly TakeOver[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && sameTakeOver(at(items, index - 1), item)) continue;
    for (const rest of orders(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

const sameTakeOver = (one: TakeOver, other: TakeOver): boolean =>
  one.colour === other.colour && one.giver === other.giver;

/** A prediction by luck, without listing them all: each colour on its own, then as much as the rules allow. */
export const randomPrediction = (table: Table, seat: Seat, stream: Stream): Move => {
  if (table.saboteur === undefined && stream.below(8) === 0) return TAKE_SABOTEUR;
  const takeOvers: TakeOver[] = [];
  let choice = 0;
  let room = TRICKS;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const most = count(table.middle, colour);
    const taken = most === 0 ? 0 : Math.min(room, stream.below(most + 1));
    choice = choice * (mostOfColour(colour) + 1) + taken;
    room -= taken;
    if (taken === most && whitesAllow(table, takeOvers.length + 1))
      room -= takeOverByLuck(table, seat, colour, room, takeOvers, stream);
  }
  if (table.options.whiteSupply === 'noReplacement') stream.shuffle(takeOvers); // the order counts (SS-4.17)
  return room === TRICKS && !zeroIsLegal(table, seat)
    ? smallestPrediction(table, seat)
    : { type: 'predict', fromMiddle: at(FROM_MIDDLE, choice), takeOvers };
};

/** Every choice from the middle is one value that exists once, in the order of counting up, the first colour slowest. */
const FROM_MIDDLE: readonly SealCounts[] = COLOURS.reduce<readonly SealCounts[]>(
  (choices, colour) =>
    choices.flatMap(choice =>
      Array.from({ length: mostOfColour(colour) + 1 }, (_, taken) =>
        taken === 0 ? choice : { ...choice, [colourLetter(colour)]: taken },
      ),
    ),
  [{}],
);

/** From one giver, who may have none of this colour. */
const takeOverByLuck = (
  table: Table,
  seat: Seat,
  colour: Colour,
  room: number,
  takeOvers: TakeOver[],
  stream: Stream,
): number => {
  const giver = stream.below(table.seats);
  const seals = canGive(table, giver, seat) ? count(sealsOf(table, giver), colour) : 0;
  const wish = seals === 0 ? 0 : Math.min(room, stream.below(seals + 1));
  let taken = 0;
  for (; taken < wish && whitesAllow(table, takeOvers.length + 1); taken += 1) takeOvers.push(takeOver(colour, giver));
  return taken;
};

/** SS-12.3  The time-out default: nothing; or, where that is forbidden, one seal of the first colour that is to be had. */
export const smallestPrediction = (table: Table, seat: Seat): Predict => {
  if (zeroIsLegal(table, seat)) return makePrediction({}, [], table);
  const colour = COLOURS.find(candidate => count(table.middle, candidate) > 0);
  if (colour !== undefined) return makePrediction({ [colourLetter(colour)]: 1 }, [], table);
  const distance = ({ giver }: TakeOver): number => (giver - seat + table.seats) % table.seats;
  const byDistance = COLOURS.flatMap(candidate =>
    [...possibleTakeOvers(table, seat, candidate)].sort((a, b) => distance(a) - distance(b)),
  );
  return makePrediction({}, byDistance.slice(0, 1), table);
};
