import { type Audience, maySee, type Viewer } from '@conclave/kernel';

/** Was this told to the viewer, or are all drawers open? */
export const mayHear = (to: Audience, viewer: Viewer, open: boolean): boolean => open || maySee(to, viewer);
