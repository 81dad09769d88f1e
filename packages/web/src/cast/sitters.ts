import type { SeatLine } from '@conclave/kernel';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { Sitter } from '@conclave/stage/table/sitter.ts';
import { personaNamed } from './cast.ts';

/** How somebody looks who sits there: ourselves as we chose to on this device, those of the house as they are. Others have their crest. */
export const sitterOf = (line: SeatLine | undefined, isMe: boolean): Sitter | undefined => {
  if (isMe) return settings.face === '' ? undefined : { face: settings.face };
  return line?.kind === 'bot' ? personaNamed(line.name) : undefined;
};
