import { createHash } from 'node:crypto';
import { addressMark } from '../privacy/folded-address';
import type { Post } from '../storage/tables/posts';

/** What tells a post from others. */
interface Posted {
  path: string;
  /** The body as it is kept. */
  body: { email: string };
  /** The `Idempotency-Key` header; its quotes are optional. */
  key: string | undefined;
  /** The form comes from a browser without scripts, which can make no key. */
  isPlain: boolean;
}

/**
 * What a post is known by when it comes again, because its answer never arrived: its key, or, of a form without scripts, all
 * that it holds. Undefined for any other post without a key, which is a new one each time.
 */
export function postOf({ path, body, key, isPlain }: Posted): Post | undefined {
  const own = key?.replace(/^"(.*)"$/, '$1');
  if (own === undefined && !isPlain) return undefined;
  const fields = JSON.stringify([own, path, Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const contents = createHash('sha256').update(fields).digest('base64url');
  return { key: own ?? `plain ${contents}`, contents, visitor: addressMark(body.email) };
}
