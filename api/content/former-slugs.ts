import { MOST_FORMER_SLUGS } from '../catalogue-files/texts';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { isSame, valueAt, withValue } from './contract/field-path';
import type { Finding, Values } from './contract/item';
import { listOf, textsOf } from './shelves';

const pathOf = (locale: LocaleCode): string => `former_slugs.${locale}`;

export const formerSlugsIn = (values: Values, locale: LocaleCode): string[] =>
  listOf(valueAt(values, pathOf(locale)));

/**
 * With the slugs that the item leaves behind, the newest last; one that it takes again is no former one any more.
 *
 * @param before what visitors knew; undefined for what was never public
 */
export function withFormerSlugs(values: Values, before: Values | undefined): Values {
  const [is, was] = [textsOf(values['slug']), textsOf(before?.['slug'])];
  return LOCALE_CODES.reduce((all, locale) => {
    const former = formerSlugsIn(all, locale);
    const left = was[locale] ?? '';
    const next = [...former.filter((slug) => slug !== left), left].filter(
      (slug) => slug !== '' && slug !== is[locale],
    );
    return isSame(next, former) ? all : writtenSlugs(all, locale, next.slice(-MOST_FORMER_SLUGS));
  }, values);
}

export const withoutFormerSlug = (values: Values, locale: LocaleCode, slug: string): Values =>
  writtenSlugs(
    values,
    locale,
    formerSlugsIn(values, locale).filter((one) => one !== slug),
  );

export const writtenSlugs = (values: Values, locale: LocaleCode, slugs: readonly string[]): Values =>
  withValue(values, pathOf(locale), slugs.length > 0 ? slugs : null);

/** Those that an editor takes out, whose links lead nowhere then. */
export const formerSlugsLeft = (published: Values | undefined, values: Values): Finding[] =>
  LOCALE_CODES.flatMap((locale): Finding[] => {
    const kept = [...formerSlugsIn(values, locale), textsOf(values['slug'])[locale]];
    const gone = formerSlugsIn(published ?? {}, locale).filter((slug) => !kept.includes(slug));
    if (gone.length === 0) return [];
    return [
      { path: pathOf(locale), name: 'formerSlugGone', text: gone.join(', '), severity: 'advice', locale },
    ];
  });
