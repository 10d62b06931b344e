import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { isDayTag, widerTag, type Tag } from '../../contract/hook/tags';
import type { TaggedPage } from '../every-page';
import type { PageDefinition } from '../page-definition';
import type { Alternates } from '../../routes/alternates';
import { canonicalUrl } from '../../routes/canonical';
import { localeOrigin } from '../../seo/locale-origin';
import type { SiteView } from '../../seo/site-view';
import { imagesOf } from '../../seo/structured-data/node-ids';

/** What the sitemap needs to know of a page. A build keeps it beside the page, where gatsby-plugin-sitemap asks for it. */
export interface SitemapPage {
  path: string;
  locale: LocaleCode;
  origin: string;
  alternates: Alternates;
  updatedAt?: string;
  images?: string[];
}

/** Undefined for a page that crawlers are to stay away from. */
export function sitemapPage(
  { path, locale, context }: PageDefinition,
  { origin }: SiteView,
): SitemapPage | undefined {
  const { alternates, updatedAt, thing, noindex } = context.head;
  if (noindex) return undefined;
  return {
    path,
    locale,
    origin,
    alternates,
    ...(updatedAt && { updatedAt }),
    ...(thing && { images: imagesOf(thing) }),
  };
}

interface SitemapEntry {
  url: string;
  links: { lang: string; url: string }[];
  lastmod?: string;
  img?: { url: string }[];
}

/** Of a build and of releases after an edit. */
export function sitemapEntry({
  path,
  locale: own,
  origin,
  alternates,
  updatedAt,
  images,
}: SitemapPage): SitemapEntry {
  const translated = LOCALE_CODES.filter((locale) => alternates[locale] !== null);
  const link = (lang: string, locale: LocaleCode) => ({
    lang,
    url: canonicalUrl(localeOrigin(locale, origin), alternates[locale] ?? ''),
  });
  const fallback = translated.includes(DEFAULT_LOCALE_CODE) ? [link('x-default', DEFAULT_LOCALE_CODE)] : [];
  return {
    url: canonicalUrl(localeOrigin(own, origin), path),
    links: [...translated.map((locale) => link(locale, locale)), ...fallback],
    ...(updatedAt && { lastmod: updatedAt }),
    ...(images && { img: images.map((url) => ({ url })) }),
  };
}

/** Gatsby tells pages in an order that depends on the builds before. */
export const byPath = (pages: readonly SitemapPage[]): SitemapPage[] =>
  [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));

export interface Listing {
  pages: SitemapPage[];
  /** One for all items of a kind, which are thousands. */
  tags: Set<Tag>;
}

export const emptyListing = (): Listing => ({ pages: [], tags: new Set() });

export function listPage({ pages, tags }: Listing, { definition, content, tags: read }: TaggedPage): void {
  const page = sitemapPage(definition, content.site);
  if (page) pages.push(page);
  // Addresses and their days of change are the same tomorrow.
  for (const tag of read) if (!isDayTag(tag)) tags.add(widerTag(tag) ?? tag);
}
