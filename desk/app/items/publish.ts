import type { Shelf } from '../../contract/items/item';
import type { Published } from '../../contract/items/publishing';
import { call, CallFault } from '../call';

/** All or nothing; what is in the way is answered, not thrown. @throws CallFault */
export async function publish(
  items: readonly { shelf: Shelf; id: string; draft: number | null }[],
): Promise<Published> {
  try {
    return await call<Published>('POST', '/publish', { items });
  } catch (error) {
    if (error instanceof CallFault && isPublished(error.answer)) return error.answer;
    throw error;
  }
}

const isPublished = (answer: unknown): answer is Published =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as Published).refused);
