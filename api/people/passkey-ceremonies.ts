import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import { DeskError } from '../desk/desk-error';
import type { Challenges } from './challenges';
import type { Passkey } from './contract/identity';

/** When somebody uses a passkey: to read all of certificates took a seventh of the API's start. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey is valid for one domain. */
interface Place {
  /** `https://www.example.org` */
  origin: string;
}

const domainOf = ({ origin }: Place): string => new URL(origin).hostname;

interface KeyOwner {
  /** The session or link that must answer. */
  owner: string;
  email: string;
  name: string;
  /** Existing keys. */
  known: readonly WebAuthnCredential[];
}

/** The key is discoverable: signing in needs no name. */
export async function askForNewPasskey(
  challenges: Challenges,
  place: Place,
  { owner, email, name, known }: KeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    challenge: await challenges.make(owner),
    rpName: 'meubles et lumières',
    rpID: domainOf(place),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

const descriptors = (known: readonly WebAuthnCredential[]) =>
  known.map(({ id, transports }) => ({ id, ...(transports && { transports }) }));

/** Notes the challenge that an answer names, to use it up once the answer was found right. */
function expecting(challenges: Challenges, owner: string) {
  let given = '';
  return {
    expectedChallenge: (challenge: string) => challenges.isGood((given = challenge), owner),
    isFirstUse: () => challenges.useUp(given),
  };
}

/** @throws DeskError when it was not asked for, or made on another site */
export async function readNewPasskey(
  challenges: Challenges,
  { origin }: Place,
  owner: string,
  answer: object,
): Promise<WebAuthnCredential> {
  const { expectedChallenge, isFirstUse } = expecting(challenges, owner);
  const { verifyRegistrationResponse } = await webAuthn();
  const found = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: domainOf({ origin }),
  }).catch(() => undefined);
  if (!found?.verified || !(await isFirstUse())) throw new DeskError('passkeyFailed');
  return found.registrationInfo.credential;
}

/** @param by who must answer, by one of the known keys; for a sign-in nobody is known */
export async function askForPasskey(
  challenges: Challenges,
  place: Place,
  { owner, known }: Pick<KeyOwner, 'owner' | 'known'> = { owner: '', known: [] },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    challenge: await challenges.make(owner),
    rpID: domainOf(place),
    userVerification: 'required',
    ...(known.length > 0 && { allowCredentials: descriptors(known) }),
  });
}

/** @returns the key's new counter. @throws DeskError when not asked for, or not signed by this key on this site */
export async function checkPasskey(
  challenges: Challenges,
  { origin }: Place,
  { credential, owner = '' }: { credential: WebAuthnCredential; owner?: string },
  answer: object,
): Promise<number> {
  const { expectedChallenge, isFirstUse } = expecting(challenges, owner);
  const { verifyAuthenticationResponse } = await webAuthn();
  const found = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: domainOf({ origin }),
    credential,
  }).catch(() => undefined);
  if (!found?.verified || !(await isFirstUse())) throw new DeskError('passkeyFailed');
  return found.authenticationInfo.newCounter;
}

/** The only part of an answer that is read before it is checked. */
export const keyIdOf = (answer: object): string => {
  const { id } = answer as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/** In the form of @simplewebauthn. */
interface KnownPasskey {
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
