import type { Collection } from '../contract/kinds/kinds';
import type { ItemOf } from '../contract/kinds/shapes';
import type { LocaleCode } from '../contract/locale-codes';
import type { HomePage, Page } from '../contract/page';
import type { SiteSettings } from '../contract/site-settings';
import type { WorkType } from '../contract/items/work';

export type Collections = { [C in Collection]: ItemOf<C>[] };

export interface LocaleCatalogue extends Collections {
  settings: SiteSettings;
  workTypes: WorkType[];
  home: HomePage;
  pages: Record<'about' | 'contact' | 'legal-notice', Page>;
}

export type Catalogue = Record<LocaleCode, LocaleCatalogue>;
