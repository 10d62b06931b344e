import { useEffect, useState } from 'react';
import { Link } from '../../components/links/link';
import { QUERY_PARAMETER } from '../../features/search/box/address-query';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import { HomeLink } from '../status/home-link';
import { StatusScreen } from '../status/status-screen';
import { homeStyles, noteStyles } from '../status/status-screen.styles';

/** '/fr/œuvres' for '/fr/%C5%93uvres'; unchanged when it can't be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

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

/** The path is known in the browser only, after the first render. */
export function NotFoundScreen() {
  const { t, locale } = useMessages();
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(window.location.pathname), []);
  const words = path && wordsOfPath(path);
  return (
    <StatusScreen status={404} title={t('not-found.text')}>
      <p sx={noteStyles}>{path ? t('not-found.path', { path: readablePath(path) }) : t('not-found.title')}</p>
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
