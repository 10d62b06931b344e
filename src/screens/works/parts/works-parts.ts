import { WORKS_PER_PAGE } from '../../../constants';
import {
  AVAILABILITY_CHOICES,
  FIRST_PART,
  type AvailabilityChoice,
  type WorksPart,
} from '../../../routes/works-parts';
import type { WorkSummary } from '../../../contract/work';

type Availability = Pick<WorkSummary, 'availability'>;

/** Those that a visitor asked for. */
export const worksOf = <Work extends Availability>(
  works: readonly Work[],
  choice: AvailabilityChoice,
): Work[] => works.filter(({ availability }) => choice === 'all' || availability === choice);

/** Whether a list is too long for one page. */
export const isLong = (works: readonly unknown[]): boolean => works.length > WORKS_PER_PAGE;

/** How many pages the works of a choice fill; one that says so when there are none. */
export const lastPart = (count: number): number => Math.max(1, Math.ceil(count / WORKS_PER_PAGE));

/** All parts of a list: one when it is short. */
export function partsOf(works: readonly Availability[]): WorksPart[] {
  if (!isLong(works)) return [FIRST_PART];
  return AVAILABILITY_CHOICES.flatMap((choice) =>
    Array.from({ length: lastPart(worksOf(works, choice).length) }, (_, at) => ({ choice, number: at + 1 })),
  );
}
