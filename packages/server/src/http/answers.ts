import { refusal } from '@conclave/protocol/schema';
import type { z } from 'zod';

/** The part of a route's schema that says what it answers; whatever else it answers is a refusal. */
export const answers = (
  answer: z.ZodType,
  status = 200,
): { readonly response: Record<string, z.ZodType<unknown>> } => ({
  response: { [status]: answer, default: refusal },
});
