import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import { withOriginal } from '../files/originals';
import { foundColumns } from '../files/take-in';
import { MODEL_RECIPE_VERSION, modelId } from './model-facts';
import type { Models } from './models';

interface Renewing {
  database: GalleryDatabase;
  files: Store;
  models: Pick<Models, 'look'>;
}

/** Looks again at models of an older recipe, and at those that a busy machine or a full disk was in the way of. */
export async function renewModels({ database, files, models }: Renewing): Promise<void> {
  const outdated = await database.read((from) =>
    from
      .selectFrom('models')
      .select(['name', 'hash'])
      .where('removed_at', 'is', null)
      .where('recipe', '!=', MODEL_RECIPE_VERSION)
      .execute(),
  );
  for (const { name, hash } of outdated) {
    const found = await withOriginal(files, { hash, name }, (file) => models.look(file, modelId(name)));
    await database.write((to) =>
      to
        .updateTable('models')
        .set(foundColumns(found))
        .where('name', '=', name)
        .where('hash', '=', hash)
        .execute(),
    );
  }
}
