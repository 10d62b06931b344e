import type { Creator } from '../contract/creator';
import type { GalleryEvent } from '../contract/event';
import type { LocaleCode } from '../contract/locale-codes';
import type { HomePage, Page } from '../contract/page';
import type { PressArticle } from '../contract/press';
import type { SiteSettings } from '../contract/site-settings';
import type { Work, WorkType } from '../contract/work';

/** Everything the site shows in one language; each collection in the gallery's own order. */
export interface LocaleCatalogue {
  settings: SiteSettings;
  workTypes: WorkType[];
  works: Work[];
  creators: Creator[];
  events: GalleryEvent[];
  press: PressArticle[];
  home: HomePage;
  pages: Record<'about' | 'contact' | 'legal-notice', Page>;
}

export type Catalogue = Record<LocaleCode, LocaleCatalogue>;
