import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Services } from '../house/services.ts';
import { NotSaved } from '../storage/committer.ts';
import { Enough } from '../table/quotas.ts';

/** A refusal over HTTP: the same code and rule as on the socket. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string;
  readonly seq: number | undefined;
  /** Whom to write to. */
  contact: string | undefined;

  constructor(status: number, code: string, message: string, rule = 'table', seq?: number) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.rule = rule;
    this.seq = seq;
  }
}

/** Who is banned is told so, and whom to write to where the house says it. */
export const bannedFrom = ({ config }: Pick<Services, 'config'>): Problem => {
  const problem = new Problem(403, 'banned', 'whoever runs this house does not let you in');
  problem.contact = config.contact;
  return problem;
};

const notSaved = (rule = 'table'): Problem =>
  new Problem(503, 'notSaved', 'this could not be saved; send it again', rule);

export const refusedBy = (refusal: {
  readonly code: string;
  readonly rule: string;
  readonly seq?: number;
  readonly detail?: string;
}): Problem => {
  const { code, rule, seq, detail } = refusal;
  if (code === 'noSuchTable') return new Problem(404, code, 'there is no such table');
  if (code === 'serverError') return new Problem(500, code, 'the server failed');
  if (code === 'notSaved') return notSaved(rule);
  return new Problem(409, code, detail ?? code, rule, seq);
};

/** Every error leaves as `{code, rule, message}`; what went wrong inside stays in the log. */
export const answerError =
  (services: Services) =>
  (error: Error & { statusCode?: number; code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const [status, code, rule, message, seq] = describe(error);
    if (status >= 500) {
      services.metrics.count('failures');
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    } else services.metrics.count('refusals');
    const contact = error instanceof Problem && error.contact !== undefined ? { contact: error.contact } : {};
    reply.status(status).send({ code, rule, message, ...(seq === undefined ? {} : { seq }), ...contact });
  };

type Described = readonly [number, string, string, string, number | undefined];

const describe = (error: Error & { statusCode?: number; code?: string }): Described => {
  if (error instanceof NotSaved) return describe(notSaved());
  if (error instanceof Enough) return describe(refusedBy(error.refused));
  if (error instanceof Problem) return [error.status, error.code, error.rule, error.message, error.seq];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return [400, 'malformed', 'shape', `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim(), undefined];
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return [500, 'serverError', 'table', 'the server failed', undefined];
  return [status, status === 429 ? 'tooFast' : 'malformed', 'shape', error.message, undefined];
};
