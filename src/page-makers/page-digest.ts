import { createHash } from 'node:crypto';

/** What a page is made of, in 22 signs: the same for the same content in every build. */
export const pageDigest = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
