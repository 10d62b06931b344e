import type { LocaleCode } from '../i18n/locales';
import { fillPattern } from './route-path';

interface FileRoute {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  /** MIME type of what is there. */
  readonly type: string;
}

/**
 * The addresses of the files that the build makes for visitors to take away or follow, beside the pages of the route
 * table. No sitemap names them. `:slug` stands for the slug of the item whose page has the same address without the ending.
 */
export const FILE_ROUTES = {
  'contact-card': { patterns: { en: '/contact.vcf', fr: '/fr/contact.vcf' }, type: 'text/vcard' },
  'creators-slug-card': {
    patterns: { en: '/creators/:slug.vcf', fr: '/fr/createurs/:slug.vcf' },
    type: 'text/vcard',
  },
  'events-calendar': { patterns: { en: '/events.ics', fr: '/fr/evenements.ics' }, type: 'text/calendar' },
  'events-slug-calendar': {
    patterns: { en: '/events/:slug.ics', fr: '/fr/evenements/:slug.ics' },
    type: 'text/calendar',
  },
  'works-feed': { patterns: { en: '/works.atom', fr: '/fr/oeuvres.atom' }, type: 'application/atom+xml' },
  'events-feed': {
    patterns: { en: '/events.atom', fr: '/fr/evenements.atom' },
    type: 'application/atom+xml',
  },
  'press-feed': { patterns: { en: '/press.atom', fr: '/fr/presse.atom' }, type: 'application/atom+xml' },
  /** What the site holds, for readers that are machines (llmstxt.org). */
  'llms-text': { patterns: { en: '/llms.txt', fr: '/fr/llms.txt' }, type: 'text/plain' },
} as const satisfies Record<string, FileRoute>;

export type FileRouteName = keyof typeof FILE_ROUTES;

export const FILE_ROUTE_NAMES = Object.keys(FILE_ROUTES) as FileRouteName[];

/** The files that belong to one item each. */
export type ItemFileRouteName = {
  [Name in FileRouteName]: (typeof FILE_ROUTES)[Name]['patterns']['en'] extends `${string}:slug${string}`
    ? Name
    : never;
}[FileRouteName];

type FileParams<Name extends FileRouteName> = Name extends ItemFileRouteName
  ? [params: { slug: string }]
  : [];

/** The path of a file: `filePath('creators-slug-card', 'fr', { slug: 'x' })` is `/fr/createurs/x.vcf`. */
export const filePath = <Name extends FileRouteName>(
  name: Name,
  locale: LocaleCode,
  ...[params]: FileParams<Name>
): string => fillPattern(FILE_ROUTES[name].patterns[locale], params ?? {});
