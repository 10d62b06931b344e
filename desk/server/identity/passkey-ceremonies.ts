import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { DeskError } from '../desk-error';
import type { Challenges } from './challenges';

/** Where the desk is asked: a key is good for its domain alone. */
interface Place {
  /** `https://www.example.org`, as the browser says it. */
  origin: string;
}

const domainOf = ({ origin }: Place): string => new URL(origin).hostname;

interface KeyOwner {
  /** Whose answer it has to be: a session or a link. */
  owner: string;
  email: string;
  name: string;
  /** Keys that are there already. */
  known: readonly WebAuthnCredential[];
}

/** What a browser needs to make a key that signs in without a name being typed. */
export async function askForNewPasskey(
  challenges: Challenges,
  place: Place,
  { owner, email, name, known }: KeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: 'meubles et lumières',
    rpID: domainOf(place),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, ...(transports && { transports }) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  challenges.remember(options.challenge, owner);
  return options;
}

/**
 * The key that a browser has made.
 * @throws DeskError when it was not asked for, or not made here
 */
export async function readNewPasskey(
  challenges: Challenges,
  { origin }: Place,
  owner: string,
  answer: object,
): Promise<WebAuthnCredential> {
  const found = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: (challenge) => challenges.take(challenge, owner),
    expectedOrigin: origin,
    expectedRPID: domainOf({ origin }),
  }).catch(() => undefined);
  if (!found?.verified) throw new DeskError('passkeyFailed');
  return found.registrationInfo.credential;
}

/** What a browser needs to sign in with whichever key it has of this domain. */
export async function askForPasskey(
  challenges: Challenges,
  place: Place,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: domainOf(place),
    userVerification: 'required',
  });
  challenges.remember(options.challenge, '');
  return options;
}

/**
 * Checks what a key has signed.
 * @returns the counter that the key has now
 * @throws DeskError when it was not asked for, or not signed by this key here
 */
export async function checkPasskey(
  challenges: Challenges,
  { origin }: Place,
  credential: WebAuthnCredential,
  answer: object,
): Promise<number> {
  const found = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => challenges.take(challenge, ''),
    expectedOrigin: origin,
    expectedRPID: domainOf({ origin }),
    credential,
  }).catch(() => undefined);
  if (!found?.verified) throw new DeskError('passkeyFailed');
  return found.authenticationInfo.newCounter;
}

/** The id of the key that has signed, which is all that is read of an answer before it is checked. */
export const keyIdOf = (answer: object): string => {
  const { id } = answer as { id?: unknown };
  return typeof id === 'string' ? id : '';
};
