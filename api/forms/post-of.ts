import { createHash } from 'node:crypto';
import { addressMark } from '../privacy/folded-address';
import type { Post } from './post-queries';

interface Posted {
  path: string;
  body: { email: string };
  /** `Idempotency-Key`; quotes are optional. */
  key: string | undefined;
  isPlain: boolean;
}

/** Identifies a repeated post by its key, or a plain form by its contents. Undefined: always a new post. */
export function postOf({ path, body, key, isPlain }: Posted): Post | undefined {
  const own = key?.replace(/^"(.*)"$/, '$1');
  if (own === undefined && !isPlain) return undefined;
  const fields = JSON.stringify([own, path, Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const contents = createHash('sha256').update(fields).digest('base64url');
  return { key: own ?? `plain ${contents}`, contents, visitor: addressMark(body.email) };
}
