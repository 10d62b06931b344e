import { useEffect, useState } from 'react';
import type { LocaleCode } from '../../../i18n/locales';
import { loadSearchIndex } from './load-search-index';
import type { OpenIndex } from './open-index';

export type IndexState = { status: 'loading' | 'failed' } | { status: 'ready'; index: OpenIndex };

const LOADING: IndexState = { status: 'loading' };

export function useSearchIndex(locale: LocaleCode): [IndexState, retry: () => void] {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: IndexState) => isCurrent && setState(settled);
    setState(LOADING);
    loadSearchIndex(locale).then(
      (index) => settle({ status: 'ready', index }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}
