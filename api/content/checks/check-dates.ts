import { isDay } from '../../../src/contract/time/day';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fileKind, FOLDERS } from '../../catalogue-files/kinds';
import type { Creator, GalleryEvent, ReadableContent, Work } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';

/** Of births, deaths and works. */
const FIRST_YEAR = 1000;

/** Dates and years must exist, time zones must be known, and neither events nor lives end before they start. */
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
    ...[...content.works.values()].flatMap(workProblems),
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
  const impossible = [
    ...yearProblem(`creators/${id}.yaml`, 'birth_year', birth_year),
    ...yearProblem(`creators/${id}.yaml`, 'death_year', death_year),
  ];
  if (impossible.length > 0) return impossible;
  if (birth_year === undefined || death_year === undefined || death_year >= birth_year) return [];
  return [{ file: `creators/${id}.yaml`, field: 'death_year', message: 'lies before birth_year' }];
}

/** A date is printed as it is written; it is a year where it is in figures alone. */
const YEAR_ALONE = /^\s*[-−–]\s*\d|^\s*\d+\s*$/;

function workProblems({ id, date = {} }: Work): CatalogueProblem[] {
  return LOCALE_CODES.flatMap((locale) => {
    const text = date[locale];
    return typeof text === 'string' && YEAR_ALONE.test(text)
      ? yearProblem(`works/${id}.yaml`, `date.${locale}`, Number(text))
      : [];
  });
}

/** Next year's is announced now. What is no number a draft has, where it is named already. */
function yearProblem(file: string, field: string, year: number | undefined): CatalogueProblem[] {
  const last = new Date().getUTCFullYear() + 1;
  if (typeof year !== 'number' || (year >= FIRST_YEAR && year <= last)) return [];
  return [{ file, field, message: `is not a year between ${FIRST_YEAR} and ${last}` }];
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
