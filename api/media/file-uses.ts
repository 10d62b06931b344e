import { inBreaths } from '../lanes/in-breaths';
import { modelsOf, pressReleasesOf } from '../content/published/assets-of';
import type { Catalogue } from '../content/published/catalogue';
import { withChanges } from '../content/contract/field-path';
import type { FileUse } from './contract/files';
import type { Shelf } from '../content/contract/item';
import { entriesOn, textsOf } from '../content/shelves';
import type { DraftRow } from '../content/drafts/draft-queries';
import { titleOf } from './title-of';

/** Items that offer each file to their visitors, and drafts that would. */
export async function fileUses(
  catalogue: Catalogue,
  drafts: readonly Pick<DraftRow, 'shelf' | 'item' | 'changes'>[],
): Promise<ReadonlyMap<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>();
  const add = (file: string, use: FileUse) => {
    const known = uses.get(file) ?? [];
    const isKnown = known.some(({ shelf, id }) => shelf === use.shelf && id === use.id);
    if (!isKnown) uses.set(file, [...known, use]);
  };
  for (const { file, name } of [...pressReleasesOf(catalogue), ...modelsOf(catalogue)]) {
    const [shelf, id = ''] = file.replace(/\.yaml$/, '').split('/') as [Shelf, string];
    add(name, { shelf, id, title: titleOf(entriesOn(catalogue, shelf).get(id) ?? {}, id), isDraft: false });
  }
  for await (const { shelf, item: id, changes } of inBreaths(drafts)) {
    const values = withChanges(entriesOn(catalogue, shelf).get(id) ?? {}, changes);
    const { file } = (values['press_release'] ?? {}) as { file?: unknown };
    const { file: model } = (values['model'] ?? {}) as { file?: unknown };
    for (const name of [...Object.values(textsOf(file)), ...(typeof model === 'string' ? [model] : [])])
      add(name, { shelf, id, title: titleOf(values, id), isDraft: true });
  }
  return uses;
}
