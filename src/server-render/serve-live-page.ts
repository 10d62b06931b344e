import type { GetServerDataProps, GetServerDataReturn } from 'gatsby';
import { within } from '../async/within';
import { loadPage, type PageAddress } from '../page-makers/load-page';
import type { ErrorPageContext, PageContent } from '../page-makers/page-context';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { siteSource } from '../page-makers/site-source';
import { API_TIMEOUT_MS, liveGallery } from './live-gallery';
import { tooLate } from './make-live';

/** The routes of items, whose pages Gatsby's own server makes where the build has none; the host makes pages of any route. */
export type LiveRouteName = Extract<PageAddress['route'], `${string}-slug${string}`>;

/** What a live page is made of, or the status of the error page in its place. */
export type LiveData = { status: 200; page: PageContent } | { status: 404 | 503 };

/**
 * A cache before the server may keep a page that the build does not know for seconds, and show it once more while it asks
 * anew: it takes the load of many visitors.
 */
const CACHE_CONTROL = {
  200: 'public, max-age=0, s-maxage=10, stale-while-revalidate=10',
  404: 'no-cache',
  503: 'no-store',
} as const;

/** Seconds after which an API that was down is worth another question. */
const RETRY_AFTER_S = 5;

/**
 * Makes a page's data from the live API.
 * @returns never throws for a fault of the API: 404 when it knows no such slug, 503 when it gives no usable answer
 */
export async function serveLivePage(
  route: LiveRouteName,
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
    },
    props: data,
  };
}

async function readLivePage(address: PageAddress): Promise<LiveData> {
  // There may be no file of a card or a calendar beside a page that the build does not know.
  const source = siteSource(liveGallery(), readSiteEnvironment(globalThis.process.env), {
    downloads: 'inline',
  });
  try {
    const { page } = await within(loadPage(source, address), API_TIMEOUT_MS, tooLate);
    return page ? { status: 200, page: page.content } : { status: 404 };
  } catch (error) {
    console.error((error as Error).message);
    return { status: 503 };
  }
}
