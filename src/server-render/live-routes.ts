import { ALL_TYPES_SLUGS } from '../contract/forms/bounds';
import type { LocaleCode } from '../contract/locale-codes';
import type { ViewContext } from '../page/view-context';
import type { Gallery } from '../gallery/gallery';
import { creatorPage } from '../page-makers/creator-pages';
import { eventPage } from '../page-makers/event-pages';
import type { PageDefinition } from '../page-makers/page-definition';
import { pressArticlePage } from '../page-makers/press-pages';
import { workPage, workSheetPage } from '../page-makers/work-pages';
import { worksPage } from '../page-makers/works-page';
import { FIRST_PART, readPart, type WorksPart } from '../routes/works-parts';

/** Makes a page from its item; undefined when there is no such item. */
export type MakeLivePage = (context: ViewContext) => PageDefinition | undefined;

/** Asks the API for the item of a page; `part` is the second parameter of an address that has two. */
type LoadLivePage = (
  gallery: Gallery,
  locale: LocaleCode,
  slug: string,
  part: string,
) => Promise<MakeLivePage>;

const loadWorks = async (
  gallery: Gallery,
  locale: LocaleCode,
  slug: string,
  part: WorksPart,
): Promise<MakeLivePage> => {
  const isAll = slug === ALL_TYPES_SLUGS[locale];
  const [workTypes, works] = await Promise.all([
    gallery.workTypes(locale),
    gallery.works(locale, isAll ? undefined : slug),
  ]);
  const type = workTypes.find((one) => one.slug === slug);
  return (context) => (isAll || type ? worksPage(context, { works, workTypes, type }, part) : undefined);
};

/** The routes whose pages the server makes when the build has none, or an older one. */
export const LIVE_ROUTES = {
  'works-type-slug': (gallery, locale, slug) => loadWorks(gallery, locale, slug, FIRST_PART),
  'works-type-slug-part': async (gallery, locale, slug, name) => {
    const part = readPart(name, locale);
    return part ? loadWorks(gallery, locale, slug, part) : () => undefined;
  },
  'works-slug': async (gallery, locale, slug) => {
    const work = await gallery.work(locale, slug);
    return (context) => workPage(context, work);
  },
  'works-slug-pdf': async (gallery, locale, slug) => {
    const work = await gallery.work(locale, slug);
    return (context) => workSheetPage(context, work);
  },
  'creators-slug': async (gallery, locale, slug) => {
    const creator = await gallery.creator(locale, slug);
    return (context) => creatorPage(context, creator);
  },
  'events-slug': async (gallery, locale, slug) => {
    const event = await gallery.event(locale, slug);
    return (context) => eventPage(context, event);
  },
  'press-slug': async (gallery, locale, slug) => {
    const article = await gallery.pressArticle(locale, slug);
    return (context) => pressArticlePage(context, article);
  },
} as const satisfies Record<string, LoadLivePage>;

export type LiveRouteName = keyof typeof LIVE_ROUTES;
