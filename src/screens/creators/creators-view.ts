import type { CreatorSummary } from '../../contract/items/creator';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import type { ViewContext } from '../../page/view-context';

export interface CreatorsView {
  portrayed: CreatorCardView[];
  /** Without a portrait. */
  named: CreatorCardView[];
}

/** Both lists in the API's order, that of the sort names. */
export function toCreatorsView(creators: readonly CreatorSummary[], context: ViewContext): CreatorsView {
  const cards = creators.map((creator) => toCreatorCardView(creator, context));
  return {
    portrayed: cards.filter(({ picture }) => picture),
    named: cards.filter(({ picture }) => !picture),
  };
}
