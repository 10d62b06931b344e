import type { HomeAround } from '../../../src/contract/kinds/preview';
import { countIn, idsInOrder } from '../published/list-queries';
import type { Part } from '../published/part';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { creatorSummary } from './items/creator-answer';
import { eventSummary } from './items/event-answer';
import { publishedOf, type View } from './view';

/** Of those whose portrait is there to be shown; the site shows fewer. */
const MOST_CREATORS = 12;

/** Creators that are looked at for one with a portrait, and the newest events: the site shows those that are on. */
const MOST = 200;

export interface Around {
  works_count: number;
  /** Ids. */
  events: readonly string[];
  creators: readonly string[];
}

/** Adds what the home page has beside its own record. */
export async function addAround(part: Part, lang: LocaleCode): Promise<Around> {
  const { from } = part;
  const works_count = await countIn(from, { kind: 'works', lang });
  const events = await idsInOrder(from, { kind: 'events', lang }, { limit: MOST });
  const creators = await idsInOrder(from, { kind: 'creators', lang }, { limit: MOST });
  await part.add('events', events);
  await part.add('creators', creators);
  const shown = creators.filter((id) => part.get('creators', id)?.['portrait']).slice(0, MOST_CREATORS);
  return { works_count, events, creators: shown };
}

/** As the lists of the site give it: a preview asks for nothing else. */
export const homeAroundAnswer = (view: View, { works_count, events, creators }: Around): HomeAround => ({
  works_count,
  events: publishedOf(view, view.catalogue.events, events).map((event) => eventSummary(view, event)),
  creators: publishedOf(view, view.catalogue.creators, creators).map((one) => creatorSummary(view, one)),
});
