import { DEFAULT_LOCALE_CODE, LOCALE_CODES } from '../../i18n/locales';
import { isDayTag, widerTag, type Tag } from '../../contract/hook/tags';
import type { TaggedPage } from '../every-page';
import type { PageDefinition } from '../page-definition';
import { canonicalUrl } from '../../routes/canonical';
import { localeOrigin } from '../../seo/locale-origin';
import type { SiteView } from '../../seo/site-view';
import { imagesOf } from '../../seo/structured-data/node-ids';

export interface SitemapPage {
  path: string;
  entry: {
    url: string;
    links: { lang: string; url: string }[];
    lastmod?: string;
    img?: { url: string }[];
  };
}

export function sitemapPages({ path, locale: own, context }: PageDefinition, site: SiteView): SitemapPage[] {
  const { alternates, updatedAt, thing, noindex } = context.head;
  if (noindex) return [];
  const translated = LOCALE_CODES.filter((locale) => alternates[locale] !== null);
  const link = (lang: string, locale: (typeof translated)[number]) => ({
    lang,
    url: canonicalUrl(localeOrigin(locale, site.origin), alternates[locale] ?? ''),
  });
  const fallback = translated.includes(DEFAULT_LOCALE_CODE) ? [link('x-default', DEFAULT_LOCALE_CODE)] : [];
  const entry = {
    url: canonicalUrl(localeOrigin(own, site.origin), path),
    links: [...translated.map((locale) => link(locale, locale)), ...fallback],
    ...(updatedAt && { lastmod: updatedAt }),
    ...(thing && { img: imagesOf(thing).map((url) => ({ url })) }),
  };
  return [{ path, entry }];
}

export interface Listing {
  pages: SitemapPage[];
  /** One for all items of a kind, which are thousands. */
  tags: Set<Tag>;
}

export const emptyListing = (): Listing => ({ pages: [], tags: new Set() });

export function listPage({ pages, tags }: Listing, { definition, content, tags: read }: TaggedPage): void {
  pages.push(...sitemapPages(definition, content.site));
  // Addresses and their days of change are the same tomorrow.
  for (const tag of read) if (!isDayTag(tag)) tags.add(widerTag(tag) ?? tag);
}
