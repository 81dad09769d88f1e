import { writeStored } from '@conclave/stage/settings/stored.ts';

/** MC-26  The room of META CULPA stands open once a table that plays it has been laid. Tables that keep the books themselves carry none of it. */
type Room = typeof import('./room.ts');

let room: Room | undefined;

export const handRoom = (): Room | undefined => room;

/** MC-26.35  Whoever has sat at such a table once is no newcomer any more. */
export const HAS_PLAYED = 'metaCulpa';

export const openHandRoom = async (): Promise<void> => {
  writeStored(HAS_PLAYED, true);
  room ??= await import('./room.ts');
};
