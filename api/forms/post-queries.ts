import { Type } from '@sinclair/typebox';
import type { Queries } from '../database/queries';
import { ApiError } from '../http/api-error';

export interface Post {
  key: string;
  contents: string;
  /** `addressMark`, so that the post can be erased with the address. */
  visitor: string;
}

const KNOWN_MS = 24 * 60 * 60 * 1000;

async function knownAs(
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

const KEY_MAX_LENGTH = 255;

export const KeyHeader = Type.String({
  minLength: 1,
  maxLength: KEY_MAX_LENGTH,
  description:
    'The same for all tries of one form, and of no other: what was kept with it within the last 24 hours is answered as ' +
    'before, and not kept again; with other contents it is 422',
});

/** @throws ApiError where it came before with other contents */
export async function isRepeated(statements: Queries, post: Post): Promise<boolean> {
  const known = await knownAs(statements, post, Date.now());
  if (known === 'other') throw new ApiError(422, 'otherContents');
  return known === 'same';
}
