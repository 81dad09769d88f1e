import {
  answerBody,
  club as clubAnswer,
  clubLadder,
  clubLadderQuery,
  clubParams,
  eveningBody,
  eveningChange,
  eveningParams,
  presetBody,
  presetParams,
} from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { membersOf } from '../../clubs/club.ts';
import { answer, callOff, endEvening, eveningNamed, nameEvening } from '../../clubs/evenings.ts';
import { clubLadderOf } from '../../clubs/ladder.ts';
import { tellCalledOff } from '../../clubs/news.ts';
import { dropPreset, keepPreset } from '../../clubs/presets.ts';
import { cleanText } from '../../house/plain-words.ts';
import type { Services } from '../../house/services.ts';
import { personOf } from '../../people/people.ts';
import type { EveningRow } from '../../storage/rows.ts';
import { newTable } from '../../table/create.ts';
import { answers } from '../answers.ts';
import { Problem } from '../problem.ts';
import { clubDoor, clubName, orRefused } from './at-club.ts';
import { refuseClub } from './club-refusals.ts';

/** What a club plays and when: presets, evenings, the ladder. */
export const clubEveningRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async app => {
    const { turns } = services;
    const { at, shown } = clubDoor(services);
    const eveningAt = async (club: string, id: string): Promise<EveningRow> => {
      const row = await eveningNamed(services, club, id);
      if (row === undefined) throw refuseClub('noSuchEvening');
      return row;
    };

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
        const doc = newTable(scene, rules, personOf(inside.person), { ...wish, club: row.id });
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
        const { calledOff } = request.body;
        if (!(await callOff(services, evening, calledOff))) throw refuseClub('somebodyFaster');
        if (calledOff && evening.called_off !== evening.next_at) await tellCalledOff(services, evening);
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
