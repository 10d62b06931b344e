import type { Arrangement } from '../../../contract/forms/arrangement';
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
  const outcomes = addresses.map((address) => {
    const outcome = outcomeOf(address);
    return { address, outcome, work: outcome?.kind === 'found' ? outcome.work : unknownWork(address) };
  });
  const hung = outcomes.filter(({ outcome }) => outcome?.kind !== 'gone').map(({ work }) => work);
  const kindsOf = (kind: string) => outcomes.filter(({ outcome }) => outcome?.kind === kind);
  return {
    // Two slugs may name one work, each in its language.
    hung: hung.filter((work, index) => hung.findIndex(({ path }) => path === work.path) === index),
    all: outcomes.map(({ work }) => work),
    found: outcomes.flatMap(({ outcome }) => (outcome?.kind === 'found' ? outcome.work : [])),
    gone: kindsOf('gone').map(({ address }) => titleOfPath(address.slug)),
    failed: kindsOf('failed').length,
    settled: outcomes.every(({ outcome }) => outcome !== undefined),
  };
}

/** Of the works that an enquiry is about: without the places of those that are gone. */
export const arrangementOfHung = (
  arrangement: Arrangement | undefined,
  { all, hung }: SharedWorks,
): Arrangement | undefined =>
  arrangement && {
    ...arrangement,
    places: arrangement.places.filter((_, index) => hung.some((work) => work === all[index])),
  };

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
