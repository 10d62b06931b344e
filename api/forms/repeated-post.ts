import { Type } from '@sinclair/typebox';
import { ApiError } from '../http/api-error';
import type { Queries } from '../database/queries';
import { knownAs, type Post } from './post-queries';

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
