import type { WorkAddress } from '../../../features/selection/loading/load-work';
import type { SelectionWork } from '../../../features/selection/loading/work-of-view';
import type { LoadedWorks } from '../../../features/selection/loading/use-loaded-works';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';
import { titleOfPath } from '../../../routes/title-case';

export interface SharedWorks {
  /** In their order, each once; a work that has not come yet is named by its slug. */
  hung: SelectionWork[];
  /** One for each address, gone or not: an arrangement has a place for each. */
  all: SelectionWork[];
  found: SelectionWork[];
  /** Titles made from the slugs. */
  gone: string[];
  failed: number;
  settled: boolean;
}

export function toSharedWorks(
  addresses: readonly WorkAddress[],
  outcomeOf: LoadedWorks['outcomeOf'],
): SharedWorks {
  const outcomes = addresses.map((address) => ({ address, outcome: outcomeOf(address) }));
  const hung = outcomes.flatMap(({ address, outcome }) => {
    if (outcome?.kind === 'gone') return [];
    return outcome?.kind === 'found' ? outcome.work : unknownWork(address);
  });
  const kindsOf = (kind: string) => outcomes.filter(({ outcome }) => outcome?.kind === kind);
  return {
    // Two slugs may name one work, each in its language.
    hung: hung.filter((work, index) => hung.findIndex(({ path }) => path === work.path) === index),
    all: outcomes.map(({ address, outcome }) =>
      outcome?.kind === 'found' ? outcome.work : unknownWork(address),
    ),
    found: outcomes.flatMap(({ outcome }) => (outcome?.kind === 'found' ? outcome.work : [])),
    gone: kindsOf('gone').map(({ address }) => titleOfPath(address.slug)),
    failed: kindsOf('failed').length,
    settled: outcomes.every(({ outcome }) => outcome !== undefined),
  };
}

/** Keeps the known slug of a work that has no translation, or has not come. */
export const slugsIn = (locale: LocaleCode, works: readonly SelectionWork[]): string[] =>
  works.map(({ slug, slugs }) => slugs[locale] ?? slug);

function unknownWork({ slug, locale }: WorkAddress): SelectionWork {
  const slugs = Object.fromEntries(LOCALE_CODES.map((code) => [code, code === locale ? slug : null]));
  return {
    path: routePath('works-slug', locale, { slug }),
    slug,
    slugs: slugs as SelectionWork['slugs'],
    title: titleOfPath(slug),
    creators: '',
    sold: false,
  };
}
