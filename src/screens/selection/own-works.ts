import { includesWork, type SelectedWork } from '../../components/selection/selected-work';
import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { LoadedWorks } from '../../features/selection/loading/use-loaded-works';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { addressOf } from '../../features/selection/loading/work-address';

export interface OwnWork {
  gathered: SelectedWork;
  /** From the work's own page; until that has come, what was kept when it was gathered. */
  card: SelectionWork;
  /** Taken out since the page was opened. */
  out: boolean;
  outcome: 'coming' | 'found' | 'gone' | 'failed';
}

/** `works`: those in the selection now. */
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
