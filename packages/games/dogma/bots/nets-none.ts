import type { Net } from '@conclave/search';

/** What was learned is heavy, and none of the page's levels asks for it yet: the page has none of it. */
export const policyNet = (): Net | undefined => undefined;
export const beliefNet = policyNet;
