import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { DeskError } from '../desk/desk-error';
import type { Challenges } from './challenges';

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
