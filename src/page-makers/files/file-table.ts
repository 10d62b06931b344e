import type { GalleryEvent } from '../../contract/items/event';
import type { PageSlug } from '../../contract/page';
import type { SiteSettings } from '../../contract/site-settings';
import { eventCalendar, eventsCalendar } from '../../features/calendar/event-calendar';
import { creatorVcard } from '../../features/cards/creator-vcard';
import { galleryVcard } from '../../features/cards/gallery-vcard';
import { newestOfFeed } from '../../features/feeds/atom-feed';
import { eventsFeed, pressFeed, worksFeed } from '../../features/feeds/feeds';
import type { GalleryReader } from '../../gallery/noted-reader';
import type { LocaleCode } from '../../i18n/locales';
import type { ViewContext } from '../../page/view-context';
import type { FileRouteName } from '../../routes/file-routes';
import { llmsText } from './llms-text';
import { navigationText } from './navigation-data';

export interface FileCall {
  reader: GalleryReader;
  context: ViewContext;
  settings: SiteSettings;
  slug: string;
}

export type FileName = FileRouteName | 'navigation';

type LoadFile = (call: FileCall) => Promise<string>;

type Slugged = readonly { slug: string }[];
const each = <Item>(items: Slugged, read: (slug: string) => Promise<Item>): Promise<Item[]> =>
  Promise.all(items.map(({ slug }) => read(slug)));

const allEvents = async (reader: GalleryReader, locale: LocaleCode): Promise<GalleryEvent[]> =>
  each(await reader.events(locale), (slug) => reader.event(locale, slug));

const TEXT_PAGES = ['about', 'contact', 'legal-notice'] as const satisfies readonly PageSlug[];

/** For the build and the server, as src/page-makers/page-table.ts is for pages. */
export const FILES: Record<FileName, LoadFile> = {
  'contact-card': async ({ reader, context, settings }) =>
    galleryVcard(settings, (await reader.page(context.locale, 'contact')).updated_at, context),
  'creators-slug-card': async ({ reader, context, slug }) =>
    creatorVcard(await reader.creator(context.locale, slug), context),
  'events-calendar': async ({ reader, context, settings }) =>
    eventsCalendar(await allEvents(reader, context.locale), settings.name, context),
  'events-slug-calendar': async ({ reader, context, slug }) =>
    eventCalendar(await reader.event(context.locale, slug), context),
  'works-feed': async ({ reader, context, settings }) => {
    const { locale } = context;
    const newest = newestOfFeed(await reader.works(locale), ({ updated_at }) => updated_at);
    return worksFeed(await each(newest, (slug) => reader.work(locale, slug)), settings.name, context);
  },
  'events-feed': async ({ reader, context, settings }) => {
    const { locale } = context;
    const newest = newestOfFeed(await reader.events(locale), ({ updated_at }) => updated_at);
    return eventsFeed(await each(newest, (slug) => reader.event(locale, slug)), settings.name, context);
  },
  'press-feed': async ({ reader, context, settings }) => {
    const { locale } = context;
    const newest = newestOfFeed(await reader.press(locale), ({ updated_at }) => updated_at);
    return pressFeed(await each(newest, (slug) => reader.pressArticle(locale, slug)), settings.name, context);
  },
  'llms-text': async ({ reader, context, settings }) => {
    const { locale } = context;
    const [workTypes, creators, events, press, pages] = await Promise.all([
      reader.workTypes(locale),
      reader.creators(locale).then((all) => each(all, (slug) => reader.creator(locale, slug))),
      reader.events(locale),
      reader.press(locale),
      Promise.all(TEXT_PAGES.map((slug) => reader.page(locale, slug))),
    ]);
    const [about, contact, legalNotice] = pages.map(({ title }) => title) as [string, string, string];
    const titles = { about, contact, 'legal-notice': legalNotice };
    return llmsText({ settings, workTypes, creators, events, press, titles }, context);
  },
  navigation: async ({ reader, context }) => {
    const { locale } = context;
    const [workTypes, creators, events] = await Promise.all([
      reader.workTypes(locale),
      reader.creators(locale),
      reader.events(locale),
    ]);
    return navigationText({ workTypes, creators, events }, context);
  },
};
