import type { Picture } from '../catalogue-files/fields';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { FieldChange } from '../content/contract/item';
import type { ListedItem } from '../content/contract/list';
import { textsOf } from '../content/shelves';
import { textFor } from '../messages/work-cards';
import { shownFile } from './thumbs';

interface Drafts {
  get(id: string): { changes: readonly FieldChange[] } | undefined;
}

const FIRST = ['pictures', 'portrait', 'picture'];

/** The first picture that a draft gives an item. */
function pictureIn(changes: readonly FieldChange[]): Partial<Picture> | undefined {
  const { value } = changes.find(({ path }) => FIRST.includes(path)) ?? {};
  return ((Array.isArray(value) ? value[0] : value) ?? undefined) as Partial<Picture> | undefined;
}

/** With the pictures that no published file shows yet, which the catalogue has not measured. */
export function withDraftThumbs<Line extends ListedItem>(
  lines: readonly Line[],
  { draftsOf, folder, lang }: { draftsOf: (line: Line) => Drafts; folder: string; lang: LocaleCode },
): Promise<Line[]> {
  const thumbOf = async (line: Line): Promise<ListedItem['picture']> => {
    const { file, night, alt } = pictureIn(draftsOf(line).get(line.id)?.changes ?? []) ?? {};
    const day = file ? await shownFile(folder, file) : undefined;
    const evening = night?.file ? await shownFile(folder, night.file) : undefined;
    return day ? { ...day, night: evening?.url ?? null, alt: textFor(lang, textsOf(alt)) } : null;
  };
  return Promise.all(
    lines.map(async (line) =>
      line.picture || line.draft === null ? line : { ...line, picture: await thumbOf(line) },
    ),
  );
}
