import type { CreatorSummary } from '../../contract/creator';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import type { ViewContext } from '../../components/view-context';

export interface CreatorsView {
  creators: CreatorCardView[];
}

/** The creators in the API's order, that of their sort names. */
export const toCreatorsView = (creators: readonly CreatorSummary[], context: ViewContext): CreatorsView => ({
  creators: creators.map((creator) => toCreatorCardView(creator, context)),
});
