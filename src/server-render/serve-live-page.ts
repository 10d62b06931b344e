import type { GetServerDataProps, GetServerDataReturn } from 'gatsby';
import { within } from '../async/within';
import { WORDS } from '../i18n/i18n';
import type { LocaleCode } from '../i18n/locales';
import type { Namespace } from '../i18n/message-key';
import type { PageWords } from '../i18n/translator';
import { loadPage, type PageAddress } from '../page-makers/load-page';
import type { ErrorPageContext, PageContent } from '../page-makers/page-context';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { siteSource } from '../page-makers/site-source';
import { API_TIMEOUT_MS, liveGallery } from './live-gallery';
import { tooLate } from './make-live';

/** Gatsby's own server renders these; the host renders pages of any route. */
export type LiveRouteName = Extract<PageAddress['route'], `${string}-slug${string}`>;

type LiveContent = { status: 200; page: PageContent } | { status: 404 | 503 };

export type LiveData = LiveContent & { locales: PageWords };

/** To the address of an item that has another slug now. */
interface Moved {
  status: 301;
  to: string;
}

/** Seconds in a shared cache, and once more while it revalidates: enough to absorb many visitors. */
const CACHE_CONTROL = {
  200: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  301: 'public, max-age=0, must-revalidate',
  404: 'no-cache',
  503: 'no-store',
} as const;

/** s until an API that was down is asked again. */
const RETRY_AFTER_S = 5;

/** @param namespaces of the page's words. Never throws: 301 for a slug that an item had before, 404 for an unknown slug, 503 when the API gives no usable answer. */
export async function serveLivePage(
  route: LiveRouteName,
  namespaces: readonly Namespace[],
  { params, pageContext }: GetServerDataProps,
): Promise<GetServerDataReturn<LiveData>> {
  const { language } = pageContext as unknown as ErrorPageContext;
  const [slug = '', part = ''] = ['slug', 'part'].map((name) => String(params?.[name] ?? ''));
  const data = await readLivePage({ route, locale: language, slug, part });
  return {
    status: data.status,
    headers: {
      'cache-control': CACHE_CONTROL[data.status],
      ...(data.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
      ...(data.status === 301 && { location: data.to }),
    },
    // Nobody sees the page that comes with it.
    props: { ...(data.status === 301 ? { status: 404 } : data), locales: wordsIn(language, namespaces) },
  };
}

/** As a query would answer, with what the error page says. */
const wordsIn = (language: LocaleCode, namespaces: readonly Namespace[]): PageWords => ({
  edges: [...namespaces, 'states' as const].map((ns) => ({
    node: { ns, language, data: WORDS[language][ns] },
  })),
});

async function readLivePage(address: PageAddress): Promise<LiveContent | Moved> {
  // The build may not have written cards and calendars of this page.
  const source = siteSource(liveGallery(), readSiteEnvironment(globalThis.process.env), {
    downloads: 'inline',
  });
  try {
    const { page, movedTo } = await within(loadPage(source, address), API_TIMEOUT_MS, tooLate);
    if (movedTo !== undefined) return { status: 301, to: movedTo };
    return page ? { status: 200, page: page.content } : { status: 404 };
  } catch (error) {
    console.error((error as Error).message);
    return { status: 503 };
  }
}
