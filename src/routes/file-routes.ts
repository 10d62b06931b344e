import type { FILES } from '../i18n/en/addresses';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';
import { fillPattern } from './route-path';

interface FileRoute {
  readonly patterns: Readonly<Record<LocaleCode, string>>;
  readonly type: string;
}

const patternsOf = (name: keyof typeof FILES): FileRoute['patterns'] =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, LOCALES[code].addresses.files[name]]),
  ) as FileRoute['patterns'];

/** `:slug` is that of the page with the same address without extension. */
export const FILE_ROUTES = {
  'contact-card': { patterns: patternsOf('contact-card'), type: 'text/vcard' },
  'creators-slug-card': {
    patterns: patternsOf('creators-slug-card'),
    type: 'text/vcard',
  },
  'events-calendar': { patterns: patternsOf('events-calendar'), type: 'text/calendar' },
  'events-slug-calendar': {
    patterns: patternsOf('events-slug-calendar'),
    type: 'text/calendar',
  },
  'works-feed': { patterns: patternsOf('works-feed'), type: 'application/atom+xml' },
  'events-feed': {
    patterns: patternsOf('events-feed'),
    type: 'application/atom+xml',
  },
  'press-feed': { patterns: patternsOf('press-feed'), type: 'application/atom+xml' },
  'llms-text': { patterns: patternsOf('llms-text'), type: 'text/plain' },
} as const satisfies Record<keyof typeof FILES, FileRoute>;

export type FileRouteName = keyof typeof FILE_ROUTES;

export const FILE_ROUTE_NAMES = Object.keys(FILE_ROUTES) as FileRouteName[];

export type ItemFileRouteName = {
  [Name in FileRouteName]: (typeof FILES)[Name] extends `${string}:slug${string}` ? Name : never;
}[FileRouteName];

type FileParams<Name extends FileRouteName> = Name extends ItemFileRouteName
  ? [params: { slug: string }]
  : [];

/** `filePath('creators-slug-card', 'fr', { slug: 'x' })` is `/fr/createurs/x.vcf`. */
export const filePath = <Name extends FileRouteName>(
  name: Name,
  locale: LocaleCode,
  ...[params]: FileParams<Name>
): string => fillPattern(FILE_ROUTES[name].patterns[locale], params ?? {});
