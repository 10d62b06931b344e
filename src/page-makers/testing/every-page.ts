import { catalogueReader } from '../../gallery/catalogue-reader';
import { toSiteView } from '../../seo/site-view';
import { everyPageIn, type TaggedPage } from '../every-page';
import { everyFileIn } from '../files/load-file';
import type { TaggedFile } from '../files/site-file';
import type { PageDefinition } from '../page-definition';
import type { SiteSource } from '../site-source';
import type { PageSource } from './sample-source';

/** The source of all pages of one language. */
export function sourceOf({ catalogue, context }: PageSource): SiteSource {
  const site = toSiteView(catalogue.settings, { apiOrigin: '' });
  return { reader: catalogueReader({ [context.locale]: catalogue }), around: () => ({ site, context }) };
}

/** All pages of a language at once. */
export async function everyTaggedPage(source: PageSource): Promise<TaggedPage[]> {
  const pages: TaggedPage[] = [];
  for await (const page of everyPageIn(sourceOf(source), source.context.locale)) pages.push(page);
  return pages;
}

/** All pages of a language as they are defined. */
export const everyPage = async (source: PageSource): Promise<PageDefinition[]> =>
  (await everyTaggedPage(source)).map(({ definition }) => definition);

/** All cards, calendars, feeds and lists of a language at once. */
export async function everyDownload(source: PageSource): Promise<TaggedFile[]> {
  const files: TaggedFile[] = [];
  for await (const file of everyFileIn(sourceOf(source), source.context.locale)) files.push(file);
  return files;
}
