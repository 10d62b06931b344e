import { useCallback, useEffect } from 'react';
import { enterDialog, useClosedByBack } from '../../../browser/closed-by-back';
import { navigate } from '../../../components/links/link';
import { useMessages } from '../../../i18n/use-messages';
import { allWorksPath } from '../../../routes/alternates';
import { useNavigation } from '../../navigation/navigation-provider';
import { addressQuery, keepInAddress } from './address-query';
import { LazySearchBox } from './lazy-search-box';
import { SearchOpener } from './search-opener';

/** Leads to all works without scripts, or when the box's code can't be fetched. */
export function SearchButton({ path }: { path: string }) {
  const { locale } = useMessages();
  const { state, dispatch } = useNavigation();
  const { visible } = state.search;

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
      <SearchOpener stepsAside expanded={visible} onAction={() => dispatch({ type: 'toggleSearch' })} />
      <LazySearchBox open={visible} onClose={close} onFailure={giveUp} />
    </>
  );
}
