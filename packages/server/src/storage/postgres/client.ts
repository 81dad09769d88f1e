import pg from 'pg';
import { addressFor } from './address.ts';
import type { Line } from './line.ts';
import { postgresTrouble } from './trouble.ts';
import { TYPES } from './types.ts';

/** A connection for one piece of work, closed after it; what goes wrong is one sentence. */
export const withClient = async <Result>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    connectionString: addressFor(url),
    types: TYPES,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: name,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw postgresTrouble(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const lineOf = (client: pg.Client): Line => ({
  query: async (text, values = []) => {
    const { rows, rowCount } = await client.query(text, [...values]);
    return { rows, count: rowCount ?? 0 };
  },
});
