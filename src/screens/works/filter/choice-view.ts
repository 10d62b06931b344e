import type { WorkSummary } from '../../../contract/items/work';
import type { ViewContext } from '../../../page/view-context';
import { routePath } from '../../../routes/route-path';
import { filterSearch, type WorksFilter } from '../../../routes/works-filter';
import { AVAILABILITY_CHOICES, partPath, type AvailabilityChoice } from '../../../routes/works-parts';
import { isLong } from '../parts/works-parts';
import { narrowed } from './filtered-works';

export interface ChoiceView {
  choice: AvailabilityChoice | 'new';
  path: string;
  count: number;
  current: boolean;
}

/**
 * A long list has a page for each availability, unless filtered further; static files alone have only those.
 * @param filter without its page
 */
export function toChoiceViews(
  works: readonly WorkSummary[],
  filter: WorksFilter,
  context: ViewContext,
  typeSlug: string,
  isAsked: boolean,
): ChoiceView[] {
  const { locale, filesAlone } = context;
  if (filesAlone && !isLong(works)) return [];
  const { availability, ...rest } = filter;
  const list = routePath('works-type-slug', locale, { slug: typeSlug });
  const hasParts = isLong(works) && (!isAsked || filterSearch(rest) === '');
  const pathOf = (choice: AvailabilityChoice): string =>
    hasParts
      ? partPath(locale, typeSlug, { choice, number: 1 })
      : list + filterSearch({ ...rest, ...(choice !== 'all' && { availability: choice }) });
  const countOf = (choice: AvailabilityChoice): number =>
    narrowed(works, { ...rest, ...(choice !== 'all' && { availability: choice }) }, context).length;
  const choices = AVAILABILITY_CHOICES.map(
    (choice): ChoiceView => ({
      choice,
      path: pathOf(choice),
      count: countOf(choice),
      current: choice === (availability ?? 'all'),
    }),
  );
  const { isNew, ...others } = filter;
  if (filesAlone) return choices;
  const count = narrowed(works, { ...others, isNew: true }, context).length;
  if (!isNew && count === 0) return choices;
  const path = list + filterSearch(isNew ? others : { ...others, isNew: true });
  return [...choices, { choice: 'new', path, count, current: isNew === true }];
}
