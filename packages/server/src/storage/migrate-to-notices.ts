import { creationOf, type Dialect, NOTICE_INDEXES } from './schema.ts';

const NEW = ['preference', 'notice', 'statistic', 'follow_ask'] as const;

/** Language, zone, the bell and figures that follow a person: only new tables, so that nodes of the version before go on beside it. */
export const noticeSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...NOTICE_INDEXES,
];
