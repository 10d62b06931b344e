import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Wordmark } from '../../../components/text/wordmark';
import { useMessages } from '../../../i18n/use-messages';
import { LampControl } from '../../colour-mode/lamp-control';
import { useNavigation } from '../../navigation/navigation-provider';
import { focusFirstResult } from './arrow-keys';
import { findItems, startingPoints } from '../index/find-items';
import { PointedPicture } from './pointed-picture';
import { barStyles, besideStyles, columnsStyles, contentStyles } from './search-box.styles';
import { roundButtonStyles } from './search-button.styles';
import { SearchField } from './search-field';
import { SearchGroup } from '../results/search-group';
import { SearchStart, SearchWays } from './search-start';
import { SearchStatus } from '../results/search-status';
import { usePointed } from './use-pointed';
import { useQuery } from './use-query';
import { useSearchIndex } from '../index/use-search-index';

/** What the search holds while it is open: the field, what came of it, the ways out. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t, locale } = useMessages();
  const { dispatch } = useNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const { words, query, type, settle } = useQuery();
  const [index, retry] = useSearchIndex(locale);
  const results = useMemo(
    () => (index.status === 'ready' && query ? findItems(index.index, query) : undefined),
    [index, query],
  );
  const start = useMemo(() => (index.status === 'ready' ? startingPoints(index.index) : []), [index]);
  const starts = !query || results?.count === 0;
  const groups = starts ? start : (results?.groups ?? []);
  const { pointed, listeners } = usePointed(groups);
  const goToResults = () => {
    flushSync(settle);
    focusFirstResult(panel.current);
  };
  const goToMenu = () => {
    onClose();
    dispatch({ type: 'openMain' });
  };

  return (
    <div ref={panel}>
      <div sx={barStyles}>
        <Wordmark />
        <LampControl />
        <button type="button" aria-haspopup="dialog" onClick={goToMenu}>
          {t('nav.menu')}
        </button>
      </div>
      <div sx={contentStyles}>
        <SearchField words={words} onType={type} onSubmit={goToResults} />
        <div sx={columnsStyles}>
          <div sx={besideStyles}>
            <SearchStatus query={query} status={index.status} count={results?.count} onRetry={retry} />
            <PointedPicture picture={pointed?.picture} />
          </div>
          <div {...listeners}>
            {index.status === 'failed' && <SearchWays />}
            {starts ? (
              <SearchStart groups={groups} />
            ) : (
              groups.map(({ kind, hits }) => <SearchGroup key={`${kind} ${query}`} kind={kind} hits={hits} />)
            )}
          </div>
        </div>
      </div>
      <button type="button" aria-label={t('search.close')} sx={roundButtonStyles} onClick={onClose}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
    </div>
  );
}
