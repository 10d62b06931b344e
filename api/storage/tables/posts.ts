import type { Queries } from '../../database/queries';

export interface Post {
  key: string;
  contents: string;
  /** `addressMark`, so that the post can be erased with the address. */
  visitor: string;
}

const KNOWN_MS = 24 * 60 * 60 * 1000;

export async function knownAs(
  statements: Queries,
  { key, contents }: Pick<Post, 'key' | 'contents'>,
  now: number,
): Promise<'new' | 'same' | 'other'> {
  const oldest = new Date(now - KNOWN_MS).toISOString();
  const known = (await statements.get(
    'SELECT contents FROM posts WHERE key = ? AND kept_at >= ?',
    key,
    oldest,
  )) as Pick<Post, 'contents'> | undefined;
  if (!known) return 'new';
  return known.contents === contents ? 'same' : 'other';
}

export async function keepPost(
  statements: Queries,
  { key, contents, visitor }: Post,
  now: number,
): Promise<void> {
  await forgetPosts(statements, now);
  await statements.run(
    'INSERT INTO posts (key, contents, visitor, kept_at) VALUES (?, ?, ?, ?)',
    key,
    contents,
    visitor,
    new Date(now).toISOString(),
  );
}

export const forgetPosts = (statements: Queries, now: number): Promise<void> =>
  statements.run('DELETE FROM posts WHERE kept_at < ?', new Date(now - KNOWN_MS).toISOString());
