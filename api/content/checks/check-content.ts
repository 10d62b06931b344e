import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { isDay } from '../../../src/contract/time/day';
import { definition } from '../../../src/contract/collections/collections';
import { daysOf, type Folder, FOLDERS, referencesIn } from '../../catalogue-files/kinds';
import type { Localized } from '../../../src/contract/collections/stored';
import type {
  CatalogueProblem,
  Creator,
  GalleryEvent,
  ReadableContent,
  Work,
} from '../published/catalogue-content';

/** What items get wrong together. */
export const contentProblems = (read: Read): CatalogueProblem[] => [
  ...languageProblems(read.content),
  ...slugProblems(read.content),
  ...dateProblems(read.content),
  ...referenceProblems(read),
];

/** A language that the gallery's description lacks is no fault: the default one is shown. */
function languageProblems({ site, home, pages }: ReadableContent): CatalogueProblem[] {
  if (!site) return [];
  const written = LOCALE_CODES.filter((code) => code in site.description);
  return [...(home ? [home] : []), ...pages.values()].flatMap(({ id, title }) =>
    written
      .filter((code) => !(code in title))
      .map((code) => ({ file: `pages/${id}.yaml`, field: `title.${code}`, message: 'is missing' })),
  );
}

/** Items that are good by themselves, and the ids of all. */
export interface Read {
  content: ReadableContent;
  ids: Record<Folder, Pick<ReadonlySet<string>, 'has'>>;
}

function referenceProblems({ content, ids }: Read): CatalogueProblem[] {
  const unknown = unknownReferences(content, ids).map(({ file, field, kind, id }) => ({
    file,
    field,
    message: `there is no ${kind}/${id}.yaml`,
  }));
  return [...unknown, ...[...content.works.values()].flatMap((work) => workLanguageProblems(work, content))];
}

interface PlacedReference {
  file: string;
  field: string;
  kind: Folder;
  id: string;
}

function unknownReferences(content: ReadableContent, ids: Read['ids']): PlacedReference[] {
  const isUnknown = ({ kind, id }: Pick<PlacedReference, 'kind' | 'id'>): boolean => !ids[kind].has(id);
  return [
    ...FOLDERS.flatMap((folder) =>
      [...content[folder].values()]
        .filter((entry) => referencesIn(folder, { ...entry }).some(isUnknown))
        .flatMap((entry) =>
          referencesIn(folder, { ...entry })
            .filter(isUnknown)
            .map((reference) => ({ file: `${folder}/${entry.id}.yaml`, ...reference })),
        ),
    ),
    ...(content.home ? referencesIn('home', { ...content.home }) : [])
      .filter(isUnknown)
      .map((reference) => ({ file: 'pages/home.yaml', ...reference })),
  ];
}

function workLanguageProblems(work: Work, { types, creators }: ReadableContent): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ file: `works/${work.id}.yaml`, field, message });
  const type = types.get(work.type);
  const isHidden = (id: string, code: LocaleCode) => {
    const creator = creators.get(id);
    return creator && (creator.status === 'draft' || !creator.slug[code]);
  };
  for (const code of LOCALE_CODES) {
    if (!work.slug[code]) continue;
    if (type && !type.slug[code]) add('type', `'${type.id}' has no slug.${code}, the work has one`);
    if (work.status !== 'draft' && work.creators.every((id) => isHidden(id, code)))
      add('creators', `none of them is published in '${code}', the work is`);
  }
  return problems;
}

/** Of births, deaths and works. */
const FIRST_YEAR = 1000;

/** Dates and years must exist, time zones must be known, and neither events nor lives end before they start. */
function dateProblems(content: ReadableContent): CatalogueProblem[] {
  const impossible = FOLDERS.flatMap((folder) =>
    [...content[folder].values()].flatMap((entry) =>
      daysOf(folder).flatMap((field) =>
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
  const file = `works/${id}.yaml`;
  return LOCALE_CODES.flatMap((locale) => {
    const text = date[locale];
    return typeof text === 'string' && YEAR_ALONE.test(text)
      ? yearProblem(file, `date.${locale}`, Number(text))
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

interface Addressed {
  id: string;
  slug: Localized<string>;
  former_slugs?: Localized<string[]>;
}

/** A former slug may be another item's slug now, which then has it; two cannot both be led to from one address. */
function slugProblems(content: ReadableContent): CatalogueProblem[] {
  return FOLDERS.flatMap((kind) => {
    const entries: Addressed[] = [...content[kind].values()];
    return [...problemsOfKind(kind, entries), ...formerProblems(kind, entries)];
  });
}

function problemsOfKind(kind: Folder, entries: readonly Addressed[]): CatalogueProblem[] {
  return LOCALE_CODES.flatMap((code) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ id, slug: { [code]: slug } }) => {
      if (!slug) return [];
      const owner = owners.get(slug);
      if (!owner) owners.set(slug, id);
      const isReserved = definition(kind).reserved?.includes(slug);
      if (!owner && !isReserved) return [];
      const message = owner
        ? `'${slug}' is already the slug of ${kind}/${owner}.yaml`
        : `'${slug}' is reserved`;
      return [{ file: `${kind}/${id}.yaml`, field: `slug.${code}`, message }];
    });
  });
}

function formerProblems(kind: Folder, all: readonly Addressed[]): CatalogueProblem[] {
  const entries = all.filter(({ former_slugs }) => former_slugs);
  return LOCALE_CODES.flatMap((code) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ id, former_slugs }) =>
      (former_slugs?.[code] ?? []).flatMap((slug, index) => {
        const owner = owners.get(slug) ?? id;
        owners.set(slug, owner);
        if (owner === id) return [];
        const message = `'${slug}' is already a former slug of ${kind}/${owner}.yaml`;
        return [{ file: `${kind}/${id}.yaml`, field: `former_slugs.${code}.${index}`, message }];
      }),
    );
  });
}
