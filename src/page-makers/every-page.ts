import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import type { Tag } from '../contract/hook/tags';
import { COLLECTIONS, isPlain } from '../contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { FORM_DONE_SLUGS } from '../i18n/form-done-slugs';
import type { RouteName } from '../routes/route-table';
import { partSlug } from '../routes/works-parts';
import { partsOf } from '../screens/works/parts/works-parts';
import { loadPage, type PageAddress, type SitePage } from './load-page';
import type { SiteSource } from './site-source';

export interface TaggedPage extends SitePage {
  tags: Tag[];
}

/** One at a time, so that not all are in memory. */
export async function* everyPage(source: SiteSource): AsyncGenerator<TaggedPage, void> {
  for (const locale of LOCALE_CODES) yield* everyPageIn(source, locale);
}

export async function* everyPageIn(source: SiteSource, locale: LocaleCode): AsyncGenerator<TaggedPage, void> {
  for await (const address of addressesIn(source, locale)) {
    const { page, tags } = await loadPage(source, address);
    if (page) yield { ...page, tags };
  }
}

const BEFORE = ['index', 'about', 'contact', 'legal-notice', 'accessibility'] as const;
const AFTER = [
  'selection',
  'newsletter-confirm',
  'newsletter-withdraw',
  'wish',
  'wishes-confirm',
  'wishes-withdraw',
  'test',
  'test3',
  'test4',
  'preview-id',
  'room-id',
] as const;

async function* addressesIn({ reader }: SiteSource, locale: LocaleCode): AsyncGenerator<PageAddress, void> {
  const at = (route: RouteName, slug?: string): PageAddress => ({ route, locale, ...(slug && { slug }) });
  for (const route of BEFORE) yield at(route);
  yield* worksByType(await reader.workTypes(locale));
  for (const name of COLLECTIONS) {
    if (isPlain(name)) yield at(name);
    for (const { slug } of await reader[name](locale)) {
      yield at(`${name}-slug`, slug);
      if (name === 'works') yield at('works-slug-pdf', slug);
    }
  }
  for (const route of AFTER) yield at(route);
  for (const slug of Object.values(FORM_DONE_SLUGS[locale])) yield at('form-done', slug);

  async function* worksByType(types: readonly { slug: string }[]): AsyncGenerator<PageAddress, void> {
    for (const type of [undefined, ...types.map(({ slug }) => slug)]) {
      const slug = type ?? ALL_TYPES_SLUGS[locale];
      for (const part of partsOf(await reader.works(locale, type))) {
        const name = partSlug(part, locale);
        yield name ? { ...at('works-type-slug-part', slug), part: name } : at('works-type-slug', slug);
      }
    }
  }
}
