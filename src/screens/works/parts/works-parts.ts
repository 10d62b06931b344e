import { WORKS_PER_PAGE } from '../../../constants';
import {
  AVAILABILITY_CHOICES,
  FIRST_PART,
  type AvailabilityChoice,
  type WorksPart,
} from '../../../routes/works-parts';
import type { WorkSummary } from '../../../contract/items/work';

type Availability = Pick<WorkSummary, 'availability'>;

/** Cached: hundreds of parts are made of one list of thousands. */
const chosen = new WeakMap<
  readonly Availability[],
  Partial<Record<AvailabilityChoice, readonly Availability[]>>
>();

/** @param works must not be changed: the result is cached */
function worksOf<Work extends Availability>(
  works: readonly Work[],
  choice: AvailabilityChoice,
): readonly Work[] {
  if (choice === 'all') return works;
  const known = chosen.get(works) ?? {};
  chosen.set(works, known);
  return (known[choice] ??= works.filter(({ availability }) => availability === choice)) as readonly Work[];
}

export const isLong = (works: readonly unknown[]): boolean => works.length > WORKS_PER_PAGE;

/** 1 for an empty list, whose page says so. */
export const lastPart = (count: number): number => Math.max(1, Math.ceil(count / WORKS_PER_PAGE));

export const hasPart = (works: readonly Availability[], { choice, number }: WorksPart): boolean =>
  isLong(works)
    ? number <= lastPart(worksOf(works, choice).length)
    : choice === FIRST_PART.choice && number === FIRST_PART.number;

export function partsOf(works: readonly Availability[]): WorksPart[] {
  if (!isLong(works)) return [FIRST_PART];
  return AVAILABILITY_CHOICES.flatMap((choice) =>
    Array.from({ length: lastPart(worksOf(works, choice).length) }, (_, at) => ({ choice, number: at + 1 })),
  );
}
