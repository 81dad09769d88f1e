import { createHash } from 'node:crypto';
import type { CallSettings } from '@conclave/protocol';
import {
  callSettings,
  channelParams,
  codeBody,
  done,
  newChannel,
  newChannelBody,
  noticeWishes,
  outParams,
  tried,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type Address,
  channelFrom,
  channelsOf,
  droppingChannel,
  kindsOf,
  MOST_CHANNELS,
} from '../../calling/channels.ts';
import { isWebAddress } from '../../calling/outside.ts';
import { prefer, spokenOf } from '../../calling/preferences.ts';
import { isSubscription } from '../../calling/push.ts';
import { isZone } from '../../calling/quiet-hours.ts';
import { wishesIn } from '../../calling/wishes.ts';
import { isMailAddress } from '../../house/mail-address.ts';
import { cleanName } from '../../house/plain-words.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { CallsOut, Services } from '../../house/services.ts';
import type { Post } from '../../notices/deliver.ts';
import { Desk, openedChannel, webhookAddress } from '../../notices/desk.ts';
import { codeMessage, tryMessage } from '../../notices/message.ts';
import { newCode, SHORT_CODE } from '../../people/codes.ts';
import { newId, newToken } from '../../people/people.ts';
import type { Inside } from '../../people/sessions.ts';
import type { ChannelRow } from '../../storage/rows.ts';
import { insertionInto } from '../../storage/schema.ts';
import { networkOf } from '../address.ts';
import { mayHaveOne } from '../address-tally.ts';
import { ANYBODY, answers } from '../answers.ts';
import { whoAsks, whoIsIn } from '../auth.ts';
import { refuseChannel } from './channel-refusals.ts';

const DAY_SECONDS = 86_400;

type Wanted = z.infer<typeof newChannelBody>;

/** Of a browser there is one channel, whoever asks for it: on a device that several use, the last one is called. */
const idOf = (services: Services, address: Address): string => {
  if (address.kind === 'webhook') return newId(services, 12);
  return address.kind === 'push' ? hashed('p', address.endpoint) : hashed('m', address.out);
};

const hashed = (letter: string, text: string): string =>
  `${letter}${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

const addressFor = (services: Services, post: Post, wanted: Wanted, session: number): Address => {
  switch (wanted.kind) {
    case 'push': {
      const { endpoint, p256dh, auth } = wanted;
      if (!isWebAddress(endpoint, post.outside) || !isSubscription(wanted)) throw refuseChannel('badAddress');
      return { kind: 'push', endpoint, p256dh, auth, session };
    }
    case 'webhook': {
      const address = webhookAddress(services, post, wanted);
      if (address === undefined) throw refuseChannel('badAddress');
      return address;
    }
    case 'mail': {
      if (!isMailAddress(wanted.to)) throw refuseChannel('badAddress');
      return { kind: 'mail', to: wanted.to, out: newToken(services), code: newCode(services, SHORT_CODE) };
    }
  }
};

const OUT_PAGE = (
  asks: boolean,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave</title>
<meta name="viewport" content="width=device-width"><h1>Conclave</h1>${
  asks
    ? '<form method="post"><p>No more mail from this house? <span lang="de">Keine Post mehr aus diesem Haus?</span></p><button>Yes · <span lang="de">Ja</span></button></form>'
    : '<p>There will be no more mail. <span lang="de">Es kommt keine Post mehr.</span></p>'
}</html>`;

/** How I am called when I am not here. */
export const callRoutes =
  (services: Services, calls: CallsOut, post: Post): FastifyPluginAsyncZod =>
  async app => {
    const { storage } = services;
    const desk = new Desk(services, post);
    const { channelsADay, codesPerMinute } = services.config.limits;
    const newcomers = {
      local: new Buckets(every(DAY_SECONDS, channelsADay)),
      most: channelsADay,
      seconds: DAY_SECONDS,
    };
    const wishesOf = async (person: string) =>
      wishesIn((await storage.ask('calling', 'where person_id = ?', person))[0], await spokenOf(services, person));

    const settingsOf = async (person: string): Promise<CallSettings> => ({
      wishes: await wishesOf(person),
      channels: (await channelsOf(services, person)).map(channelFrom),
      kinds: [...kindsOf(services)],
      ...(post.vapid === undefined ? {} : { key: post.vapid.publicKey }),
    });

    const channelOf = async (person: string, id: string): Promise<ChannelRow> => {
      const row = (await channelsOf(services, person)).find(one => one.id === id);
      if (row === undefined) throw refuseChannel('noSuchChannel');
      return row;
    };

    const open = async ({ person, session }: Inside, wanted: Wanted) => {
      const address = addressFor(services, post, wanted, session.created_at);
      const id = idOf(services, address);
      const known = await channelsOf(services, person.id);
      if (known.every(row => row.id !== id) && known.length >= MOST_CHANNELS) throw refuseChannel('tooManyWays');
      const label = cleanName('label' in wanted ? (wanted.label ?? '') : '') ?? '';
      const row = desk.rowFor(id, person.id, address, label);
      if (address.kind === 'push') await droppingChannel(services, id);
      const code =
        address.kind === 'push' ? undefined : codeMessage(await wishesOf(person.id), address.code ?? '', person.name);
      const why = await desk.open(row, code);
      if (why !== undefined) throw refuseChannel(why);
      if (address.kind === 'push') calls.wanted();
      return openedChannel(row);
    };

    app.get(
      '/api/me/notices/settings',
      {
        schema: {
          operationId: 'readCallSettings',
          summary: 'How I am called when I am not here.',
          ...answers(callSettings),
          tags: ['people'],
        },
      },
      async request => settingsOf((await whoAsks(services, request)).id),
    );

    app.put(
      '/api/me/notices/settings',
      {
        schema: {
          operationId: 'changeCallSettings',
          summary: 'What is worth a call, and when it is quiet.',
          ...answers(callSettings),
          tags: ['people'],
          body: noticeWishes,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const { language, zone } = request.body;
        if (!isZone(zone)) throw refuseChannel('badZone');
        await prefer(services, id, { language, zone });
        await storage.attempt([
          {
            sql: `${insertionInto('calling')} on conflict (person_id) do update set wishes = excluded.wishes`,
            values: [id, JSON.stringify(request.body), ''],
            rows: 1,
          },
        ]);
        return settingsOf(id);
      },
    );

    app.post(
      '/api/me/channels',
      {
        schema: {
          operationId: 'openChannel',
          summary: 'A way to call me. A webhook or mailbox is sent a code, and nothing else until I have named it.',
          ...answers(newChannel, 201),
          tags: ['people'],
          body: newChannelBody,
        },
      },
      async (request, reply) => {
        const inside = await whoIsIn(services, request);
        const wanted = request.body;
        if (!kindsOf(services).includes(wanted.kind)) throw refuseChannel('notInThisHouse');
        if (!(await mayHaveOne(services, newcomers, 'channel', networkOf(request.ip))))
          throw refuseChannel('tooManyToday');
        return reply.status(201).send(await services.turns.take(inside.person.id, () => open(inside, wanted)));
      },
    );

    app.delete(
      '/api/me/channels/:id',
      {
        schema: {
          operationId: 'closeChannel',
          summary: 'I am not called this way any more.',
          ...answers(done),
          tags: ['people'],
          params: channelParams,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        await droppingChannel(services, (await channelOf(id, request.params.id)).id);
        return { done: true };
      },
    );

    app.post(
      '/api/me/channels/:id/code',
      {
        schema: {
          operationId: 'confirmChannel',
          summary: 'The code that was sent there: it is mine.',
          ...answers(done),
          tags: ['people'],
          params: channelParams,
          body: codeBody,
        },
        config: { rateLimit: { max: codesPerMinute, timeWindow: 60_000 } },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const why = await desk.confirm(await channelOf(id, request.params.id), request.body.code);
        if (why !== undefined) throw refuseChannel(why);
        return { done: true };
      },
    );

    app.post(
      '/api/me/channels/:id/try',
      {
        schema: {
          operationId: 'tryChannel',
          summary: '«It works.», once a minute. A channel that was turned off is on again when it arrived.',
          ...answers(tried),
          tags: ['people'],
          params: channelParams,
        },
      },
      async request => {
        const { id } = await whoAsks(services, request);
        const tried = await desk.tryIt(await channelOf(id, request.params.id), tryMessage(await wishesOf(id)));
        if ('why' in tried) throw refuseChannel(tried.why);
        return tried;
      },
    );

    const ending = { ...ANYBODY, tags: ['people'], params: outParams, ...answers(z.string()) };
    app.get(
      '/api/calls/out/:word',
      { schema: { operationId: 'askToEndMail', summary: 'From a mail: asks whether to end it.', ...ending } },
      async (_, reply) => reply.type('text/html').send(OUT_PAGE(true)),
    );
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1000 }, (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null, {}));
    });
    app.post(
      '/api/calls/out/:word',
      {
        schema: {
          operationId: 'endMail',
          summary: 'No more mail there: one press, as mail programs know it.',
          ...ending,
        },
      },
      async (request, reply) => {
        await droppingChannel(services, hashed('m', request.params.word));
        return reply.type('text/html').send(OUT_PAGE(false));
      },
    );
  };
