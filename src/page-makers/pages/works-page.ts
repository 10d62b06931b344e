import { translator } from '../../i18n/i18n';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import type { ViewContext } from '../../page/view-context';
import { LOCALE_CODES } from '../../i18n/locales';
import { alternatesOf } from '../../routes/alternates';
import { FIRST_PART, partPath, type WorksPart } from '../../routes/works-parts';
import type { WorksFilter } from '../../routes/works-filter';
import { hasPart, lastPart } from '../../screens/works/parts/works-parts';
import { toWorksView, type ListedWorks, type WorksView } from '../../screens/works/works-view';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import { newestOf } from '../parts/newest';
import type { PageDefinition } from '../page-definition';

/** Undefined when the list has no such part or page. */
export function worksPage(
  context: ViewContext,
  list: ListedWorks,
  part: WorksPart = FIRST_PART,
  asked: WorksFilter = {},
): PageDefinition | undefined {
  const { works } = list;
  if (!hasPart(works, part)) return undefined;
  const { locale } = context;
  const view = toWorksView(list, context, part, asked);
  const { title } = view;
  if ((asked.page ?? 1) > lastPart(view.total)) return undefined;
  const page = makePage(context, {
    ...addressOf(context, list, part),
    template: 'works',
    title: title.charAt(0).toLocaleUpperCase(locale) + title.slice(1),
    description: translator(locale)('description.works', { title }),
    ...newestOf(works),
    ...pictureOf(context, list, view),
    ...(view.search !== '' && { search: view.search }),
    view,
  });
  const isNothing = view.search !== '' && view.types.every(({ count }) => count === 0);
  return { ...page, ...(isNothing && { isPassing: true }) };
}

/** Of the type; where some of its works are asked for, of the first of these. */
function pictureOf(context: ViewContext, { works, type }: ListedWorks, { search, works: shown }: WorksView) {
  const picture = search === '' ? undefined : shown.find((work) => work.picture)?.picture;
  return picture ? { picture } : headPicture(context, type?.image ?? works.find(({ image }) => image)?.image);
}

/** Later parts have no translation, since works may be on other pages there. */
function addressOf({ locale }: ViewContext, { type }: ListedWorks, part: WorksPart) {
  const slugs = type?.slugs ?? ALL_TYPES_SLUGS;
  const own = slugs[locale];
  if (!own || (part.choice === 'all' && part.number === 1))
    return { route: 'works-type-slug' as const, slugs };
  const path = partPath(locale, own, part);
  const alternates = Object.fromEntries(
    LOCALE_CODES.map((code) => [code, code === locale ? path : null]),
  ) as Record<(typeof LOCALE_CODES)[number], string | null>;
  return {
    route: 'works-type-slug-part' as const,
    alternates,
    switchTo: { ...alternatesOf('works-type-slug', slugs), [locale]: path },
    noindex: part.choice !== 'all',
  };
}
