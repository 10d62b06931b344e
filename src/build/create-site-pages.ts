import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import { createGallery } from '../gallery/gallery';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { makeContext, makeSite } from '../page-definitions/make-context';
import type { BuiltPageContext, ErrorPageContext } from '../page-definitions/page-context';
import type { PageDefinition } from '../page-definitions/page-definition';
import { readSiteEnvironment, type SiteEnvironment } from '../page-definitions/site-environment';
import type { SiteView } from '../seo/site-view';
import { writeDownloads } from './downloads/write-downloads';
import { rememberSites } from './error-pages';
import { languageContext } from './language-context';
import { livePages } from './live-pages';
import { mirrorMedia } from './media/mirror-media';
import { writeNavigationData } from './navigation-data';
import { pageContents } from './page-contents';
import { allPages } from './pages/all-pages';
import { inGroups } from './pages/in-groups';
import type { PageSource } from './pages/page-source';
import type { Catalogue } from './pull/catalogue';
import { gatsbyConditionalStore } from './pull/gatsby-conditional-store';
import { progressLine } from './pull/progress';
import { pullCatalogue } from './pull/pull-catalogue';
import { redirects } from './redirects';
import { writeSitemap } from './sitemap-file';
import { sitemapPages, type SitemapPage } from './sitemap-pages';
import { timed } from './timed';
import { writeSearchFiles } from './search/write-search-files';

/** Calls between two words of the pull's progress: each word takes the terminal's time. */
const SAID_EVERY = 20;

/** Pages between two pauses. Without any, Gatsby's databases hold all that they are to write: a gigabyte for 80,000 pages. */
const PAGES_AT_ONCE = 200;

/**
 * Pulls the catalogue and creates every page of both languages, and the data that pages ask for later; stops the build
 * when anything of it is wrong.
 */
export async function createSitePages(args: CreatePagesArgs): Promise<void> {
  const { actions, cache, reporter } = args;
  const environment = readSiteEnvironment(process.env);
  const catalogue = await withMedia(await pull(environment, cache, reporter), environment, cache, reporter);
  const sites = sitesOf(catalogue, environment);
  rememberSites(sites);
  const sources = sourcesOf(catalogue, sites, environment);
  const contents = pageContents(args);
  const listed: SitemapPage[] = [];
  for (const locale of LOCALE_CODES) {
    const site = sites[locale];
    for (const definitions of inGroups(allPages(sources[locale]), PAGES_AT_ONCE)) {
      const digests = await Promise.all(
        definitions.map(({ path: pagePath, context }) => contents.keep(pagePath, { ...context, site })),
      );
      for (const [index, definition] of definitions.entries()) {
        actions.createPage(gatsbyPage(definition, digests[index]!));
        listed.push(...sitemapPages(definition, site));
      }
      await pause();
    }
    // Written here rather than after the build, so that they are there while developing, too.
    await writeNavigationData(path.resolve('public'), sources[locale]);
  }
  for (const page of livePages()) actions.createPage(gatsbyLivePage(page, sites));
  await writeSearchFiles(path.resolve('public'), sources);
  await writeSitemap(path.resolve('.cache'), { origin: sites[DEFAULT_LOCALE_CODE].origin, pages: listed });
  await writeDownloads(path.resolve('public'), sources);
  for (const redirect of redirects()) actions.createRedirect(redirect);
}

const pull = (
  { apiUrl }: SiteEnvironment,
  cache: CreatePagesArgs['cache'],
  reporter: CreatePagesArgs['reporter'],
): Promise<Catalogue> =>
  timed(reporter, `pull the catalogue from ${apiUrl}`, (say) =>
    pullCatalogue(createGallery({ baseUrl: apiUrl, conditional: gatsbyConditionalStore(cache) }), {
      onProgress: (progress) => {
        if (progress.done % SAID_EVERY === 0 || progress.done === progress.total) say(progressLine(progress));
      },
    }),
  );

/** The catalogue as it is shown: with the API's pictures, or with copies of them. */
async function withMedia(
  catalogue: Catalogue,
  { media, apiUrl }: SiteEnvironment,
  cache: CreatePagesArgs['cache'],
  reporter: CreatePagesArgs['reporter'],
): Promise<Catalogue> {
  if (media === 'api') return catalogue;
  return timed(reporter, 'copy the pictures into the site', (say) =>
    mirrorMedia(catalogue, {
      apiUrl,
      cache,
      publicDir: path.resolve('public'),
      onProgress: (done, total) => say(`${done} of ${total}`),
    }),
  );
}

const sourcesOf = (
  catalogue: Catalogue,
  sites: Record<LocaleCode, SiteView>,
  { media, apiPublicUrl }: SiteEnvironment,
): Record<LocaleCode, PageSource> =>
  byLocale((locale) => ({
    catalogue: catalogue[locale],
    context: makeContext(locale, sites[locale], {
      downloads: 'files',
      mediaOrigin: media === 'mirror' ? '' : apiPublicUrl,
    }),
  }));

const sitesOf = (catalogue: Catalogue, environment: SiteEnvironment): Record<LocaleCode, SiteView> =>
  byLocale((locale) => makeSite(catalogue[locale].settings, environment));

const byLocale = <Value>(make: (locale: LocaleCode) => Value): Record<LocaleCode, Value> =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)])) as Record<LocaleCode, Value>;

const componentOf = (template: string): string => path.resolve(`src/templates/${template}.tsx`);

const gatsbyPage = ({ path: pagePath, matchPath, template, locale }: PageDefinition, digest: string) => ({
  path: pagePath,
  ...(matchPath && { matchPath }),
  component: componentOf(template),
  context: { ...languageContext(locale, pagePath), digest } satisfies BuiltPageContext,
});

/** Until the server has put a page in its place, it is the error page. */
function gatsbyLivePage(
  { path: pagePath, matchPath, template, locale }: ReturnType<typeof livePages>[number],
  sites: Record<LocaleCode, SiteView>,
) {
  return {
    path: pagePath,
    matchPath,
    component: componentOf(template),
    context: { ...languageContext(locale, pagePath), layout: 'error', sites } satisfies ErrorPageContext,
  };
}
