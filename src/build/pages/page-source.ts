import type { ViewContext } from '../../page/view-context';
import type { LocaleCatalogue } from '../pull/catalogue';

/** What the pages of one language are made from. */
export interface PageSource {
  catalogue: LocaleCatalogue;
  context: ViewContext;
}
