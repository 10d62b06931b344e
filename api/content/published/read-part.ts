import type { Queries } from '../../database/queries';
import { filesOf, loadAssets } from './assets';
import type { Catalogue } from './catalogue';
import { catalogueOf } from './catalogue-from';
import { partOf, type Part } from './part';

/**
 * Reads what an answer is made of, in one snapshot.
 * @param gather may run again, so it must have no other effect
 */
export type ReadPart = <T>(gather: (part: Part) => Promise<T>) => Promise<{ catalogue: Catalogue; found: T }>;

/** The same within a transaction. */
export async function readPart<T>(
  from: Queries,
  gather: (part: Part) => Promise<T>,
): Promise<{ catalogue: Catalogue; found: T }> {
  const part = partOf(from);
  const found = await gather(part);
  const content = part.content();
  return { found, catalogue: catalogueOf(content, await loadAssets(filesOf(from), content)) };
}
