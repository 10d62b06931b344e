import type { Queries } from '../../../api/database/queries';
import type { DeskLanguage } from '../../contract/languages';
import type { ChangeMe, Me, Person } from '../../contract/identity';
import type { Permission } from '../../contract/permissions';

export interface PersonRow {
  id: number;
  email: string;
  name: string;
  may: Permission;
  language: DeskLanguage;
  letterKeys: 0 | 1;
  password: string | null;
  joinedAt: string | null;
}

const COLUMNS =
  'id, email, name, may, language, letter_keys AS letterKeys, password, joined_at AS joinedAt FROM desk_people';

export const personById = async (statements: Queries, id: number): Promise<PersonRow | undefined> =>
  (await statements.get(`SELECT ${COLUMNS} WHERE id = ?`, id)) as PersonRow | undefined;

export const personByEmail = async (statements: Queries, email: string): Promise<PersonRow | undefined> =>
  (await statements.get(`SELECT ${COLUMNS} WHERE email = ?`, email.trim())) as PersonRow | undefined;

export const meOf = ({ id, email, name, may, language, letterKeys, password }: PersonRow): Me => ({
  id,
  email,
  name,
  may,
  language,
  letterKeys: letterKeys === 1,
  hasPassword: password !== null,
});

/** By name, invited people last. */
export async function allPeople(statements: Queries, now: number): Promise<Person[]> {
  const rows = (await statements.all(
    `SELECT p.id, p.email, p.name, p.may, p.password IS NOT NULL AS hasPassword, p.invited_at AS invitedAt,
       p.joined_at AS joinedAt, p.seen_at AS seenAt,
       (SELECT count(*) FROM desk_passkeys k WHERE k.person = p.id) AS passkeys,
       (SELECT max(l.expires_at) FROM desk_links l WHERE l.person = p.id AND l.expires_at > ?) AS invitedUntil
     FROM desk_people p ORDER BY p.joined_at IS NULL, p.name COLLATE NOCASE, p.email`,
    new Date(now).toISOString(),
  )) as (Omit<Person, 'hasPassword'> & { hasPassword: 0 | 1; _metadata?: unknown })[];
  return rows.map(({ _metadata: _, ...row }) => ({ ...row, hasPassword: row.hasPassword === 1 }));
}

interface NewPerson {
  email: string;
  name: string;
  may: Permission;
  language: DeskLanguage;
}

/** @returns the id */
export async function addPerson(
  statements: Queries,
  { email, name, may, language }: NewPerson,
  now: number,
): Promise<number> {
  await statements.run(
    'INSERT INTO desk_people (email, name, may, language, invited_at) VALUES (?, ?, ?, ?, ?)',
    email.trim(),
    name,
    may,
    language,
    new Date(now).toISOString(),
  );
  return ((await statements.get('SELECT last_insert_rowid() AS id')) as { id: number }).id;
}

export const noteJoined = (statements: Queries, id: number, now: number): Promise<void> =>
  statements.run(
    'UPDATE desk_people SET joined_at = coalesce(joined_at, ?) WHERE id = ?',
    new Date(now).toISOString(),
    id,
  );

/** Changes only the given fields. */
export const changeMe = (
  statements: Queries,
  id: number,
  { name, language, letterKeys }: ChangeMe,
): Promise<void> =>
  statements.run(
    `UPDATE desk_people SET name = coalesce(?, name), language = coalesce(?, language),
       letter_keys = coalesce(?, letter_keys) WHERE id = ?`,
    name?.trim() ?? null,
    language ?? null,
    letterKeys === undefined ? null : Number(letterKeys),
    id,
  );

export const setPassword = (statements: Queries, id: number, hash: string | null): Promise<void> =>
  statements.run('UPDATE desk_people SET password = ? WHERE id = ?', hash, id);

export const setPermission = (statements: Queries, id: number, may: Permission): Promise<void> =>
  statements.run('UPDATE desk_people SET may = ? WHERE id = ?', may, id);

/** Triggers delete keys, links and sessions. */
export const deletePerson = (statements: Queries, id: number): Promise<void> =>
  statements.run('DELETE FROM desk_people WHERE id = ?', id);

const countOf = async (statements: Queries, sql: string): Promise<number> =>
  ((await statements.get(sql)) as { count: number }).count;

/** Counts only owners who can sign in. */
export const countOwners = (statements: Queries): Promise<number> =>
  countOf(
    statements,
    "SELECT count(*) AS count FROM desk_people WHERE may = 'everything' AND joined_at IS NOT NULL",
  );

export const isDeskEmpty = async (statements: Queries): Promise<boolean> =>
  (await countOf(statements, 'SELECT count(*) AS count FROM desk_people WHERE joined_at IS NOT NULL')) === 0;
