import { refusal } from '@conclave/protocol/schema';
import type { z } from 'zod';

/** The part of a route's schema that says what it answers; whatever else it answers is a refusal. */
export const answers = (
  answer: z.ZodType,
  status = 200,
): { readonly response: Record<string, z.ZodType<unknown>> } => ({
  response: { [status]: answer, '4xx': refusal, default: refusal },
});

/** Who may ask; where a route does not say it, a person who says who they are. */
export const ASKER = [{ token: [] }, { cookie: [] }];
export const ANYBODY = { security: [] };
export const ASKER_IF_ANY = { security: [{}, ...ASKER] };
export const ADMIN = { security: [{ adminToken: [] }] };
/** With the token, or with the pass of whoever came in to look after the house. */
export const KEEPER = { security: [{ adminToken: [] }, { housePass: [] }] };
