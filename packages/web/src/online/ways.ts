import type {
  Against,
  DoorLink,
  Ladder,
  Me,
  PasskeyOptions,
  PastGames,
  Person,
  Profile,
  ProfileSettings,
  SeasonTable,
  SignedIn,
  Tied,
  Ways,
} from '@conclave/protocol';
import { changeSettings } from '@conclave/stage/settings/settings.svelte.ts';
import { writeStored } from '@conclave/stage/settings/stored.ts';
import { type Answer, call, hasBeenGuest, sendOut } from './api.ts';
import { createPasskey, forgetUnknown, showPasskey } from './passkey.ts';
import { forgetSpoken } from './spoken.ts';

/** How the house keeps people, as far as the page needs it. */
export const myWays = (): Promise<Answer<Ways>> => call('GET', 'api/me/ways');
export const whoAmIHere = async (): Promise<Me | undefined> => {
  if (!hasBeenGuest()) return undefined;
  const answer = await call<Me>('GET', 'api/me');
  return answer.ok ? answer.value : undefined;
};

/** The browser asked, and nobody answered, or the wrong finger did. */
const NOT_SHOWN = { ok: false, code: 'notShown', rule: 'house' } as const;

/** Asks with what the house wants to see, and gives it what the browser has got. */
const withPasskey = async <Value>(
  path: string,
  ask: (options: object) => Promise<object | undefined>,
  to = path,
): Promise<Answer<Value>> => {
  const asked = await call<PasskeyOptions>('POST', `${path}/options`);
  if (!asked.ok) return asked;
  const response = await ask(asked.value.options);
  if (response === undefined) return NOT_SHOWN;
  const answer = await call<Value>('POST', to, { ticket: asked.value.ticket, response });
  if (!answer.ok && answer.code === 'passkeyUnknown') await forgetUnknown(response);
  return answer;
};

export const prove = (): Promise<Answer<object>> => withPasskey('api/me/step-up', showPasskey);

/** Where a passkey must be shown again, it is asked for once, and what was wanted is tried again. */
export const proving = async <Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await ask();
  if (answer.ok || answer.code !== 'proveFirst') return answer;
  const proved = await prove();
  return proved.ok ? ask() : proved;
};

export const addPasskey = (): Promise<Answer<object>> => proving(() => withPasskey('api/me/passkeys', createPasskey));

/** From now on this browser is somebody, and speaks their language. */
const cameIn = (answer: Answer<SignedIn>): Answer<SignedIn> => {
  if (answer.ok) {
    writeStored('guest', true);
    forgetSpoken();
    const { person, language } = answer.value;
    changeSettings({ name: person.name, ...(language === undefined ? {} : { language }) });
  }
  return answer;
};

export const signIn = async (): Promise<Answer<SignedIn>> => cameIn(await withPasskey('api/sign-in', showPasskey));
/** Among the suggestions of a name field, until somebody picks one or the page gives it up. */
export const signInWhenPicked = async (signal: AbortSignal): Promise<Answer<SignedIn>> =>
  cameIn(await withPasskey('api/sign-in', options => showPasskey(options, signal)));
export const whoseCode = (code: string): Promise<Answer<{ person: string }>> =>
  call('POST', 'api/sign-in/code/look', { code });
export const signInByCode = async (code: string): Promise<Answer<SignedIn>> =>
  cameIn(await call('POST', 'api/sign-in/code', { code }));
export const bringAlong = (ticket: string): Promise<Answer<object>> => call('POST', 'api/me/bring', { ticket });

export const openDoor = (): Promise<Answer<DoorLink>> => proving(() => call('POST', 'api/me/links'));
export const closeDoor = (): Promise<Answer<object>> => call('DELETE', 'api/me/links');
export const newCodes = (): Promise<Answer<{ codes: readonly string[] }>> =>
  proving(() => call('POST', 'api/me/recovery'));
export const removePasskey = (id: string): Promise<Answer<object>> =>
  proving(() => call('DELETE', `api/me/passkeys/${encodeURIComponent(id)}`));
export const leaveHere = async (id: string): Promise<Answer<object>> => {
  const answer = await sendOut(id);
  if (answer.ok) writeStored('guest', false);
  return answer;
};
export const told = (): Promise<Answer<object>> => call('POST', 'api/me/told');
export const rename = (name: string): Promise<Answer<Me>> => proving(() => call('PATCH', 'api/me', { name }));

export const pastGames = (before?: number): Promise<Answer<PastGames>> =>
  call('GET', before === undefined ? 'api/me/games' : `api/me/games?before=${before}`);
export const against = (person: string): Promise<Answer<Against>> =>
  call('GET', `api/me/against/${encodeURIComponent(person)}`);

export const ladderOf = (game: string, pool: 2 | 3): Promise<Answer<Ladder>> =>
  call('GET', `api/ladder?game=${encodeURIComponent(game)}&pool=${pool}`);
export const seasonOf = (game: string): Promise<Answer<SeasonTable>> =>
  call('GET', `api/ladder/season?game=${encodeURIComponent(game)}`);
export const profileOf = (person: string): Promise<Answer<Profile>> =>
  call('GET', `api/people/${encodeURIComponent(person)}`);
export const seenOfMe = (): Promise<Answer<ProfileSettings>> => call('GET', 'api/me/profile');
export const changeSeen = (wanted: ProfileSettings): Promise<Answer<ProfileSettings>> =>
  call('PUT', 'api/me/profile', wanted);
export const followAsks = (): Promise<Answer<{ people: readonly Person[] }>> => call('GET', 'api/me/follow-asks');
export const answerFollowAsk = (person: string, isYes: boolean): Promise<Answer<object>> =>
  call(isYes ? 'PUT' : 'DELETE', `api/me/follow-asks/${encodeURIComponent(person)}`);
export type Tie = 'follows' | 'blocks';
export const tied = (tie: Tie): Promise<Answer<{ people: readonly Person[] }>> => call('GET', `api/me/${tie}`);
export const tie = (what: Tie, person: string, on: boolean): Promise<Answer<Tied>> =>
  call(on ? 'PUT' : 'DELETE', `api/me/${what}/${encodeURIComponent(person)}`);
