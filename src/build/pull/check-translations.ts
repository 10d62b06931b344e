import { LOCALE_CODES, type LocaleCode } from '../../contract/locale-codes';
import { KINDS, type Collections, type Entry, type Kind } from './check-catalogue';

/**
 * Looks for translations that an item promises by its `slugs` and that no item of that language is: the site would link
 * to, and tell crawlers of, a page that it does not have.
 * @returns a sentence for every such promise, which names the item and says what to do
 */
export function checkTranslations(catalogue: Readonly<Record<LocaleCode, Collections>>): string[] {
  return LOCALE_CODES.flatMap((locale) =>
    (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      catalogue[locale][kind].flatMap((entry) => missingTranslations(catalogue, kind, locale, entry)),
    ),
  );
}

function missingTranslations(
  catalogue: Readonly<Record<LocaleCode, Collections>>,
  kind: Kind,
  locale: LocaleCode,
  { id, slugs, title, name }: Entry,
): string[] {
  return LOCALE_CODES.filter((other) => other !== locale && slugs[other] !== null)
    .filter((other) => !catalogue[other][kind].some(({ slug }) => slug === slugs[other]))
    .map(
      (other) =>
        `slugs.${other} of the ${KINDS[kind].noun} ‘${title ?? name}’ (id ${id}) is "${slugs[other]}", but no ${KINDS[kind].noun} in ${other} has that slug: publish it there, or make slugs.${other} null.`,
    );
}
