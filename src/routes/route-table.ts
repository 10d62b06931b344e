import type { LocaleCode } from '../i18n/locales';

/** How a route is rendered: built ahead, built for each item of a collection, or in the browser alone. */
export type Rendering = 'page' | 'collection' | 'client';

export interface Route {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  readonly rendering: Rendering;
  /** Whether crawlers may index it; others carry noindex and stay out of the sitemap. */
  readonly indexed: boolean;
}

/**
 * The one table of addresses (product specification, section 2): pages, links, language switch, canonical, hreflang,
 * sitemap and tests read it. `:name` stands for one path segment.
 */
export const ROUTES = {
  index: { patterns: { en: '/', fr: '/fr' }, rendering: 'page', indexed: true },
  about: { patterns: { en: '/about', fr: '/fr/a-propos' }, rendering: 'page', indexed: true },
  contact: { patterns: { en: '/contact', fr: '/fr/contact' }, rendering: 'page', indexed: true },
  'legal-notice': {
    patterns: { en: '/legal-notice', fr: '/fr/mentions-legales' },
    rendering: 'page',
    indexed: true,
  },
  accessibility: {
    patterns: { en: '/accessibility', fr: '/fr/accessibilite' },
    rendering: 'page',
    indexed: true,
  },
  press: { patterns: { en: '/press', fr: '/fr/presse' }, rendering: 'page', indexed: true },
  'press-slug': {
    patterns: { en: '/press/:slug', fr: '/fr/presse/:slug' },
    rendering: 'collection',
    indexed: true,
  },
  events: { patterns: { en: '/events', fr: '/fr/evenements' }, rendering: 'page', indexed: true },
  'events-slug': {
    patterns: { en: '/events/:slug', fr: '/fr/evenements/:slug' },
    rendering: 'collection',
    indexed: true,
  },
  creators: { patterns: { en: '/creators', fr: '/fr/createurs' }, rendering: 'page', indexed: true },
  'creators-slug': {
    patterns: { en: '/creators/:slug', fr: '/fr/createurs/:slug' },
    rendering: 'collection',
    indexed: true,
  },
  'works-type-slug': {
    patterns: { en: '/works/type/:slug', fr: '/fr/oeuvres/type/:slug' },
    rendering: 'collection',
    indexed: true,
  },
  /** A part of a list that is too long for one page (works-parts.ts). */
  'works-type-slug-part': {
    patterns: { en: '/works/type/:slug/:part', fr: '/fr/oeuvres/type/:slug/:part' },
    rendering: 'collection',
    indexed: true,
  },
  'works-slug': {
    patterns: { en: '/works/:slug', fr: '/fr/oeuvres/:slug' },
    rendering: 'collection',
    indexed: true,
  },
  'works-slug-pdf': {
    patterns: { en: '/works/:slug/pdf', fr: '/fr/oeuvres/:slug/pdf' },
    rendering: 'collection',
    indexed: false,
  },
  selection: { patterns: { en: '/selection', fr: '/fr/selection' }, rendering: 'page', indexed: false },
  'preview-id': {
    patterns: { en: '/preview/:id', fr: '/fr/preview/:id' },
    rendering: 'client',
    indexed: false,
  },
  test: { patterns: { en: '/test', fr: '/fr/test' }, rendering: 'page', indexed: false },
  test3: { patterns: { en: '/test3', fr: '/fr/test3' }, rendering: 'page', indexed: false },
  test4: { patterns: { en: '/test4', fr: '/fr/test4' }, rendering: 'page', indexed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
