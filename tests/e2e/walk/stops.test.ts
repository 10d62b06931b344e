import { LOCALE_CODES } from '../../../src/i18n/locales';
import { ROUTES } from '../../../src/routes/route-table';
import { ONE_PAGE_PER_ROUTE, type SitePage } from '../support/site/site';
import { pagesIn } from './stops';
import { expect, RUNS_ALL, test } from '../support/test';

test('no route is left out', () => {
  const seen = LOCALE_CODES.flatMap((locale) =>
    pagesIn(locale).map(({ screen }) => screen.paths[locale] ?? ''),
  );
  const isSeen = ({ route, locale }: Pick<SitePage, 'route' | 'locale'>) => {
    const shape = new RegExp(`^${ROUTES[route].patterns[locale].replace(/:\w+/g, '[^/?#]+')}(?=$|[?#])`);
    return seen.some((path) => shape.test(path));
  };
  const missing = ONE_PAGE_PER_ROUTE.filter(({ route, locale }) =>
    RUNS_ALL ? !isSeen({ route, locale }) : !LOCALE_CODES.some((any) => isSeen({ route, locale: any })),
  );
  expect(missing).toEqual([]);
});
