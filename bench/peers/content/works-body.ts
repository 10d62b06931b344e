import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import type { WorkSummary, WorkType } from '../../../src/contract/items/work';
import { WORKS_PER_PAGE } from '../../../src/constants';
import { routePath } from '../../../src/routes/route-path';
import { partPath } from '../../../src/routes/works-parts';
import { partsOf } from '../../../src/screens/works/parts/works-parts';
import { workCard } from './cards';
import type { WorksBody } from './page-view';
import { readList } from './read-api';
import type { Target } from './targets';
import { WORDS } from './words';

/** The works of a type, or a part of them. */
export async function worksBody({ locale, slug, part, path }: Target): Promise<WorksBody> {
  const words = WORDS[locale];
  const types = await readList<WorkType>('worktypes', locale);
  const works = await readList<WorkSummary>('works', locale);
  const all = { slug: ALL_TYPES_SLUGS[locale], title: words.allWorks, count: works.length };
  const listed = works.filter(({ type }) => slug === all.slug || type.slug === slug);
  const start = (part.number - 1) * WORKS_PER_PAGE;
  const parts = partsOf(listed);
  const choices = { all: words.allWorks, available: words.available, sold: words.soldWorks };
  return {
    kind: 'works',
    title: types.find((type) => type.slug === slug)?.title ?? words.works,
    types: [all, ...types].map((type) => ({
      label: type.title,
      count: type.count,
      path: routePath('works-type-slug', locale, { slug: type.slug }),
      current: type.slug === slug,
    })),
    parts: (parts.length > 1 ? parts : []).map((one) => ({
      label: one.number > 1 ? `${words.page} ${one.number}` : choices[one.choice],
      path: partPath(locale, slug, one),
      current: partPath(locale, slug, one) === path,
    })),
    cards: listed
      .filter(({ availability }) => part.choice === 'all' || availability === part.choice)
      .slice(start, start + WORKS_PER_PAGE)
      .map((work) => workCard(work, locale)),
  };
}
