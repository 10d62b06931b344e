import { WORKS_PER_PAGE } from '../../../constants';
import type { LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';
import { filterSearch, type WorksFilter } from '../../../routes/works-filter';
import { partPath, type WorksPart } from '../../../routes/works-parts';
import { lastPart } from './works-parts';

export interface WorksPagingView {
  /** From 1, among the works that match; 0 and 0 when there are none. */
  first: number;
  last: number;
  total: number;
  previous?: string;
  next?: string;
}

/** @param total works that match @param asked a filter, which then has the pages in its query */
export function toWorksPagingView(
  total: number,
  { choice, number }: WorksPart,
  typeSlug: string,
  locale: LocaleCode,
  asked: WorksFilter,
): WorksPagingView {
  const { page: _, ...filter } = asked;
  const pathOf = (page: number): string =>
    filterSearch(asked) === ''
      ? partPath(locale, typeSlug, { choice, number: page })
      : routePath('works-type-slug', locale, { slug: typeSlug }) +
        filterSearch({ ...filter, ...(page > 1 && { page }) });
  return {
    first: Math.min(total, (number - 1) * WORKS_PER_PAGE + 1),
    last: Math.min(total, number * WORKS_PER_PAGE),
    total,
    ...(number > 1 && { previous: pathOf(number - 1) }),
    ...(number < lastPart(total) && { next: pathOf(number + 1) }),
  };
}
