import { WORKS_PER_PAGE } from '../../../constants';
import type { WorkSummary } from '../../../contract/work';
import type { LocaleCode } from '../../../i18n/locales';
import {
  AVAILABILITY_CHOICES,
  partPath,
  type AvailabilityChoice,
  type WorksPart,
} from '../../../routes/works-parts';
import { lastPart, worksOf } from './works-parts';

export interface ChoiceView {
  choice: AvailabilityChoice;
  path: string;
  count: number;
  current: boolean;
}

/** Where a page stands in a list that is too long for one. */
export interface WorksPagingView {
  choices: ChoiceView[];
  /** Places of the page's first and last work among those of its choice, from 1; 0 and 0 when there are none. */
  first: number;
  last: number;
  total: number;
  previous?: string;
  next?: string;
}

/** @param works all of the list; @param typeSlug a slug of the language, that of all works included */
export function toWorksPagingView(
  works: readonly Pick<WorkSummary, 'availability'>[],
  { choice, number }: WorksPart,
  typeSlug: string,
  locale: LocaleCode,
): WorksPagingView {
  const total = worksOf(works, choice).length;
  const pathOf = (part: WorksPart) => partPath(locale, typeSlug, part);
  return {
    choices: AVAILABILITY_CHOICES.map((one) => ({
      choice: one,
      path: pathOf({ choice: one, number: 1 }),
      count: worksOf(works, one).length,
      current: one === choice,
    })),
    first: Math.min(total, (number - 1) * WORKS_PER_PAGE + 1),
    last: Math.min(total, number * WORKS_PER_PAGE),
    total,
    ...(number > 1 && { previous: pathOf({ choice, number: number - 1 }) }),
    ...(number < lastPart(total) && { next: pathOf({ choice, number: number + 1 }) }),
  };
}
