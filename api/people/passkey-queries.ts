import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { Passkey } from './contract/identity';

/** In the form of @simplewebauthn. */
export interface KnownPasskey {
  person: number;
  credential: WebAuthnCredential;
}

const COLUMNS = ['id', 'person', 'public_key', 'counter', 'transports'] as const;
type KeyRow = Pick<Selectable<Tables['desk_passkeys']>, (typeof COLUMNS)[number]>;

const parsed = ({ id, person, public_key: key, counter, transports }: KeyRow): KnownPasskey => ({
  person,
  credential: {
    id,
    publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
    counter,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  },
});

const knownKeys = (from: Queries) => from.selectFrom('desk_passkeys').select(COLUMNS);

export async function findPasskey(from: Queries, id: string): Promise<KnownPasskey | undefined> {
  const row = await knownKeys(from).where('id', '=', id).executeTakeFirst();
  return row && parsed(row);
}

/** Keys that the browser must not create again. */
export async function credentialsOf(from: Queries, person: number): Promise<WebAuthnCredential[]> {
  const rows = await knownKeys(from).where('person', '=', person).execute();
  return rows.map((row) => parsed(row).credential);
}

/** Oldest first. */
export const passkeysOf = (from: Queries, person: number): Promise<Passkey[]> =>
  from
    .selectFrom('desk_passkeys')
    .select(['id', 'device', 'made_at as madeAt'])
    .where('person', '=', person)
    .orderBy('made_at')
    .execute();

export async function addPasskey(
  to: Queries,
  person: number,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  { device, now }: { device: string; now: number },
): Promise<void> {
  await to
    .insertInto('desk_passkeys')
    .values({
      ...{ id, person, counter, device },
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: JSON.stringify(transports),
      made_at: new Date(now).toISOString(),
    })
    .execute();
}

export async function noteCounter(to: Queries, id: string, counter: number): Promise<void> {
  await to.updateTable('desk_passkeys').set({ counter }).where('id', '=', id).execute();
}

export async function deletePasskey(to: Queries, person: number, id: string): Promise<void> {
  await to.deleteFrom('desk_passkeys').where('person', '=', person).where('id', '=', id).execute();
}
