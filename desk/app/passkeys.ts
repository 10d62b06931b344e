import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../contract/identity';
import { call } from './call';

const NUMBERS = /^[\d.]+$|:/;

/** Whether passkeys can be made and used here: browsers bind them to a name, and a number is none. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !NUMBERS.test(location.hostname);

/** No key was made or used: the person has closed the browser's window, or has none. */
export class NoPasskey extends Error {}

const orNone = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new NoPasskey(error instanceof Error ? error.message : String(error), { cause: error });
  });

/** Makes a key. @param optionsJSON what the server wants of it */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<object> =>
  orNone(startRegistration({ optionsJSON }));

/** Signs in by a key. @param quietly offers it in the field for the address, for as long as nothing else is done */
export async function signInByPasskey(quietly = false): Promise<Me> {
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/passkey/options');
  const passkey = await orNone(startAuthentication({ optionsJSON, useBrowserAutofill: quietly }));
  return call<Me>('POST', '/sign-in/passkey', { passkey });
}

/** Offers no key any more. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
