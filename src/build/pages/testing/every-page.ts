import type { PageDefinition } from '../../../page-makers/page-definition';
import { allPages } from '../all-pages';
import type { PageSource } from '../page-source';

/** All pages of a language at once. */
export const everyPage = (source: PageSource): PageDefinition[] => [...allPages(source)];
