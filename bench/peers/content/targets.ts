import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { WorkSummary, WorkType } from '../../../src/contract/items/work';
import { fillPattern } from '../../../src/routes/route-path';
import { ROUTES, type RouteName } from '../../../src/routes/route-table';
import { FIRST_PART, partPath, type WorksPart } from '../../../src/routes/works-parts';
import { partsOf } from '../../../src/screens/works/parts/works-parts';
import { readList } from './read-api';

/** A page that is to be made. */
export interface Target {
  route: RouteName;
  locale: LocaleCode;
  path: string;
  /** Of the item, or of the type. */
  slug: string;
  part: WorksPart;
}

const SINGLE = [
  'index',
  'about',
  'contact',
  'legal-notice',
  'creators',
  'events',
  'press',
  'selection',
] as const;
const COLLECTIONS = [
  ['works-slug', 'works'],
  ['works-slug-pdf', 'works'],
  ['creators-slug', 'creators'],
  ['events-slug', 'events'],
  ['press-slug', 'press'],
] as const;

const known = new Map<LocaleCode, Promise<Target[]>>();

/** Every page of a language; found out once in a process. */
export function pageTargets(locale: LocaleCode): Promise<Target[]> {
  const targets = known.get(locale) ?? findTargets(locale);
  known.set(locale, targets);
  return targets;
}

/** Our own pages without those of developers and editors. */
async function findTargets(locale: LocaleCode): Promise<Target[]> {
  const target = (route: RouteName, slug = ''): Target => ({
    route,
    locale,
    slug,
    path: fillPattern(ROUTES[route].patterns[locale], { slug }),
    part: FIRST_PART,
  });
  const items = COLLECTIONS.map(async ([route, call]) =>
    (await readList<{ slug: string }>(call, locale)).map(({ slug }) => target(route, slug)),
  );
  return [
    ...SINGLE.map((route) => target(route)),
    ...(await listTargets(locale)),
    ...(await Promise.all(items)).flat(),
  ];
}

/** The lists of works, in parts where they are long. */
async function listTargets(locale: LocaleCode): Promise<Target[]> {
  const types = await readList<WorkType>('worktypes', locale);
  const works = await readList<WorkSummary>('works', locale);
  const all = ALL_TYPES_SLUGS[locale];
  return [all, ...types.map(({ slug }) => slug)].flatMap((slug) =>
    partsOf(works.filter(({ type }) => slug === all || type.slug === slug)).map((part) => ({
      route: 'works-type-slug' as const,
      locale,
      slug,
      path: partPath(locale, slug, part),
      part,
    })),
  );
}
