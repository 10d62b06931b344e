import type { LocaleCode } from '../../contract/locale-codes';
import type { Gallery } from '../../gallery/gallery';
import { GalleryError } from '../../gallery/faults/gallery-error';
import type { LocaleCatalogue } from '../../gallery/catalogue';
import type { Collections } from './check-catalogue';

/** What could be had of a language: an error stands for a single thing that failed, collections hold what arrived. */
type Arrived<T> = T extends unknown[] ? T : T | GalleryError;

export interface LocalePull {
  /** What the lists say, for the checks: two items with one slug differ here, and here alone. */
  lists: Collections;
  catalogue: { [Field in Exclude<keyof LocaleCatalogue, 'pages'>]: Arrived<LocaleCatalogue[Field]> } & {
    pages: { [Slug in keyof LocaleCatalogue['pages']]: Arrived<LocaleCatalogue['pages'][Slug]> };
  };
}

const isHere = <T>(arrived: T | GalleryError): arrived is T => !(arrived instanceof GalleryError);

/** Attends to a call of the pull; a failed one is answered by its error. */
type Attend = <T>(call: Promise<T>) => Promise<T | GalleryError>;

/** Pulls a list, then every item of it; also those of a list with wrong fields, as far as their slugs can be read. */
async function pullCollection<Summary extends { slug: string }, Item>(
  attend: Attend,
  list: Promise<Summary[]>,
  readItem: (slug: string) => Promise<Item>,
): Promise<{ listed: Summary[]; items: Item[] }> {
  const summaries = await attend(list);
  const listed = isHere(summaries) ? summaries : [];
  const slugs = isHere(summaries) ? summaries.map(({ slug }) => slug) : summaries.slugs;
  const items = await Promise.all([...new Set(slugs)].map((slug) => attend(readItem(slug))));
  return { listed, items: items.filter(isHere) };
}

/** Pulls all there is in a language; failures are left to who attends to the calls. */
export async function pullLocale(gallery: Gallery, locale: LocaleCode, attend: Attend): Promise<LocalePull> {
  const [settings, listedTypes, works, creators, events, press, home, about, contact, legalNotice] =
    await Promise.all([
      attend(gallery.siteSettings(locale)),
      attend(gallery.workTypes(locale)),
      pullCollection(attend, gallery.works(locale), (slug) => gallery.work(locale, slug)),
      pullCollection(attend, gallery.creators(locale), (slug) => gallery.creator(locale, slug)),
      pullCollection(attend, gallery.events(locale), (slug) => gallery.event(locale, slug)),
      pullCollection(attend, gallery.press(locale), (slug) => gallery.pressArticle(locale, slug)),
      attend(gallery.homePage(locale)),
      attend(gallery.page(locale, 'about')),
      attend(gallery.page(locale, 'contact')),
      attend(gallery.page(locale, 'legal-notice')),
    ]);
  const workTypes = isHere(listedTypes) ? listedTypes : [];

  return {
    lists: {
      workTypes,
      works: works.listed,
      creators: creators.listed,
      events: events.listed,
      press: press.listed,
    },
    catalogue: {
      settings,
      workTypes,
      works: works.items,
      creators: creators.items,
      events: events.items,
      press: press.items,
      home,
      pages: { about, contact, 'legal-notice': legalNotice },
    },
  };
}
