import { itemsOn } from '../content/by-shelf';
import type { Picture } from '../catalogue-files/fields';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { FieldChange, Shelf } from '../content/contract/item';
import type { ListedItem } from '../content/contract/list';
import { draftsOf } from '../content/drafts/draft-queries';
import type { GalleryDatabase } from '../database/database';
import { textsOf } from '../content/shelves';
import { textFor } from '../messages/work-cards';
import { shownFile } from './thumbs';

const FIRST = ['pictures', 'portrait', 'picture'];

/** The first picture that a draft gives an item. */
function pictureIn(changes: readonly FieldChange[]): Partial<Picture> | undefined {
  const { value } = changes.find(({ path }) => FIRST.includes(path)) ?? {};
  return ((Array.isArray(value) ? value[0] : value) ?? undefined) as Partial<Picture> | undefined;
}

/** With the pictures that no published file shows yet, which the catalogue has not measured. */
export async function withDraftThumbs<Line extends ListedItem>(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
  lines: readonly Line[],
  { folder, lang }: { folder: string; lang: LocaleCode },
): Promise<Line[]> {
  const bare = lines.filter(({ picture, draft }) => !picture && draft !== null).map(({ id }) => id);
  const drafts = await database.read((from) => draftsOf(from, itemsOn(shelf, bare)));
  const thumbOf = async ({ id }: Line): Promise<ListedItem['picture']> => {
    const changes = drafts.find(({ item }) => item === id)?.changes ?? [];
    const { file, night, alt } = pictureIn(changes) ?? {};
    const day = file ? await shownFile(folder, file) : undefined;
    const evening = night?.file ? await shownFile(folder, night.file) : undefined;
    return day ? { ...day, night: evening?.url ?? null, alt: textFor(lang, textsOf(alt)) } : null;
  };
  return Promise.all(
    lines.map(async (line) => (bare.includes(line.id) ? { ...line, picture: await thumbOf(line) } : line)),
  );
}
