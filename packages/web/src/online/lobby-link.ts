import type { TableLine } from '@conclave/protocol';
import { openLine } from './house-line.ts';

/** Listens to the lobby: the server says when a table opens or fills. */
export const followLobby = (heard: (tables: readonly TableLine[]) => void, lost: () => void): (() => void) =>
  openLine(
    () => [{ type: 'lobby', on: true }],
    message => {
      if (message.type === 'lobby') heard(message.tables);
    },
    lost,
  ).leave;
