import type { PastGame } from '@conclave/protocol';
import { against, pastGames, pastQuery, personParams } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../house/services.ts';
import type { TableRow } from '../../storage/storage.ts';
import { docFrom } from '../../table/doc.ts';
import { pastGame, resultsAgainst } from '../../table/finished.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem } from '../problem.ts';

const PAGE = 30;
/** More games of two people are not counted. */
const MOST_TOGETHER = 1000;
const LAST = 10;

const gamesIn = (rows: readonly TableRow[], person: string): readonly PastGame[] =>
  rows.flatMap(row => pastGame(docFrom(row), person) ?? []);

/** What somebody has played, and with whom. */
export const pastRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;
    app.get(
      '/api/me/games',
      {
        schema: {
          operationId: 'listPastGames',
          summary: 'Games that I finished, the last one first; `next` asks for those before.',
          ...answers(pastGames),
          tags: ['people'],
          querystring: pastQuery,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const rows = await storage.finishedOf(id, request.query.before ?? Number.MAX_SAFE_INTEGER, PAGE);
        const last = rows.at(-1);
        const games = gamesIn(rows, id);
        return rows.length >= PAGE && last !== undefined ? { games, next: last.updated_at } : { games };
      },
    );

    app.get(
      '/api/me/against/:id',
      {
        schema: {
          operationId: 'readAgainst',
          summary: 'How I did against somebody with whom I have played.',
          ...answers(against),
          tags: ['people'],
          params: personParams,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const other = request.params.id;
        const games = other === id ? [] : gamesIn(await storage.finishedTogether(id, other, MOST_TOGETHER), id);
        const results = resultsAgainst(games, other);
        const person = results.length === 0 ? undefined : await storage.person(other);
        // Somebody who is not there, and somebody whom one never met, are the same to who asks.
        if (person === undefined)
          throw new Problem(404, 'noSuchPerson', 'you have played with nobody of that name', 'house');
        return { person: { id: other, name: person.name }, games: results, last: games.slice(0, LAST) };
      },
    );
  };
