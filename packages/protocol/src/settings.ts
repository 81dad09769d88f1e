import type { TableSettings } from './types.ts';

export const DEFAULT_SETTINGS: TableSettings = {
  visibility: 'link',
  watchers: 'nobody',
  clock: { kind: 'none' },
  timeout: 'botMove',
  undo: 'unlearned',
  chat: 'seats',
  hints: false,
};
