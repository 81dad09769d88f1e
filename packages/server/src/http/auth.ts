import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../house/services.ts';
import { anybodyWith, hashToken, isBanned, personFor } from '../people/people.ts';
import { type Inside, noteSeen, sessionWith } from '../people/sessions.ts';
import type { PersonRow } from '../storage/storage.ts';
import { bannedFrom, Problem } from './problem.ts';

export const COOKIE = 'conclave';
/** By https, where no neighbour on the same domain can set it. */
export const HOST_COOKIE = '__Host-conclave';
const YEAR = 365 * 86_400;

/** The token of a request: a bearer token from programs, the cookie from the page. */
export const tokenOf = (
  authorization: string | undefined,
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined => /^Bearer ([\w-]+)$/.exec(authorization ?? '')?.[1] ?? cookies[HOST_COOKIE] ?? cookies[COOKIE];

export const setTokenCookie = (services: Services, reply: FastifyReply, token: string): void => {
  const secure = services.config.secureCookies;
  const name = secure ? HOST_COOKIE : COOKIE;
  reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
};

export const clearTokenCookie = (services: Services, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/' });
  if (services.config.secureCookies) reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
};

/** The hash of the token of a request, of an empty one where there is none. */
export const hashIn = (request: FastifyRequest): string => hashToken(tokenIn(request) ?? '');

const tokenIn = ({ headers, cookies }: FastifyRequest): string | undefined => tokenOf(headers.authorization, cookies);

/** Who is banned is told so, and does not come in under another name. */
export const refuseBanned = async (services: Services, request: FastifyRequest): Promise<PersonRow | undefined> => {
  const person = await anybodyWith(services, tokenIn(request));
  if (isBanned(person)) throw bannedFrom(services);
  return person;
};

export const whoAsks = async (services: Services, request: FastifyRequest): Promise<PersonRow> => {
  const person = await refuseBanned(services, request);
  if (person === undefined) throw new Problem(401, 'whoAreYou', 'say who you are first: POST /api/people');
  await noteSeen(services, hashIn(request)).catch(() => undefined); // not worth a refusal
  return person;
};

/** Who asks, and on which of their devices. */
export const whoIsIn = async (services: Services, request: FastifyRequest): Promise<Inside> => {
  const person = await whoAsks(services, request);
  const session = await sessionWith(services, hashIn(request));
  if (session === undefined) throw new Problem(401, 'whoAreYou', 'say who you are first: POST /api/people');
  return { person, session };
};

export const maybeWhoAsks = (services: Services, request: FastifyRequest): Promise<PersonRow | undefined> =>
  personFor(services, tokenIn(request));
