import type { GalleryEvent, EventSummary } from '../../contract/items/event';
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
import { type FileRouteName, filePath } from '../../routes/file-routes';
import { toCreatorCardView } from '../../components/creators/creator-card-view';
import type { NavigationData } from '../../features/navigation/navigation-data';
import { routePath } from '../../routes/route-path';
import { toEventsView } from '../../screens/events/events-view';
import type { CreatorSummary, Creator } from '../../contract/items/creator';
import type { WorkType } from '../../contract/items/work';
import type { PressSummary } from '../../contract/items/press';
import { oneLine } from '../../contract/text/plain-lines';
import { eventDates } from '../../components/events/event-dates';
import { translator } from '../../i18n/i18n';
import { allWorksPath } from '../../routes/alternates';

interface Entry {
  name: string;
  path: string;
  note?: string;
}

interface Holdings {
  settings: SiteSettings;
  workTypes: readonly WorkType[];
  creators: readonly Creator[];
  events: readonly EventSummary[];
  press: readonly PressSummary[];
  titles: Record<'about' | 'contact' | 'legal-notice', string>;
}

/** Markdown by llmstxt.org: lists and people, not every work. */
export function llmsText(
  { settings, workTypes, creators, events, press, titles }: Holdings,
  { locale, origin }: Pick<ViewContext, 'locale' | 'origin'>,
): string {
  const t = translator(locale);
  const line = ({ name, path, note }: Entry) =>
    `- [${asText(name)}](${origin}${path})${note ? `: ${asText(note)}` : ''}`;
  const worksCount = workTypes.reduce((sum, { count }) => sum + count, 0);
  const section = (title: string, entries: Entry[]) => [`## ${asText(title)}`, entries.map(line).join('\n')];
  return [
    `# ${asText(settings.name)}`,
    `> ${asText(settings.description)}`,
    ...section(t('nav.works'), [
      { name: t('works.title'), path: allWorksPath(locale), note: String(worksCount) },
      ...workTypes.map(({ title, slug, count }) => ({
        name: title,
        path: routePath('works-type-slug', locale, { slug }),
        note: String(count),
      })),
    ]),
    ...section(
      t('nav.creators'),
      creators.map(({ name, slug, roles }) => ({
        name,
        path: routePath('creators-slug', locale, { slug }),
        note: roles,
      })),
    ),
    ...section(
      t('nav.events'),
      events.map((event) => ({
        name: event.title,
        path: routePath('events-slug', locale, { slug: event.slug }),
        note: eventDates(event, locale),
      })),
    ),
    ...section(
      t('nav.press'),
      press.map(({ title, slug, publication }) => ({
        name: title,
        path: routePath('press-slug', locale, { slug }),
        note: publication,
      })),
    ),
    ...section(settings.name, [
      ...(['about', 'contact', 'legal-notice'] as const).map((route) => ({
        name: titles[route],
        path: routePath(route, locale),
      })),
      { name: t('nav.accessibility'), path: routePath('accessibility', locale) },
      { name: 'Atom', path: filePath('works-feed', locale), note: t('nav.works') },
      { name: 'Sitemap', path: routePath('index', locale).replace(/\/$/, '') + '/sitemap.xml' },
    ]),
    '',
  ].join('\n\n');
}

const MARKUP = /[\\`*_[\]<>~|]|&(?=#?\w+;)|^[#+-]|^\d+(?=[.)])/g;

const asText = (text: string): string => oneLine(text).replace(MARKUP, '\\$&');

interface Lists {
  workTypes: readonly WorkType[];
  creators: readonly CreatorSummary[];
  events: readonly EventSummary[];
}

/** Current events first, then the coming, then the past ones, as on their page. */
export function toNavigationData(lists: Lists, context: ViewContext): NavigationData {
  const works = lists.workTypes.map(({ slug, title, count }) => ({
    title,
    path: routePath('works-type-slug', context.locale, { slug }),
    count,
  }));
  const creators = lists.creators.map((creator) => {
    const { name, path: creatorPath, life } = toCreatorCardView(creator, context);
    return { name, path: creatorPath, ...(life && { life }) };
  });
  const events = toEventsView(lists.events, context)
    .groups.flatMap(({ lead, others }) => (lead ? [lead, ...others] : others))
    .map(({ title, path: eventPath, dates, state }) => ({ title, path: eventPath, dates, state }));
  return { works, creators, events };
}

const navigationText = (lists: Lists, context: ViewContext): string =>
  JSON.stringify(toNavigationData(lists, context));

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
