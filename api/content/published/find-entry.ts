import type { Queries } from '../../database/queries';
import type { OfItem } from '../contract/item';
import { entryIn, type Entry } from './entry';
import { publishedRow } from './item-queries';

/** As visitors see it; undefined for what was never published. */
export async function findEntry(from: Queries, of: OfItem): Promise<Entry | undefined> {
  const row = await publishedRow(from, of);
  return row && entryIn(row);
}
