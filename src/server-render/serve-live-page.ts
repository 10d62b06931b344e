import type { GetServerDataProps, GetServerDataReturn } from 'gatsby';
import { GalleryError } from '../gallery/faults/gallery-error';
import { within } from '../async/within';
import type { LocaleCode } from '../i18n/locales';
import { makeContext, makeSite } from '../page-makers/make-context';
import type { ErrorPageContext, PageContent } from '../page-makers/page-context';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { API_TIMEOUT_MS, liveGallery } from './live-gallery';
import { LIVE_ROUTES, type LiveRouteName } from './live-routes';

/** What a live page is made of, or the status of the error page in its place. */
export type LiveData = { status: 200; page: PageContent } | { status: 404 | 503 };

/**
 * A cache before the host may keep a page that the build does not know for seconds, and show it once more while it asks
 * anew: it takes the load of many visitors. The host replaces this rule where an edit is to be seen at once.
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
  const data = await readLivePage(route, language, slug, part);
  return {
    status: data.status,
    headers: {
      'cache-control': CACHE_CONTROL[data.status],
      ...(data.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
    props: data,
  };
}

async function readLivePage(
  route: LiveRouteName,
  locale: LocaleCode,
  slug: string,
  part: string,
): Promise<LiveData> {
  const gallery = liveGallery();
  try {
    const answers = Promise.all([
      gallery.siteSettings(locale),
      LIVE_ROUTES[route](gallery, locale, slug, part).catch((error: unknown) => {
        if (isNoSuchItem(error)) return () => undefined;
        throw error;
      }),
    ]);
    const [settings, makePage] = await within(answers, API_TIMEOUT_MS, tooLate);
    const site = makeSite(settings, readSiteEnvironment(globalThis.process.env));
    const page = makePage(makeContext(locale, site, { downloads: 'inline' }));
    return page ? { status: 200, page: { site, ...page.context } } : { status: 404 };
  } catch (error) {
    console.error((error as Error).message);
    return { status: 503 };
  }
}

const tooLate = () => new Error(`The gallery API did not answer within ${API_TIMEOUT_MS} ms`);

/** The API says so in its own words; a 404 without them comes from something that stands in its place. */
const isNoSuchItem = (error: unknown): boolean =>
  error instanceof GalleryError && error.status === 404 && error.detail !== undefined;
