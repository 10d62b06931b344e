import { WORKS_PER_PAGE } from '../../constants';
import type { WorkSummary, WorkType } from '../../contract/items/work';
import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import type { ViewContext } from '../../page/view-context';
import { toWorkCardView, type WorkCardView } from '../../components/works/work-card-view';
import { translator } from '../../i18n/translator';
import { routePath } from '../../routes/route-path';
import { filterSearch, type WorksFilter } from '../../routes/works-filter';
import { FIRST_PART, type WorksPart } from '../../routes/works-parts';
import { isLong, lastPart } from './parts/works-parts';
import { toWorksPagingView, type WorksPagingView } from './parts/works-paging-view';
import { toChoiceViews, type ChoiceView } from './filter/choice-view';
import { narrowed, sorted, withPresentCreator } from './filter/filtered-works';
import { toFilterView, type FilterView } from './filter/filter-view';
import { searchInLanguages, type Searches, type WorksByLanguage } from './filter/search-in-languages';
import { factsOf } from './filter/work-facts';

export interface WorkTypeView {
  slug: string;
  title: string;
  path: string;
  count: number;
  current: boolean;
}

export interface WorksView {
  /** Names the type and, where there are several, the part. */
  title: string;
  types: WorkTypeView[];
  choices: ChoiceView[];
  filter: FilterView;
  /** Query of the address; '' for the whole list. */
  search: string;
  /** The same query in the other languages, where it is another one there. */
  searches?: Searches;
  /** Path of the whole list, unless this is it. */
  clear?: string;
  /** Works that match, on all pages. */
  total: number;
  /** Those of this page. */
  works: WorkCardView[];
  /** Undefined when all works are on the page. */
  paging?: WorksPagingView;
}

export interface ListedWorks {
  /** Of all types or of `type`; of all types when a filter is set. */
  works: readonly WorkSummary[];
  workTypes: readonly WorkType[];
  /** Undefined for the works of all types. */
  type: WorkType | undefined;
  /** Of the other languages, where the filter names what each language has its own words for. */
  inOthers?: WorksByLanguage;
}

export function toWorksView(
  { works: listed, workTypes, type, inOthers = {} }: ListedWorks,
  context: ViewContext,
  part: WorksPart = FIRST_PART,
  given: WorksFilter = {},
): WorksView {
  const { locale } = context;
  const t = translator(locale);
  const asked = withPresentCreator(given, listed);
  const current = type?.slug ?? ALL_TYPES_SLUGS[locale];
  const filter: WorksFilter = part.choice === 'all' ? asked : { availability: part.choice };
  const isAsked = filterSearch(asked) !== '';
  const works = isAsked && type ? listed.filter((work) => work.type.slug === type.slug) : listed;
  const found = sorted(narrowed(works, filter, context), filter.sort, context);
  const number = Math.min(isAsked ? (asked.page ?? 1) : part.number, lastPart(found.length));
  const start = (number - 1) * WORKS_PER_PAGE;
  // Every work is of one type.
  const count = workTypes.reduce((sum, one) => sum + one.count, 0);
  const all = { slug: ALL_TYPES_SLUGS[locale], title: t('works.all'), count };
  const { page: _, ...onward } = filter;
  const answering = isAsked ? narrowed(listed, filter, context) : [];
  const countOf = (slug: string) =>
    slug === all.slug ? answering.length : answering.filter((work) => work.type.slug === slug).length;
  const pathOf = (slug: string) => routePath('works-type-slug', locale, { slug });
  const long = isLong(works);
  const searches = searchInLanguages(asked, locale, { ...inOthers, [locale]: listed });
  return {
    title: worksTitle(type?.title, works, context, { ...filter, page: number }),
    types: [all, ...workTypes].map(({ slug, title, count: whole }) => ({
      slug,
      title,
      count: isAsked ? countOf(slug) : whole,
      // Filters stay when the visitor changes type.
      path: pathOf(slug) + (isAsked ? filterSearch(onward) : ''),
      current: slug === current,
    })),
    choices: toChoiceViews(works, onward, context, current, isAsked),
    filter: toFilterView(works, onward, context, pathOf(current)),
    search: filterSearch(asked),
    ...(Object.keys(searches).length > 0 && { searches }),
    ...(filterSearch(onward) !== '' && { clear: pathOf(current) }),
    total: found.length,
    works: found.slice(start, start + WORKS_PER_PAGE).map((work) => toWorkCardView(work, context)),
    ...((isAsked ? isLong(found) : long) && {
      paging: toWorksPagingView(found.length, { choice: part.choice, number }, current, locale, asked),
    }),
  };
}

/** No two pages share a title: `lighting, Armand Vasselot, 1950s, sold works, page 2`. */
function worksTitle(
  typeTitle: string | undefined,
  works: readonly WorkSummary[],
  { locale }: Pick<ViewContext, 'locale'>,
  { availability, creator, decade, material, isNew, page = 1 }: WorksFilter,
): string {
  const t = translator(locale);
  const named = <Item extends object>(
    all: (work: WorkSummary) => readonly Item[],
    is: (item: Item) => boolean,
  ) => {
    for (const work of works) for (const item of all(work)) if (is(item)) return item;
    return undefined;
  };
  const words = [
    typeTitle ?? t('works.title'),
    creator &&
      named(
        ({ creators }) => creators,
        ({ slug }) => slug === creator,
      )?.name,
    decade && t('works.decade-name', { decade }),
    material &&
      named(
        (work) => factsOf(work, locale).materials,
        ({ key }) => key === material,
      )?.label,
    isNew && t('works.new'),
    availability && t(availability === 'sold' ? 'works.sold' : 'works.available'),
    page > 1 && t('works.page', { number: page }),
  ];
  return words.filter(Boolean).join(', ');
}
