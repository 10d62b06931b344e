import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const PATTERN = /^[\w-]{43}$/;

/** 256 bits, for addresses and cookies. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Secrets are random, so no salt or slow hash is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const isSecret = (text: string | undefined): text is string =>
  text !== undefined && PATTERN.test(text);
