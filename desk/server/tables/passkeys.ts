import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import type { Queries } from '../../../api/database/queries';
import type { Passkey } from '../../contract/identity';

/** In the form of @simplewebauthn. */
export interface KnownPasskey {
  person: number;
  credential: WebAuthnCredential;
}

interface Row {
  id: string;
  person: number;
  public_key: string;
  counter: number;
  transports: string;
}

const parsed = ({ id, person, public_key: key, counter, transports }: Row): KnownPasskey => ({
  person,
  credential: {
    id,
    publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
    counter,
    transports: JSON.parse(transports) as AuthenticatorTransport[],
  },
});

const COLUMNS = 'id, person, public_key, counter, transports FROM desk_passkeys';

export async function findPasskey(statements: Queries, id: string): Promise<KnownPasskey | undefined> {
  const row = (await statements.get(`SELECT ${COLUMNS} WHERE id = ?`, id)) as Row | undefined;
  return row && parsed(row);
}

/** Keys that the browser must not create again. */
export const credentialsOf = async (statements: Queries, person: number): Promise<WebAuthnCredential[]> =>
  ((await statements.all(`SELECT ${COLUMNS} WHERE person = ?`, person)) as Row[]).map(
    (row) => parsed(row).credential,
  );

/** Oldest first. */
export const passkeysOf = async (statements: Queries, person: number): Promise<Passkey[]> =>
  (
    (await statements.all(
      'SELECT id, device, made_at AS madeAt FROM desk_passkeys WHERE person = ? ORDER BY made_at',
      person,
    )) as Passkey[]
  ).map(({ id, device, madeAt }) => ({ id, device, madeAt }));

export const addPasskey = (
  statements: Queries,
  person: number,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  { device, now }: { device: string; now: number },
): Promise<void> =>
  statements.run(
    `INSERT INTO desk_passkeys (id, person, public_key, counter, transports, device, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    person,
    Buffer.from(publicKey).toString('base64url'),
    counter,
    JSON.stringify(transports),
    device,
    new Date(now).toISOString(),
  );

export const noteCounter = (statements: Queries, id: string, counter: number): Promise<void> =>
  statements.run('UPDATE desk_passkeys SET counter = ? WHERE id = ?', counter, id);

export const deletePasskey = (statements: Queries, person: number, id: string): Promise<void> =>
  statements.run('DELETE FROM desk_passkeys WHERE person = ? AND id = ?', person, id);
