import { LOCALE_CODES } from '../../../src/i18n/locales';
import { ROUTES } from '../../../src/routes/route-table';
import { ONE_PAGE_PER_ROUTE } from '../support/site/site';
import { pagesIn } from './stops';

it('no route is left out', () => {
  const seen = LOCALE_CODES.flatMap((locale) =>
    pagesIn(locale).map(({ screen }) => screen.paths[locale] ?? ''),
  );
  const missing = ONE_PAGE_PER_ROUTE.filter(({ route, locale }) => {
    const shape = new RegExp(`^${ROUTES[route].patterns[locale].replace(/:\w+/g, '[^/?#]+')}(?=$|[?#])`);
    return !seen.some((path) => shape.test(path));
  });
  expect(missing).toEqual([]);
});
