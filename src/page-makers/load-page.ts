import type { Tag } from '../contract/hook/tags';
import { isNoSuchItem } from '../gallery/faults/is-no-such-item';
import { noteReads } from '../gallery/noted-reader';
import type { LocaleCode } from '../i18n/locales';
import type { RenderablePage } from '../release/live-answer';
import { fillPattern } from '../routes/route-path';
import { ROUTES, type RouteName } from '../routes/route-table';
import { languageContext } from './language-context';
import type { BuiltPageContext, PageContent } from './page-context';
import type { PageDefinition } from './page-definition';
import { pageDigest } from './page-digest';
import { PAGES } from './page-table';
import { noteDay, type SiteSource } from './site-source';

export interface PageAddress {
  route: RouteName;
  locale: LocaleCode;
  slug?: string;
  part?: string;
  search?: string;
}

export interface SitePage {
  definition: PageDefinition;
  content: PageContent;
  context: BuiltPageContext;
}

export const renderable = ({ definition, content, context }: SitePage): RenderablePage => {
  const { path, matchPath, template, isPassing } = definition;
  return { path, matchPath, template, content, context, ...(isPassing && { isPassing }) };
};

interface Loaded {
  page: SitePage | undefined;
  /** The page's path of now, where its item had this slug before. */
  movedTo?: string;
  /** Also of the answers that said that there is no such page. */
  tags: Tag[];
}

/** @throws GalleryError for any fault but an unknown item */
export async function loadPage(
  { reader: asked, around }: SiteSource,
  { route, locale, slug = '', part = '', search = '' }: PageAddress,
): Promise<Loaded> {
  const { reader, note, tags } = noteReads(asked);
  const settings = await reader.siteSettings(locale);
  const { site, ...made } = around(settings, locale);
  const context = noteDay(made.context, note);
  const definition = await PAGES[route]({ reader, context, settings, slug, part, search }).catch(
    (error: unknown) => {
      if (slug && isNoSuchItem(error)) return undefined;
      throw error;
    },
  );
  if (!definition) return { page: undefined, tags: tags() };
  if (slug && definition.path !== fillPattern(ROUTES[route].patterns[locale], { slug, part }))
    return { page: undefined, movedTo: definition.path, tags: tags() };
  const content = { ...definition.context, site };
  const digest = pageDigest(content);
  const page = { definition, content, context: { ...languageContext(locale, definition.path), digest } };
  return { page, tags: tags() };
}
