import type { BreadcrumbList } from 'schema-dts';
import { COLLECTIONS, type Collection } from '../../contract/kinds/kinds';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import { listPathOf } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import type { RouteName } from '../../routes/route-table';

interface Crumb {
  name: string;
  path: string;
}

const isSection = (name: string): name is Collection => (COLLECTIONS as readonly string[]).includes(name);

function trailOf(route: RouteName, locale: LocaleCode, page: Crumb): Crumb[] {
  const t = translator(locale);
  const section = route.replace(/-.*$/, '');
  const home = { name: t('nav.home'), path: routePath('index', locale) };
  const above = isSection(section)
    ? [home, { name: t(`nav.${section}`), path: listPathOf(route, locale) }]
    : [home];
  return above.some(({ path }) => path === page.path) ? above : [...above, page];
}

/** Undefined for the home page. Positions count from 1. */
export function breadcrumbNode(
  route: RouteName,
  locale: LocaleCode,
  origin: string,
  page: Crumb,
): BreadcrumbList | undefined {
  const trail = trailOf(route, locale, page);
  if (trail.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${page.path}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < trail.length - 1 && { item: origin + path }),
    })),
  };
}
