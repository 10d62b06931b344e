import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const PATTERN = /^[\w-]{43}$/;

/** A secret of 256 bits, which nobody guesses, as text for addresses and cookies. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a secret. It is as random as its hash, so that nothing slow or salted is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a text can be a secret of ours. */
export const isSecret = (text: string | undefined): text is string =>
  text !== undefined && PATTERN.test(text);
