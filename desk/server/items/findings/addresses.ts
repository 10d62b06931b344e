import { FOLDERS, type Folder } from '../../../../api/catalogue-files/kinds';
import type { Catalogue } from '../../../../api/loading/catalogue';
import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import type { Finding, OfItem, Values } from '../../../contract/items/item';
import { entriesOn, textOf, textsOf } from '../shelves';
import { formerSlugsIn } from '../former-slugs';
import { formerSlugOwner, slugOwners } from './catalogue-keys';

const isFolder = (shelf: OfItem['shelf']): shelf is Folder => (FOLDERS as string[]).includes(shelf);

/** An address that was one item's and is another's: visitors see the one that has it now. */
export function onAddresses(catalogue: Catalogue, { shelf, id }: OfItem, values: Values): Finding[] {
  if (!isFolder(shelf)) return [];
  const slugs = textsOf(values['slug']);
  const titleOf = (of: string): string => {
    const { title, name } = entriesOn(catalogue, shelf).get(of) ?? {};
    return textOf(name) || (Object.values(textsOf(title))[0] ?? of);
  };
  return LOCALE_CODES.flatMap((locale): Finding[] => {
    const had = formerSlugOwner(catalogue, shelf, locale, slugs[locale] ?? '');
    const has = formerSlugsIn(values, locale).flatMap((slug) => {
      const owner = slugOwners(catalogue, shelf, { [locale]: slug }).find((one) => one !== id);
      return owner === undefined ? [] : `${slug} (${titleOf(owner)})`;
    });
    const advice = { severity: 'advice', locale } as const;
    return [
      ...(had === undefined || had === id
        ? []
        : [{ ...advice, path: `slug.${locale}`, name: 'slugWasOthers' as const, text: titleOf(had) }]),
      ...(has.length === 0
        ? []
        : [
            {
              ...advice,
              path: `former_slugs.${locale}`,
              name: 'formerSlugTaken' as const,
              text: has.join(', '),
            },
          ]),
    ];
  });
}
