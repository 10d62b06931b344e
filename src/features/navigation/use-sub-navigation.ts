import { useEffect, useState } from 'react';
import { useLocale } from '../../i18n/use-locale';
import { loadSubNavigation, type SubNavigationParts } from './load-sub-navigation';
import { useNavigation } from './navigation-provider';

/** Undefined until the lists are loaded, and when that failed. */
export function useSubNavigation(): SubNavigationParts | undefined {
  const locale = useLocale();
  const {
    state: { loading, currentKey },
    dispatch,
  } = useNavigation();
  const [parts, setParts] = useState<SubNavigationParts>();

  useEffect(() => {
    if (!loading) return undefined;
    let wanted = true;
    const end = (type: 'subLoaded' | 'subFailed') => (loaded?: SubNavigationParts) => {
      if (!wanted) return;
      setParts(loaded);
      dispatch({ type });
    };
    loadSubNavigation(locale).then(end('subLoaded'), () => end('subFailed')());
    return () => {
      wanted = false;
    };
  }, [loading, currentKey, locale, dispatch]);

  useEffect(() => () => dispatch({ type: 'hideSub' }), [locale, dispatch]);

  return parts;
}
