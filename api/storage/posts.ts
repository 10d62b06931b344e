import type { Statements } from './connection';

/** A post by which it is known again when it comes a second time. */
export interface Post {
  key: string;
  /** A hash of its contents. */
  contents: string;
}

/** How long a post is known. */
const KNOWN_MS = 24 * 60 * 60 * 1000;

/** What is known of a post's key: nothing, that it had the same contents, or others. */
export function knownAs(
  statements: Statements,
  { key, contents }: Post,
  now: number,
): 'new' | 'same' | 'other' {
  const oldest = new Date(now - KNOWN_MS).toISOString();
  const known = statements.get('SELECT contents FROM posts WHERE key = ? AND kept_at >= ?', key, oldest) as
    | Pick<Post, 'contents'>
    | undefined;
  if (!known) return 'new';
  return known.contents === contents ? 'same' : 'other';
}

/** Has a new post known from now on, and forgets those that are too old. */
export function keepPost(statements: Statements, { key, contents }: Post, now: number): void {
  statements.run('DELETE FROM posts WHERE kept_at < ?', new Date(now - KNOWN_MS).toISOString());
  statements.run(
    'INSERT INTO posts (key, contents, kept_at) VALUES (?, ?, ?)',
    key,
    contents,
    new Date(now).toISOString(),
  );
}
