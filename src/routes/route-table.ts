import type { PAGES } from '../i18n/en/addresses';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';

export type Rendering = 'page' | 'collection' | 'client';

interface Route {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  readonly rendering: Rendering;
}

/** Kept short, since every page loads this table. */
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
  'works-type-slug-part': 'collection',
  'works-slug': 'collection',
  'works-slug-pdf': 'collection',
  selection: 'page',
  'newsletter-confirm': 'page',
  'newsletter-withdraw': 'page',
  wish: 'page',
  'wishes-confirm': 'page',
  'wishes-withdraw': 'page',
  'form-done': 'collection',
  'preview-id': 'client',
  'room-id': 'client',
  test: 'page',
  test3: 'page',
  test4: 'page',
} as const satisfies Record<keyof typeof PAGES, Rendering>;

export type RouteName = keyof typeof RENDERING;

export const ROUTE_NAMES = Object.keys(RENDERING) as RouteName[];

/** Product specification, section 2; names are in src/i18n/<language>/addresses.ts. */
export const ROUTES = Object.fromEntries(
  ROUTE_NAMES.map((name) => [
    name,
    {
      patterns: Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].addresses.pages[name]])),
      rendering: RENDERING[name],
    },
  ]),
) as { readonly [Name in RouteName]: Route & { readonly rendering: (typeof RENDERING)[Name] } };
