import { statistics, statisticsBody } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import { isKept } from '../../people/people.ts';
import { insertionInto } from '../../storage/schema.ts';
import { storedJson } from '../../storage/stored-json.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';

/** More than any game counts. */
const MOST_BYTES = 20_000;

/** What I have counted of my games, on all my devices. The page counts; the house only keeps it. */
export const statisticsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;
    app.get(
      '/api/me/statistics',
      {
        schema: {
          operationId: 'readStatistics',
          summary: 'The figures of my games that follow me from device to device, if I wanted that.',
          ...answers(statistics),
          tags: ['people'],
        },
      },
      async request => {
        const [row] = await storage.ask('statistic', 'where person_id = ?', (await whoAsks(services, request)).id);
        const figures = row && storedJson(row.figures);
        return { n: row?.n ?? 0, ...(figures === undefined ? {} : { figures }) };
      },
    );
    app.put(
      '/api/me/statistics',
      {
        schema: {
          operationId: 'changeStatistics',
          summary: 'The figures as they are now, if nobody has changed them since I read them as number `n`.',
          ...answers(statistics),
          tags: ['people'],
          body: statisticsBody,
        },
      },
      async request => {
        const person = await whoAsks(services, request);
        if (!isKept(person)) throw new Problem(409, 'keptOnly', 'figures follow only who is kept', 'house');
        const { n, figures } = request.body;
        const text = JSON.stringify(figures);
        if (text.length > MOST_BYTES) throw new Problem(400, 'malformed', 'these are too many figures', 'shape');
        const isOurs = await storage.attempt([
          n === 0
            ? { sql: insertionInto('statistic'), values: [person.id, 1, text], rows: 1 }
            : {
                sql: 'update statistic set n = ?, figures = ? where person_id = ? and n = ?',
                values: [n + 1, text, person.id, n],
                rows: 1,
              },
        ]);
        if (!isOurs) throw new Problem(409, 'changedMeanwhile', 'another device was faster; read again', 'house');
        return { n: n + 1, figures };
      },
    );
  };
