import type { Queries } from '../../database/queries';
import type { WorkType } from './catalogue-content';
import { entryIn } from './entry';
import { inOrder } from './in-order';

/** Those that are public, as the site orders them; there are some tens. */
export async function typesInOrder(from: Queries): Promise<WorkType[]> {
  const rows = await from.selectFrom('items').selectAll().where('kind', '=', 'types').execute();
  // Safe: each entry was made by the schema of its kind.
  return [...inOrder('types', rows.map(entryIn)).values()] as unknown as WorkType[];
}
