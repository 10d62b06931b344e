import type { Page } from '../../contract/page';
import { plainText } from '../../components/html/safe-html';
import { translator } from '../../i18n/i18n';
import { testTranslator } from '../../i18n/test-messages';
import { toPictureView } from '../../media/picture-view';
import { toContactView } from '../../screens/contact/contact-view';
import { toHomeView } from '../../screens/home/home-view';
import { toPicturesTestView } from '../../screens/style-guide/pictures-test-view';
import { toTextPageView } from '../../screens/text-page/text-page-view';
import { alternatesOf, sameSlugs } from '../../routes/alternates';
import { ROUTES } from '../../routes/route-table';
import type { PageDefinition } from '../../page-makers/page-definition';
import { makePage } from '../../page-makers/make-page';
import type { PageSource } from './page-source';

/** The home page; its title is the site's name alone. */
export function homePage(source: PageSource): PageDefinition {
  const { catalogue, context } = source;
  const { home, works, events, creators, settings } = catalogue;
  const picture = home.news[0]?.image;
  return makePage(source.context, {
    route: 'index',
    template: 'home',
    title: '',
    description: settings.description,
    updatedAt: home.updated_at,
    ...(picture && { picture: toPictureView(picture, context.mediaOrigin) }),
    view: toHomeView(home, { worksCount: works.length, events, creators }, context),
  });
}

/** About, contact and legal notice. */
export function textPages(source: PageSource): PageDefinition[] {
  const { pages } = source.catalogue;
  const { context } = source;
  const page = (route: 'about' | 'contact' | 'legal-notice', view: unknown) =>
    makePage(source.context, { ...headOf(source, pages[route]), route, template: route, view });
  return [
    page('about', toTextPageView(pages.about, context)),
    page('contact', toContactView(pages.contact, context)),
    page('legal-notice', toTextPageView(pages['legal-notice'], context)),
  ];
}

/** The page of every selection: the browser knows which works the visitor has gathered, or its address names. */
export function selectionPage(source: PageSource): PageDefinition {
  const t = translator(source.context.locale);
  return makePage(source.context, {
    route: 'selection',
    template: 'selection',
    title: t('selection.title'),
    description: t('selection.description'),
    view: {},
  });
}

/** The pages on which developers look at type, controls and pictures. */
export function testPages(source: PageSource): PageDefinition[] {
  const say = testTranslator(source.context.locale);
  const page = (route: 'test' | 'test3' | 'test4', view: unknown) =>
    makePage(source.context, {
      route,
      template: 'test/test',
      title: say(`${route}.title`),
      description: say(`${route}.title`),
      view,
    });
  return [
    page('test', {}),
    page('test3', {}),
    page('test4', toPicturesTestView(source.catalogue.works, source.context)),
  ];
}

/** The page of all previews of a language: the browser asks the API for what its address names. */
export function previewPage(source: PageSource): PageDefinition {
  const t = translator(source.context.locale);
  const page = makePage(source.context, {
    route: 'preview-id',
    template: 'preview',
    slugs: sameSlugs('item'),
    title: t('preview.title'),
    description: t('preview.title'),
    view: {},
  });
  const path = page.path.replace(/\/item$/, '');
  // What it shows has addresses of its own; the page of all previews is no alternate of anything.
  const alternates = alternatesOf('preview-id');
  const head = { ...page.context.head, path, alternates };
  return {
    ...page,
    path,
    matchPath: ROUTES['preview-id'].patterns[source.context.locale],
    context: { ...page.context, head, alternates, layout: 'preview' },
  };
}

function headOf({ context, catalogue }: PageSource, page: Page) {
  const picture = page.images[0];
  return {
    title: page.title,
    description: page.body ? plainText(page.body) : catalogue.settings.description,
    updatedAt: page.updated_at,
    ...(picture && { picture: toPictureView(picture, context.mediaOrigin) }),
  };
}
