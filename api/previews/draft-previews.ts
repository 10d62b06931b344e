import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { StoredPicture } from '../../src/contract/collections/stored';
import type { View } from '../content/answers/view';
import { withChanges } from '../content/contract/field-path';
import type { OfItem, Values } from '../content/contract/item';
import { findDraft } from '../content/drafts/draft-queries';
import { filesOf, loadAssets, pictureKey, placedFiles } from '../content/published/assets';
import type { Catalogue, Creator } from '../content/published/catalogue-content';
import { findPublished } from '../content/published/item-queries';
import type { Part } from '../content/published/part';
import { listOf, openChanges, textOf, textsOf } from '../content/shelves';
import type { GalleryDatabase } from '../database/database';
import { inTurn } from '../database/in-turn';
import type { OfferedPicture } from '../media/media-addresses';
import { isLive } from '../people/session-queries';
import type { RoomContent } from '../rooms/room-queries';
import { draftEntry } from './draft-entry';

/** Of an item as the desk has it. */
export interface FoundDraft {
  values: Values;
  published: Values | undefined;
  /** Those that it names, and that are drafts alone. */
  creators: readonly DraftCreator[];
}

/** Lays drafts of the desk over what is public, for previews of its sessions and for rooms. */
export interface DraftPreviews {
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
  return {
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
      const catalogue = await withAssetsOf(database, { ...view.catalogue, creators }, of, values);
      return draftEntry({ ...view, catalogue }, of, {
        ...{ values, published },
        isOffered: (picture) => isKnown(catalogue, picture),
      });
    },
  };
}

/** Finds pictures and files that no public item shows. @returns a catalogue that has them too */
async function withAssetsOf(
  database: Pick<GalleryDatabase, 'read'>,
  catalogue: Catalogue,
  of: OfItem,
  values: Values,
): Promise<Catalogue> {
  const found = await database.read((from) => loadAssets(filesOf(from), placedFiles(of, values)));
  return {
    ...catalogue,
    foundModels: new Map([...catalogue.foundModels, ...found.models]),
    offeredFiles: new Map([...catalogue.offeredFiles, ...found.files]),
    pictureOf: (picture) => found.pictures.get(pictureKey(picture)) ?? catalogue.pictureOf(picture),
  };
}

type NamedPicture = Pick<StoredPicture, 'file' | 'hd'>;

/** The catalogue has those of its own items alone, whatever its type says. */
const isKnown = ({ pictureOf }: Catalogue, part: NamedPicture): boolean =>
  (pictureOf(part) as OfferedPicture | undefined) !== undefined;

interface DraftCreator {
  id: string;
  changes: RoomContent['changes'];
  at: string;
}

/** Creators that a work names, and that are drafts alone: the page has them once both are public. */
async function draftCreators(part: Part, values: Values): Promise<DraftCreator[]> {
  const found = await inTurn(await notPublic(part, listOf(values['creators'])), async (id) => {
    const draft = await findDraft(part.from, 'creators', id);
    return draft ? [{ ...draft, id }] : [];
  });
  return found.flat();
}

/** The same, as a room shows them to its client. */
async function frozenCreators(part: Part, { creators }: RoomContent): Promise<DraftCreator[]> {
  const ids = creators.map(({ id }) => id);
  const hidden = await notPublic(part, ids);
  return creators.filter(({ id }) => hidden.includes(id)).map((one) => ({ ...one, at: NO_TIME }));
}

/** A room says nothing of when its works were changed. */
const NO_TIME = '2000-01-01T00:00:00Z';

async function notPublic(part: Part, ids: string[]): Promise<string[]> {
  await part.add('creators', ids);
  return ids.filter((id) => !part.get('creators', id));
}

/** Undefined as long as it has no name. */
function creatorOf(lang: LocaleCode, { id, changes, at }: DraftCreator): Creator | undefined {
  const written = withChanges({}, changes);
  const name = textOf(written['name']);
  const slug = { ...textsOf(written['slug']), [lang]: textsOf(written['slug'])[lang] ?? id };
  const sort_name = textOf(written['sort_name']) || name;
  return name === '' ? undefined : { id, name, sort_name, slug, updated_at: at };
}
