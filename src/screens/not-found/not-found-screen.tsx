import { useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { QUERY_PARAMETER } from '../../features/search/box/address-query';
import { useLocale } from '../../i18n/use-locale';
import { NOT_FOUND_MARK } from '../../release/not-found-mark';
import { isPartOfRoom, notFoundText, readablePath } from '../../routes/not-found-text';
import { routePath } from '../../routes/route-path';
import { HomeLink } from '../status/home-link';
import { StatusScreen } from '../status/status-screen';
import { pathMeant } from './path-meant';
import { homeStyles, noteStyles } from '../status/status-screen.styles';

/** Most addresses that are not found name something, misspelt or in its former place: 'lampadaire gueteur', to search for. */
export function wordsOfPath(path: string): string {
  const parts = readablePath(path)
    .split('/')
    .filter((part) => !NAMELESS.test(part));
  const name = parts.pop() ?? '';
  const words = name
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  return /\p{L}{3}/u.test(words) && words.length <= MOST_WORDS ? words : '';
}

/** Of files that a page has beside it, and of old sites' first pages. */
const NAMELESS = /^$|^(pdf|index|default|home)(\.\w+)?$/i;

/** Characters. */
const MOST_WORDS = 60;

/** Undefined while the page is built. */
const pathHere = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location.pathname;

/** The host names the path in the HTML; where there is none, the browser does. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [path] = useState(pathHere);
  const [words, setWords] = useState('');
  useEffect(() => setWords(path && !isPartOfRoom(path) ? wordsOfPath(path) : ''), [path]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    let isHere = true;
    void pathMeant(pathname).then((meant) => {
      if (isHere && meant) window.location.replace(meant + search + hash);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <StatusScreen status={404} title={t('not-found.text')}>
      <p
        sx={{ ...noteStyles, whiteSpace: 'pre-line' }}
        {...{ [NOT_FOUND_MARK]: '' }}
        suppressHydrationWarning
      >
        {path ? notFoundText(path, t) : t('not-found.title')}
      </p>
      {words && (
        <p sx={homeStyles}>
          <Link to={`${routePath('index', locale)}?${new URLSearchParams({ [QUERY_PARAMETER]: words })}`}>
            {t('not-found.search', { words })}
          </Link>
        </p>
      )}
      <HomeLink />
    </StatusScreen>
  );
}
