import { published, type View } from '../answers/view';
import type { Queries } from '../../database/queries';
import type { CatalogueContent, GalleryEvent } from '../published/catalogue-content';
import { partOf } from '../published/part';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { routePath } from '../../../src/routes/route-path';
import { isSame, withChanges } from '../contract/field-path';
import type { FieldChange, Values } from '../contract/item';
import type { HomePlace } from '../contract/publishing';
import type { When } from '../contract/list';
import { daysOf, whenOf } from '../list/when';
import { textsOf } from '../shelves';

/** What a home page goes by. */
const GOES_BY = ['starts_on', 'ends_on', 'pictures', 'title', 'slug'];

/** What a home page chooses from. */
type Shown = Pick<CatalogueContent, 'events' | 'home'>;

/** All events, of which a gallery has hundreds at most. */
export async function shownAtHome(from: Queries): Promise<Shown> {
  const part = partOf(from);
  const events = await from.selectFrom('items').select('id').where('kind', '=', 'events').execute();
  await part.add(
    'events',
    events.map(({ id }) => id),
  );
  await part.add('pages', ['home']);
  return part.content();
}

/**
 * In each language in which it is public, as the home pages may differ.
 *
 * @param now Unix ms
 * @param changes of its draft
 */
export function placesOnHome(
  catalogue: Shown,
  id: string,
  now: number,
  changes: readonly FieldChange[] = [],
): HomePlace[] {
  const places = placesIn(catalogue, id, now);
  const event = catalogue.events.get(id);
  const asked = changes.filter(({ path }) => GOES_BY.includes(path.split('.')[0] ?? ''));
  if (!event || asked.length === 0) return places;
  const next = withChanges(event as unknown as Values, asked);
  // A day that is not written yet says nothing of what will be.
  if (!daysOf(next)) return places;
  const events = new Map([...catalogue.events, [id, next as unknown as GalleryEvent]]);
  const later = placesIn({ ...catalogue, events }, id, now);
  return places.map((place) => {
    const once = later.find(({ locale }) => locale === place.locale);
    return once && !isSame(once, place) ? { ...place, once: { as: once.as, beside: once.beside } } : place;
  });
}

const placesIn = (catalogue: Shown, id: string, now: number): HomePlace[] =>
  LOCALE_CODES.flatMap((lang) => placeIn({ catalogue, lang }, id, now) ?? []);

/**
 * As the site makes its home page (src/screens/home/home-view, which a test compares): it opens with the first of the news,
 * has one event beside that, and the other news below.
 */
function placeIn(
  view: Pick<View, 'lang'> & { catalogue: Shown },
  id: string,
  now: number,
): HomePlace | undefined {
  const { lang: locale, catalogue } = view;
  const events = published(view, catalogue.events);
  const event = events.find((one) => one.id === id);
  if (!event) return undefined;
  const stateOf = (one: GalleryEvent): When | null => whenOf(one as unknown as Values, now);
  if (stateOf(event) === 'past') return { locale, as: 'over', beside: null };
  const leadsTo = (url: string | undefined): GalleryEvent | undefined =>
    events.find((one) => routePath('events-slug', locale, { slug: one.slug[locale]! }) === url);
  const [opening, ...others] = catalogue.home.news
    .map(({ link }) => leadsTo(link?.url[locale]))
    .filter((one) => !one || stateOf(one) !== 'past');
  if (opening === event) return { locale, as: 'opening', beside: null };
  const left = events.filter((one) => one !== opening);
  const beside =
    nowOrNext(
      left.filter(({ pictures }) => pictures?.length),
      stateOf,
    ) ?? nowOrNext(left, stateOf);
  if (beside === event) return { locale, as: stateOf(event) === 'now' ? 'now' : 'next', beside: null };
  return {
    ...{ locale, as: others.includes(event) ? 'news' : 'nowhere' },
    beside: beside ? textsOf(beside.title) : null,
  };
}

/** The one that is on and ends first, else the next one to come. */
function nowOrNext(
  events: readonly GalleryEvent[],
  stateOf: (event: GalleryEvent) => When | null,
): GalleryEvent | undefined {
  const first = (when: When, dayOf: (event: GalleryEvent) => string) =>
    events
      .filter((event) => stateOf(event) === when)
      .sort((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
  return first('now', ({ ends_on }) => ends_on) ?? first('toCome', ({ starts_on }) => starts_on);
}
