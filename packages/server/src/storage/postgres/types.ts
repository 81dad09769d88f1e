import pg from 'pg';

/** Numbers fit (times in milliseconds, 2 to the 53rd), so they come as numbers. */
export const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: unknown) =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
