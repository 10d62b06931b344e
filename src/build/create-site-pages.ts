import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { CreatePagesArgs } from 'gatsby';
import { inGroups } from '../async/in-groups';
import type { Catalogue } from '../gallery/catalogue';
import { createGallery } from '../gallery/gallery';
import type { LocaleCode } from '../i18n/locales';
import { everyPage } from '../page-makers/every-page';
import { formerAddresses } from '../page-makers/former-addresses';
import { sitemapAddresses } from '../page-makers/files/sitemap-files';
import { emptyListing, listPage, sitemapPage } from '../page-makers/files/sitemap-pages';
import { languageContext } from '../page-makers/language-context';
import type { SitePage } from '../page-makers/load-page';
import type { ErrorPageContext } from '../page-makers/page-context';
import { readSiteEnvironment, type SiteEnvironment } from '../page-makers/site-environment';
import type { SiteView } from '../seo/site-view';
import { noteContent, writeNotes } from './content-notes';
import { rememberSites } from './error-pages';
import { livePages } from './server-pages';
import { mirrorMedia } from './media/mirror-media';
import { pageContents } from './page-contents';
import { gatsbyConditionalStore } from './pull/gatsby-conditional-store';
import { progressLine } from './pull/progress';
import { pullCatalogue } from './pull/pull-catalogue';
import { redirects } from './redirects';
import { siteOf } from './site';
import { siteFilesOfBuild } from './site-files/site-files';
import { writeNginxMoves } from './site-files/nginx-moves';
import { readNotices } from './pull/read-notices';
import { writeNginxModels } from './site-files/nginx-models';
import { writeSiteFiles } from './site-files/write-site-files';
import { timed } from './timed';

const SAID_EVERY = 20;

/** Without pauses Gatsby's databases keep all pending writes in memory: 1 GB for 80,000 pages. */
const PAGES_AT_ONCE = 200;

export async function createSitePages(args: CreatePagesArgs): Promise<void> {
  const { actions, cache, reporter } = args;
  const environment = readSiteEnvironment(process.env);
  const catalogue = await withMedia(await pull(environment, cache, reporter), environment, cache, reporter);
  for (const notice of await readNotices(environment.apiUrl)) reporter.warn(notice);
  const site = siteOf(catalogue, environment);
  rememberSites(site.sites);
  const contents = pageContents(args);
  const notes = noteContent(site);
  const listing = emptyListing();
  const withModels: string[] = [];
  for await (const pages of inGroups(everyPage(site.source), PAGES_AT_ONCE)) {
    await Promise.all(
      pages.flatMap(({ definition, content, context }) => [
        contents.keep(definition.path, content, context.digest),
        contents.list(definition.path, sitemapPage(definition, content.site)),
      ]),
    );
    for (const page of pages) {
      actions.createPage(gatsbyPage(page));
      notes.addPage(page);
      listPage(listing, page);
      if (page.definition.context.head.models) withModels.push(page.definition.path);
    }
    await pause();
  }
  for (const page of livePages()) actions.createPage(gatsbyLivePage(page, site.sites));
  // Here rather than after the build, so that `gatsby develop` has them, too.
  const files = await siteFilesOfBuild(site, listing);
  await writeSiteFiles(path.resolve('public'), files);
  const tags = [...listing.tags].sort();
  const sitemaps = sitemapAddresses(listing.pages.length).map((address) => ({ path: address, tags }));
  const noted = notes.done([...files, ...sitemaps], await formerAddresses(site.source));
  for (const redirect of redirects(noted.former)) actions.createRedirect(redirect);
  await writeNginxMoves(path.resolve('public'), noted.former);
  await writeNginxModels(path.resolve('public'), withModels);
  await writeNotes(path.resolve('.cache'), noted);
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

const componentOf = (template: string): string => path.resolve(`src/templates/${template}.tsx`);

const gatsbyPage = ({ definition: { path: pagePath, matchPath, template }, context }: SitePage) => ({
  path: pagePath,
  ...(matchPath && { matchPath }),
  component: componentOf(template),
  context,
});

/** For one language alone, gatsby-plugin-react-i18next does not miss the words, which the server gives. */
const withoutQuery = ({ language, i18n }: ReturnType<typeof languageContext>) => ({
  language,
  i18n: { ...i18n, languages: [language] },
});

/** Until the server fills it in, a live page is the error page. */
function gatsbyLivePage(
  { path: pagePath, matchPath, template, locale }: ReturnType<typeof livePages>[number],
  sites: Record<LocaleCode, SiteView>,
) {
  return {
    path: pagePath,
    ...(matchPath && { matchPath }),
    component: componentOf(template),
    context: {
      ...withoutQuery(languageContext(locale, pagePath)),
      layout: 'error',
      sites,
    } satisfies ErrorPageContext,
  };
}
