import type { Queries } from '../../database/queries';
import { inTurn } from '../../database/in-turn';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Finding, OfItem, Values } from '../contract/item';
import { formerSlugsIn } from '../former-slugs';
import { findEntry } from '../published/find-entry';
import { ownerOf } from '../published/link-queries';
import { isFolder, textOf, textsOf } from '../shelves';

/** An address that was one item's and is another's: visitors see the one that has it now. */
export async function onAddresses(from: Queries, { shelf, id }: OfItem, values: Values): Promise<Finding[]> {
  if (!isFolder(shelf)) return [];
  const ofOther = async (
    locale: LocaleCode,
    slug: string,
    isFormer: boolean,
  ): Promise<string | undefined> => {
    const owner = slug ? await ownerOf(from, shelf, { locale, slug, isFormer }) : undefined;
    return owner === undefined || owner === id ? undefined : titleOf(from, { shelf, id: owner });
  };
  const inEach = await inTurn(LOCALE_CODES, async (locale) => {
    const had = await ofOther(locale, textsOf(values['slug'])[locale] ?? '', true);
    const taken = await inTurn(formerSlugsIn(values, locale), async (former) => {
      const owner = await ofOther(locale, former, false);
      return owner === undefined ? [] : `${former} (${owner})`;
    });
    return [
      ...(had === undefined ? [] : [advice('slugWasOthers', 'slug', locale, had)]),
      ...(taken.flat().length === 0
        ? []
        : [advice('formerSlugTaken', 'former_slugs', locale, taken.flat().join(', '))]),
    ];
  });
  return inEach.flat();
}

const advice = (name: Finding['name'], field: string, locale: LocaleCode, text: string): Finding => ({
  ...{ path: `${field}.${locale}`, name, text, locale },
  severity: 'advice',
});

/** With what the page is called that has the address already. */
export async function withOwner(from: Queries, finding: Finding): Promise<Finding> {
  const { name, of } = finding;
  if (name !== 'slugTaken' || !of) return finding;
  return { ...finding, of: { ...of, title: await titlesOf(from, of) } };
}

/** What an item is called in each language. */
export async function titlesOf(from: Queries, of: OfItem): Promise<Partial<Record<LocaleCode, string>>> {
  const entry = await findEntry(from, of);
  const name = textOf(entry?.['name']);
  return name ? Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])) : textsOf(entry?.['title']);
}

const titleOf = async (from: Queries, of: OfItem): Promise<string> =>
  Object.values(await titlesOf(from, of))[0] ?? of.id;
