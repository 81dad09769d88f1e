import {
  club as clubAnswer,
  clubAtDoor,
  clubBody,
  clubInvite,
  clubMuteBody,
  clubParams,
  codeBody,
  done,
  memberParams,
  myClubs,
  newClubBody,
  roleBody,
} from '@conclave/protocol/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  atDoor,
  change,
  closeInvite,
  clubFor,
  clubsOf,
  found,
  giveRole,
  join,
  membersOf,
  remove,
  renewInvite,
  whyNotRemove,
} from '../../clubs/club.ts';
import { muteIn, whyNotMute } from '../../clubs/muting.ts';
import { tellEnded } from '../../clubs/news.ts';
import { cleanText } from '../../house/plain-words.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { roleIn } from '../../people/members.ts';
import { tellDevices } from '../../people/people.ts';
import { networkOf } from '../address.ts';
import { type AddressLimit, mayHaveOne } from '../address-tally.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { clubDoor, clubName, orRefused } from './at-club.ts';
import { refuseClub } from './club-refusals.ts';

const MINUTE = 60;
const DAY = 86_400;
const DONE = { done: true } as const;

const limit = (most: number, seconds: number): AddressLimit => ({
  local: new Buckets(every(seconds, most)),
  most,
  seconds,
});

/** People who play together: who is in, and who may let others in. */
export const clubRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { storage, config, turns } = services;
    const { at, proved, shown } = clubDoor(services);
    const founders = limit(config.limits.clubsADay, DAY);
    const byAddress = limit(config.limits.codesPerMinute, MINUTE);
    const byAll = limit(config.limits.codesPerMinuteHere, MINUTE);

    /** Codes of clubs are guessed no easier than others. */
    const countGuess = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (
        (await mayHaveOne(services, byAddress, 'code', networkOf(request.ip))) &&
        (await mayHaveOne(services, byAll, 'codes', ''))
      )
        return;
      reply.header('retry-after', String(MINUTE));
      throw refuseClub('tooManyCodes');
    };

    app.get(
      '/api/clubs',
      { schema: { operationId: 'listClubs', summary: 'My clubs.', ...answers(myClubs), tags: ['clubs'] } },
      async request => {
        const { id } = await whoAsks(services, request);
        return { clubs: await clubsOf(services, id), mayFound: config.clubs === 'anyone' };
      },
    );

    app.post(
      '/api/clubs',
      {
        schema: {
          operationId: 'foundClub',
          summary: 'Found a club, and be its owner.',
          ...answers(clubAnswer, 201),
          tags: ['clubs'],
          body: newClubBody,
        },
      },
      async (request, reply) => {
        const { id } = await whoAsks(services, request);
        if (config.clubs !== 'anyone') throw refuseClub('clubsByHost');
        const { about = '', crest = 0 } = request.body;
        const wanted = { name: clubName(request.body.name), about: cleanText(about) ?? '', crest };
        if (!(await mayHaveOne(services, founders, 'club', networkOf(request.ip)))) throw refuseClub('tooManyNewClubs');
        const made = await turns.take(id, () => found(services, id, wanted));
        if ('why' in made) throw refuseClub(made.why);
        return reply.status(201).send(await shown(made.id, id));
      },
    );

    app.post(
      '/api/clubs/look',
      {
        schema: {
          operationId: 'readClubInvite',
          summary: 'Which club does this code open?',
          ...answers(clubAtDoor),
          tags: ['clubs'],
          body: codeBody,
        },
      },
      async (request, reply) => {
        const { id } = await whoAsks(services, request);
        await countGuess(request, reply);
        const club = await atDoor(services, request.body.code, id);
        if (club === undefined) throw refuseClub('codeUnknown');
        return club;
      },
    );

    app.post(
      '/api/clubs/join',
      {
        schema: {
          operationId: 'joinClub',
          summary: 'Join the club whose code I was given. Twice is once.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          body: codeBody,
        },
      },
      async (request, reply) => {
        const { id } = await whoAsks(services, request);
        await countGuess(request, reply);
        const joined = await turns.take(id, () => join(services, request.body.code, id));
        if ('why' in joined) throw refuseClub(joined.why);
        return shown(joined.id, id);
      },
    );

    app.get(
      '/api/clubs/:id',
      {
        schema: {
          operationId: 'readClub',
          summary: 'A club of mine: people, tables, presets, evenings.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: clubParams,
        },
      },
      async request => {
        const { row, role, inside } = await at(request, request.params.id, 'look');
        return clubFor(services, row, inside.person.id, role);
      },
    );

    app.patch(
      '/api/clubs/:id',
      {
        schema: {
          operationId: 'changeClub',
          summary: 'Its name, its words, its crest, and who may open tables.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: clubParams,
          body: clubBody,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'change');
        const { name, about, crest, settings } = request.body;
        const wanted = {
          name: name === undefined ? undefined : clubName(name),
          about: about === undefined ? undefined : (cleanText(about) ?? ''),
          crest,
          settings,
        };
        orRefused(await change(services, row, wanted));
        return shown(row.id, inside.person.id);
      },
    );

    app.delete(
      '/api/clubs/:id',
      {
        schema: {
          operationId: 'endClub',
          summary: 'End the club. Games that were played there stay.',
          ...answers(done),
          tags: ['clubs'],
          params: clubParams,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'end');
        await proved(inside);
        const members = await membersOf(services, row.id);
        await storage.endClub(row.id);
        const others = members.filter(({ id }) => id !== inside.person.id);
        await tellEnded(services, others, row.name, inside.person.name);
        return DONE;
      },
    );

    app.post(
      '/api/clubs/:id/invite',
      {
        schema: {
          operationId: 'renewInvite',
          summary: 'A new code, for 30 days; the one before opens nothing any more.',
          ...answers(clubInvite),
          tags: ['clubs'],
          params: clubParams,
        },
      },
      async request => renewInvite(services, (await at(request, request.params.id, 'invite')).row.id),
    );

    app.delete(
      '/api/clubs/:id/invite',
      {
        schema: {
          operationId: 'closeInvite',
          summary: 'Nobody joins any more.',
          ...answers(done),
          tags: ['clubs'],
          params: clubParams,
        },
      },
      async request => {
        await closeInvite(services, (await at(request, request.params.id, 'invite')).row.id);
        return DONE;
      },
    );

    app.put(
      '/api/clubs/:id/members/:person',
      {
        schema: {
          operationId: 'giveRole',
          summary: 'Make somebody a steward, a member, or the owner in my place.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: memberParams,
          body: roleBody,
        },
      },
      async request => {
        const { id, person } = request.params;
        const { inside } = await at(request, id, 'roles');
        const { role } = request.body;
        const own = inside.person.id;
        if (person === own) throw refuseClub('handOverFirst');
        if ((await roleIn(services, id, person)) === undefined) throw refuseClub('noSuchMember');
        if (role === 'owner') await proved(inside);
        if (!(await giveRole(services, id, own, person, role))) throw refuseClub('somebodyFaster');
        return shown(id, own);
      },
    );

    app.put(
      '/api/clubs/:id/members/:person/mute',
      {
        schema: {
          operationId: 'muteMember',
          summary:
            'Somebody is silent in the chat of the club’s tables for so many hours, and why; 0 lets them speak again.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: memberParams,
          body: clubMuteBody,
        },
      },
      async request => {
        const { id, person } = request.params;
        const { role, inside } = await at(request, id, 'mute');
        const own = inside.person.id;
        orRefused(whyNotMute(role, await roleIn(services, id, person), person === own));
        const { hours } = request.body;
        const reason = cleanText(request.body.reason ?? '') ?? '';
        if (hours > 0 && reason === '') throw refuseClub('reasonMissing');
        await muteIn(services, id, own, person, { hours, reason });
        return shown(id, own);
      },
    );

    app.delete(
      '/api/clubs/:id/members/:person',
      {
        schema: {
          operationId: 'removeMember',
          summary: 'Leave, or send somebody out. Who is alone in a club ends it by leaving.',
          ...answers(done),
          tags: ['clubs'],
          params: memberParams,
        },
      },
      async request => {
        const { id, person } = request.params;
        const { role, inside } = await at(request, id, 'look');
        const isSelf = person === inside.person.id;
        if (isSelf && (await storage.count('member', 'where club_id = ?', id)) === 1) {
          await storage.endClub(id);
          return DONE;
        }
        orRefused(whyNotRemove(role, await roleIn(services, id, person), isSelf));
        await remove(services, id, person);
        await tellDevices(services, person);
        return DONE;
      },
    );
  };
