import type { ClubRole } from '@conclave/protocol';
import {
  answerBody,
  club as clubAnswer,
  clubAtDoor,
  clubBody,
  clubInvite,
  clubLadder,
  clubLadderQuery,
  clubParams,
  codeBody,
  done,
  eveningBody,
  eveningChange,
  eveningParams,
  memberParams,
  myClubs,
  newClubBody,
  presetBody,
  presetParams,
  roleBody,
} from '@conclave/protocol/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  atDoor,
  change,
  closeInvite,
  clubFor,
  clubNamed,
  clubsOf,
  type Deed,
  found,
  giveRole,
  join,
  membersOf,
  remove,
  renewInvite,
  whyNot,
  whyNotRemove,
} from '../../clubs/club.ts';
import { answer, callOff, endEvening, eveningNamed, nameEvening } from '../../clubs/evenings.ts';
import { clubLadderOf } from '../../clubs/ladder.ts';
import { dropPreset, keepPreset } from '../../clubs/presets.ts';
import { cleanName, cleanText } from '../../house/plain-words.ts';
import { Buckets, every } from '../../house/rate.ts';
import type { Services } from '../../house/services.ts';
import { roleIn } from '../../people/members.ts';
import { isOneScript, isReserved } from '../../people/names.ts';
import { tellDevices } from '../../people/people.ts';
import { type Inside, waysOf, whyNotChange } from '../../people/sessions.ts';
import type { ClubRow, EveningRow } from '../../storage/rows.ts';
import { newTable } from '../../table/create.ts';
import { networkOf } from '../address.ts';
import { type AddressLimit, mayHaveOne } from '../address-tally.ts';
import { answers } from '../answers.ts';
import { whoAsks, whoIsIn } from '../auth.ts';
import { Problem } from '../problem.ts';
import { refuseClub } from './club-refusals.ts';
import { refuseWay } from './ways.ts';

const MINUTE = 60;
const DAY = 86_400;
const DONE = { done: true } as const;

const limit = (most: number, seconds: number): AddressLimit => ({
  local: new Buckets(every(seconds, most)),
  most,
  seconds,
});

export const clubName = (given: string): string => {
  const name = cleanName(given);
  if (name === undefined || !isOneScript(name) || isReserved(name)) throw refuseClub('badClubName');
  return name;
};

const orRefused = (why: string | undefined): void => {
  if (why !== undefined) throw refuseClub(why);
};

/** Somebody in a club. */
interface AtClub {
  readonly row: ClubRow;
  readonly role: ClubRole;
  readonly inside: Inside;
}

/** People who play together: members, presets, evenings, a ladder. */
export const clubRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { storage, config, turns } = services;
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

    /** Who is not in the club is told that there is none. */
    const at = async (request: FastifyRequest, id: string, deed: Deed): Promise<AtClub> => {
      const inside = await whoIsIn(services, request);
      const role = await roleIn(services, id, inside.person.id);
      orRefused(whyNot(role, deed));
      const row = await clubNamed(services, id);
      if (row === undefined || role === undefined) throw refuseClub('noSuchClub');
      return { row, role, inside };
    };

    /** What cannot be taken back asks for the passkey again, where there is one. */
    const proved = async (inside: Inside): Promise<void> => {
      const why = whyNotChange(inside, await waysOf(services, inside.person.id), services.now());
      if (why !== undefined) throw refuseWay(why);
    };

    const shown = async (id: string, person: string) => {
      const row = await clubNamed(services, id);
      const role = await roleIn(services, id, person);
      if (row === undefined || role === undefined) throw refuseClub('noSuchClub');
      return clubFor(services, row, person, role);
    };

    const eveningAt = async (club: string, id: string): Promise<EveningRow> => {
      const row = await eveningNamed(services, club, id);
      if (row === undefined) throw refuseClub('noSuchEvening');
      return row;
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
        for (const { id } of members) await tellDevices(services, id);
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

    app.post(
      '/api/clubs/:id/presets',
      {
        schema: {
          operationId: 'keepPreset',
          summary:
            'A table as we like it, to be opened with one press. The game looks at it now, and again when it is used.',
          ...answers(clubAnswer, 201),
          tags: ['clubs'],
          params: clubParams,
          body: presetBody,
        },
      },
      async (request, reply) => {
        const { row, inside } = await at(request, request.params.id, 'presets');
        const { wish } = request.body;
        const rules = services.games.find(wish.game);
        if (rules === undefined) throw new Problem(400, 'unknownGame', 'there is no such game here', 'shape');
        const scene = { services, now: services.now() };
        const doc = newTable(scene, rules, inside.person, { ...wish, club: row.id });
        if ('fault' in doc)
          throw new Problem(400, doc.fault.code, `${doc.fault.path}: ${doc.fault.message}`, doc.fault.rule);
        const name = clubName(request.body.name);
        orRefused(await turns.take(row.id, () => keepPreset(services, row.id, name, wish)));
        return reply.status(201).send(await shown(row.id, inside.person.id));
      },
    );

    app.delete(
      '/api/clubs/:id/presets/:preset',
      {
        schema: {
          operationId: 'dropPreset',
          summary: 'Keep a preset no longer.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: presetParams,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'presets');
        if (!(await dropPreset(services, row.id, request.params.preset))) throw refuseClub('noSuchPreset');
        return shown(row.id, inside.person.id);
      },
    );

    app.post(
      '/api/clubs/:id/evenings',
      {
        schema: {
          operationId: 'nameEvening',
          summary: 'When we play: once or again and again, by the clock on the wall of a zone.',
          ...answers(clubAnswer, 201),
          tags: ['clubs'],
          params: clubParams,
          body: eveningBody,
        },
      },
      async (request, reply) => {
        const { row, inside } = await at(request, request.params.id, 'evenings');
        const wanted = { ...request.body, text: cleanText(request.body.text ?? '') ?? '' };
        orRefused(await turns.take(row.id, () => nameEvening(services, row.id, wanted)));
        return reply.status(201).send(await shown(row.id, inside.person.id));
      },
    );

    app.patch(
      '/api/clubs/:id/evenings/:evening',
      {
        schema: {
          operationId: 'callOffEvening',
          summary: 'Not this time; or this time after all.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: eveningParams,
          body: eveningChange,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'evenings');
        const evening = await eveningAt(row.id, request.params.evening);
        if (!(await callOff(services, evening, request.body.calledOff))) throw refuseClub('somebodyFaster');
        return shown(row.id, inside.person.id);
      },
    );

    app.delete(
      '/api/clubs/:id/evenings/:evening',
      {
        schema: {
          operationId: 'endEvening',
          summary: 'No more of this evening.',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: eveningParams,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'evenings');
        const evening = await eveningAt(row.id, request.params.evening);
        if (!(await endEvening(services, evening))) throw refuseClub('somebodyFaster');
        return shown(row.id, inside.person.id);
      },
    );

    app.put(
      '/api/clubs/:id/evenings/:evening/answer',
      {
        schema: {
          operationId: 'answerEvening',
          summary: 'Do I come?',
          ...answers(clubAnswer),
          tags: ['clubs'],
          params: eveningParams,
          body: answerBody,
        },
      },
      async request => {
        const { row, inside } = await at(request, request.params.id, 'answer');
        const evening = await eveningAt(row.id, request.params.evening);
        orRefused(await answer(services, evening, inside.person.id, request.body));
        return shown(row.id, inside.person.id);
      },
    );

    app.get(
      '/api/clubs/:id/ladder',
      {
        schema: {
          operationId: 'readClubLadder',
          summary: 'What everybody got at the tables of the club in a season, of one game or of all.',
          ...answers(clubLadder),
          tags: ['clubs'],
          params: clubParams,
          querystring: clubLadderQuery,
        },
      },
      async request => {
        const { row } = await at(request, request.params.id, 'look');
        return clubLadderOf(services, row.id, await membersOf(services, row.id), request.query);
      },
    );
  };
