/** Rises when an old page could not follow any more; the server then asks it to reload. */
export const PROTOCOL_VERSION = 1;

export const TABLE_STATUSES = ['open', 'running', 'over', 'abandoned', 'expired'] as const;
/** Who may end a table before its time: its host, whoever runs the house, or nobody, who did not come for weeks. */
export const CLOSERS = ['host', 'house', 'nobody'] as const;
export const VISIBILITIES = ['link', 'lobby'] as const;
export const WATCHER_RULES = ['nobody', 'anyone', 'consent'] as const;
export const UNDO_RULES = ['none', 'unlearned', 'consent'] as const;
export const TIMEOUT_RULES = ['botMove', 'botSeat', 'default'] as const;
export const CHAT_RULES = ['all', 'seats', 'off'] as const;
