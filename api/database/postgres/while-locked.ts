import { Client } from 'pg';
import type { PostgresSettings } from './connect';
import { DatabaseUnreachable, passingReason } from './passing-errors';

/** Waits for as long as another process has the lock. It is let go of with its connection. @throws DatabaseUnreachable */
export async function whileLocked<T>(
  settings: PostgresSettings,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ ...settings, lock_timeout: 0 });
  // A lock that is lost with the connection is for `work` to notice, in what it finds.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw passingReason(error) ? new DatabaseUnreachable(error) : error;
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
