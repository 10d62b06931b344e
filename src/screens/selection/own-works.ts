import { includesWork, type SelectedWork } from '../../components/selection/selected-work';
import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { LoadedWorks } from '../../features/selection/loading/use-loaded-works';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { addressOf } from '../../features/selection/loading/work-address';

/** A gathered work on its page. */
export interface OwnWork {
  gathered: SelectedWork;
  /** What is shown of it: what its own page tells, until then what was kept when it was gathered. */
  card: SelectionWork;
  /** Taken out since the page was opened. */
  out: boolean;
  outcome: 'coming' | 'found' | 'gone' | 'failed';
}

/** What is known of the works that a visitor has, or had, in the selection; `works` are those in it now. */
export function toOwnWorks(
  seen: readonly SelectedWork[],
  works: readonly SelectedWork[],
  outcomeOf: LoadedWorks['outcomeOf'],
  locale: LocaleCode,
): OwnWork[] {
  return seen.map((gathered) => {
    const address = addressOf(gathered, locale);
    const outcome = outcomeOf(address);
    const { slug } = address;
    const path = routePath('works-slug', address.locale, { slug });
    return {
      gathered,
      card: outcome?.kind === 'found' ? outcome.work : { ...gathered, path, slug, sold: false },
      out: !includesWork(works, gathered),
      outcome: outcome?.kind ?? 'coming',
    };
  });
}
