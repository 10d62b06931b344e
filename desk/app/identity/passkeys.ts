import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../../../api/people/contract/identity';
import { call } from '../line/call';

const NUMBERS = /^[\d.]+$|:/;

/** Browsers bind passkeys to a domain name, so not at an IP address. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !NUMBERS.test(location.hostname);

/** @returns the desk's own address where passkeys work there and not here */
export function whereKeysWork(deskUrl: string): string | undefined {
  const { origin, hostname } = new URL(deskUrl, location.href);
  return !canUsePasskeys() && origin !== location.origin && !NUMBERS.test(hostname) ? deskUrl : undefined;
}

/** The person has closed the browser's dialog, or has no key. */
export class NoPasskey extends Error {}

const orNone = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new NoPasskey(error instanceof Error ? error.message : String(error), { cause: error });
  });

export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<object> =>
  orNone(startRegistration({ optionsJSON }));

/** @param quietly offers keys in the email field's autofill instead of a dialog */
export async function signInByPasskey(quietly = false): Promise<Me> {
  const optionsJSON = await call('POST /sign-in/passkey/options');
  const passkey = await orNone(startAuthentication({ optionsJSON, useBrowserAutofill: quietly }));
  return call('POST /sign-in/passkey', { body: { passkey } });
}

/** For a person who is signed in. */
export async function confirmByPasskey(): Promise<void> {
  const optionsJSON = await call('POST /you/confirm/passkey/options');
  const passkey = await orNone(startAuthentication({ optionsJSON }));
  await call('POST /you/confirm/passkey', { body: { passkey } });
}

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
