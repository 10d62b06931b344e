import type { HomeAround } from '../../../src/contract/kinds/preview';
import { creatorSummary } from './items/creator-answer';
import { eventSummary } from './items/event-answer';
import { worksOfType } from './grouped-works';
import { published, type View } from './view';

/** Of those whose portrait is there to be shown; the site shows fewer. */
const MOST_CREATORS = 12;

/** What the home page has beside its own record, as the lists of the site give it: a preview asks for nothing else. */
export function homeAroundAnswer(view: View): HomeAround {
  const { types, events, creators } = view.catalogue;
  return {
    works_count: published(view, types).reduce((sum, { id }) => sum + worksOfType(view, id).length, 0),
    events: published(view, events).map((event) => eventSummary(view, event)),
    creators: published(view, creators)
      .filter(({ portrait }) => portrait)
      .slice(0, MOST_CREATORS)
      .map((creator) => creatorSummary(view, creator)),
  };
}
