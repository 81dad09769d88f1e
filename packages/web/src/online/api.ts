import type { Me, Person, TableAction, TableInfo, TableLines, TableWish } from '@conclave/protocol';
import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { isServed } from './served.ts';

/** The server's HTTP side, as far as the page needs it. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly rule: string; readonly contact?: string };

const UNREACHABLE = { ok: false, code: 'unreachable', rule: 'table' } as const;

/** Relative to the page, so that a server may live below any path. Where nobody is in, nobody is asked: that would only be an error. */
export const call = async <Value>(method: string, path: string, body?: unknown): Promise<Answer<Value>> => {
  if (!(await isServed())) return UNREACHABLE;
  try {
    const response = await fetch(new URL(path, document.baseURI), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.headers.get('content-type')?.includes('json')) return UNREACHABLE;
    const value = (await response.json()) as Value & { code?: string; rule?: string; contact?: string };
    if (response.ok) return { ok: true, value };
    const { code = 'unreachable', rule = 'table', contact } = value;
    return { ok: false, code, rule, ...(contact === undefined ? {} : { contact }) };
  } catch {
    return UNREACHABLE;
  }
};

/** The token is the browser's secret; that there is one is all that the page notes, so that it asks only a server that knows us. */
export const hasBeenGuest = (): boolean => readStored('guest') === true;

export const whoAmI = async (): Promise<Person | undefined> => {
  if (!hasBeenGuest()) return undefined;
  const answer = await call<Me>('GET', 'api/me');
  return answer.ok ? answer.value.person : undefined;
};

/** A guest with this name: a new one, or the old one under a new name. */
export const becomeGuest = async (name: string): Promise<Answer<Person>> => {
  const me = await whoAmI();
  if (me?.name === name) return { ok: true, value: me };
  const answer = await (me === undefined
    ? call<Me>('POST', 'api/people', { name })
    : call<Me>('PATCH', 'api/me', { name }));
  if (!answer.ok) return answer;
  if (me === undefined) forgetStored('spoken'); // by whoever was here before (spoken.ts)
  writeStored('guest', true);
  return { ok: true, value: answer.value.person };
};

/** Everything that the server keeps about us, as one text. */
export const myData = async (): Promise<string | undefined> => {
  const answer = await call<object>('GET', 'api/me/export');
  return answer.ok ? JSON.stringify(answer.value, null, 2) : undefined;
};

/** The server forgets us: name, chat and token. */
export const eraseMe = async (): Promise<Answer<object>> => {
  const answer = await call<object>('DELETE', 'api/me');
  if (answer.ok) writeStored('guest', false);
  return answer;
};

/** This browser forgets who it was; what the server keeps stays there, and nobody can be it any more. */
export const forgetWhoIAm = async (): Promise<void> => {
  if (hasBeenGuest()) await call<object>('DELETE', 'api/me/token');
};

export const openTable = (wish: TableWish): Promise<Answer<TableInfo>> => call('POST', 'api/tables', wish);
export const actAt = (id: string, action: TableAction): Promise<Answer<TableInfo>> =>
  call('POST', `api/tables/${encodeURIComponent(id)}/actions`, action);
export const lobbyTables = (): Promise<Answer<TableLines>> => call('GET', 'api/lobby');
export const myTables = (): Promise<Answer<TableLines>> => call('GET', 'api/tables/mine');
export const recordText = async (id: string): Promise<string | undefined> => {
  const answer = await call<object>('GET', `api/tables/${encodeURIComponent(id)}/record`);
  return answer.ok ? JSON.stringify(answer.value) : undefined;
};

/** By luck; `crypto.randomUUID` is not there on a plain http address, as a club's own may be. */
const byLuck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
export const newNonce = byLuck;
/** Our own word for a request. */
export const newWord = byLuck;
/** A device of ours is not in any more. */
export const sendOut = (id: string): Promise<Answer<object>> => call('DELETE', `api/me/sessions/${id}`);
