import type { ColourLetter, Move, TakeOver } from '@conclave/seven-seals';
import { type Draft, wanted } from './draw.ts';

/** What a master advises, as it glows on the table: in a prediction the next step towards it. */
type Advised = Move | undefined;

const from = (takeOvers: readonly TakeOver[], colour: ColourLetter, giver: number): number =>
  takeOvers.filter(takeOver => takeOver.colour === colour && takeOver.giver === giver).length;

export const isMoreAdvised = (advised: Advised, draft: Draft, colour: ColourLetter): boolean =>
  advised?.type === 'predict' && (advised.fromMiddle[colour] ?? 0) > draft.fromMiddle[colour];

export const isGiverAdvised = (advised: Advised, draft: Draft, colour: ColourLetter, giver: number): boolean =>
  advised?.type === 'predict' && from(advised.takeOvers, colour, giver) > from(draft.takeOvers, colour, giver);

export const isFewerAdvised = (advised: Advised, draft: Draft, colour: ColourLetter): boolean => {
  if (advised?.type !== 'predict') return false;
  const taken = advised.takeOvers.filter(takeOver => takeOver.colour === colour).length;
  return wanted(draft, colour) > (advised.fromMiddle[colour] ?? 0) + taken;
};
