import { programLadder, programsQuery, readyPrograms } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { boardsOf, figuresOf, linesOf, poolFor } from '../../boards/standing.ts';
import type { Services } from '../../house/services.ts';
import { plays, readyNow } from '../../programs/ready.ts';
import { ratingOf } from '../../table/results.ts';
import { ANYBODY, answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';

const MOST = 200;

/** Programs of others: whom a host can ask, and how good they are. Only where the house lets them in. */
export const programRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const known = (game: string): void => {
      if (services.games.find(game) === undefined)
        throw new Problem(400, 'unknownGame', 'there is no such game here', 'shape');
    };

    app.get(
      '/api/programs',
      {
        schema: {
          operationId: 'listPrograms',
          summary: 'Programs that can be asked to a table of this game now.',
          ...answers(readyPrograms),
          tags: ['programs'],
          querystring: programsQuery,
        },
      },
      async request => {
        await whoAsks(services, request);
        const { game, seats } = request.query;
        known(game);
        const ready = (await readyNow(services, MOST)).filter(({ row }) => plays(row, game));
        const programs = await Promise.all(
          ready.map(async ({ person }) => ({
            person,
            ...figuresOf(await ratingOf(services, person.id, game, poolFor(seats))),
          })),
        );
        return { programs: programs.toSorted((one, other) => other.rating - one.rating) };
      },
    );

    if (!services.config.programLadder) return;
    app.get(
      '/api/programs/ladder',
      {
        schema: {
          operationId: 'readProgramLadder',
          ...ANYBODY,
          summary: 'How good programs and bots of the house are, and the last boards they played.',
          ...answers(programLadder),
          tags: ['programs'],
          querystring: programsQuery,
        },
      },
      async request => {
        const { game, seats } = request.query;
        known(game);
        return { lines: await linesOf(services, game, seats), boards: await boardsOf(services, game, seats) };
      },
    );
  };
