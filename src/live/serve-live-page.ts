import type { GetServerDataProps, GetServerDataReturn } from 'gatsby';
import { GalleryError } from '../gallery/gallery-error';
import type { LocaleCode } from '../i18n/locales';
import { makeContext, makeSite } from '../page-definitions/make-context';
import type { ErrorPageContext, PageContext } from '../page-definitions/page-context';
import { readSiteEnvironment } from '../page-definitions/site-environment';
import { liveGallery } from './live-gallery';
import { LIVE_ROUTES, type LiveRouteName } from './live-routes';

/** What a live page is made of, or the status of the error page in its place. */
export type LiveData =
  | { status: 200; page: Pick<PageContext, 'site' | 'route' | 'layout' | 'alternates' | 'head' | 'view'> }
  | { status: 404 | 503 };

/**
 * A cache before the host may keep a page for seconds, and show it while it asks anew: it takes the load of many
 * visitors, and an edit still arrives at once.
 */
const CACHE_CONTROL = {
  200: 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
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
  const data = await readLivePage(route, language, String(params?.['slug'] ?? ''));
  return {
    status: data.status,
    headers: {
      'cache-control': CACHE_CONTROL[data.status],
      ...(data.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
    },
    props: data,
  };
}

async function readLivePage(route: LiveRouteName, locale: LocaleCode, slug: string): Promise<LiveData> {
  const gallery = liveGallery();
  try {
    const [settings, makePage] = await Promise.all([
      gallery.siteSettings(locale),
      LIVE_ROUTES[route](gallery, locale, slug),
    ]);
    const site = makeSite(settings, readSiteEnvironment(globalThis.process.env));
    const page = makePage(makeContext(locale, site, { downloads: 'inline' }));
    return page ? { status: 200, page: { site, ...page.context } } : { status: 404 };
  } catch (error) {
    if (!(error instanceof GalleryError)) throw error;
    if (error.status === 404) return { status: 404 };
    console.error(error.message);
    return { status: 503 };
  }
}
