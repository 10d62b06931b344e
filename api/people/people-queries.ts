import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { DeskLanguage } from '../desk/contract/languages';
import type { ChangeMe, Me, Person } from './contract/identity';
import type { Permission } from './contract/permissions';

export type PersonRow = Selectable<Tables['desk_people']>;

export const personById = (from: Queries, id: number): Promise<PersonRow | undefined> =>
  from.selectFrom('desk_people').selectAll().where('id', '=', id).executeTakeFirst();

export const personByEmail = (from: Queries, email: string): Promise<PersonRow | undefined> =>
  from.selectFrom('desk_people').selectAll().where('email', '=', email.trim()).executeTakeFirst();

export const meOf = ({ id, email, name, may, language, letter_keys, password }: PersonRow): Me => ({
  id,
  email,
  name,
  may,
  language,
  letterKeys: letter_keys === 1,
  hasPassword: password !== null,
});

/** By name, invited people last. */
export async function allPeople(from: Queries, now: number): Promise<Person[]> {
  const rows = await from
    .selectFrom('desk_people as p')
    .select(({ selectFrom, fn }) => [
      ...(['p.id', 'p.email', 'p.name', 'p.may', 'p.password'] as const),
      ...(['p.invited_at as invitedAt', 'p.joined_at as joinedAt', 'p.seen_at as seenAt'] as const),
      selectFrom('desk_passkeys as k')
        .select(fn.countAll<number>().as('count'))
        .whereRef('k.person', '=', 'p.id')
        .as('passkeys'),
      selectFrom('desk_links as l')
        .select((link) => link.fn.max('l.expires_at').as('last'))
        .whereRef('l.person', '=', 'p.id')
        .where('l.expires_at', '>', new Date(now).toISOString())
        .as('invitedUntil'),
    ])
    .orderBy((eb) => eb('p.joined_at', 'is', null))
    .orderBy(({ fn }) => fn('lower', ['p.name']))
    .orderBy('p.email')
    .execute();
  return rows.map(({ password, passkeys, ...row }) => ({
    ...row,
    passkeys: passkeys ?? 0,
    hasPassword: password !== null,
  }));
}

interface NewPerson {
  email: string;
  name: string;
  may: Permission;
  language: DeskLanguage;
}

/** @returns the id */
export async function addPerson(
  to: Queries,
  { email, name, may, language }: NewPerson,
  now: number,
): Promise<number> {
  const { id } = await to
    .insertInto('desk_people')
    .values({ email: email.trim(), name, may, language, invited_at: new Date(now).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const change = async (to: Queries, id: number, values: Updateable<Tables['desk_people']>): Promise<void> => {
  await to.updateTable('desk_people').set(values).where('id', '=', id).execute();
};

/** The first time counts. */
export async function noteJoined(to: Queries, id: number, now: number): Promise<void> {
  await to
    .updateTable('desk_people')
    .set({ joined_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .execute();
}

/** Changes only the given fields. */
export async function changeMe(
  to: Queries,
  id: number,
  { name, language, letterKeys }: ChangeMe,
): Promise<void> {
  const given = {
    ...(name !== undefined && { name: name.trim() }),
    ...(language && { language }),
    ...(letterKeys !== undefined && { letter_keys: letterKeys ? (1 as const) : (0 as const) }),
  };
  if (Object.keys(given).length > 0) await change(to, id, given);
}

export const setPassword = (to: Queries, id: number, hash: string | null): Promise<void> =>
  change(to, id, { password: hash });

export const setPermission = (to: Queries, id: number, may: Permission): Promise<void> =>
  change(to, id, { may });

/** Triggers delete keys, links and sessions. */
export async function deletePerson(to: Queries, id: number): Promise<void> {
  await to.deleteFrom('desk_people').where('id', '=', id).execute();
}

/** Counts only owners who can sign in. */
export async function countOwners(from: Queries): Promise<number> {
  const { count } = await from
    .selectFrom('desk_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('may', '=', 'everything')
    .where('joined_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isDeskEmpty(from: Queries): Promise<boolean> {
  const joined = from.selectFrom('desk_people').select('id').where('joined_at', 'is not', null);
  return (await joined.limit(1).executeTakeFirst()) === undefined;
}
