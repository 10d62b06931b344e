import type { Queries } from '../../database/queries';
import { publishedRow } from '../published/item-queries';
import { valuesOf } from '../published/item-text';
import { findDraft } from '../drafts/draft-queries';
import { textOf } from '../shelves';
import { numberIn } from './listed-row';

/** Of works, the reference that ends with the highest number: of what is public, and of drafts. To be asked for once all is listed. */
export async function highestReference(from: Queries): Promise<string | undefined> {
  const found = await from
    .selectFrom('listed_items')
    .select(['id', 'reference_number'])
    .where('kind', '=', 'works')
    .where('reference_number', 'is not', null)
    .orderBy('reference_number', 'desc')
    .orderBy('by_order')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const row = await publishedRow(from, { shelf: 'works', id: found.id });
  const draft = await findDraft(from, 'works', found.id);
  const written = [
    valuesOf(row?.published ?? null)['reference'],
    draft?.changes.findLast(({ path }) => path === 'reference')?.value,
  ];
  return written.map(textOf).find((one) => Number(numberIn(one)?.digits) === found.reference_number);
}
