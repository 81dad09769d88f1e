import type {
  Club,
  ClubAtDoor,
  ClubInvite,
  ClubLadder,
  ClubRole,
  ClubSettings,
  EveningBody,
  MyClubs,
  NewChannel,
  Preset,
} from '@conclave/protocol';
import { type Answer, call, openTable } from '../online/api.ts';
import { type Opened, sitDownFirst } from '../online/open-online.ts';
import { proving } from '../online/ways.ts';

/** What the page asks of clubs. */
type Says = Club['evenings'][number]['answers'][number]['says'];
const at = (id: string, rest = ''): string => `api/clubs/${encodeURIComponent(id)}${rest}`;

export const myClubs = (): Promise<Answer<MyClubs>> => call('GET', 'api/clubs');
export const foundClub = (name: string, about: string, crest: number): Promise<Answer<Club>> =>
  call('POST', 'api/clubs', { name, about, crest });
export const clubBehind = (code: string): Promise<Answer<ClubAtDoor>> => call('POST', 'api/clubs/look', { code });
export const joinClub = (code: string): Promise<Answer<Club>> => call('POST', 'api/clubs/join', { code });
export const readClub = (id: string): Promise<Answer<Club>> => call('GET', at(id));
export const changeClub = (
  id: string,
  change: { readonly name: string; readonly about: string; readonly crest: number; readonly settings: ClubSettings },
): Promise<Answer<Club>> => call('PATCH', at(id), change);
export const endClub = (id: string): Promise<Answer<object>> => proving(() => call('DELETE', at(id)));
export const newInvite = (id: string): Promise<Answer<ClubInvite>> => call('POST', at(id, '/invite'));
export const closeInvite = (id: string): Promise<Answer<object>> => call('DELETE', at(id, '/invite'));
export const giveRole = (id: string, person: string, role: ClubRole): Promise<Answer<Club>> =>
  proving(() => call('PUT', at(id, `/members/${encodeURIComponent(person)}`), { role }));
export const removeMember = (id: string, person: string): Promise<Answer<object>> =>
  call('DELETE', at(id, `/members/${encodeURIComponent(person)}`));
export const muteMember = (id: string, person: string, hours: number, reason = ''): Promise<Answer<Club>> =>
  call('PUT', at(id, `/members/${encodeURIComponent(person)}/mute`), { hours, reason });
export const changeTells = (id: string, settings: ClubSettings): Promise<Answer<Club>> =>
  call('PATCH', at(id), { settings });
export const openWebhook = (id: string, form: string, url: string): Promise<Answer<NewChannel>> =>
  call('POST', at(id, '/webhooks'), { form, url });
export const closeWebhook = (id: string, webhook: string): Promise<Answer<object>> =>
  call('DELETE', at(id, `/webhooks/${encodeURIComponent(webhook)}`));
export const confirmWebhook = (id: string, webhook: string, code: string): Promise<Answer<object>> =>
  call('POST', at(id, `/webhooks/${encodeURIComponent(webhook)}/code`), { code });
export const tryWebhook = (id: string, webhook: string): Promise<Answer<{ readonly arrived: boolean }>> =>
  call('POST', at(id, `/webhooks/${encodeURIComponent(webhook)}/try`));
export const keepPreset = (id: string, name: string, wish: Preset['wish']): Promise<Answer<Club>> =>
  call('POST', at(id, '/presets'), { name, wish });
export const dropPreset = (id: string, preset: string): Promise<Answer<Club>> =>
  call('DELETE', at(id, `/presets/${encodeURIComponent(preset)}`));
export const nameEvening = (id: string, evening: EveningBody): Promise<Answer<Club>> =>
  call('POST', at(id, '/evenings'), evening);
export const callOff = (id: string, evening: string, calledOff: boolean): Promise<Answer<Club>> =>
  call('PATCH', at(id, `/evenings/${encodeURIComponent(evening)}`), { calledOff });
export const endEvening = (id: string, evening: string): Promise<Answer<Club>> =>
  call('DELETE', at(id, `/evenings/${encodeURIComponent(evening)}`));
export const answerEvening = (id: string, evening: string, time: number, says: Says): Promise<Answer<Club>> =>
  call('PUT', at(id, `/evenings/${encodeURIComponent(evening)}/answer`), { at: time, says });
export const ladderOfClub = (id: string): Promise<Answer<ClubLadder>> => call('GET', at(id, '/ladder'));

/** A table of the club, with us on its first chair. */
export const openAtClub = async (club: string, wish: Preset['wish']): Promise<Opened> => {
  const opened = await openTable({ ...wish, club });
  return opened.ok ? sitDownFirst(opened.value) : { ok: false, code: opened.code };
};
