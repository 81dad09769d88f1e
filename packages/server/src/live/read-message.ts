import { isObject } from '@conclave/kernel';
import type { ClientMessage } from '@conclave/protocol';
import { clientMessage, TABLE_ID } from '@conclave/protocol/schema';

/** Why something is no message of the protocol, and which request it was, at which table, as far as that can be told. */
export interface Problem {
  readonly problem: string;
  readonly re?: string | undefined;
  readonly table?: string | undefined;
}

export type Read = { readonly message: ClientMessage } | Problem;

/** Where the house lets no programs in, it has never heard of what only they say. */
export const readMessage = (text: string, programs = true): Read => {
  const value = jsonIn(text);
  if (value === undefined) return { problem: 'not JSON' };
  const result = clientMessage.safeParse(value);
  if (result.success && (programs || result.data.type !== 'ready')) return { message: result.data };
  if (result.success) return { problem: 'type: Invalid input' };
  const [issue] = result.error.issues;
  const problem = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a message'}`;
  return { problem, re: requestOf(value), table: tableOf(value) };
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const requestOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.id === 'string' && value.id.length <= 40 ? value.id : undefined;

const tableOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.table === 'string' && TABLE_ID.test(value.table) ? value.table : undefined;
