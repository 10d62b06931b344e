import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { HomeLink } from '../status/home-link';
import { StatusScreen } from '../status/status-screen';
import { noteStyles } from '../status/status-screen.styles';

/** '/fr/œuvres' for '/fr/%C5%93uvres'; unchanged when it can't be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path is known in the browser only, after the first render. */
export function NotFoundScreen() {
  const { t } = useMessages();
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(readablePath(window.location.pathname)), []);
  return (
    <StatusScreen status={404} title={t('not-found.text')}>
      <p sx={noteStyles}>{path ? t('not-found.path', { path }) : t('not-found.title')}</p>
      <HomeLink />
    </StatusScreen>
  );
}
