import type { PAGES } from '../i18n/en/addresses';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';

/** How a route is rendered: built ahead, built for each item of a collection, or in the browser alone. */
export type Rendering = 'page' | 'collection' | 'client';

interface Route {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  readonly rendering: Rendering;
}

/** How each is rendered. It stands here once a route: every page loads this table. */
const RENDERING = {
  index: 'page',
  about: 'page',
  contact: 'page',
  'legal-notice': 'page',
  accessibility: 'page',
  press: 'page',
  'press-slug': 'collection',
  events: 'page',
  'events-slug': 'collection',
  creators: 'page',
  'creators-slug': 'collection',
  'works-type-slug': 'collection',
  /** A part of a list that is too long for one page (works-parts.ts). */
  'works-type-slug-part': 'collection',
  'works-slug': 'collection',
  'works-slug-pdf': 'collection',
  selection: 'page',
  /** Where links in mails to visitors lead. */
  'newsletter-confirm': 'page',
  'newsletter-withdraw': 'page',
  wish: 'page',
  'wishes-confirm': 'page',
  'wishes-withdraw': 'page',
  'preview-id': 'client',
  test: 'page',
  test3: 'page',
  test4: 'page',
} as const satisfies Record<keyof typeof PAGES, Rendering>;

export type RouteName = keyof typeof RENDERING;

export const ROUTE_NAMES = Object.keys(RENDERING) as RouteName[];

/**
 * The one table of addresses (product specification, section 2): pages, links, language switch, canonical, hreflang,
 * sitemap and tests read it. `:name` stands for one path segment. What a route is called is said by each language, in
 * src/i18n/<language>/addresses.ts.
 */
export const ROUTES = Object.fromEntries(
  ROUTE_NAMES.map((name) => [
    name,
    {
      patterns: Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].addresses.pages[name]])),
      rendering: RENDERING[name],
    },
  ]),
) as { readonly [Name in RouteName]: Route & { readonly rendering: (typeof RENDERING)[Name] } };
