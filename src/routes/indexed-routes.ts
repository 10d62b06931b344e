import type { RouteName } from './route-table';

const NOT_INDEXED: readonly RouteName[] = [
  'works-slug-pdf',
  'selection',
  'newsletter-confirm',
  'newsletter-withdraw',
  'wish',
  'wishes-confirm',
  'wishes-withdraw',
  'form-done',
  'preview-id',
  'room-id',
  'test',
  'test3',
  'test4',
];

/** Others have noindex and are not in the sitemap. Not in the route table, which browsers load. */
export const isIndexed = (route: RouteName): boolean => !NOT_INDEXED.includes(route);
