import type { CreatorSummary } from '../../contract/creator';
import { toCreatorCardView, type CreatorCardView } from '../../components/creators/creator-card-view';
import type { ViewContext } from '../../page/view-context';

export interface CreatorsView {
  /** Those with a portrait. */
  portrayed: CreatorCardView[];
  /** Those known by name alone. */
  named: CreatorCardView[];
}

/** The creators with and without a portrait, both in the API's order, that of their sort names. */
export function toCreatorsView(creators: readonly CreatorSummary[], context: ViewContext): CreatorsView {
  const cards = creators.map((creator) => toCreatorCardView(creator, context));
  return {
    portrayed: cards.filter(({ picture }) => picture),
    named: cards.filter(({ picture }) => !picture),
  };
}
