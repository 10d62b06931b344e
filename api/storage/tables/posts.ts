import type { Statements } from '../connection';

/** A post by which it is known again when it comes a second time. */
export interface Post {
  key: string;
  /** A hash of its contents. */
  contents: string;
  /** What the sender's address is known by (`addressMark`), so that it can be erased. */
  visitor: string;
}

/** How long a post is known. */
const KNOWN_MS = 24 * 60 * 60 * 1000;

/** What is known of a post's key: nothing, that it had the same contents, or others. */
export function knownAs(
  statements: Statements,
  { key, contents }: Pick<Post, 'key' | 'contents'>,
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
export function keepPost(statements: Statements, { key, contents, visitor }: Post, now: number): void {
  forgetPosts(statements, now);
  statements.run(
    'INSERT INTO posts (key, contents, visitor, kept_at) VALUES (?, ?, ?, ?)',
    key,
    contents,
    visitor,
    new Date(now).toISOString(),
  );
}

/** Forgets the posts that are too old to be known. `now` is in ms since the epoch. */
export const forgetPosts = (statements: Statements, now: number): void =>
  statements.run('DELETE FROM posts WHERE kept_at < ?', new Date(now - KNOWN_MS).toISOString());
