const known = new Map<string, string>();

/** PostgreSQL numbers what SQLite only marks: `?` becomes `$1`, `$2` … (No statement of ours has a question mark in a text.) */
export const numbered = (sql: string): string => {
  const before = known.get(sql);
  if (before !== undefined) return before;
  let count = 0;
  const after = sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
  known.set(sql, after);
  return after;
};
