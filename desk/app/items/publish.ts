import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Shelf } from '../../../api/content/contract/item';
import type { Published } from '../../../api/content/contract/publishing';
import { call, CallFault } from '../line/call';

/** What is in the way is answered, not thrown. @throws CallFault */
async function orRefused(asked: Promise<Published>): Promise<Published> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallFault && isPublished(error.answer)) return error.answer;
    throw error;
  }
}

const isPublished = (answer: unknown): answer is Published =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as Published).refused);

/** All or nothing. */
export const publish = (
  items: readonly { shelf: Shelf; id: string; draft: number | null; only?: LocaleCode; isOwn?: boolean }[],
): Promise<Published> => orRefused(call('POST /publish', { body: { items } }));

/** All or nothing. */
export const withdraw = (shelf: Shelf, ids: readonly string[]): Promise<Published> =>
  orRefused(call('POST /withdraw', { body: { shelf, ids } }));

/** All or nothing: what somebody has changed since is refused. */
export const takeBack = ({ published }: Pick<Published, 'published'>): Promise<Published> =>
  orRefused(
    call('POST /take-back', {
      body: {
        items: published.flatMap(({ shelf, id, version }) =>
          version === null ? [] : { shelf, id, version },
        ),
      },
    }),
  );
