import type { FindWish } from '@conclave/protocol';
import { findWish, tableInfo } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findTable, tableFor } from '../../find/find.ts';
import { dodges, foundBefore, seekerFor, whyNotFind } from '../../find/seeker.ts';
import type { Services } from '../../house/services.ts';
import { isProgram, personOf } from '../../people/people.ts';
import type { PersonRow } from '../../storage/storage.ts';
import { rulesForNew } from '../../table/create.ts';
import { infoOf, type TableDoc } from '../../table/doc.ts';
import { tableQuota, within } from '../../table/quotas.ts';
import type { Tables } from '../../table/registry.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem, refusedBy } from '../problem.ts';

/** Find me a table. */
export const findRoutes =
  (services: Services, tables: Tables): FastifyPluginAsyncZod =>
  async app => {
    /** Whoever blocks very many plays for fun. */
    const fair = async ({ id }: PersonRow, wish: FindWish): Promise<FindWish> =>
      wish.rated && (await dodges(services, id, wish)) ? { ...wish, rated: false } : wish;

    const find = async (row: PersonRow, asked: FindWish) => {
      if (isProgram(row))
        throw new Problem(409, 'notForPrograms', 'programs are asked to a table by its host', 'house');
      const rules = rulesForNew(services, asked.game);
      if (rules === undefined) throw new Problem(400, 'unknownGame', `there is no game "${asked.game}" here`, 'shape');
      const trial = tableFor(services, rules, personOf(row), asked);
      if ('fault' in trial)
        throw new Problem(400, trial.fault.code, `${trial.fault.path}: ${trial.fault.message}`, trial.fault.rule);
      let before: TableDoc | undefined;
      const quota = async () => {
        before = await foundBefore(services, row.id, asked);
        if (before !== undefined) return undefined;
        return (await whyNotFind(services, row, asked)) ?? (await tableQuota(services, row.id, false));
      };
      return within(services, row.id, quota, async () => {
        if (before !== undefined) return infoOf(before, tables.at(before.id).present());
        const wish = await fair(row, asked);
        const found = await findTable(services, tables, rules, await seekerFor(services, row, wish), wish);
        if ('refused' in found) throw refusedBy(found.refused);
        return found;
      });
    };

    app.post(
      '/api/find',
      {
        schema: {
          operationId: 'findTable',
          summary: 'Find me a table: a chair where others wait for the same, or at a new table that collects people.',
          ...answers(tableInfo),
          tags: ['tables'],
          body: findWish,
        },
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      },
      async request => find(await whoAsks(services, request), request.body),
    );
  };
