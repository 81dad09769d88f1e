import { at, type Emit } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { isFree } from './characters.ts';
import { CHARACTER, CHARACTERS, type Character, NOBODY } from './components.ts';
import type { Event } from './events.ts';
import { CHARACTER_MOVES, type MoveOf } from './moves.ts';
import { always, type By, question } from './question.ts';
import { REFUSED } from './refusals.ts';
import { type FrameOf, replace } from './stack.ts';
import type { State, Table } from './state.ts';
import { afterTheChoice, afterTheLastChoice } from './three-players.ts';

/** MC-7.8  Take a character; its preliminary action follows before the next player chooses. MC-24.2: with two players everyone takes two. */
const takeCharacter = (
  state: State,
  { seat, pick }: FrameOf<'choose'>,
  { character }: MoveOf<'character'>,
  { automatic }: By,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  if (table.manual !== undefined) byHand().noticeUnsettledBid(state, seat, character); // MC-26.5 S2
  table.characters[CHARACTER[character]] = seat;
  emit?.('all', { type: 'characterTaken', seat, character, automatic, rule: 'MC-7.8' });
  const next = pick + 1;
  if (next === table.order.length) return afterTheLastChoice(table, { at: 'preliminary', seat, character });
  replace(table, { at: 'choose', seat: at(table.order, next), pick: next });
  afterTheChoice(table, { at: 'preliminary', seat, character });
};

/** MC-29.3  The last card is taken by itself. */
const lastFree = (table: Table): MoveOf<'character'> | undefined => {
  if (table.manual !== undefined) return undefined; // MC-26.10
  let free = 0;
  for (let index = 0; index < 4; index += 1) if (table.characters[index] === NOBODY) free += 1;
  return free === 1 ? CHARACTER_MOVES.find(({ character }) => isFree(table, character)) : undefined;
};

const firstFree = (table: Table): Character =>
  at(
    CHARACTERS.filter(character => isFree(table, character)),
    0,
  );

/** MC-7.8  Which of the remaining characters? MC-29.4: the first in the order of turns. */
export const characterQuestion = question<'choose', 'character'>({
  takes: ['character'],
  answers: always(CHARACTER_MOVES),
  refuse: (table, _own, _frame, { character }) => (isFree(table, character) ? undefined : REFUSED.characterTaken),
  decide: takeCharacter,
  automatic: lastFree,
  timeout: table => ({ type: 'character', character: firstFree(table) }),
});
