import { openDatabase } from '../../api/database/open-database';
import type { Queries } from '../../api/database/queries';
import { addPerson, noteJoined } from '../../api/people/people-queries';
import { beginSession } from '../../api/people/session-queries';

/**
 * Adds somebody who may publish, and a session.
 * @param to within a transaction
 * @param name of the person, and of the address at example.org
 * @returns the session's secret, the value of the cookie `desk`
 */
export async function signIn(to: Queries, name: string): Promise<string> {
  const now = Date.now();
  const email = `${name}@example.org`;
  const person = await addPerson(to, { email, name, may: 'publish', language: 'en' }, now);
  await noteJoined(to, person, now);
  return beginSession(to, person, 'Firefox, Linux', now);
}

/** Signs in beside the API that has the database open. @returns the session's secret */
export async function signInAt(where: { dataDir: string; databaseUrl?: string }): Promise<string> {
  const database = await openDatabase(where);
  try {
    return await database.write((to) => signIn(to, 'bench'));
  } finally {
    await database.close();
  }
}
