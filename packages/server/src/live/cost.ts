import type { ClientMessage, TableAction } from '@conclave/protocol';
import type { Limits } from '../house/config.ts';

export type Purse = keyof Pick<Limits, 'moves' | 'chat' | 'others' | 'programs'>;

/** From which purse a message is paid, and how much: one is what reading and answering a small message takes. */
export interface Charge {
  readonly purse: Purse;
  readonly cost: number;
}

const SMALL = 1;
/** Reads or writes rows of its own. */
const ROWS = 2;
/** May have to read a table and write all of it down for one listener. */
const WHOLE_TABLE = 3;
/** Takes the game back to where it was. */
const REPLAY = 5;

/** Somebody thinks about it for a while. */
const THOUGHT = 10;

const CHARGES: Readonly<Record<Exclude<ClientMessage['type'], 'act'>, Charge>> = {
  move: { purse: 'moves', cost: SMALL },
  chat: { purse: 'chat', cost: SMALL },
  hello: { purse: 'others', cost: ROWS },
  watch: { purse: 'others', cost: WHOLE_TABLE },
  hint: { purse: 'others', cost: THOUGHT },
  choices: { purse: 'moves', cost: ROWS }, // a bot asks before each move
  unwatch: { purse: 'others', cost: SMALL },
  mute: { purse: 'others', cost: ROWS },
  lobby: { purse: 'others', cost: ROWS },
  mine: { purse: 'others', cost: REPLAY },
  looking: { purse: 'others', cost: ROWS },
  ready: { purse: 'others', cost: ROWS },
  ping: { purse: 'others', cost: SMALL },
};

const isUndo = (action: TableAction): boolean =>
  action.do === 'undo' || (action.do === 'agree' && action.to === 'undo');

export const chargeFor = (message: ClientMessage): Charge => {
  if (message.type !== 'act') return CHARGES[message.type];
  return { purse: 'others', cost: isUndo(message.action) ? REPLAY : ROWS };
};

/** A program has one purse for all that it sends, and each message is one; what costs the house more than a move it pays as people do. */
export const EACH_OF_A_PROGRAM: Charge = { purse: 'programs', cost: SMALL };
