import { openDatabase } from '../../../api/storage/database';
import { SITE } from './site';

/** The row that the API keeps for an address, without its date. */
export function keptIn(
  table: 'messages' | 'subscriptions',
  email: string,
): Record<string, unknown> | undefined {
  const database = openDatabase(SITE.dataDir);
  try {
    const row = database.prepare(`SELECT * FROM ${table} WHERE email = ?`).get(email);
    return row as Record<string, unknown> | undefined;
  } finally {
    database.close();
  }
}
