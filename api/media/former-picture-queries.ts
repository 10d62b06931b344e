import type { PictureFacts } from './picture-facts';
import type { Queries } from '../database/queries';

/** A picture that another has taken the place of. */
export interface FormerPicture {
  /** `id.version`, as in addresses. */
  name: string;
  /** In `pictures/`. */
  file: string;
  /** Whether visitors could take it away in full size. */
  hd: boolean;
  facts: PictureFacts;
}

/** One that could once be taken away in full size stays so. */
export async function keepFormerPicture(
  to: Queries,
  { name, file, hd, facts }: FormerPicture,
): Promise<void> {
  await to
    .insertInto('former_pictures')
    .values({ name, file, hd: hd ? 1 : 0, facts: JSON.stringify(facts) })
    .onConflict((known) => known.column('name').doUpdateSet({ file, ...(hd && { hd: 1 }) }))
    .execute();
}

export async function findFormerPicture(from: Queries, name: string): Promise<FormerPicture | undefined> {
  const row = await from
    .selectFrom('former_pictures')
    .select(['name', 'file', 'hd', 'facts'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...row, hd: row.hd === 1, facts: JSON.parse(row.facts) as PictureFacts };
}
