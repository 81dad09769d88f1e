import type { FastifyRequest } from 'fastify';
import type { Services } from '../house/services.ts';
import { isMember } from '../people/members.ts';
import { NO_SUCH_TABLE } from '../table/decision.ts';
import { isOutsider, type TableDoc } from '../table/doc.ts';
import { maybeWhoAsks } from './auth.ts';
import { refusedBy } from './problem.ts';

/** A club's table is not there for others. Whose table it is costs nothing to know, so nobody is asked for at other tables. */
export const refuseOutsiders = async (services: Services, request: FastifyRequest, doc: TableDoc): Promise<void> => {
  if (doc.club === undefined) return;
  const person = await maybeWhoAsks(services, request);
  if (isOutsider(doc, person?.id) && !(await isMember(services, doc.club, person?.id))) throw refusedBy(NO_SUCH_TABLE);
};
