import type { ChangeKind } from '../../src/contract/hook/rebuild';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { routePattern } from '../../src/routes/route-path';
import type { RouteName } from '../../src/routes/route-table';

/** The routes that show an item by its slug. A plain page has none: it is there again with the next release. */
const ITEM_ROUTES: Record<ChangeKind, RouteName[]> = {
  work: ['works-slug', 'works-slug-pdf'],
  creator: ['creators-slug'],
  event: ['events-slug'],
  press: ['press-slug'],
  page: [],
};

/** The routes that list items of a kind: any change of one may move it from list to list. */
const LIST_ROUTES: Partial<Record<ChangeKind, RouteName[]>> = {
  work: ['works-type-slug', 'works-type-slug-part'],
};

/** Whether a change of this kind shows before the next release. */
export const isShownLive = (kind: ChangeKind): boolean => ITEM_ROUTES[kind].length > 0;

/** The decoded paths of an item's pages: in every language, since a slug does not say which it is of. */
export const itemPaths = (kind: ChangeKind, slug: string): string[] =>
  patternsOf(ITEM_ROUTES[kind]).map((pattern) => pattern.replace(':slug', () => slug));

/** The patterns of the lists that a change of this kind shows in. */
export const listPatterns = (kind: ChangeKind): string[] => patternsOf(LIST_ROUTES[kind] ?? []);

const patternsOf = (names: RouteName[]): string[] =>
  names.flatMap((name) => LOCALE_CODES.map((locale) => routePattern(name, locale)));
