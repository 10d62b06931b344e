import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { makeContext, makeSite } from '../page-makers/make-context';
import type { BuiltPageContext, PageContent } from '../page-makers/page-context';
import type { PageDefinition } from '../page-makers/page-definition';
import type { SiteEnvironment } from '../page-makers/site-environment';
import type { SiteView } from '../seo/site-view';
import { languageContext } from './language-context';
import { pageDigest } from './page-digest';
import { allPages } from './pages/all-pages';
import type { PageSource } from './pages/page-source';
import type { Catalogue } from './pull/catalogue';

/** What all pages are made from. */
export interface Site {
  sites: Record<LocaleCode, SiteView>;
  sources: Record<LocaleCode, PageSource>;
}

/** A page, with all that it is made of. */
export interface SitePage {
  definition: PageDefinition;
  content: PageContent;
  context: BuiltPageContext;
}

/** Puts a catalogue and the settings together; views are made for today. */
export function siteOf(catalogue: Catalogue, environment: SiteEnvironment): Site {
  const { media, apiPublicUrl } = environment;
  const sites = byLocale((locale) => makeSite(catalogue[locale].settings, environment));
  const sources = byLocale((locale) => ({
    catalogue: catalogue[locale],
    context: makeContext(locale, sites[locale], {
      downloads: 'files',
      mediaOrigin: media === 'mirror' ? '' : apiPublicUrl,
    }),
  }));
  return { sites, sources };
}

/** Every page of every language, made one after the other, so that not all of them are held at once. */
export function* sitePages({ sites, sources }: Site): Generator<SitePage, void> {
  for (const locale of LOCALE_CODES)
    for (const definition of allPages(sources[locale])) {
      const content = { ...definition.context, site: sites[locale] };
      const context = { ...languageContext(locale, definition.path), digest: pageDigest(content) };
      yield { definition, content, context };
    }
}

const byLocale = <Value>(make: (locale: LocaleCode) => Value): Record<LocaleCode, Value> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)])) as Record<LocaleCode, Value>;
