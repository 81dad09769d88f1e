import { fastChance, type Play, type Seat } from '@conclave/kernel';
import { MOST_CHOICES, type PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { NO_SUCH_TABLE, type Refused } from './decision.ts';
import { isOutsider, seatOf } from './doc.ts';
import { type Loaded, seqOf } from './loaded.ts';

/** The legal moves of a seat: all of them, or a sample where there are too many to send. */
export interface Found {
  readonly seq: number;
  readonly moves: readonly object[];
  readonly more?: true;
}

/** The legal moves of this person's own seat. Whose view was lent to them, and what a spectator sees, does not count. */
export const choicesFor = (
  loaded: Loaded,
  person: PersonId | undefined,
  services: Pick<Services, 'random'>,
): Found | { readonly refused: Refused } => {
  const { doc, play } = loaded;
  const seat = seatOf(doc, person);
  if (isOutsider(doc, person)) return { refused: NO_SUCH_TABLE };
  if (seat === undefined) return { refused: { code: 'notYourSeat', rule: 'table' } };
  if (doc.status !== 'running' || play === undefined)
    return { refused: { code: 'notRunning', rule: 'table', ...seqOf(loaded) } };
  const own = play.state.secrets[seat];
  if (own === undefined) return { refused: { code: 'noSuchSeat', rule: 'table' } };
  const moves: object[] = [];
  for (const move of play.rules.legalMoves(play.state.table, own, seat)) {
    if (moves.length === MOST_CHOICES) return { seq: play.seq, moves: sample(play, seat, own, services), more: true };
    moves.push(move);
  }
  return { seq: play.seq, moves };
};

/** So many draws are cheap, and enough to choose from. */
const SAMPLE = 60;

/** By luck and each once, not the first ones of a long list, which would all be alike. */
const sample = ({ rules, state }: Play, seat: Seat, own: object, { random }: Pick<Services, 'random'>): object[] => {
  const stream = fastChance(Buffer.from(random(6)).readUIntBE(0, 6));
  const moves = new Map<string, object>();
  for (let draw = 0; draw < SAMPLE; draw += 1) {
    const move = rules.randomMove(state.table, own, seat, stream);
    moves.set(JSON.stringify(move), move);
  }
  return [...moves.values()];
};
