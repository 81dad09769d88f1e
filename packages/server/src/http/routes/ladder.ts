import { ladder, ladderQuery, seasonQuery, seasonTable } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import { ladderOf, myPlaceIn } from '../../ratings/ladder.ts';
import { seasonOf } from '../../standing/seasons.ts';
import { ASKER_IF_ANY, answers } from '../answers.ts';
import { maybeWhoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';

/** How good people are. */
export const ladderRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/ladder',
      {
        schema: {
          operationId: 'readLadder',
          ...ASKER_IF_ANY,
          summary: 'The first hundred of a game, and where I stand.',
          ...answers(ladder),
          tags: ['people'],
          querystring: ladderQuery,
        },
      },
      async request => {
        const { game, pool } = request.query;
        if (services.games.find(game) === undefined)
          throw new Problem(400, 'unknownGame', 'there is no such game here', 'shape');
        const asks = await maybeWhoAsks(services, request);
        const lines = await ladderOf(services, game, pool);
        const mine = asks && (await myPlaceIn(services, asks.id, game, pool));
        return mine === undefined ? { lines } : { lines, mine };
      },
    );

    app.get(
      '/api/ladder/season',
      {
        schema: {
          operationId: 'readSeason',
          ...ASKER_IF_ANY,
          summary: 'What everybody got in a quarter of a year, in games that count: points by place.',
          ...answers(seasonTable),
          tags: ['people'],
          querystring: seasonQuery,
        },
      },
      async request => {
        const { game, season } = request.query;
        if (services.games.find(game) === undefined)
          throw new Problem(400, 'unknownGame', 'there is no such game here', 'shape');
        return seasonOf(services, game, season, (await maybeWhoAsks(services, request))?.id);
      },
    );
  };
