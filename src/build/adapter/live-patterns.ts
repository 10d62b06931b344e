import { FILE_PATTERNS, WHOLE_PATTERNS } from '../../page-makers/files/load-file';
import { PAGE_PATTERNS } from '../../page-makers/read-address';
import type { Manifest } from '../../release/manifest';
import type { ContentNotes } from '../content-notes';

/**
 * Pages up to which sitemaps and the search's indexes are made anew when they are asked for. They are made of every item
 * there is, which takes seconds for more: those follow with the next release (docs/deploy.md).
 */
const MOST_PAGES = 2_000;

/** What a release can make live: all of its pages, and the files beside them. */
export const livePatterns = ({ pages }: Pick<ContentNotes, 'pages'>): NonNullable<Manifest['live']> => ({
  pages: PAGE_PATTERNS,
  files:
    Object.keys(pages).length > MOST_PAGES
      ? FILE_PATTERNS.filter((pattern) => !WHOLE_PATTERNS.includes(pattern))
      : FILE_PATTERNS,
});
