import { WISH_PAGES } from '../../i18n/pages/forms/wish-pages';
import type { ViewContext } from '../../page/view-context';
import { toWishView } from '../../screens/wish/wish-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

export function wishPage(context: ViewContext): PageDefinition {
  const words = WISH_PAGES[context.locale];
  return makePage(context, {
    route: 'wish',
    template: 'wish',
    title: words.title,
    description: words.description,
    view: toWishView(words),
  });
}
