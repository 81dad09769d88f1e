import { type Next, type Remark, remarksAfter } from '@conclave/kernel';
import { botSeats } from './doc.ts';
import type { Loaded } from './loaded.ts';

/** What the bots here will say after this step without being asked (MC-26.18); in most games they have nothing to say. */
export const remarksNow = ({ play, doc, remarks }: Loaded, next: Next): readonly Remark[] =>
  play?.rules.onlooker?.(play.options) === undefined ? remarks : remarksAfter(play, next, remarks, botSeats(doc));
