import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import { COLLECTIONS, KINDS, type Collection, type PlainCollection } from '../contract/kinds/kinds';
import type { SiteSettings } from '../contract/site-settings';
import type { GalleryReader } from '../gallery/noted-reader';
import { LOCALE_CODES, type LocaleCode } from '../i18n/locales';
import type { ViewContext } from '../page/view-context';
import type { RouteName } from '../routes/route-table';
import { readFilter } from '../routes/works-filter';
import { FIRST_PART, readPart, type WorksPart } from '../routes/works-parts';
import { PAGE_KINDS } from './kinds';
import { isOfLanguage, type WorksByLanguage } from '../screens/works/filter/search-in-languages';
import type { MailLinkKind } from '../screens/mail-link/mail-link-view';
import type { PageDefinition } from './page-definition';
import { accessibilityPage } from './pages/accessibility-page';
import { previewPage, roomPage } from './pages/client-pages';
import { formDonePage } from './pages/form-done-page';
import { homePage } from './pages/home-page';
import { mailLinkPage } from './pages/mail-link-page';
import { picturesTestPage, selectionPage, testPage } from './pages/plain-pages';
import { textPage } from './pages/text-page';
import { workSheetPage } from './pages/work-pages';
import { wishPage } from './pages/wish-page';
import { worksPage } from './pages/works-page';
import { namedEvent, namedWork, type NamedSubject } from '../features/enquiry/about/named-subject';
import { isNoSuchItem } from '../gallery/faults/is-no-such-item';
import { SUBJECTS } from '../routes/meant-search';

type Read = (locale: LocaleCode, slug: string) => Promise<{ slugs: Slugs; subject: NamedSubject }>;
type Slugs = Record<LocaleCode, string | null>;

/** What the address of a form names: in its own language, or as it is where that has none. Undefined where there is none. */
export async function readSubject(
  reader: GalleryReader,
  locale: LocaleCode,
  search: string,
): Promise<NamedSubject | undefined> {
  const asked = new URLSearchParams(search);
  const name = SUBJECTS.find((one) => asked.has(one));
  if (!name) return undefined;
  const read: Read =
    name === 'work'
      ? async (code, slug) => {
          const work = await reader.work(code, slug);
          return { slugs: work.slugs, subject: namedWork(work, code) };
        }
      : async (code, slug) => {
          const event = await reader.event(code, slug);
          return { slugs: event.slugs, subject: namedEvent(event, code) };
        };
  return inBestLanguage(read, locale, asked.get(name) ?? '');
}

/** Links are sent around, and a change of language keeps the query: the slug may be that of another language. */
async function inBestLanguage(read: Read, locale: LocaleCode, slug: string) {
  for (const code of [locale, ...LOCALE_CODES.filter((one) => one !== locale)]) {
    const found = await orNone(read(code, slug));
    if (!found) continue;
    if (code === locale) return found.subject;
    const own = found.slugs[locale];
    return own === null ? { ...found.subject, onlyIn: code } : (await orNone(read(locale, own)))?.subject;
  }
  return undefined;
}

const orNone = <Found>(answer: Promise<Found>): Promise<Found | undefined> =>
  answer.catch((error: unknown) => {
    if (isNoSuchItem(error)) return undefined;
    throw error;
  });

export interface PageCall {
  reader: GalleryReader;
  context: ViewContext;
  settings: SiteSettings;
  /** '' for a route without one. */
  slug: string;
  part: string;
  /** Only the parameters that mean something there. */
  search: string;
}

/** Undefined when there is no such page. */
type LoadPage = (call: PageCall) => Promise<PageDefinition | undefined>;

const text =
  (route: 'about' | 'legal-notice'): LoadPage =>
  async ({ reader, context, settings }) =>
    textPage(context, route, await reader.page(context.locale, route), settings.description);

const mailLink =
  (kind: MailLinkKind): LoadPage =>
  async ({ context, settings }) =>
    mailLinkPage(context, kind, settings);

async function works({ reader, context, slug, search }: PageCall, part: WorksPart) {
  const { locale } = context;
  const isAll = slug === ALL_TYPES_SLUGS[locale];
  const filter = readFilter(search);
  const [workTypes, listed, inOthers] = await Promise.all([
    reader.workTypes(locale),
    // A filtered list of one type also says what the filter finds in the others.
    reader.works(locale, isAll || search !== '' ? undefined : slug),
    isOfLanguage(filter) ? worksInOthers(reader, locale) : {},
  ]);
  const type =
    workTypes.find((one) => one.slug === slug) ??
    workTypes.find(({ former_slugs }) => former_slugs?.includes(slug));
  return isAll || type
    ? worksPage(context, { works: listed, workTypes, type, inOthers }, part, filter)
    : undefined;
}

async function worksInOthers(reader: GalleryReader, locale: LocaleCode): Promise<WorksByLanguage> {
  const codes = LOCALE_CODES.filter((code) => code !== locale);
  return Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, await reader.works(code)] as const)),
  );
}

/** Anybody can make up an address that names nothing. */
const passingUnless = (
  page: PageDefinition,
  search: string,
  subject: object | undefined,
): PageDefinition => ({
  ...page,
  ...(search !== '' && !subject && { isPassing: true }),
});

type CollectionRoute = PlainCollection | `${Collection}-slug`;

/** TypeScript cannot relate the types of a collection's reader and maker over all collections. */
interface AnyKind {
  list?(context: ViewContext, items: unknown): PageDefinition;
  item(context: ViewContext, item: unknown): PageDefinition;
}

const collectionPages = Object.fromEntries(
  COLLECTIONS.flatMap((name): [string, LoadPage][] => {
    const { list, item } = PAGE_KINDS[name] as AnyKind;
    const one = KINDS[name].one;
    const ofItem: LoadPage = async ({ reader, context, slug }) =>
      item(context, await reader[one](context.locale, slug));
    const ofList: LoadPage = async ({ reader, context }) =>
      list?.(context, await reader[name](context.locale));
    return [[`${name}-slug`, ofItem], ...(list ? [[name, ofList] as [string, LoadPage]] : [])];
  }),
) as Record<CollectionRoute, LoadPage>;

/** For the build and the server. A page shows only what it reads here, and is tagged with that. */
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
  contact: async ({ reader, context, settings, search }) => {
    const { locale } = context;
    const [page, subject] = await Promise.all([
      reader.page(locale, 'contact'),
      readSubject(reader, locale, search),
    ]);
    return passingUnless(textPage(context, 'contact', page, settings.description, subject), search, subject);
  },
  'legal-notice': text('legal-notice'),
  accessibility: async ({ context, settings }) => accessibilityPage(context, settings),
  ...collectionPages,
  'works-type-slug': (call) => works(call, FIRST_PART),
  'works-type-slug-part': async ({ search: _, ...rest }) => {
    const call = { ...rest, search: '' };
    const part = readPart(call.part, call.context.locale);
    return part && works(call, part);
  },
  'works-slug-pdf': async ({ reader, context, slug }) =>
    workSheetPage(context, await reader.work(context.locale, slug)),
  selection: async ({ context }) => selectionPage(context),
  'newsletter-confirm': mailLink({ subject: 'newsletter', purpose: 'confirm' }),
  'newsletter-withdraw': mailLink({ subject: 'newsletter', purpose: 'withdraw' }),
  wish: async ({ context }) => wishPage(context),
  'wishes-confirm': mailLink({ subject: 'wishes', purpose: 'confirm' }),
  'wishes-withdraw': mailLink({ subject: 'wishes', purpose: 'withdraw' }),
  'form-done': async ({ reader, context, slug, search }) => {
    const subject = await readSubject(reader, context.locale, search);
    const page = formDonePage(context, slug, subject);
    return page && passingUnless(page, search, subject);
  },
  'preview-id': async ({ context }) => previewPage(context),
  'room-id': async ({ context }) => roomPage(context),
  test: async ({ context }) => testPage(context, 'test'),
  test3: async ({ context }) => testPage(context, 'test3'),
  test4: async ({ reader, context }) => picturesTestPage(context, await reader.works(context.locale)),
};
