import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ViewContext } from '../components/view-context';
import { createGallery } from '../gallery/gallery';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import { localeOrigin } from '../seo/locale-origin';
import { toSiteView, type SiteView } from '../seo/site-view';
import type { PageContext } from '../templates/page-context';
import { writeDownloads } from './downloads/write-downloads';
import { readBuildEnvironment, type BuildEnvironment } from './environment';
import { rememberSites } from './error-pages';
import { languageContext } from './language-context';
import { writeNavigationData } from './navigation-data';
import { allPages } from './pages/all-pages';
import type { PageDefinition } from './pages/page-definition';
import type { PageSource } from './pages/page-maker';
import type { Catalogue } from './pull/catalogue';
import { gatsbyConditionalStore } from './pull/gatsby-conditional-store';
import { progressLine } from './pull/progress';
import { pullCatalogue } from './pull/pull-catalogue';
import { redirects } from './redirects';
import { writeSearchFiles } from './search/write-search-files';

/**
 * Pulls the catalogue and creates every page of both languages, and the data that pages ask for later; stops the build
 * when anything of it is wrong.
 */
export async function createSitePages({ actions, cache, reporter }: CreatePagesArgs): Promise<void> {
  const environment = readBuildEnvironment(process.env);
  const catalogue = await pull(environment, cache, reporter);
  const sites = sitesOf(catalogue, environment);
  rememberSites(sites);
  const sources = sourcesOf(catalogue, sites, environment);
  for (const locale of LOCALE_CODES) {
    for (const page of allPages(sources[locale])) actions.createPage(gatsbyPage(page, sites[page.locale]));
    // Written here rather than after the build, so that they are there while developing, too.
    await writeNavigationData(path.resolve('public'), sources[locale]);
  }
  await writeSearchFiles(path.resolve('public'), sources);
  await writeDownloads(path.resolve('public'), sources);
  for (const redirect of redirects()) actions.createRedirect(redirect);
}

async function pull(
  { apiUrl }: BuildEnvironment,
  cache: CreatePagesArgs['cache'],
  reporter: CreatePagesArgs['reporter'],
): Promise<Catalogue> {
  const activity = reporter.activityTimer(`pull the catalogue from ${apiUrl}`);
  activity.start();
  try {
    return await pullCatalogue(
      createGallery({ baseUrl: apiUrl, conditional: gatsbyConditionalStore(cache) }),
      {
        onProgress: (progress) => activity.setStatus(progressLine(progress)),
      },
    );
  } catch (error) {
    activity.panic((error as Error).message);
    throw error;
  } finally {
    activity.end();
  }
}

const sourcesOf = (
  catalogue: Catalogue,
  sites: Record<LocaleCode, SiteView>,
  { apiPublicUrl }: BuildEnvironment,
): Record<LocaleCode, PageSource> =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      { catalogue: catalogue[locale], context: viewContext(locale, sites[locale].origin, apiPublicUrl) },
    ]),
  ) as Record<LocaleCode, PageSource>;

const viewContext = (locale: LocaleCode, siteOrigin: string, apiPublicUrl: string): ViewContext => ({
  locale,
  mediaOrigin: apiPublicUrl,
  origin: localeOrigin(locale, siteOrigin),
  downloads: 'files',
  today: new Date().toISOString().slice(0, 10),
});

const sitesOf = (
  catalogue: Catalogue,
  { siteUrl, apiPublicUrl }: BuildEnvironment,
): Record<LocaleCode, SiteView> =>
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      toSiteView(catalogue[locale].settings, { origin: siteUrl, apiOrigin: apiPublicUrl }),
    ]),
  ) as Record<LocaleCode, SiteView>;

function gatsbyPage(
  { path: pagePath, matchPath, template, locale, context }: PageDefinition,
  site: SiteView,
) {
  return {
    path: pagePath,
    ...(matchPath && { matchPath }),
    component: path.resolve(`src/templates/${template}.tsx`),
    context: { ...context, ...languageContext(locale, pagePath), site } satisfies PageContext,
  };
}
