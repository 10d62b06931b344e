import type { WorkAddress } from '../../../features/selection/loading/load-work';
import type { SelectionWork } from '../../../features/selection/loading/work-of-view';
import type { LoadedWorks } from '../../../features/selection/loading/use-loaded-works';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { routePath } from '../../../routes/route-path';
import { titleOfPath } from '../../../routes/title-case';

/** What is known of the works that an address shares. */
export interface SharedWorks {
  /** In their order, each once; what has not come yet is named by its slug. */
  hung: SelectionWork[];
  found: SelectionWork[];
  /** The titles of those that are gone, made from their slugs. */
  gone: string[];
  failed: number;
  /** Every answer is there. */
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
    found: outcomes.flatMap(({ outcome }) => (outcome?.kind === 'found' ? outcome.work : [])),
    gone: kindsOf('gone').map(({ address }) => titleOfPath(address.slug)),
    failed: kindsOf('failed').length,
    settled: outcomes.every(({ outcome }) => outcome !== undefined),
  };
}

/** The slugs of the same works in another language; of a work that has none there, or has not come, the one that is known. */
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
