import { eventDates } from '../../../components/events/event-dates';
import type { GalleryEvent } from '../../../contract/items/event';
import type { Work } from '../../../contract/items/work';
import { joinNames } from '../../../i18n/formats/lists';
import type { LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';

/** What the address of a form names, for pages that are made for that address. */
export interface NamedSubject {
  name: 'work' | 'event';
  slug: string;
  path: string;
  title: string;
  /** A work's creators, an event's dates. */
  facts: string;
  /** Where it has no page in the language of the form. */
  onlyIn?: LocaleCode;
}

export const namedWork = ({ slug, title, creators }: Work, locale: LocaleCode): NamedSubject => ({
  name: 'work',
  slug,
  path: routePath('works-slug', locale, { slug }),
  title,
  facts: joinNames(
    creators.map(({ name }) => name),
    locale,
  ),
});

export const namedEvent = (event: GalleryEvent, locale: LocaleCode): NamedSubject => ({
  name: 'event',
  slug: event.slug,
  path: routePath('events-slug', locale, { slug: event.slug }),
  title: event.title,
  facts: eventDates(event, locale),
});
