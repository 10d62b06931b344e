import type { WorkSummary, WorkType } from '../../contract/work';
import { ALL_TYPES_SLUGS } from '../../contract/bounds';
import type { ViewContext } from '../../components/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/i18n';
import { routePath } from '../../routes/route-path';

export interface WorkTypeView {
  slug: string;
  title: string;
  path: string;
  count: number;
  current: boolean;
}

export interface WorksView {
  /** The current type's title, that of all works when it is 'all'. */
  title: string;
  types: WorkTypeView[];
  works: WorkCardView[];
}

/** All the works, or those of one type: `typeSlug` is a slug of the language, that of all works included. */
export function toWorksView(
  works: readonly WorkSummary[],
  types: readonly WorkType[],
  typeSlug: string,
  total: number,
  context: ViewContext,
): WorksView {
  const { locale } = context;
  const t = translator(locale);
  const all = { slug: ALL_TYPES_SLUGS[locale], title: t('works.all'), count: total };
  const typeViews = [all, ...types].map(({ slug, title, count }) => ({
    slug,
    title,
    count,
    path: routePath('works-type-slug', locale, { slug }),
    current: slug === typeSlug,
  }));
  const current = types.find(({ slug }) => slug === typeSlug);
  return {
    title: current?.title ?? t('works.title'),
    types: typeViews,
    works: works.map((work) => toWorkCardView(work, context)),
  };
}
