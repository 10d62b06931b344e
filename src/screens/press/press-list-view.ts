import type { PressSummary } from '../../contract/items/press';
import { toPressCardView, type PressCardView } from '../../components/press/press-card-view';
import type { ViewContext } from '../../page/view-context';

export interface PressListView {
  articles: PressCardView[];
}

/** In the API's order, newest first. */
export const toPressListView = (articles: readonly PressSummary[], context: ViewContext): PressListView => ({
  articles: articles.map((article) => toPressCardView(article, context)),
});
