import { itemsOn, textsOf } from '../content/shelves';
import type { StoredPicture } from '../../src/contract/collections/stored';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { FieldChange, Shelf } from '../content/contract/item';
import type { ListedItem } from '../content/contract/list';
import { draftsOf } from '../content/drafts/draft-queries';
import type { GalleryDatabase } from '../database/database';
import { textFor } from '../messages/message-answer';
import { shownFiles } from './thumbs';

const FIRST = ['pictures', 'portrait', 'picture'];

/** The first picture that a draft gives an item. */
function pictureIn(changes: readonly FieldChange[]): Partial<StoredPicture> | undefined {
  const { value } = changes.find(({ path }) => FIRST.includes(path)) ?? {};
  return ((Array.isArray(value) ? value[0] : value) ?? undefined) as Partial<StoredPicture> | undefined;
}

/** With the pictures that no published file shows yet, which the catalogue does not have. */
export async function withDraftThumbs<Line extends ListedItem>(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
  lines: readonly Line[],
  lang: LocaleCode,
): Promise<Line[]> {
  const bare = lines.filter(({ picture, draft }) => !picture && draft !== null).map(({ id }) => id);
  const drafts = await database.read((from) => draftsOf(from, itemsOn(shelf, bare)));
  const pictures = new Map(drafts.map(({ item, changes }) => [item, pictureIn(changes)]));
  const names = [...pictures.values()].flatMap((picture) =>
    [picture?.file, picture?.night?.file].filter((name) => typeof name === 'string'),
  );
  const shown = await shownFiles(database, names);
  return lines.map((line) => {
    if (!bare.includes(line.id)) return line;
    const { file = '', night, alt } = pictures.get(line.id) ?? {};
    const day = shown.get(file);
    if (!day) return line;
    const evening = night?.file === undefined ? undefined : shown.get(night.file);
    return { ...line, picture: { ...day, night: evening?.url ?? null, alt: textFor(lang, textsOf(alt)) } };
  });
}
