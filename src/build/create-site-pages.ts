import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import type { CreatePagesArgs, Reporter, NodePluginArgs } from 'gatsby';
import { inGroups } from '../async/in-groups';
import type { Catalogue } from '../gallery/catalogue';
import { createGallery } from '../gallery/gallery';
import type { LocaleCode } from '../i18n/locales';
import { everyPage } from '../page-makers/every-page';
import { formerAddresses, type FormerAddress } from '../page-makers/former-addresses';
import { sitemapAddresses } from '../page-makers/files/sitemap-files';
import { emptyListing, listPage, sitemapPage, type SitemapPage } from '../page-makers/files/sitemap-pages';
import { languageContext } from '../page-makers/language-context';
import type { SitePage } from '../page-makers/load-page';
import type { ErrorPageContext, PageContent } from '../page-makers/page-context';
import { readSiteEnvironment, type SiteEnvironment } from '../page-makers/site-environment';
import type { SiteView } from '../seo/site-view';
import { noteContent, writeNotes } from './content-notes';
import { rememberSites } from './error-pages';
import { livePages } from './server-pages';
import { mirrorMedia } from './media/mirror-media';
import { gatsbyConditionalStore } from './pull/gatsby-conditional-store';
import { progressLine } from './pull/progress';
import { pullCatalogue } from './pull/pull-catalogue';
import { redirects } from './redirects';
import { siteOf } from './site';
import { siteFilesOfBuild } from './site-files/site-files';
import { matches } from '../contract/check';
import { Notices, NOTICES_PATH } from '../contract/server/notices';
import { mkdir, writeFile, readdir, rm } from 'node:fs/promises';
import { decodedAddress } from './adapter/plan-release';
import { FILE_ROUTE_NAMES, FILE_ROUTES } from '../routes/file-routes';
import { SEARCH_FOLDER } from '../page-makers/files/search-files';
import type { SiteFile } from '../page-makers/files/site-file';

/** Gatsby would keep contents in page contexts in memory to the end of the build. */
interface PageContents {
  /** `digest` in the page's context makes Gatsby query a changed content again. */
  keep(path: string, content: PageContent, digest: string): Promise<void>;
  /** What `sitemap` of a page says. In each build, since the code that makes it may have changed. */
  list(path: string, page: SitemapPage | undefined): Promise<void>;
}

/** This plugin answers `pageContent(path: $path)` and `sitemap`; its cache lasts from build to build. */
const PLUGIN = 'page-content';

export function pageContents({ getCache }: Pick<NodePluginArgs, 'getCache'>): PageContents {
  const cache = getCache(PLUGIN);
  return {
    async keep(path, content, digest) {
      if ((await cache.get(digestKey(path))) === digest) return;
      // Content before digest: after an interrupted build the content is written again.
      await cache.set(path, content);
      await cache.set(digestKey(path), digest);
    },
    async list(path, page) {
      await cache.set(`sitemap ${path}`, page ?? null);
    },
  };
}

const digestKey = (path: string): string => `digest ${path}`;

/** Not served by our host (src/build/adapter/plan-release.ts). */
const NGINX_MOVES = 'moved.conf';

/** What nginx, serving the folder alone, includes in a `map $uri` (docs/nginx/static-only.conf). */
async function writeNginxMoves(publicDir: string, former: readonly FormerAddress[]): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  await writeFile(path.join(publicDir, NGINX_MOVES), nginxMoves(former));
}

const nginxMoves = (former: readonly FormerAddress[]): string =>
  [
    '# Addresses of before, and those of now.',
    ...former.map(({ from, to }) => `${quoted(decodedAddress(from))} ${quoted(to)};`),
    '',
  ].join('\n');

/** A dollar would begin a variable, which no address that is escaped has. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Not served by our host (src/build/adapter/plan-release.ts). */
const NGINX_MODELS = 'models.conf';

/** What nginx, serving the folder alone, includes in a `map $uri`: pages that show models have a policy of their own. */
async function writeNginxModels(publicDir: string, pages: readonly string[]): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  // By its address, and by the file that is sent.
  const lines = pages
    .map((page) => decodedAddress(page).replace(/\/$/, ''))
    .flatMap((page) => [page, `${page}/index.html`])
    .map((address) => `${quoted(address)} blob:;`);
  const text = ['# Pages that show models.', ...lines, ''].join('\n');
  await writeFile(path.join(publicDir, NGINX_MODELS), text);
}

const PATIENCE_MS = 10_000;

/** In sentences. None where the API does not know the call: it is no part of what a page is made of. */
export async function readNotices(apiUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(apiUrl + NOTICES_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const content: unknown = answer.ok ? await answer.json() : undefined;
    if (!matches(Notices, content)) return [];
    return content.data.map(({ file, field, message }) => `${file}: ${field} ${message}.`);
  } catch {
    return [];
  }
}

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

async function timed<Result>(
  reporter: Reporter,
  name: string,
  work: (say: (status: string) => void) => Promise<Result>,
): Promise<Result> {
  const activity = reporter.activityTimer(name);
  activity.start();
  try {
    return await work((status) => activity.setStatus(status));
  } catch (error) {
    activity.panic((error as Error).message);
    throw error;
  } finally {
    activity.end();
  }
}

/** Also removes the files of deleted items, and old search indexes. */
export async function writeSiteFiles(publicDir: string, files: readonly SiteFile[]): Promise<void> {
  const texts = new Map(files.map(({ path: address, text }) => [path.join(publicDir, address), text]));
  for (const file of await writtenBefore(publicDir)) if (!texts.has(file)) await rm(file);
  for (const [file, text] of texts) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function writtenBefore(publicDir: string): Promise<string[]> {
  const items = FILE_ROUTE_NAMES.flatMap((name) => Object.values(FILE_ROUTES[name].patterns)).filter(
    (pattern) => pattern.includes(':slug'),
  );
  const found = await Promise.all(
    [...items, `${SEARCH_FOLDER}/index.json`].map(async (pattern) => {
      const folder = path.join(publicDir, path.dirname(pattern));
      const names = await readdir(folder).catch(() => []);
      return names
        .filter((name) => path.extname(name) === path.extname(pattern))
        .map((name) => path.join(folder, name));
    }),
  );
  return found.flat();
}
