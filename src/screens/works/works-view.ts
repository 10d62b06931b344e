import { WORKS_PER_PAGE } from '../../constants';
import type { WorkSummary, WorkType } from '../../contract/work';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/i18n';
import { routePath } from '../../routes/route-path';
import { FIRST_PART, type WorksPart } from '../../routes/works-parts';
import { isLong, worksOf } from './parts/works-parts';
import { toWorksPagingView, type WorksPagingView } from './parts/works-paging-view';

export interface WorkTypeView {
  slug: string;
  title: string;
  path: string;
  count: number;
  current: boolean;
}

export interface WorksView {
  /** The current type's title, that of all works when it is 'all'; of which part, where there are several. */
  title: string;
  types: WorkTypeView[];
  /** Those of the page. */
  works: WorkCardView[];
  /** Undefined when all works of the list are on the page. */
  paging?: WorksPagingView;
}

/** What a list is made of. */
export interface ListedWorks {
  /** All of the list: of all types, or of one. */
  works: readonly WorkSummary[];
  workTypes: readonly WorkType[];
  /** Undefined for the works of all types. */
  type: WorkType | undefined;
}

/** The works of all types or of one: all of them, or a part where they are many. */
export function toWorksView(
  list: ListedWorks,
  context: ViewContext,
  part: WorksPart = FIRST_PART,
): WorksView {
  const { works, workTypes, type } = list;
  const { locale } = context;
  const current = type?.slug ?? ALL_TYPES_SLUGS[locale];
  // Every work is of one type.
  const total = workTypes.reduce((sum, { count }) => sum + count, 0);
  const all = { slug: ALL_TYPES_SLUGS[locale], title: translator(locale)('works.all'), count: total };
  const start = (part.number - 1) * WORKS_PER_PAGE;
  const shown = worksOf(works, part.choice).slice(start, start + WORKS_PER_PAGE);
  return {
    title: worksTitle(list, context, part),
    types: [all, ...workTypes].map(({ slug, title, count }) => ({
      slug,
      title,
      count,
      path: routePath('works-type-slug', locale, { slug }),
      current: slug === current,
    })),
    works: shown.map((work) => toWorkCardView(work, context)),
    ...(isLong(works) && { paging: toWorksPagingView(works, part, current, locale) }),
  };
}

/** `Works`, `lighting, sold works, page 2`: no two parts have the same. */
export function worksTitle(
  { type }: Pick<ListedWorks, 'type'>,
  { locale }: Pick<ViewContext, 'locale'>,
  { choice, number }: WorksPart,
): string {
  const t = translator(locale);
  const words = [
    type?.title ?? t('works.title'),
    choice !== 'all' && t(choice === 'sold' ? 'works.sold' : 'works.available'),
    number > 1 && t('works.page', { number }),
  ];
  return words.filter(Boolean).join(', ');
}
