import { ALL_TYPES_SLUGS } from '../contract/bounds';
import type { WorkSummary, WorkType } from '../contract/work';
import type { ViewContext } from '../components/view-context';
import { translator } from '../i18n/i18n';
import { toWorksView } from '../screens/works/works-view';
import { headPicture } from './head-picture';
import { makePage } from './make-page';
import type { PageDefinition } from './page-definition';

interface ListedWorks {
  /** Those of the page: of all types, or of one. */
  works: readonly WorkSummary[];
  workTypes: readonly WorkType[];
  /** Undefined for the works of all types. */
  type: WorkType | undefined;
}

/** The works of a type, or of all. */
export function worksPage(context: ViewContext, { works, workTypes, type }: ListedWorks): PageDefinition {
  const { locale } = context;
  const t = translator(locale);
  const title = type?.title ?? t('works.title');
  // Every work is of one type.
  const total = workTypes.reduce((sum, { count }) => sum + count, 0);
  return makePage(context, {
    route: 'works-type-slug',
    template: 'works',
    slugs: type?.slugs ?? ALL_TYPES_SLUGS,
    title: title.charAt(0).toLocaleUpperCase(locale) + title.slice(1),
    description: t('works.description', { title }),
    ...headPicture(context, type?.image ?? works.find(({ image }) => image)?.image),
    view: toWorksView(works, workTypes, type?.slug ?? ALL_TYPES_SLUGS[locale], total, context),
  });
}
