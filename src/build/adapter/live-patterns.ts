import { FILE_PATTERNS, WHOLE_PATTERNS } from '../../page-makers/files/load-file';
import { PAGE_PATTERNS } from '../../page-makers/read-address';
import type { Manifest } from '../../release/manifest';
import type { ContentNotes } from '../content-notes';

/** Above it sitemaps and search indexes take seconds, and wait for the next release (docs/deploy.md). */
const MOST_PAGES = 2_000;

export const livePatterns = ({ pages }: Pick<ContentNotes, 'pages'>): NonNullable<Manifest['live']> => ({
  pages: PAGE_PATTERNS,
  files:
    Object.keys(pages).length > MOST_PAGES
      ? FILE_PATTERNS.filter((pattern) => !WHOLE_PATTERNS.includes(pattern))
      : FILE_PATTERNS,
});
