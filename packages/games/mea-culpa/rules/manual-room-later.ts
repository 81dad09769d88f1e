/** MC-26  The room of manual mode as the page has it: fetched before the first move of a table that plays META CULPA, and by no other. */
type Room = typeof import('./meta-room.ts');

let room: Room | undefined;

export const byHand = (): Room => {
  if (room === undefined) throw new Error('this table plays META CULPA, and nobody has opened its room');
  return room;
};

export const openManualRoom = async (): Promise<void> => {
  room ??= await import('./meta-room.ts');
};
