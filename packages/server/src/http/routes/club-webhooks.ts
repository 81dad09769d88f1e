import {
  clubParams,
  clubWebhookBody,
  clubWebhookParams,
  codeBody,
  done,
  newChannel,
  tried,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { channelsOf, droppingChannel } from '../../calling/channels.ts';
import { settingsIn } from '../../clubs/club.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import type { Post } from '../../notices/deliver.ts';
import { Desk, openedChannel, webhookAddress } from '../../notices/desk.ts';
import { clubCodeMessage, tryMessage } from '../../notices/message.ts';
import { newId } from '../../people/people.ts';
import type { ChannelRow, ClubRow } from '../../storage/rows.ts';
import { networkOf } from '../address.ts';
import { mayHaveOne } from '../address-tally.ts';
import { answers } from '../answers.ts';
import { clubDoor } from './at-club.ts';
import { refuseChannel } from './channel-refusals.ts';
import { refuseClub } from './club-refusals.ts';

const DAY = 86_400;
const MOST_WEBHOOKS = 3;

/** Where a club is heard by others: its owner says where, and shows with a code that was posted there that it is theirs. */
export const clubWebhookRoutes =
  (services: Services, post: Post): FastifyPluginAsyncZod =>
  async app => {
    const { config, turns } = services;
    const { channelsADay, codesPerMinute } = config.limits;
    const { at } = clubDoor(services);
    const desk = new Desk(services, post);
    const newcomers = { local: new Buckets(every(DAY, channelsADay)), most: channelsADay, seconds: DAY };

    const webhookOf = async ({ id }: ClubRow, webhook: string): Promise<ChannelRow> => {
      const row = (await channelsOf(services, id)).find(one => one.id === webhook);
      if (row === undefined) throw refuseChannel('noSuchChannel');
      return row;
    };

    const open = async (club: ClubRow, wanted: Parameters<typeof webhookAddress>[2]) => {
      const address = webhookAddress(services, post, wanted);
      if (address === undefined) throw refuseChannel('badAddress');
      if ((await channelsOf(services, club.id)).length >= MOST_WEBHOOKS) throw refuseClub('tooManyWebhooks');
      const row = desk.rowFor(newId(services, 12), club.id, address, '');
      const { language } = settingsIn(club);
      const why = await desk.open(row, clubCodeMessage(language, address.code ?? '', club.name));
      if (why !== undefined) throw refuseChannel(why);
      return openedChannel(row);
    };

    app.post(
      '/api/clubs/:id/webhooks',
      {
        schema: {
          operationId: 'openClubWebhook',
          summary: 'Where the club is heard. A code is sent there, and nothing else until the owner has named it.',
          ...answers(newChannel, 201),
          tags: ['clubs'],
          params: clubParams,
          body: clubWebhookBody,
        },
      },
      async (request, reply) => {
        const { row } = await at(request, request.params.id, 'webhook');
        if (!(await mayHaveOne(services, newcomers, 'channel', networkOf(request.ip))))
          throw refuseChannel('tooManyToday');
        return reply.status(201).send(await turns.take(row.id, () => open(row, request.body)));
      },
    );

    app.delete(
      '/api/clubs/:id/webhooks/:webhook',
      {
        schema: {
          operationId: 'closeClubWebhook',
          summary: 'The club is not heard there any more.',
          ...answers(done),
          tags: ['clubs'],
          params: clubWebhookParams,
        },
      },
      async request => {
        const { row } = await at(request, request.params.id, 'webhook');
        await droppingChannel(services, (await webhookOf(row, request.params.webhook)).id);
        return { done: true };
      },
    );

    app.post(
      '/api/clubs/:id/webhooks/:webhook/code',
      {
        schema: {
          operationId: 'confirmClubWebhook',
          summary: 'The code that was sent there: it is ours.',
          ...answers(done),
          tags: ['clubs'],
          params: clubWebhookParams,
          body: codeBody,
        },
        config: { rateLimit: { max: codesPerMinute, timeWindow: 60_000 } },
      },
      async request => {
        const { row } = await at(request, request.params.id, 'webhook');
        const why = await desk.confirm(await webhookOf(row, request.params.webhook), request.body.code);
        if (why !== undefined) throw refuseChannel(why);
        return { done: true };
      },
    );

    app.post(
      '/api/clubs/:id/webhooks/:webhook/try',
      {
        schema: {
          operationId: 'tryClubWebhook',
          summary: '«It works.», once a minute. One that was turned off is on again when it arrived.',
          ...answers(tried),
          tags: ['clubs'],
          params: clubWebhookParams,
        },
      },
      async request => {
        const { row } = await at(request, request.params.id, 'webhook');
        const found = await desk.tryIt(await webhookOf(row, request.params.webhook), tryMessage(settingsIn(row)));
        if ('why' in found) throw refuseChannel(found.why);
        return found;
      },
    );
  };
