import { PROTOCOL_VERSION } from '@conclave/protocol';
import { figures, gameParams, gameSchemas, games, health } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Health } from '../../house/health.ts';
import type { Services } from '../../house/services.ts';
import { ADMIN, ANYBODY, answers } from '../answers.ts';
import { requireKeeper, type TokenGuesses } from '../keepers.ts';
import { Problem } from '../problem.ts';

/** The house itself: which games there are, is it well, how busy is it. */
export const houseRoutes =
  (services: Services, wellbeing: Health, guesses: TokenGuesses): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/games',
      {
        schema: {
          operationId: 'listGames',
          ...ANYBODY,
          summary: 'The games, their options and bots.',
          ...answers(games),
          tags: ['house'],
        },
      },
      async () => ({
        protocol: PROTOCOL_VERSION,
        games: services.games.list.map(({ id, rulesVersion, seats, options }) => ({
          id,
          rulesVersion,
          seats,
          options: options.specs.map(({ key, values, rule }) => ({ key, values, rule })),
          bots: services.bots.levels(id),
          ...(services.bots.characters === undefined ? {} : { characters: [...services.bots.characters(id)] }),
        })),
      }),
    );
    app.get(
      '/api/games/:id/schema',
      {
        schema: {
          operationId: 'readGameSchemas',
          ...ANYBODY,
          summary: 'JSON Schemas of the moves, views and events of a game.',
          ...answers(gameSchemas),
          tags: ['house'],
          params: gameParams,
        },
      },
      async request => {
        const { id } = request.params;
        const rules = services.games.find(id);
        if (rules === undefined) throw new Problem(404, 'unknownGame', `there is no game "${id}" here`, 'shape');
        return { game: id, rulesVersion: rules.rulesVersion, ...services.games.wireOf(id).schemas };
      },
    );
    app.get(
      '/health',
      {
        schema: {
          operationId: 'readHealth',
          ...ANYBODY,
          summary: 'Can something be saved? Tries it; for people and monitors.',
          ...answers(health),
          tags: ['house'],
        },
      },
      async (_, reply) => {
        const well = services.committer.hasRoom && (await services.storage.canSave());
        return reply.status(well ? 200 : 503).send({ status: well ? 'ok' : 'nothing can be saved' });
      },
    );
    app.get(
      '/health/live',
      {
        schema: {
          operationId: 'readLiveness',
          ...ANYBODY,
          summary: 'Does the process answer? Whoever starts it anew asks this, and nothing about the database.',
          ...answers(health),
          tags: ['house'],
        },
      },
      async () => ({ status: 'ok' }),
    );
    app.get(
      '/health/ready',
      {
        schema: {
          operationId: 'readReadiness',
          ...ANYBODY,
          summary: 'Should new people be sent here? Not while it is closing, draining or far too busy.',
          ...answers(health),
          tags: ['house'],
        },
      },
      async (_, reply) => {
        const why = wellbeing.whyNotReady();
        return reply.status(why === undefined ? 200 : 503).send({ status: why ?? 'ok' });
      },
    );
    app.get(
      '/metrics',
      {
        schema: {
          operationId: 'readMetrics',
          ...ADMIN,
          summary: 'Figures for Prometheus.',
          ...answers(figures),
          tags: ['house'],
        },
        config: { rateLimit: false },
      },
      async (request, reply) => {
        await requireKeeper(services, guesses, request, reply);
        return reply.type('text/plain; version=0.0.4').send(services.metrics.text());
      },
    );
  };
