import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { kindsOf } from './calling/channels.ts';
import type { Config } from './house/config.ts';
import type { Health } from './house/health.ts';
import type { Services } from './house/services.ts';
import { networkOf } from './http/address.ts';
import { documentOf } from './http/document.ts';
import { TokenGuesses } from './http/keepers.ts';
import { servePage } from './http/page.ts';
import { answerError } from './http/problem.ts';
import { ratesBy } from './http/request-rates.ts';
import { actingRoutes } from './http/routes/acting.ts';
import { adminRoutes } from './http/routes/admin.ts';
import { bellRoutes } from './http/routes/bell.ts';
import { callRoutes } from './http/routes/calls.ts';
import { clubEveningRoutes } from './http/routes/club-evenings.ts';
import { clubWebhookRoutes } from './http/routes/club-webhooks.ts';
import { clubRoutes } from './http/routes/clubs.ts';
import { findRoutes } from './http/routes/find.ts';
import { houseRoutes } from './http/routes/house.ts';
import { doorRoutes } from './http/routes/house-door.ts';
import { invitingRoutes } from './http/routes/inviting.ts';
import { ladderRoutes } from './http/routes/ladder.ts';
import { pastRoutes } from './http/routes/past.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { programRoutes } from './http/routes/programs.ts';
import { signInRoutes } from './http/routes/sign-in.ts';
import { standingRoutes } from './http/routes/standing.ts';
import { statisticsRoutes } from './http/routes/statistics.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { waysRoutes } from './http/routes/ways.ts';
import { openSockets } from './http/upgrades.ts';
import type { Hub } from './live/hub.ts';
import type { Post } from './notices/deliver.ts';
import type { Tables } from './table/registry.ts';

export const newApp = (config: Config): FastifyInstance =>
  fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }), // addresses of private tables are secrets of their players
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false, // one proxy: what it added itself is true
    forceCloseConnections: true,
    ...patience(config),
  });

/** Nobody keeps a descriptor by being slow: with the headers, with the body, with reading the answer, with asking again. */
const patience = ({ limits: { headersMs, requestMs, idleMs } }: Config) => ({
  http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs },
  requestTimeout: requestMs,
  connectionTimeout: idleMs,
  keepAliveTimeout: idleMs,
});

/** All of HTTP: headers, limits, routes, the page. */
export const furnish = async (
  app: FastifyInstance,
  services: Services,
  tables: Tables,
  hub: Hub,
  { health, drain, post }: { readonly health: Health; drain(): Promise<void>; readonly post?: Post | undefined },
): Promise<void> => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => data => JSON.stringify(data)); // the schemas of answers describe; tests compare
  app.setErrorHandler(answerError(services));
  await app.register(helmet, { contentSecurityPolicy: { directives: POLICY }, strictTransportSecurity: false });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: services.config.limits.requestsPerMinute,
    timeWindow: 60_000,
    store: ratesBy(services.ticks),
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ url }) => !url.startsWith('/api/'), // the page's files cost nothing, and a whole club may open it from one address
  });
  await app.register(swagger, documentOf(services.config));
  guardCookies(app, hub);
  await app.register(peopleRoutes(services, tables));
  if (services.config.keepsPeople) {
    await app.register(signInRoutes(services));
    await app.register(waysRoutes(services, tables));
    await app.register(statisticsRoutes(services));
  }
  if (services.calls !== undefined && post !== undefined && kindsOf(services).length > 0)
    await app.register(callRoutes(services, services.calls, post));
  if (services.config.notices) await app.register(bellRoutes(services));
  if (services.config.notices && services.config.keepsPeople && services.calls !== undefined)
    await app.register(invitingRoutes(services, tables, services.calls));
  if (services.config.showsPast) await app.register(pastRoutes(services));
  if (services.config.keepsPeople) await app.register(standingRoutes(services));
  if (services.config.rates && services.config.keepsPeople) await app.register(ladderRoutes(services));
  if (services.config.clubs !== 'off') {
    await app.register(clubRoutes(services));
    await app.register(clubEveningRoutes(services));
    if (post !== undefined && kindsOf(services).includes('webhook'))
      await app.register(clubWebhookRoutes(services, post));
  }
  if (services.config.programs) await app.register(programRoutes(services));
  await app.register(tableRoutes(services, tables));
  if (services.config.finds) await app.register(findRoutes(services, tables));
  await app.register(actingRoutes(services, tables));
  const guesses = new TokenGuesses(services);
  await app.register(houseRoutes(services, health, guesses));
  if (services.config.housePage) await app.register(doorRoutes(services, guesses));
  await app.register(adminRoutes(services, tables, drain, guesses));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await servePage(app, services.config);
  openSockets(app, hub, services, health);
};

/** The own host by name, for browsers to which 'self' means no sockets; a host that is no host is not repeated. */
const ownSockets =
  (protocol: 'ws' | 'wss') =>
  ({ headers: { host = '' } }: IncomingMessage): string =>
    /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : "'self'";

/** Strict, but usable by plain http in a home network: nothing is upgraded behind people's backs. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", ownSockets('ws'), ownSockets('wss')],
  workerSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Another site must not act with our cookie: whatever changes something has to come from our own page, or from a program. */
const guardCookies = (app: FastifyInstance, hub: Hub): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || hub.isWelcome(request.raw)) return;
    await reply.status(403).send({ code: 'foreignPage', rule: 'shape', message: 'this page may not do that here' });
  });
};
