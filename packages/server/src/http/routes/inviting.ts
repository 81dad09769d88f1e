import { done, invitationBody, tableParams } from '@conclave/protocol/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Buckets, every } from '../../house/rate.ts';
import type { CallsOut, Services } from '../../house/services.ts';
import { mayInvite } from '../../people/inviting.ts';
import { isMember } from '../../people/members.ts';
import { personOf } from '../../people/people.ts';
import { seatOf } from '../../table/doc.ts';
import type { Tables } from '../../table/registry.ts';
import { mayHaveOne } from '../address-tally.ts';
import { answers } from '../answers.ts';
import { whoAsks } from '../auth.ts';
import { Problem, refusedBy } from '../problem.ts';

const DAY = 86_400;
const no = (status: number, code: string, message: string): Problem => new Problem(status, code, message, 'house');

/** Somebody who sits at a table asks somebody they know to come. */
export const invitingRoutes =
  (services: Services, tables: Tables, calls: CallsOut): FastifyPluginAsyncZod =>
  async app => {
    const { storage, config } = services;
    const most = config.limits.invitationsADay;
    const inviters = { local: new Buckets(every(DAY, most)), most, seconds: DAY };
    app.post(
      '/api/tables/:id/invitations',
      {
        schema: {
          operationId: 'inviteToTable',
          summary: 'Invite somebody I know to a table at which I sit and a chair is free. Once for each table.',
          ...answers(done),
          tags: ['tables'],
          params: tableParams,
          body: invitationBody,
        },
      },
      async request => {
        const asks = await whoAsks(services, request);
        const { person } = request.body;
        const found = await tables.at(request.params.id).read(({ doc }) => ({ doc }));
        if ('refused' in found) throw refusedBy(found.refused);
        const { doc } = found;
        if (seatOf(doc, asks.id) === undefined) throw no(403, 'notYourSeat', 'who sits there invites');
        if (doc.status !== 'open') throw no(409, 'alreadyStarted', 'the game has begun');
        if (!doc.seats.some(({ kind, person: of }) => kind === 'open' && of === undefined))
          throw no(409, 'seatTaken', 'no chair is free');
        const isKnown =
          (await mayInvite(services, asks.id, person)) &&
          (doc.club === undefined || (await isMember(services, doc.club, person)));
        if (!isKnown) throw no(404, 'noSuchPerson', 'you know nobody of that name');
        const [before] = await storage.ask('notice', 'where person_id = ? and tag = ?', person, `invited ${doc.id}`);
        if (before !== undefined || seatOf(doc, person) !== undefined) return { done: true };
        if (!(await mayHaveOne(services, inviters, 'invite', asks.id)))
          throw no(429, 'tooManyInvitations', `nobody invites more than ${most} times a day`);
        await calls.invited(doc, person, personOf(asks));
        return { done: true };
      },
    );
  };
