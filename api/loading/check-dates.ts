import type { ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';

/** @returns a problem for every day that no calendar has and for every event that ends before it starts. */
export function dateProblems({ events, press }: ReadableContent): CatalogueProblem[] {
  return [
    ...[...events.values()].flatMap(({ id, starts_on, ends_on }) => {
      const file = `events/${id}.yaml`;
      const days = [...dayProblem(file, 'starts_on', starts_on), ...dayProblem(file, 'ends_on', ends_on)];
      return ends_on < starts_on
        ? [...days, { file, field: 'ends_on', message: 'lies before starts_on' }]
        : days;
    }),
    ...[...press.values()].flatMap(({ id, published_on }) =>
      dayProblem(`press/${id}.yaml`, 'published_on', published_on),
    ),
  ];
}

function dayProblem(file: string, field: string, day: string): CatalogueProblem[] {
  const date = new Date(`${day}T00:00:00Z`);
  // A day past the month's end rolls over into the next month.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? [] : [{ file, field, message: `there is no day '${day}'` }];
}
