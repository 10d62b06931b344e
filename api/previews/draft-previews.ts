import type { ApiServices } from '../api-services';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { DraftReader } from './preview-routes';
import { folderOf } from '../../src/contract/kinds/kinds';
import { isLive } from '../people/session-queries';
import { withChanges } from '../content/contract/field-path';
import { publishedItem } from '../content/published/item-queries';
import { entriesOn } from '../content/shelves';
import { openChanges } from '../content/states';
import { findDraft } from '../content/drafts/draft-queries';
import { draftCreators, frozenCreators } from './draft-creators';
import { draftEntry } from './draft-entry';
import { isKnown, openDraftAssets } from './draft-assets';

interface DraftPreviews extends DraftReader {
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
}

/** Lays drafts of the desk over what is public, for previews of its sessions. */
export function openDraftPreviews({
  settings,
  database,
  models,
}: Pick<ApiServices, 'settings' | 'database' | 'models'>): DraftPreviews {
  const assets = openDraftAssets(settings.catalogueDir, models);
  return {
    pictures: assets.pictures,
    files: assets.files,
    isOver: (session) => database.read(async (from) => !(await isLive(from, session, Date.now()))),
    async read(view, { type, id }, frozen) {
      const shelf = folderOf(type);
      const draft = frozen === undefined ? await database.read((from) => findDraft(from, shelf, id)) : frozen;
      if (!draft && entriesOn(view.catalogue, shelf).has(id)) return undefined;
      const file = await publishedItem({ database }, { shelf, id });
      // What another process has published may be there before the catalogue knows it.
      if (!draft && !file) return undefined;
      const published = file?.values;
      const values = withChanges(published ?? {}, openChanges(published, draft?.changes));
      const drawn = async () =>
        frozen
          ? frozenCreators(view, frozen)
          : await database.read((from) => draftCreators(from, view, values));
      const named = shelf === 'works' ? await drawn() : [];
      const creators = new Map([...view.catalogue.creators, ...named.map((one) => [one.id, one] as const)]);
      const catalogue = await assets.withAssetsOf(
        named.length > 0 ? { ...view.catalogue, creators } : view.catalogue,
        values,
      );
      return draftEntry(
        { ...view, catalogue },
        { shelf, id },
        {
          ...{ values, published },
          isOffered: (picture) => isKnown(catalogue, picture),
        },
      );
    },
  };
}
