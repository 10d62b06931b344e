import type { Queries } from '../database/queries';

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
  const known = await statements
    .selectFrom('posts')
    .select('contents')
    .where('key', '=', key)
    .where('kept_at', '>=', oldestKnown(now))
    .executeTakeFirst();
  if (!known) return 'new';
  return known.contents === contents ? 'same' : 'other';
}

export async function keepPost(
  statements: Queries,
  { key, contents, visitor }: Post,
  now: number,
): Promise<void> {
  await forgetPosts(statements, now);
  await statements
    .insertInto('posts')
    .values({ key, contents, visitor, kept_at: new Date(now).toISOString() })
    .execute();
}

export async function forgetPosts(statements: Queries, now: number): Promise<void> {
  await statements.deleteFrom('posts').where('kept_at', '<', oldestKnown(now)).execute();
}

const oldestKnown = (now: number): string => new Date(now - KNOWN_MS).toISOString();
