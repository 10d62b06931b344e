import { useCallback, useEffect, useState } from 'react';
import { enterDialog, useClosedByBack } from '../../../browser/closed-by-back';
import { whenIdle } from '../../../browser/moments/when-idle';
import { navigate } from '../../../components/links/link';
import { useLocale } from '../../../i18n/use-locale';
import { allWorksPath } from '../../../routes/alternates';
import { useNavigation } from '../../navigation/navigation-provider';
import { addressQuery, keepInAddress } from './address-query';
import { LazySearchBox } from './lazy-search-box';
import { SearchOpener } from './search-opener';

/** Leads to all works without scripts, or when the box's code can't be fetched. */
export function SearchButton({ path }: { path: string }) {
  const locale = useLocale();
  const { state, dispatch } = useNavigation();
  const { visible } = state.search;
  const [isNear, setNear] = useState(false);
  useStepAside();

  // Opens for a query in the address. Asked after every change of state: opening here, and closing by the
  // page that enters, may fall into one.
  useEffect(() => {
    const query = addressQuery();
    if (state.search.visible || !query) return;
    // Back must lead to the page without the query.
    keepInAddress('');
    enterDialog();
    keepInAddress(query);
    dispatch({ type: 'openSearch' });
  }, [path, state, dispatch]);

  const close = useCallback(() => {
    keepInAddress('');
    dispatch({ type: 'closeSearch' });
  }, [dispatch]);
  const allWorks = allWorksPath(locale);
  const giveUp = useCallback(() => {
    keepInAddress('');
    // Closes only there: closing goes back in the history, which would collide with the navigation.
    void navigate(allWorks).then(close);
  }, [allWorks, close]);
  useClosedByBack(visible, close);

  return (
    <>
      <SearchOpener
        stepsAside
        expanded={visible}
        onNear={() => setNear(true)}
        onAction={() => dispatch({ type: 'toggleSearch' })}
      />
      <LazySearchBox open={visible} isNear={isNear || state.mainNavOpen} onClose={close} onFailure={giveUp} />
    </>
  );
}

/** The button covers no control once the browser has been idle. */
function useStepAside(): void {
  useEffect(() => {
    const left = new AbortController();
    const watch = async () => {
      const { watchCovered } = await import('./step-aside');
      if (!left.signal.aborted) left.signal.addEventListener('abort', watchCovered());
    };
    const cancel = whenIdle(() => void watch().catch(() => undefined));
    return () => {
      cancel();
      left.abort();
    };
  }, []);
}
