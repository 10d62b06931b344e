import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/i18n/locales';
import type { Alternates } from '../../../../src/routes/alternates';
import { ROUTES, type RouteName } from '../../../../src/routes/route-table';
import { inTurn, RUNS_ALL } from '../../../in-turn';

/** A page that the site must have. */
export interface SitePage {
  route: RouteName;
  locale: LocaleCode;
  path: string;
  /** Its path in each language, null where it has none. */
  alternates: Alternates;
}

/** What setup/start-site.ts tells the tests. */
export interface SiteUnderTest {
  /** Address of the host, without trailing slash. */
  url: string;
  /** Address of the API behind it, without trailing slash. */
  apiUrl: string;
  /** Data folder of the API behind it. */
  dataDir: string;
  /** Every page of the route table: each fixed one, and one for each item of a collection. */
  pages: SitePage[];
}

export const SITE = JSON.parse(readFileSync(process.env.SITE_UNDER_TEST ?? '', 'utf8')) as SiteUnderTest;

/** The origin of the sample gallery's site settings, which canonical and social addresses start with. */
export const ORIGIN = 'https://meublesetlumieres.example';

/** Pages that are built ahead; the others exist in the browser alone. */
export const BUILT_PAGES = SITE.pages.filter(({ route }) => ROUTES[route].rendering !== 'client');

/** One page of each route and language. */
export const ONE_PAGE_PER_ROUTE = SITE.pages.filter(
  (page, index) =>
    SITE.pages.findIndex(({ route, locale }) => route === page.route && locale === page.locale) === index,
);

/** The same, by `npm test` in one of the languages. */
export const PAGES_IN_TURN = ONE_PAGE_PER_ROUTE.filter(({ route, locale }) =>
  inTurn(LOCALE_CODES, route).includes(locale),
);

/** Pages that are built ahead, each by itself: all of them, or one of each route by `npm test`. */
export const BUILT_PAGES_IN_TURN = BUILT_PAGES.filter((page) => RUNS_ALL || PAGES_IN_TURN.includes(page));
