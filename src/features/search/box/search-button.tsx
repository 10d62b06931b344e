import { useCallback, useEffect } from 'react';
import { ActionLink } from '../../../components/links/action-link';
import { navigate } from '../../../components/links/link';
import { useMessages } from '../../../i18n/use-messages';
import { allWorksPath } from '../../../routes/alternates';
import { useNavigation } from '../../navigation/navigation-provider';
import { addressQuery, keepInAddress } from './address-query';
import { LazySearchBox } from './lazy-search-box';
import { roundButtonStyles } from './search-button.styles';

/** The round button that opens the search; without scripts, or without the box's code, it leads to all works. */
export function SearchButton({ path }: { path: string }) {
  const { t, locale } = useMessages();
  const { state, dispatch } = useNavigation();
  const { visible } = state.search;

  // The address says what is searched for: a shared one, or that of a page one comes back to from a result. It is asked
  // after every change of the state: opening here and closing by the page that enters may fall into one.
  useEffect(() => {
    if (!state.search.visible && addressQuery()) dispatch({ type: 'openSearch' });
  }, [path, state, dispatch]);

  const close = useCallback(() => {
    keepInAddress('');
    dispatch({ type: 'closeSearch' });
  }, [dispatch]);
  const allWorks = allWorksPath(locale);
  const giveUp = useCallback(() => {
    close();
    void navigate(allWorks);
  }, [close, allWorks]);

  return (
    <>
      <ActionLink
        href={allWorks}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-expanded={visible}
        sx={roundButtonStyles}
        onAction={() => dispatch({ type: 'toggleSearch' })}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.3 15.3 5.2 5.2" />
        </svg>
      </ActionLink>
      <LazySearchBox open={visible} onClose={close} onFailure={giveUp} />
    </>
  );
}
