import { useMemo, useRef, useState, type SyntheticEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLayoutEffect } from '../../../browser/use-layout-effect';
import { Wordmark } from '../../../components/text/wordmark';
import { useLocale } from '../../../i18n/use-locale';
import { LampControl } from '../../colour-mode/lamp-control';
import { useNavigation } from '../../navigation/navigation-provider';
import { focusFirstResult } from './arrow-keys';
import type { SearchResults } from '../index/find-items';
import { barStyles, besideStyles, columnsStyles, contentStyles } from './search-box.styles';
import { roundButtonStyles } from './search-button.styles';
import { SearchField } from './search-field';
import { SearchGroup } from '../results/search-group';
import { SearchStatus, SearchWish } from '../results/search-status';
import { useElsewhere } from '../index/use-elsewhere';
import { useSearchIndex } from '../index/use-search-index';
import { Thumbnail } from '../../../components/pictures/thumbnail';
import { SEARCH_ROW_SIZES } from '../../../theme/part-sizes';
import type { SearchPicture, SearchItem } from '../index/search-item';
import { toSmallPicture } from '../results/search-picture';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, move } from '../../../theme/tokens';
import { addressQuery, keepInAddress } from './address-query';
import { Link } from '../../../components/links/link';
import { allWorksPath } from '../../../routes/alternates';
import { routePath } from '../../../routes/route-path';
import { groupStyles, namesStyles } from '../results/search-group.styles';

const LIMIT = 12;

function SearchStart({ groups }: { groups: SearchResults['groups'] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return groups.map(({ kind, hits }) => {
    const items = hits.map(({ item }) => item);
    if (kind === 'types')
      return (
        <Names
          key={kind}
          title={t('nav.works')}
          count={items.reduce((sum, item) => sum + (item.kind === 'types' ? item.count : 0), 0)}
          items={items}
          path={allWorksPath(locale)}
          all={t('search.all-works')}
        />
      );
    if (kind === 'creators')
      return (
        <Names
          key={kind}
          title={t('nav.creators')}
          count={items.length}
          items={items}
          path={routePath('creators', locale)}
          all={t('search.all-creators')}
        />
      );
    return <SearchGroup key={kind} kind={kind} hits={hits} />;
  });
}

function SearchWays() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul sx={namesStyles}>
      <li>
        <Link to={allWorksPath(locale)} data-stop="">
          {t('search.all-works')}
        </Link>
      </li>
      <li>
        <Link to={routePath('creators', locale)} data-stop="">
          {t('search.all-creators')}
        </Link>
      </li>
    </ul>
  );
}

interface NamesProps {
  title: string;
  count: number;
  items: readonly SearchItem[];
  path: string;
  all: string;
}

function Names({ title, count, items, path, all }: NamesProps) {
  return (
    <section sx={groupStyles}>
      <h3>
        {title} <span>{count}</span>
      </h3>
      <ul sx={namesStyles}>
        {items.slice(0, LIMIT).map((item) => (
          <li key={item.path}>
            <Link to={item.path} data-stop="">
              {item.title}
              {item.kind === 'types' && <sup> {item.count}</sup>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={path} data-stop="" data-all="">
            {all}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** ms without a key before the search runs. */
const DEBOUNCE = 150;

interface TypedQuery {
  words: string;
  /** What is searched for, and kept in the address. */
  query: string;
  type: (words: string) => void;
  settle: () => void;
}

function useQuery(): TypedQuery {
  const [words, setWords] = useState(addressQuery);
  const [query, setQuery] = useState(words);
  const settle = () => setQuery(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setQuery(words.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [words]);
  // In the layout phase, before a result can be followed: Back then finds the query.
  useLayoutEffect(() => keepInAddress(query), [query]);
  return { words, query, type: setWords, settle };
}

/** Stays when the pointer leaves the results: it may be on its way to the picture (WCAG 1.4.13). */
function usePointed(groups: SearchResults['groups']) {
  const [path, setPath] = useState<string | null>();
  const point = ({ target }: SyntheticEvent) =>
    setPath((target as Element).closest('a')?.getAttribute('href'));
  const leave = () => setPath(undefined);
  const items = groups.flatMap(({ hits }) => hits.map(({ item }): SearchItem => item));
  return {
    pointed: path ? items.find((item) => item.path === path) : undefined,
    listeners: { onPointerOver: point, onFocus: point, onBlur: leave },
  };
}

const pointedStyles: ThemeUICSSObject = {
  '--thumbnail': SEARCH_ROW_SIZES.pointedHeight,
  display: 'none',
  maxWidth: SEARCH_ROW_SIZES.pointed,
  isolation: 'isolate',
  pointerEvents: 'none',
  '& > span': { transition: move('opacity', 'veil'), '@starting-style': { opacity: 0 } },
  [FROM.asymmetric]: { display: 'block' },
};

const wishStyles: ThemeUICSSObject = { variant: 'text.cap', pt: 'blocks' };

function PointedPicture({ picture }: { picture: SearchPicture | undefined }) {
  return (
    <div aria-hidden="true" data-part="pointed" sx={pointedStyles}>
      {picture && (
        <Thumbnail
          key={picture.src}
          picture={toSmallPicture(picture)}
          sizes={SEARCH_ROW_SIZES.pointed}
          eager
        />
      )}
    </div>
  );
}

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { dispatch } = useNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const { words, query, type, settle } = useQuery();
  const [index, retry] = useSearchIndex(locale);
  const results = useMemo(
    () => (index.status === 'ready' && query ? index.index.find(query) : undefined),
    [index, query],
  );
  const start = useMemo(() => (index.status === 'ready' ? index.index.start() : []), [index]);
  const isNothing = results?.count === 0;
  const own = index.status === 'ready' ? index.index : undefined;
  const elsewhere = useElsewhere(own, isNothing ? query : '', locale);
  const starts = !query || (isNothing && !elsewhere);
  const groups = starts ? start : ((elsewhere ?? results)?.groups ?? []);
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
            <SearchStatus
              query={query}
              status={index.status}
              count={results?.count}
              taken={results?.taken}
              elsewhere={elsewhere}
              onRetry={retry}
            />
            <PointedPicture picture={pointed?.picture} />
          </div>
          <div {...listeners}>
            {index.status === 'failed' && <SearchWays />}
            {starts ? (
              <SearchStart groups={groups} />
            ) : (
              groups.map(({ kind, hits }) => <SearchGroup key={`${kind} ${query}`} kind={kind} hits={hits} />)
            )}
            {elsewhere && (
              <p sx={wishStyles}>
                <SearchWish query={query} />
              </p>
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
