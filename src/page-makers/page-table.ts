import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import type { LinkPurpose } from '../contract/forms/newsletter';
import type { SiteSettings } from '../contract/site-settings';
import type { GalleryReader } from '../gallery/noted-reader';
import type { ViewContext } from '../page/view-context';
import type { RouteName } from '../routes/route-table';
import { FIRST_PART, readPart, type WorksPart } from '../routes/works-parts';
import type { PageDefinition } from './page-definition';
import { accessibilityPage } from './pages/accessibility-page';
import { creatorPage, creatorsPage } from './pages/creator-pages';
import { eventPage, eventsPage } from './pages/event-pages';
import { homePage } from './pages/home-page';
import { newsletterPage } from './pages/newsletter-page';
import { picturesTestPage, previewPage, selectionPage, testPage } from './pages/plain-pages';
import { pressArticlePage, pressPage } from './pages/press-pages';
import { textPage } from './pages/text-page';
import { workPage, workSheetPage } from './pages/work-pages';
import { worksPage } from './pages/works-page';

/** What a page is made with: whom to ask, and what stands around it. */
export interface PageCall {
  reader: GalleryReader;
  context: ViewContext;
  settings: SiteSettings;
  /** The parameters of its address; '' where it has none. */
  slug: string;
  part: string;
}

/** Makes a page of the answers that it reads; undefined when there is no such page. */
type LoadPage = (call: PageCall) => Promise<PageDefinition | undefined>;

const text =
  (route: 'about' | 'contact' | 'legal-notice'): LoadPage =>
  async ({ reader, context, settings }) =>
    textPage(context, route, await reader.page(context.locale, route), settings.description);

const newsletter =
  (purpose: LinkPurpose): LoadPage =>
  async ({ context, settings }) =>
    newsletterPage(context, purpose, settings);

async function works({ reader, context, slug }: PageCall, part: WorksPart) {
  const { locale } = context;
  const isAll = slug === ALL_TYPES_SLUGS[locale];
  const [workTypes, listed] = await Promise.all([
    reader.workTypes(locale),
    reader.works(locale, isAll ? undefined : slug),
  ]);
  const type = workTypes.find((one) => one.slug === slug);
  return isAll || type ? worksPage(context, { works: listed, workTypes, type }, part) : undefined;
}

/**
 * How each page is made, in the build and on the server: what it shows is what it reads here, and so what it is tagged with.
 * Nothing else says which change shows on which page.
 */
export const PAGES: Record<RouteName, LoadPage> = {
  index: async ({ reader, context, settings: { description } }) => {
    const { locale } = context;
    const [home, workTypes, events, creators] = await Promise.all([
      reader.homePage(locale),
      reader.workTypes(locale),
      reader.events(locale),
      reader.creators(locale),
    ]);
    return homePage(context, { description, home, workTypes, events, creators });
  },
  about: text('about'),
  contact: text('contact'),
  'legal-notice': text('legal-notice'),
  accessibility: async ({ context, settings }) => accessibilityPage(context, settings),
  press: async ({ reader, context }) => pressPage(context, await reader.press(context.locale)),
  'press-slug': async ({ reader, context, slug }) =>
    pressArticlePage(context, await reader.pressArticle(context.locale, slug)),
  events: async ({ reader, context }) => eventsPage(context, await reader.events(context.locale)),
  'events-slug': async ({ reader, context, slug }) =>
    eventPage(context, await reader.event(context.locale, slug)),
  creators: async ({ reader, context }) => creatorsPage(context, await reader.creators(context.locale)),
  'creators-slug': async ({ reader, context, slug }) =>
    creatorPage(context, await reader.creator(context.locale, slug)),
  'works-type-slug': (call) => works(call, FIRST_PART),
  'works-type-slug-part': async (call) => {
    const part = readPart(call.part, call.context.locale);
    return part && works(call, part);
  },
  'works-slug': async ({ reader, context, slug }) =>
    workPage(context, await reader.work(context.locale, slug)),
  'works-slug-pdf': async ({ reader, context, slug }) =>
    workSheetPage(context, await reader.work(context.locale, slug)),
  selection: async ({ context }) => selectionPage(context),
  'newsletter-confirm': newsletter('confirm'),
  'newsletter-withdraw': newsletter('withdraw'),
  'preview-id': async ({ context }) => previewPage(context),
  test: async ({ context }) => testPage(context, 'test'),
  test3: async ({ context }) => testPage(context, 'test3'),
  test4: async ({ reader, context }) => picturesTestPage(context, await reader.works(context.locale)),
};
