import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePageArgs, Page } from 'gatsby';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';
import type { SiteView } from '../seo/site-view';
import { languageContext } from '../page-makers/language-context';
import type { ErrorPageContext } from '../page-makers/page-context';

const STATUSES = ['400', '404', '500'] as const;

let known: Record<LocaleCode, SiteView> | undefined;

export function rememberSites(sites: Record<LocaleCode, SiteView>): void {
  known = sites;
}

export function completeErrorPage({ page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  const status = STATUSES.find((code) => [`/${code}`, `/${code}.html`, `/${code}/`].includes(page.path));
  const context = page.context as Partial<ErrorPageContext> | undefined;
  if (!status || context?.layout === 'error' || !known) return;
  actions.deletePage(page);
  actions.createPage(withContext(page, DEFAULT_LOCALE_CODE, page.path, known));
  if (page.path !== `/${status}`) return;
  for (const locale of LOCALE_CODES) {
    const { prefix } = LOCALES[locale];
    if (prefix) actions.createPage(withContext(page, locale, `/${prefix}/${status}`, known));
  }
}

function withContext(
  page: Page,
  locale: LocaleCode,
  pagePath: string,
  sites: Record<LocaleCode, SiteView>,
): Page {
  const context: ErrorPageContext = { ...languageContext(locale, pagePath), layout: 'error', sites };
  return { path: pagePath, component: page.component, context: { ...context } };
}

/** In the browser unknown addresses fall back to `/404.html`: copies must name it, or Gatsby navigates away. */
export async function writeErrorFiles(publicDir: string): Promise<void> {
  for (const { prefix } of LOCALE_CODES.map((locale) => LOCALES[locale])) {
    // Gatsby writes the English ones except 400.
    for (const status of prefix ? STATUSES : (['400'] as const)) {
      const page = path.posix.join('/', prefix, status);
      const html = await readFile(path.join(publicDir, page, 'index.html'), 'utf8');
      const own = `data-path="${page}"`;
      if (!html.includes(own)) throw new Error(`public${page}/index.html does not hold ${own}`);
      await writeFile(path.join(publicDir, `${page}.html`), html.replace(own, 'data-path="/404.html"'));
    }
  }
  await copyFile(path.join(publicDir, '500', 'index.html'), path.join(publicDir, '500.html'));
}
