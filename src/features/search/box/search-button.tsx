import { useCallback, useEffect } from 'react';
import { enterDialog, useClosedByBack } from '../../../browser/closed-by-back';
import { navigate } from '../../../components/links/link';
import { useMessages } from '../../../i18n/use-messages';
import { allWorksPath } from '../../../routes/alternates';
import { useNavigation } from '../../navigation/navigation-provider';
import { addressQuery, keepInAddress } from './address-query';
import { LazySearchBox } from './lazy-search-box';
import { SearchOpener } from './search-opener';

/** The round button that opens the search; without scripts, or without the box's code, it leads to all works. */
export function SearchButton({ path }: { path: string }) {
  const { locale } = useMessages();
  const { state, dispatch } = useNavigation();
  const { visible } = state.search;

  // The address says what is searched for: a shared one, or that of a page one comes back to from a result. It is asked
  // after every change of the state: opening here and closing by the page that enters may fall into one.
  useEffect(() => {
    const query = addressQuery();
    if (state.search.visible || !query) return;
    // Back is to lead to the page without it.
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
    // Closed there: closing goes back in the history, and would meet the way to the page.
    void navigate(allWorks).then(close);
  }, [allWorks, close]);
  useClosedByBack(visible, close);

  return (
    <>
      <SearchOpener stepsAside expanded={visible} onAction={() => dispatch({ type: 'toggleSearch' })} />
      <LazySearchBox open={visible} onClose={close} onFailure={giveUp} />
    </>
  );
}
