import { createHash } from 'node:crypto';
import { tidyPhone } from '../../src/contract/forms/phone';
import { withoutInvisible, withoutMarks } from '../../src/contract/text/invisible';
import { addressMark } from '../privacy/folded-address';
import type { Post } from './post-queries';

type Fields = Record<string, unknown>;

/** @param plainForm sent without scripts, which leaves unticked boxes out */
export function tidyBody(body: unknown, booleans: readonly string[], plainForm: boolean): Fields {
  const given = typeof body === 'object' && body && !Array.isArray(body) ? Object.entries(body) : [];
  const fields: Fields = Object.fromEntries(
    given
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? tidy(name, value) : value,
      ])
      .filter(([, value]) => value !== '' && value !== null),
  );
  for (const name of booleans) {
    if (fields[name] === 'on') fields[name] = true;
    if (plainForm) fields[name] ??= false;
  }
  return fields;
}

/** Without what came along when it was copied, and nobody sees. */
function tidy(name: string, text: string): string {
  if (name === 'phone') return tidyPhone(text);
  return (name === 'email' ? withoutInvisible : withoutMarks)(text).trim();
}

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
