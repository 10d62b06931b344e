import type { WorkSummary } from '../../../contract/items/work';
import { isNew } from '../../../components/works/is-new';
import type { ViewContext } from '../../../page/view-context';
import type { Sort, WorksFilter } from '../../../routes/works-filter';
import { factsOf } from './work-facts';

type Place = Pick<ViewContext, 'locale' | 'today'>;

export type Narrowing = Exclude<keyof WorksFilter, 'sort' | 'page'>;

/** With the slug that the creator has by now: addresses of filtered lists are sent around. @param works of all types */
export function withPresentCreator(filter: WorksFilter, works: readonly WorkSummary[]): WorksFilter {
  const { creator: asked } = filter;
  if (asked === undefined) return filter;
  const creators = works.flatMap(({ creators }) => creators);
  if (creators.some(({ slug }) => slug === asked)) return filter;
  const renamed = creators.find(({ former_slugs }) => former_slugs?.includes(asked));
  return renamed ? { ...filter, creator: renamed.slug } : filter;
}

/** @param leaving a part of the filter that does not count */
export function narrowed(
  works: readonly WorkSummary[],
  filter: WorksFilter,
  { locale, today }: Place,
  leaving?: Narrowing,
): readonly WorkSummary[] {
  const asks = (part: Narrowing) => part !== leaving && filter[part] !== undefined;
  const narrowings = Object.keys(filter).filter((part) => part !== 'sort' && part !== 'page') as Narrowing[];
  if (!narrowings.some(asks)) return works;
  return works.filter(
    (work) =>
      (!asks('availability') || work.availability === filter.availability) &&
      (!asks('creator') || work.creators.some(({ slug }) => slug === filter.creator)) &&
      (!asks('decade') || factsOf(work, locale).decade === filter.decade) &&
      (!asks('material') || factsOf(work, locale).materials.some(({ key }) => key === filter.material)) &&
      (!asks('isNew') || isNew(work, today)),
  );
}

/** Works without creator, date or day stand last; equal ones keep the gallery's order. */
export function sorted(
  works: readonly WorkSummary[],
  sort: Sort | undefined,
  { locale }: Place,
): readonly WorkSummary[] {
  if (sort === undefined) return works;
  // Only names need the language's order; a collator is slow on thousands of works.
  const compare =
    sort === 'creator'
      ? new Intl.Collator(locale).compare
      : (a: string, b: string) => Number(a > b) - Number(a < b);
  const keyOf: Record<Sort, (work: WorkSummary) => string> = {
    creator: ({ creators: [first] }) => first?.sort_name ?? first?.name ?? '',
    date: (work) => String(factsOf(work, locale).year ?? ''),
    newest: ({ published_on }) => published_on ?? '',
  };
  const direction = sort === 'newest' ? -1 : 1;
  return works
    .map((work) => ({ work, key: keyOf[sort](work) }))
    .sort((a, b) => (a.key && b.key ? direction * compare(a.key, b.key) : Number(!a.key) - Number(!b.key)))
    .map(({ work }) => work);
}
