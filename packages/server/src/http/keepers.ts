import type { FastifyReply, FastifyRequest } from 'fastify';
import { Buckets, every } from '../house/rate.ts';
import type { Services } from '../house/services.ts';
import { anybodyWith, sameSecret } from '../people/people.ts';
import { type Keeper, keeperWith } from '../stewards/passes.ts';
import { networkOf } from './address.ts';
import { type AddressLimit, mayHaveOne } from './address-tally.ts';
import { Problem } from './problem.ts';

export const PASS_COOKIE = 'conclave-pass';
/** By https, where no neighbour on the same domain can set it. */
const HOST_PASS_COOKIE = '__Host-conclave-pass';
const MINUTE = 60;
const MOST_BARRED = 10_000;

export const passIn = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[HOST_PASS_COOKIE] ?? cookies[PASS_COOKIE];

/** It goes with no link from elsewhere. */
export const setPassCookie = ({ config }: Services, reply: FastifyReply, pass: string, forMs: number): void => {
  const secure = config.secureCookies;
  const name = secure ? HOST_PASS_COOKIE : PASS_COOKIE;
  reply.setCookie(name, pass, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: forMs / 1000 });
};

export const clearPassCookie = ({ config }: Services, reply: FastifyReply): void => {
  reply.clearCookie(PASS_COOKIE, { path: '/' });
  if (config.secureCookies) reply.clearCookie(HOST_PASS_COOKIE, { path: '/', secure: true });
};

/** Tokens cannot be guessed: who tried some wrong ones is not heard for a minute, with the right one neither. */
export class TokenGuesses {
  readonly #services: Services;
  readonly #limit: AddressLimit;
  readonly #barred = new Map<string, number>();

  constructor(services: Services) {
    const { codesPerMinute: most } = services.config.limits;
    this.#services = services;
    this.#limit = { local: new Buckets(every(MINUTE, most)), most, seconds: MINUTE };
  }

  async isRight(request: FastifyRequest, reply: FastifyReply, given: string): Promise<boolean> {
    const network = networkOf(request.ip);
    const { ticks, config } = this.#services;
    if (ticks() < (this.#barred.get(network) ?? 0)) throw this.#tooMany(reply);
    if (config.adminToken !== undefined && sameSecret(given, config.adminToken)) return true;
    if (await mayHaveOne(this.#services, this.#limit, 'token', network)) return false;
    if (this.#barred.size >= MOST_BARRED) this.#barred.clear();
    this.#barred.set(network, ticks() + MINUTE * 1000);
    throw this.#tooMany(reply);
  }

  #tooMany(reply: FastifyReply): Problem {
    reply.header('retry-after', String(MINUTE));
    return new Problem(429, 'tooManyTokens', 'too many tokens were tried; wait a minute', 'house');
  }
}

export const onlyTheAdmin = (): Problem => new Problem(403, 'onlyTheAdmin', 'this needs the admin token', 'house');

/** Who asks, if they look after the house: with the token, or with a pass. Everybody else finds nothing here. */
export const keeperAsking = async (
  services: Services,
  guesses: TokenGuesses,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Keeper | undefined> => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) {
    const pass = services.config.housePage ? passIn(request) : undefined;
    return pass === undefined ? undefined : keeperWith(services, pass);
  }
  if ((await anybodyWith(services, given)) !== undefined) return undefined;
  if (!(await guesses.isRight(request, reply, given))) throw onlyTheAdmin();
  return { by: 'commandLine', isAdmin: true, until: Number.MAX_SAFE_INTEGER };
};

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Figures tell the attentive who sent something just now, and a sealed bid may be changed unnoticed (MC-7.2): so not everybody reads them. */
export const requireKeeper = async (
  { config }: Services,
  guesses: TokenGuesses,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const isHere = LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
  if (config.adminToken === undefined && isHere) return;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined || !(await guesses.isRight(request, reply, given))) throw onlyTheAdmin();
};
