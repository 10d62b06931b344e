import { ALL_TYPES_SLUGS } from '../../contract/bounds';
import type { Work } from '../../contract/work';
import { description } from './description';
import { joinNames } from '../../i18n/lists';
import { translator } from '../../i18n/i18n';
import { toPictureView } from '../../media/picture-view';
import { toWorkView } from '../../screens/work/work-view';
import { toWorkSheetView } from '../../screens/work-sheet/work-sheet-view';
import { toWorksView } from '../../screens/works/works-view';
import type { PageDefinition } from './page-definition';
import { makePage, type PageSource } from './page-maker';

/** The works by type, that of all works first. */
export function worksPages(source: PageSource): PageDefinition[] {
  const { catalogue, context } = source;
  const t = translator(context.locale);
  const types = [
    {
      slugs: ALL_TYPES_SLUGS,
      slug: ALL_TYPES_SLUGS[context.locale],
      title: t('works.title'),
      image: undefined,
    },
    ...catalogue.workTypes,
  ];
  return types.map(({ slug, slugs, title, image }, index) => {
    const works = catalogue.works.filter((work) => index === 0 || work.type.slug === slug);
    const picture = image ?? works.find((work) => work.image)?.image;
    return makePage(source, {
      route: 'works-type-slug',
      template: 'works',
      slugs,
      title: capitalised(title),
      description: t('works.description', { title }),
      ...(picture && { picture: toPictureView(picture, context.mediaOrigin) }),
      view: toWorksView(works, catalogue.workTypes, slug, catalogue.works.length, context),
    });
  });
}

/** Each work's page and its sheet. */
export function workPages(source: PageSource): PageDefinition[] {
  return source.catalogue.works.flatMap((work) => [workPage(source, work), sheetPage(source, work)]);
}

function workPage(source: PageSource, work: Work): PageDefinition {
  return makePage(source, {
    ...headOf(source, work),
    route: 'works-slug',
    template: 'work',
    type: 'article',
    view: toWorkView(work, source.context),
  });
}

function sheetPage(source: PageSource, work: Work): PageDefinition {
  const t = translator(source.context.locale);
  return makePage(source, {
    ...headOf(source, work),
    title: t('work.sheet-title', { title: work.title }),
    route: 'works-slug-pdf',
    template: 'work-sheet',
    layout: 'sheet',
    view: toWorkSheetView(work, source.context),
  });
}

function headOf({ context }: PageSource, work: Work) {
  const { locale, mediaOrigin } = context;
  const creators = joinNames(
    work.creators.map(({ name }) => name),
    locale,
  );
  const facts = [work.title, creators, work.date, work.materials].filter(Boolean).join(', ');
  const text = work.description ?? work.history;
  return {
    title: [work.title, creators].filter(Boolean).join(', '),
    description: description(`${facts}.`, text),
    slugs: work.slugs,
    ...(work.image && { picture: toPictureView(work.image, mediaOrigin) }),
  };
}

const capitalised = (title: string): string => title.charAt(0).toLocaleUpperCase() + title.slice(1);
