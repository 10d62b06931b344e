import type { PAGES } from '../i18n/en/addresses';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';

/** How a route is rendered: built ahead, built for each item of a collection, or in the browser alone. */
export type Rendering = 'page' | 'collection' | 'client';

export interface Route {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  readonly rendering: Rendering;
  /** Whether crawlers may index it; others carry noindex and stay out of the sitemap. */
  readonly indexed: boolean;
}

/** A route's address in each language, from the language's own folder. */
const patternsOf = (name: keyof typeof PAGES): Route['patterns'] =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, LOCALES[code].addresses.pages[name]]),
  ) as Route['patterns'];

/**
 * The one table of addresses (product specification, section 2): pages, links, language switch, canonical, hreflang,
 * sitemap and tests read it. `:name` stands for one path segment. What a route is called is said by each language, in
 * src/i18n/<language>/addresses.ts.
 */
export const ROUTES = {
  index: { patterns: patternsOf('index'), rendering: 'page', indexed: true },
  about: { patterns: patternsOf('about'), rendering: 'page', indexed: true },
  contact: { patterns: patternsOf('contact'), rendering: 'page', indexed: true },
  'legal-notice': {
    patterns: patternsOf('legal-notice'),
    rendering: 'page',
    indexed: true,
  },
  accessibility: { patterns: patternsOf('accessibility'), rendering: 'page', indexed: true },
  press: { patterns: patternsOf('press'), rendering: 'page', indexed: true },
  'press-slug': {
    patterns: patternsOf('press-slug'),
    rendering: 'collection',
    indexed: true,
  },
  events: { patterns: patternsOf('events'), rendering: 'page', indexed: true },
  'events-slug': {
    patterns: patternsOf('events-slug'),
    rendering: 'collection',
    indexed: true,
  },
  creators: { patterns: patternsOf('creators'), rendering: 'page', indexed: true },
  'creators-slug': {
    patterns: patternsOf('creators-slug'),
    rendering: 'collection',
    indexed: true,
  },
  'works-type-slug': {
    patterns: patternsOf('works-type-slug'),
    rendering: 'collection',
    indexed: true,
  },
  /** A part of a list that is too long for one page (works-parts.ts). */
  'works-type-slug-part': {
    patterns: patternsOf('works-type-slug-part'),
    rendering: 'collection',
    indexed: true,
  },
  'works-slug': {
    patterns: patternsOf('works-slug'),
    rendering: 'collection',
    indexed: true,
  },
  'works-slug-pdf': {
    patterns: patternsOf('works-slug-pdf'),
    rendering: 'collection',
    indexed: false,
  },
  selection: { patterns: patternsOf('selection'), rendering: 'page', indexed: false },
  'preview-id': {
    patterns: patternsOf('preview-id'),
    rendering: 'client',
    indexed: false,
  },
  test: { patterns: patternsOf('test'), rendering: 'page', indexed: false },
  test3: { patterns: patternsOf('test3'), rendering: 'page', indexed: false },
  test4: { patterns: patternsOf('test4'), rendering: 'page', indexed: false },
} as const satisfies Record<keyof typeof PAGES, Route>;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
