import { createHash } from 'node:crypto';

/** 22 characters, the same for the same content in every build. */
export const pageDigest = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
