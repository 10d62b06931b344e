import { inLanguage, type InLanguages } from '../../src/contract/in-language';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { casesOf, type Insertion, type Skeleton } from './skeleton';

const SAID: InLanguages<string> = { en: '__words__ of the gallery.', fr: '__words__ de la galerie.' };

const words = (code: LocaleCode): Insertion => ({
  file: `src/locales/${code}/common.json`,
  opens: '{',
  closes: '\n',
  entry: `\n  "__kebab__.title": "__words__",\n  "__kebab__.description": "${inLanguage(SAID, code)}",`,
});

const address = (code: LocaleCode): Insertion => ({
  file: `src/i18n/${code}/addresses.ts`,
  opens: 'export const PAGES',
  closes: '\n}',
  entry: `\n  '__kebab__': '${code === DEFAULT_LOCALE_CODE ? '' : `/${code}`}/__kebab__',`,
});

export const SCREEN: Skeleton = {
  templates: 'screen',
  insertions: [
    ...LOCALE_CODES.map(address),
    ...LOCALE_CODES.map(words),
    {
      file: 'src/routes/route-table.ts',
      opens: 'const RENDERING = {',
      closes: '\n} as const',
      entry: `\n  '__kebab__': 'page',`,
    },
    {
      file: 'src/page-makers/page-table.ts',
      imports: `import { __camel__Page } from './pages/__kebab__-page';`,
    },
    {
      file: 'src/page-makers/page-table.ts',
      opens: 'export const PAGES',
      closes: '\n};',
      entry: `\n  '__kebab__': async ({ context, settings }) => __camel__Page(context, settings),`,
    },
    {
      file: 'src/page-makers/every-page.ts',
      opens: 'const AFTER = [',
      closes: '\n]',
      entry: `\n  '__kebab__',`,
    },
    {
      file: 'tests/screenshots/screens.ts',
      opens: 'const PAGES',
      closes: '\n];',
      entry: `\n  { name: '__kebab__', paths: alternatesOf('__kebab__') },`,
    },
  ],
};

/** `opening-hours` and 'Opening hours'; today as `2026-11-22`. */
export function screenNames(name: string) {
  const words = name.replaceAll('-', ' ');
  const today = new Date().toISOString().slice(0, 10);
  return { ...casesOf(name), words: words[0]!.toUpperCase() + words.slice(1), today };
}
