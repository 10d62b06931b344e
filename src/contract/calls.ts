import { Creator, CreatorSummary } from './creator';
import { EventSummary, GalleryEvent } from './event';
import { HomePage, Page } from './page';
import { PressArticle, PressSummary } from './press';
import { Preview } from './preview';
import { SiteSettings } from './site-settings';
import { Work, WorkSummary, WorkType } from './work';

/** Every GET call of the contract that answers one thing: its path and the shape of `data`. */
export const ITEM_CALLS = {
  siteSettings: { path: '/api/site-settings', data: SiteSettings },
  work: { path: '/api/works/:slug', data: Work },
  creator: { path: '/api/creators/:slug', data: Creator },
  event: { path: '/api/events/:slug', data: GalleryEvent },
  press: { path: '/api/press/:slug', data: PressArticle },
  homePage: { path: '/api/pages/home', data: HomePage },
  page: { path: '/api/pages/:slug', data: Page },
  preview: { path: '/api/preview/:token', data: Preview },
} as const;

/** Every GET call of the contract that answers a list, maybe in pages: its path and the shape of one entry. */
export const LIST_CALLS = {
  workTypes: { path: '/api/worktypes', item: WorkType },
  works: { path: '/api/works', item: WorkSummary },
  creators: { path: '/api/creators', item: CreatorSummary },
  events: { path: '/api/events', item: EventSummary },
  press: { path: '/api/press', item: PressSummary },
} as const;
