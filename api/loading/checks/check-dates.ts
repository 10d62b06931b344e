import { isDay } from '../../../src/contract/time/day';
import { fileKind, FOLDERS } from '../../catalogue-files/kinds';
import type { Creator, GalleryEvent, ReadableContent } from '../catalogue-content';
import type { CatalogueProblem } from '../catalogue-problem';

/** Dates must exist, time zones must be known, and neither events nor lives end before they start. */
export function dateProblems(content: ReadableContent): CatalogueProblem[] {
  const impossible = FOLDERS.flatMap((folder) =>
    [...content[folder].values()].flatMap((entry) =>
      (fileKind(folder).days ?? []).flatMap((field) =>
        dayProblem(
          `${folder}/${entry.id}.yaml`,
          field,
          (entry as Readonly<Record<string, unknown>>)[field] as string | undefined,
        ),
      ),
    ),
  );
  return [
    ...impossible,
    ...[...content.events.values()].flatMap(eventProblems),
    ...[...content.creators.values()].flatMap(lifeProblems),
  ];
}

function eventProblems({
  id,
  starts_on,
  ends_on,
  starts_at,
  ends_at,
  venue,
}: GalleryEvent): CatalogueProblem[] {
  const file = `events/${id}.yaml`;
  const zone = venue?.time_zone;
  const problems: CatalogueProblem[] = [];
  const add = (field: string, message: string) => problems.push({ file, field, message });
  if (ends_on < starts_on) add('ends_on', 'lies before starts_on');
  if (ends_at && !starts_at) add('ends_at', 'needs starts_at');
  if (starts_at && ends_at && ends_on === starts_on && ends_at <= starts_at)
    add('ends_at', 'does not lie after starts_at');
  if (zone && !isTimeZone(zone)) add('venue.time_zone', `there is no time zone '${zone}'`);
  return problems;
}

function lifeProblems({ id, birth_year, death_year }: Creator): CatalogueProblem[] {
  if (birth_year === undefined || death_year === undefined || death_year >= birth_year) return [];
  return [{ file: `creators/${id}.yaml`, field: 'death_year', message: 'lies before birth_year' }];
}

function dayProblem(file: string, field: string, day: string | undefined): CatalogueProblem[] {
  if (day === undefined || isDay(day)) return [];
  return [{ file, field, message: `there is no day '${day}'` }];
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
