import { eachDraft } from '../../../content/drafts/draft-queries';
import { partOf } from '../../../content/published/part';
import { textOf, textsOf } from '../../../content/shelves';
import type { Values } from '../../../content/contract/item';
import type { GalleryDatabase } from '../../../database/database';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';

type Database = Pick<GalleryDatabase, 'read'>;

interface Named {
  id: string;
  name: string;
}

/** As the desk shows them, in the site's order: drafts count. To be asked for once all is listed. */
export async function creatorsThere(database: Database): Promise<Named[]> {
  const listed = await database.read((from) =>
    from
      .selectFrom('listed_items')
      .select(['id', 'known_as as name'])
      .where('kind', '=', 'creators')
      .orderBy('by_order')
      .orderBy('id')
      .execute(),
  );
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  for await (const { item, changes } of eachDraft(database, ['creators']))
    for (const { path, value } of changes)
      if (path === 'name' && names.has(item)) names.set(item, textOf(value));
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Each by all of its names. @param locale of which the names come first */
export const typesThere = (database: Database, locale: LocaleCode): Promise<Named[]> =>
  database.read(async (from) => {
    const ids = await from.selectFrom('items').select('id').where('kind', '=', 'types').execute();
    const part = partOf(from);
    await part.add(
      'types',
      ids.map(({ id }) => id),
    );
    return [...part.content().types.values()].flatMap((type) => namesOfType(type.id, type, locale));
  });

/** In the language of who asks first; of one and of several. */
function namesOfType(id: string, { title, slug }: Values, locale: LocaleCode): Named[] {
  const titles = textsOf(title);
  const order = [locale, ...LOCALE_CODES.filter((code) => code !== locale)];
  const names = order.flatMap((code) => titles[code] ?? []);
  const all = [
    ...names,
    ...names.map((name) => name.replace(/[sx]$/i, '')),
    id,
    ...Object.values(textsOf(slug)),
  ];
  return all.map((name) => ({ id, name }));
}
