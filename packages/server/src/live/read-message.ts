import { isObject, type Unknown } from '@conclave/kernel';
import type { ClientMessage } from '@conclave/protocol';
import { clientMessage, TABLE_ID } from '../http/schemas.ts';

export type MoveMessage = Extract<ClientMessage, { type: 'move' }>;

/** Why something is no message of the protocol, and which request it was, at which table, as far as that can be told. */
export interface Problem {
  readonly problem: string;
  readonly re?: string | undefined;
  readonly table?: string | undefined;
}

export type Read = { readonly message: ClientMessage } | Problem;

export const readMessage = (text: string): Read => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not JSON' };
  }
  return isMove(value) ? { message: value } : readBySchema(value);
};

/** Absent keys and `undefined` are the same here, as JSON knows no other. */
export const readBySchema = (value: unknown): Read => {
  const result = clientMessage.safeParse(value);
  if (result.success) return { message: result.data as ClientMessage };
  const [issue] = result.error.issues;
  const problem = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a message'}`;
  return { problem, re: requestOf(value), table: tableOf(value) };
};

/** What the schema says of a move, by hand: moves come all the time, and the schema costs more than playing them. */
export const isMove = (value: unknown): value is MoveMessage => {
  if (!isObject(value) || value.type !== 'move') return false;
  const { table, id, seq, move } = value;
  if (typeof table !== 'string' || !TABLE_ID.test(table)) return false;
  if (typeof id !== 'string' || id.length < 1 || id.length > 40) return false;
  return Number.isSafeInteger(seq) && (seq as number) >= 0 && isObject(move) && countKeys(value) === 5;
};

const countKeys = (value: Unknown): number => {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
};

const requestOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.id === 'string' && value.id.length <= 40 ? value.id : undefined;

const tableOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.table === 'string' && TABLE_ID.test(value.table) ? value.table : undefined;
