import { FOLDERS, referencesOf } from '../../../../api/catalogue-files/kinds';
import type { Catalogue } from '../../../../api/loading/catalogue';
import type { OfItem } from '../../../contract/items/item';
import type { Referring } from '../../../contract/items/publishing';
import { entriesOn, textsOf, textOf, type ShelfEntry } from '../shelves';

/** Items that name another one, and in which field. */
export function referringTo(catalogue: Catalogue, { shelf, id }: OfItem): Referring[] {
  const line = (on: Referring['shelf'], entry: ShelfEntry, field: string): Referring => ({
    ...{ shelf: on, id: entry.id, path: field.split('.')[0]! },
    title: entry['title']
      ? textsOf(entry['title'])
      : { en: textOf(entry['name']), fr: textOf(entry['name']) },
  });
  const items = FOLDERS.flatMap((folder) =>
    [...entriesOn(catalogue, folder).values()].flatMap((entry) =>
      referencesOf(folder, entry)
        .filter((one) => one.kind === shelf && one.id === id)
        .map(({ field }) => line(folder, entry, field)),
    ),
  );
  const { home } = catalogue;
  const isSelected = shelf === 'works' && home.selected_works.includes(id);
  return isSelected ? [...items, line('pages', home as ShelfEntry, 'selected_works')] : items;
}
