import { creatorPages, eventPages, pressPages } from './collection-pages';
import type { PageDefinition } from './page-definition';
import type { PageSource } from './page-maker';
import { homePage, previewPage, selectionPage, testPages, textPages } from './single-pages';
import { workPages, worksPages } from './work-pages';

/** Every page of a language. */
export const allPages = (source: PageSource): PageDefinition[] => [
  homePage(source),
  ...textPages(source),
  ...worksPages(source),
  ...workPages(source),
  ...creatorPages(source),
  ...eventPages(source),
  ...pressPages(source),
  selectionPage(source),
  ...testPages(source),
  previewPage(source),
];
