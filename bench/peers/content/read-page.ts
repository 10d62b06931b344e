import type { Image } from '../../../src/contract/common';
import type { Creator } from '../../../src/contract/items/creator';
import type { GalleryEvent } from '../../../src/contract/items/event';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { HomePage, Page } from '../../../src/contract/page';
import type { PressArticle } from '../../../src/contract/items/press';
import type { SiteSettings } from '../../../src/contract/site-settings';
import type { Work } from '../../../src/contract/items/work';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import { allWorksPath, alternatesOf, type Alternates } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { isIndexed } from '../../../src/routes/indexed-routes';
import type { LinkView, PageView } from './page-view';
import { readItem, readList } from './read-api';
import { articleBody, creatorBody, eventBody, homeBody, listBody, textBody } from './story-bodies';
import { structuredData } from './structured-data';
import type { Target } from './targets';
import { WORDS } from './words';
import { workBody } from './work-body';
import { worksBody } from './works-body';

type Slugs = Record<LocaleCode, string | null>;

interface Read {
  body: PageView['body'];
  slugs?: Slugs;
  work?: Work;
}

const DESCRIPTION_LENGTH = 155;

/** All that a page says. */
export async function readPage(target: Target): Promise<PageView> {
  const { route, locale, path } = target;
  const site = await readItem<SiteSettings>('site-settings', locale);
  const { body, slugs, work } = await readBody(target);
  const pictures = picturesOf(body);
  const description = [body.title, textOf(body) || site.description].join('. ').slice(0, DESCRIPTION_LENGTH);
  const alternates = target.part.number > 1 || target.part.choice !== 'all' ? {} : alternatesOf(route, slugs);
  return {
    locale,
    path,
    words: WORDS[locale],
    site,
    documentTitle: `${body.title} ${site.separator} ${site.name}`,
    description,
    ...(pictures[0] && { picture: pictures[0] }),
    noindex: !isIndexed(route),
    languages: languagesOf(target, alternates),
    menu: menuOf(target),
    jsonLd: structuredData({ target, site, title: body.title, description, pictures, work }),
    body,
  };
}

/** What the API knows of a page, as its body. */
async function readBody(target: Target): Promise<Read> {
  const { route, locale, slug } = target;
  switch (route) {
    case 'works-slug':
    case 'works-slug-pdf': {
      const work = await readItem<Work>(`works/${slug}`, locale);
      return {
        body: workBody(work, locale, route === 'works-slug' ? 'work' : 'sheet'),
        slugs: work.slugs,
        work,
      };
    }
    case 'works-type-slug': {
      const types = await readList<{ slug: string; slugs: Slugs }>('worktypes', locale);
      const slugs = types.find((type) => type.slug === slug)?.slugs ?? ALL_TYPES_SLUGS;
      return { body: await worksBody(target), slugs };
    }
    case 'creators-slug': {
      const creator = await readItem<Creator>(`creators/${slug}`, locale);
      return { body: creatorBody(creator, locale), slugs: creator.slugs };
    }
    case 'events-slug': {
      const event = await readItem<GalleryEvent>(`events/${slug}`, locale);
      return { body: eventBody(event, locale), slugs: event.slugs };
    }
    case 'press-slug': {
      const article = await readItem<PressArticle>(`press/${slug}`, locale);
      return { body: articleBody(article, locale), slugs: article.slugs };
    }
    case 'creators':
    case 'events':
    case 'press':
      return { body: await listBody(route, locale) };
    case 'index':
      return { body: await homeBody(await readItem<HomePage>('pages/home', locale), locale) };
    case 'about':
    case 'contact':
    case 'legal-notice':
      return { body: textBody(await readItem<Page>(`pages/${route}`, locale)) };
    default: {
      const { selection, selectionText } = WORDS[locale];
      return {
        body: { kind: 'story', title: selection, facts: [selectionText], pictures: [], sections: [] },
      };
    }
  }
}

function picturesOf(body: PageView['body']): Image[] {
  const own = 'pictures' in body ? body.pictures : [];
  const sections = body.kind === 'story' ? body.sections : [body.kind === 'works' ? body : body.related];
  return [...own, ...sections.flatMap(({ cards }) => cards.flatMap(({ image }) => image ?? []))];
}

function textOf(body: PageView['body']): string {
  if (body.kind === 'works') return '';
  const html =
    body.kind === 'story' ? (body.html ?? '') : [...body.facts, body.texts[0]?.html ?? ''].join(', ');
  return html.replace(/<[^>]+>/g, '');
}

const languagesOf = ({ locale, path }: Target, alternates: Partial<Alternates>): PageView['languages'] =>
  LOCALE_CODES.flatMap((code) => {
    const there = code === locale ? path : alternates[code];
    return there ? [{ code, name: LOCALES[code].name, path: there, own: code === locale }] : [];
  });

function menuOf({ locale, path }: Target): LinkView[] {
  const words = WORDS[locale];
  const links = [
    { label: words.works, path: allWorksPath(locale) },
    { label: words.creators, path: routePath('creators', locale) },
    { label: words.events, path: routePath('events', locale) },
    { label: words.home, path: routePath('index', locale) },
    { label: words.about, path: routePath('about', locale) },
    { label: words.press, path: routePath('press', locale) },
    { label: words.contact, path: routePath('contact', locale) },
    { label: words.selection, path: routePath('selection', locale) },
  ];
  return links.map((link) => ({ ...link, current: link.path === path }));
}
