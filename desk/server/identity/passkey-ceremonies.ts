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

/** @throws DeskError when it was not asked for, or made on another site */
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

/** @returns the key's new counter. @throws DeskError when not asked for, or not signed by this key on this site */
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

/** The only part of an answer that is read before it is checked. */
export const keyIdOf = (answer: object): string => {
  const { id } = answer as { id?: unknown };
  return typeof id === 'string' ? id : '';
};
