import type { RouteName } from './route-table';

const NOT_INDEXED: readonly RouteName[] = [
  'works-slug-pdf',
  'selection',
  'newsletter-confirm',
  'newsletter-withdraw',
  'wish',
  'wishes-confirm',
  'wishes-withdraw',
  'preview-id',
  'test',
  'test3',
  'test4',
];

/** Whether crawlers may index a route; others carry noindex and stay out of the sitemap. The browser need not know. */
export const isIndexed = (route: RouteName): boolean => !NOT_INDEXED.includes(route);
