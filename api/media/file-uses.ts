import { inBreaths } from '../lanes/in-breaths';
import { partOf } from '../content/published/part';
import type { GalleryDatabase } from '../database/database';
import { withChanges } from '../content/contract/field-path';
import type { FileUse } from './contract/files';
import { SHELVES } from '../content/contract/item';
import { textsOf } from '../content/shelves';
import type { DraftRow } from '../content/drafts/draft-queries';
import { titleOf } from './title-of';

/** Items that offer each file to their visitors, and drafts that would. */
export async function fileUses(
  database: Pick<GalleryDatabase, 'read'>,
  drafts: readonly Pick<DraftRow, 'shelf' | 'item' | 'changes'>[],
): Promise<ReadonlyMap<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>();
  const add = (file: string, use: FileUse) => {
    const known = uses.get(file) ?? [];
    const isKnown = known.some(({ shelf, id }) => shelf === use.shelf && id === use.id);
    if (!isKnown) uses.set(file, [...known, use]);
  };
  const { part, named } = await database.read(async (from) => {
    const read = partOf(from);
    const rows = await from
      .selectFrom('item_files')
      .select(['kind as shelf', 'item as id', 'name'])
      .distinct()
      .where('folder', 'in', ['files', 'models'])
      .orderBy('kind')
      .orderBy('item')
      .execute();
    for (const shelf of SHELVES)
      await read.add(
        shelf,
        [...rows, ...drafts.map(({ shelf: of, item: id }) => ({ shelf: of, id }))].flatMap((one) =>
          one.shelf === shelf ? one.id : [],
        ),
      );
    return { part: read, named: rows };
  });
  for (const { shelf, id, name } of named)
    add(name, { shelf, id, title: titleOf(part.get(shelf, id) ?? {}, id), isDraft: false });
  for await (const { shelf, item: id, changes } of inBreaths(drafts)) {
    const values = withChanges(part.get(shelf, id) ?? {}, changes);
    const { file } = (values['press_release'] ?? {}) as { file?: unknown };
    const { file: model } = (values['model'] ?? {}) as { file?: unknown };
    for (const name of [...Object.values(textsOf(file)), ...(typeof model === 'string' ? [model] : [])])
      add(name, { shelf, id, title: titleOf(values, id), isDraft: true });
  }
  return uses;
}
