import { at, type Seat } from '@conclave/kernel';
import {
  COLOURS,
  type ColourLetter,
  canGive,
  colourLetter,
  makePrediction,
  noSeals,
  nth,
  type Predict,
  type Table,
  type TakeOver,
  TRICKS,
  WHITE,
} from '../rules/index.ts';
import { expectedPenalty } from './judgement.ts';
import type { Temper } from './temper.ts';

/** A prediction in the making: the seals wanted and where each comes from (SS-4.7, SS-4.8). */
interface Draft {
  readonly seals: number[];
  readonly fromMiddle: { [Letter in ColourLetter]?: number };
  readonly takeOvers: TakeOver[];
}

const newDraft = (): Draft => ({ seals: noSeals(), fromMiddle: {}, takeOvers: [] });

/** SS-4.8, SS-4.10  From whom a seal of this colour can be taken over: the giver with most of them, whom it hurts least to find. */
const giverOf = (table: Table, seat: Seat, colour: number, draft: Draft): Seat | undefined => {
  const whites = nth(table.middle, WHITE);
  if (table.options.whiteSupply === 'blocked' && draft.takeOvers.length >= whites) return undefined;
  let best: Seat | undefined;
  let most = 0;
  for (let giver = 0; giver < table.seats; giver += 1) {
    if (!canGive(table, giver, seat)) continue;
    const letter = colourLetter(colour);
    const taken = draft.takeOvers.filter(takeOver => takeOver.giver === giver && takeOver.colour === letter).length;
    const left = nth(at(table.seals, giver), colour) - taken;
    if (left > most) {
      most = left;
      best = giver;
    }
  }
  return best;
};

/** Adds one seal of this colour, from the middle first (SS-4.7); false when there is none to be had. */
const addSeal = (table: Table, seat: Seat, draft: Draft, colour: number): boolean => {
  const letter = colourLetter(colour);
  const fromMiddle = draft.fromMiddle[letter] ?? 0;
  if (fromMiddle < nth(table.middle, colour)) draft.fromMiddle[letter] = fromMiddle + 1;
  else {
    const giver = giverOf(table, seat, colour, draft);
    if (giver === undefined) return false;
    draft.takeOvers.push({ colour: letter, giver });
  }
  draft.seals[colour] = nth(draft.seals, colour) + 1;
  return true;
};

/** The prediction with these numbers by colour, as far as seals are to be had. */
export const predictionOf = (table: Table, seat: Seat, wanted: readonly number[]): Predict => {
  const draft = newDraft();
  for (const colour of COLOURS)
    for (let seal = 0; seal < nth(wanted, colour); seal += 1) addSeal(table, seat, draft, colour);
  return makePrediction(draft.fromMiddle, draft.takeOvers, table);
};

export interface Wanted {
  /** Seals by colour. */
  readonly seals: readonly number[];
  /** Penalty points expected with them. */
  readonly penalty: number;
}

/** Seal by seal, each time the one that helps most, until none is worth its risk. */
export const wantedSeals = (table: Table, seat: Seat, tricks: readonly number[], temper: Temper): Wanted => {
  const draft = newDraft();
  let penalty = expectedPenalty(tricks, draft.seals, temper);
  for (let size = 0; size < TRICKS; size += 1) {
    const found = bestSeal(table, seat, tricks, draft, temper);
    const needed = size < table.options.minPrediction;
    if (found === undefined || (!needed && found.penalty > penalty - temper.courage)) break;
    if (!addSeal(table, seat, draft, found.colour)) break;
    penalty = found.penalty;
  }
  return { seals: draft.seals.slice(0, COLOURS.length), penalty };
};

const bestSeal = (
  table: Table,
  seat: Seat,
  tricks: readonly number[],
  draft: Draft,
  temper: Temper,
): { readonly colour: number; readonly penalty: number } | undefined => {
  let best: { readonly colour: number; readonly penalty: number } | undefined;
  for (const colour of COLOURS) {
    const inMiddle = (draft.fromMiddle[colourLetter(colour)] ?? 0) < nth(table.middle, colour);
    if (!inMiddle && giverOf(table, seat, colour, draft) === undefined) continue;
    const seals = draft.seals.with(colour, nth(draft.seals, colour) + 1);
    const penalty = expectedPenalty(tricks, seals, temper);
    if (best === undefined || penalty < best.penalty) best = { colour, penalty };
  }
  return best;
};
