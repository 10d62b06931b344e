import type { ApiServices } from '../api-services';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { View } from '../content/answers/view';
import { isLive } from '../people/session-queries';
import { withChanges } from '../content/contract/field-path';
import type { OfItem, Values } from '../content/contract/item';
import { findPublished } from '../content/published/item-queries';
import type { Part } from '../content/published/part';
import { openChanges } from '../content/states';
import { findDraft } from '../content/drafts/draft-queries';
import type { RoomContent } from '../rooms/room-queries';
import { creatorOf, draftCreators, frozenCreators, type DraftCreator } from './draft-creators';
import { draftEntry } from './draft-entry';
import { isKnown, openDraftAssets } from './draft-assets';

/** Of an item as the desk has it. */
export interface FoundDraft {
  values: Values;
  published: Values | undefined;
  /** Those that it names, and that are drafts alone. */
  creators: readonly DraftCreator[];
}

/** Lays drafts of the desk over what is public, for previews of its sessions and for rooms. */
export interface DraftPreviews {
  /** By name, as in addresses. */
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  /**
   * Undefined where the desk has nothing more than what is public. What it names is to be added to the part.
   * @param frozen what a client sees in place of the draft; null where all is public
   */
  find(part: Part, of: OfItem, frozen?: RoomContent | null): Promise<FoundDraft | undefined>;
  /** Undefined where the draft leaves nothing to show. @param view with what the draft names */
  shown(view: View, of: OfItem, found: FoundDraft): Promise<ReturnType<typeof draftEntry>>;
  /** Whether whoever asked for the preview is signed in no more. */
  isOver(session: number): Promise<boolean>;
}

export function openDraftPreviews({ database }: Pick<ApiServices, 'database'>): DraftPreviews {
  const assets = openDraftAssets(database);
  return {
    pictures: assets.pictures,
    files: assets.files,
    isOver: (session) => database.read(async (from) => !(await isLive(from, session, Date.now()))),
    async find(part, of, frozen) {
      const { shelf, id } = of;
      await part.add('site', ['site']);
      await part.add(shelf, [id]);
      const draft = frozen === undefined ? await findDraft(part.from, shelf, id) : frozen;
      if (!draft) return undefined;
      const published = (await findPublished(part.from, of))?.values;
      const values = withChanges(published ?? {}, openChanges(published, draft.changes));
      if (shelf !== 'works') return { values, published, creators: [] };
      const creators = frozen ? await frozenCreators(part, frozen) : await draftCreators(part, values);
      return { values, published, creators };
    },
    async shown(view, of, { values, published, creators: named }) {
      const creators = new Map(view.catalogue.creators);
      for (const one of named) {
        const creator = creatorOf(view.lang, one);
        if (creator) creators.set(creator.id, creator);
      }
      const catalogue = await assets.withAssetsOf({ ...view.catalogue, creators }, values);
      return draftEntry({ ...view, catalogue }, of, {
        ...{ values, published },
        isOffered: (picture) => isKnown(catalogue, picture),
      });
    },
  };
}
