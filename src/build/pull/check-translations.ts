import { LOCALE_CODES, type LocaleCode } from '../../contract/locale-codes';
import { ALL_KINDS, nounOf, type Collections, type Entry, type Kind } from './check-catalogue';

/** Slugs of translations that do not exist, so that links would lead nowhere; as sentences. */
export function checkTranslations(catalogue: Readonly<Record<LocaleCode, Collections>>): string[] {
  return ALL_KINDS.flatMap((kind) => {
    const slugsIn = new Map(
      LOCALE_CODES.map((locale) => [locale, new Set(catalogue[locale][kind].map(({ slug }) => slug))]),
    );
    return LOCALE_CODES.flatMap((locale) =>
      catalogue[locale][kind].flatMap((entry) =>
        LOCALE_CODES.filter(
          (other) => other !== locale && !isKept(entry.slugs[other], slugsIn.get(other)!),
        ).map((other) => missingText(entry, kind, other)),
      ),
    );
  });
}

const isKept = (slug: string | null, slugs: ReadonlySet<string>): boolean => slug === null || slugs.has(slug);

const missingText = ({ id, slugs, title, name }: Entry, kind: Kind, other: LocaleCode): string =>
  `slugs.${other} of the ${nounOf(kind)} ‘${title ?? name}’ (id ${id}) is "${slugs[other]}", but no ${nounOf(kind)} in ${other} has that slug: publish it there, or make slugs.${other} null.`;
