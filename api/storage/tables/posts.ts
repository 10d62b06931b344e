import type { Statements } from '../connection';

export interface Post {
  key: string;
  contents: string;
  /** `addressMark`, so that the post can be erased with the address. */
  visitor: string;
}

const KNOWN_MS = 24 * 60 * 60 * 1000;

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

export const forgetPosts = (statements: Statements, now: number): void =>
  statements.run('DELETE FROM posts WHERE kept_at < ?', new Date(now - KNOWN_MS).toISOString());
