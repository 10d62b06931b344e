import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { FILE_KINDS } from '../../files/file-queries';
import type { CatalogueProblem } from './catalogue-problem';
import { entryIn, faultsOf, fileOf, UNFIT } from './entry';

/** Items that no longer fit, and what is named and is not there. */
export async function problemsIn(from: Queries): Promise<CatalogueProblem[]> {
  const unfit = await from
    .selectFrom('items')
    .select(['kind', 'id', 'published', 'shown', 'shown_by'])
    .where('shown_by', '=', UNFIT)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const missing = await inTurn(FILE_KINDS, async (folder) => {
    const rows = await from
      .selectFrom('item_files')
      .select(['kind as shelf', 'item as id', 'field'])
      .where('folder', '=', folder)
      .where('is_draft', '=', 0)
      .where('name', 'not in', (there) =>
        there.selectFrom(folder).select('name').where('removed_at', 'is', null),
      )
      .orderBy('kind')
      .orderBy('item')
      .orderBy('field')
      .execute();
    return rows.map(({ field, ...of }) => ({
      ...{ file: fileOf(of), field, message: `the file is not in ${folder}/` },
    }));
  });
  return [...unfit.flatMap((row) => faultsOf(entryIn(row))), ...missing.flat()];
}
