import { bellNotices, done, seenBody } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { noticesOf, see } from '../../calling/bell.ts';
import type { Services } from '../../house/services.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';

/** What happened while I was elsewhere. */
export const bellRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    app.get(
      '/api/me/notices',
      {
        schema: {
          operationId: 'listNotices',
          summary: 'What happened while I was elsewhere, the last first; kept for thirty days.',
          ...answers(bellNotices),
          tags: ['people'],
        },
      },
      async request => noticesOf(services, (await whoAsks(services, request)).id),
    );
    app.post(
      '/api/me/notices/seen',
      {
        schema: {
          operationId: 'seeNotices',
          summary: 'I have seen all that came until then.',
          ...answers(done),
          tags: ['people'],
          body: seenBody,
        },
      },
      async request => {
        await see(services, (await whoAsks(services, request)).id, request.body.until);
        return { done: true as const };
      },
    );
  };
