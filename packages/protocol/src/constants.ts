/** Rises when an old page could not follow any more; the server then asks it to reload. */
export const PROTOCOL_VERSION = 2;
/** The oldest page that can follow: a server speaks with its own pages and, from version 3 on, with those of the release before. */
export const OLDEST_PROTOCOL = 2;

/** How a socket is told of games: the whole view in the game's notation, or patches over the engine's drawers, as the page of one release knows them. */
export const FORMS = ['plain', 'patch'] as const;

/** So many of one's own legal moves are listed at most; of more, a sample. */
export const MOST_CHOICES = 200;

export const TABLE_STATUSES = ['open', 'running', 'over', 'abandoned', 'expired'] as const;
/** Who may end a table before its time: its host, whoever runs the house, or nobody, who did not come for weeks. */
export const CLOSERS = ['host', 'house', 'nobody'] as const;
/** A table at which the house collects people: it does; too few came; somebody waits on; those who sat here look again, at another one. */
export const FIND_STATES = ['collects', 'short', 'waits', 'again'] as const;
export const PACES = ['fast', 'slow'] as const;
/** Who finds a table: whoever has the link, everybody, or the members of a club. */
export const VISIBILITIES = ['link', 'lobby', 'club'] as const;
/** So many crests the page knows for clubs. */
export const MOST_CRESTS = 8;
export const WATCHER_RULES = ['nobody', 'anyone', 'consent'] as const;
export const UNDO_RULES = ['none', 'unlearned', 'consent'] as const;
/** May programs of others sit at a table: not at all, those whom the host invites, or any of them? */
export const PROGRAM_RULES = ['no', 'invited', 'any'] as const;
/** A program sits at so many tables at once, at most. */
export const MOST_PROGRAM_TABLES = 4;
export const TIMEOUT_RULES = ['botMove', 'botSeat', 'default'] as const;
/** What a report may be about. */
export const REPORT_KINDS = ['words', 'name', 'leaving', 'cheating', 'other'] as const;
/** What those who look after a house do; all of it is written down. */
export const DEEDS = [
  ...(['enter', 'mute', 'unmute', 'ban', 'unban', 'rename', 'hideName', 'showName', 'offLadder', 'onLadder'] as const),
  ...(['letIn', 'closeTable', 'unrate', 'finishReport', 'nameSteward', 'dismissSteward', 'drain'] as const),
  ...(['foundClub', 'closeClub', 'clubMute', 'clubUnmute'] as const),
] as const;
export const CHAT_RULES = ['all', 'seats', 'off'] as const;
