import type { Folder } from '../../catalogue-files/kinds';
import type { Catalogue } from '../published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Finding, OfItem, Values } from '../contract/item';
import { formerSlugsIn } from '../former-slugs';
import { entriesOn, isFolder, textOf, textsOf } from '../shelves';
import { formerSlugOwner, slugOwners } from './catalogue-keys';

/** An address that was one item's and is another's: visitors see the one that has it now. */
export function onAddresses(catalogue: Catalogue, { shelf, id }: OfItem, values: Values): Finding[] {
  if (!isFolder(shelf)) return [];
  return LOCALE_CODES.flatMap((locale) => {
    const slug = textsOf(values['slug'])[locale] ?? '';
    const had = formerSlugOwner(catalogue, shelf, locale, slug);
    const taken = formerSlugsIn(values, locale).flatMap((former) => {
      const [owner] = slugOwners(catalogue, shelf, { [locale]: former }).filter((one) => one !== id);
      return owner === undefined ? [] : `${former} (${titleOf(catalogue, shelf, owner)})`;
    });
    return [
      ...(had === undefined || had === id
        ? []
        : [advice('slugWasOthers', 'slug', locale, titleOf(catalogue, shelf, had))]),
      ...(taken.length === 0 ? [] : [advice('formerSlugTaken', 'former_slugs', locale, taken.join(', '))]),
    ];
  });
}

const advice = (name: Finding['name'], field: string, locale: LocaleCode, text: string): Finding => ({
  ...{ path: `${field}.${locale}`, name, text, locale },
  severity: 'advice',
});

/** With what the page is called that has the address already. */
export function withOwner(catalogue: Catalogue, finding: Finding): Finding {
  const { name, of } = finding;
  if (name !== 'slugTaken' || !of) return finding;
  return { ...finding, of: { ...of, title: titlesOf(catalogue, of) } };
}

/** What an item is called in each language. */
export function titlesOf(catalogue: Catalogue, { shelf, id }: OfItem): Partial<Record<LocaleCode, string>> {
  const entry = entriesOn(catalogue, shelf).get(id);
  const name = textOf(entry?.['name']);
  return name ? Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])) : textsOf(entry?.['title']);
}

function titleOf(catalogue: Catalogue, folder: Folder, id: string): string {
  const entry = entriesOn(catalogue, folder).get(id);
  return textOf(entry?.['name']) || (Object.values(textsOf(entry?.['title']))[0] ?? id);
}
