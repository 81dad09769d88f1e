import type {
  Deeds,
  HouseDoor,
  Keeper,
  KeptTables,
  KnownClubs,
  KnownPerson,
  Report,
  Stewards,
  WholePerson,
} from '@conclave/protocol';
import { type Answer, call } from '../online/api.ts';
import { proving } from '../online/ways.ts';

/** What the page asks of a house for whoever looks after it. */
export const readDoor = (): Promise<Answer<HouseDoor>> => call('GET', 'api/house/door');
export const enterByToken = (token: string): Promise<Answer<Keeper>> => call('POST', 'api/house/door', { token });
export const enterAsSteward = (): Promise<Answer<Keeper>> => proving(() => call('POST', 'api/house/door', {}));
export const leaveHouse = (): Promise<Answer<object>> => call('DELETE', 'api/house/door');

export const readReports = (): Promise<Answer<{ reports: readonly Report[] }>> => call('GET', 'api/admin/reports');
export const findPeople = (search: string): Promise<Answer<{ people: readonly KnownPerson[] }>> =>
  call('GET', search === '' ? 'api/admin/people' : `api/admin/people?search=${encodeURIComponent(search)}`);
export const readPerson = (id: string): Promise<Answer<WholePerson>> =>
  call('GET', `api/admin/people/${encodeURIComponent(id)}`);
export type TableState = 'running' | 'waiting' | 'damaged';
export const readTables = (state: TableState): Promise<Answer<KeptTables>> =>
  call('GET', `api/admin/tables?state=${state}`);
export const readClubs = (): Promise<Answer<KnownClubs>> => call('GET', 'api/admin/clubs');
export const readDeeds = (before?: string): Promise<Answer<Deeds>> =>
  call('GET', before === undefined ? 'api/admin/deeds' : `api/admin/deeds?before=${encodeURIComponent(before)}`);
export const readStewards = (): Promise<Answer<Stewards>> => call('GET', 'api/admin/stewards');

export const finishReport = (id: string, reason: string): Promise<Answer<object>> =>
  call('POST', `api/admin/reports/${encodeURIComponent(id)}/done`, { reason });
/** A deed about a person: its name is its address. */
export const doToPerson = <Value = object>(id: string, deed: string, body: object): Promise<Answer<Value>> =>
  call('POST', `api/admin/people/${encodeURIComponent(id)}/${deed}`, body);
export const doToTable = (id: string, deed: 'close' | 'unrate', reason: string): Promise<Answer<object>> =>
  call('POST', `api/admin/tables/${encodeURIComponent(id)}/${deed}`, { reason });
export const closeClub = (id: string, reason: string): Promise<Answer<object>> =>
  call('POST', `api/admin/clubs/${encodeURIComponent(id)}/close`, { reason });
